// Day or night: what the system wishes, or what the person has chosen.
const wish = matchMedia("(prefers-color-scheme: dark)");
let chosen = $state(localStorage.getItem("theme"));
let dark = $state(wish.matches);

wish.addEventListener("change", (event) => {
  dark = event.matches;
  paint();
});

export function night(): boolean {
  return chosen ? chosen === "night" : dark;
}

export function toggleTheme(): void {
  chosen = night() ? "day" : "night";
  localStorage.setItem("theme", chosen);
  paint();
}

export function paint(): void {
  document.documentElement.dataset["theme"] = night() ? "night" : "day";
}
