/** How high the masthead is: for what stays in sight under it. */
export function mastheadHeight(): { readonly height: number } {
  let height = $state(0);
  $effect(() => {
    const masthead = document.querySelector<HTMLElement>(".masthead");
    if (!masthead) return;
    const measured = new ResizeObserver(() => (height = masthead.offsetHeight));
    measured.observe(masthead);
    return () => measured.disconnect();
  });
  return {
    get height() {
      return height;
    },
  };
}
