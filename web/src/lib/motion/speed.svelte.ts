// How fast things move at the table: as the person has chosen, and not at all for who wishes for no motion.
export const SPEEDS = ["off", "quick", "normal"] as const;
export type Speed = (typeof SPEEDS)[number];

const KEPT = "motion";
const PACES: Record<Speed, number> = { off: 0, quick: 0.5, normal: 1 };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

function kept(): Speed {
  const found = localStorage.getItem(KEPT);
  return SPEEDS.find((each) => each === found) ?? "normal";
}

let chosen = $state<Speed>(kept());
let wished = $state(calm.matches);

calm.addEventListener("change", () => {
  wished = calm.matches;
  mark();
});

export function speed(): Speed {
  return chosen;
}

export function choose(speed: Speed): void {
  chosen = speed;
  localStorage.setItem(KEPT, speed);
  mark();
}

/** What a time is multiplied with; nothing moves where it is 0. */
export function pace(): number {
  return wished ? 0 : PACES[chosen];
}

/** Whether the system wishes for no motion, whatever is chosen here. */
export function isCalm(): boolean {
  return wished;
}

/** For the style sheets: what moves by them stands still, too. */
export function mark(): void {
  document.documentElement.dataset["motion"] = pace() ? "on" : "off";
}
