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

export type Route =
  | { page: "lobby" | "games" | "privacy" | "device" | "puzzles" }
  | { page: "table"; id: string; code: string; move: number | null }
  | { page: "record"; id: string }
  | { page: "puzzle"; id: string };

export function route(): Route {
  const [, page, id] = path.split("/");
  if (page === "table" && id) return { page, id, code: asked("code"), move: /^\d{1,5}$/.test(asked("move")) ? Number(asked("move")) : null };
  if (page === "record" && id) return { page, id };
  if (page === "puzzle") return { page, id: id ?? "" }; // without one, that of the day
  if (page === "games" || page === "privacy" || page === "device" || page === "puzzles") return { page };
  return { page: "lobby" };
}

function asked(name: string): string {
  return new URLSearchParams(query).get(name) ?? "";
}

/** For links: a plain click stays in the page. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).getAttribute("href");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link);
}
