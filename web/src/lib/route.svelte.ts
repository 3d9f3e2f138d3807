// Which page is shown: the address decides.
let path = $state(location.pathname);
let query = $state(location.search);

window.addEventListener("popstate", read);

function read(): void {
  path = location.pathname;
  query = location.search;
}

export function go(address: string): void {
  history.pushState(null, "", address);
  read();
  scrollTo(0, 0);
}

export type Route = { page: "lobby" } | { page: "table"; id: string; code: string } | { page: "record"; id: string };

export function route(): Route {
  const [, page, id] = path.split("/");
  if (page === "table" && id) return { page: "table", id, code: new URLSearchParams(query).get("code") ?? "" };
  if (page === "record" && id) return { page: "record", id };
  return { page: "lobby" };
}

/** For links: a plain click stays in the page. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).getAttribute("href");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link);
}
