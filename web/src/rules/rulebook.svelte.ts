// The rules beside the page: what is open, of which game, and where. Anything may open them at a place: `rulebook.open("R-DEM-4")`.
import { api, problemOf } from "../lib/http";
import type { Manual, ManualSection } from "../lib/types";
import type { Session } from "../lib/session.svelte";
import { language } from "../lib/words.svelte";

/** The game in play, as far as its rules depend on it; `figures` is the version it is played with, "" the server's. */
export interface Game {
  players: number;
  modules: readonly string[];
  sets: readonly string[];
  figures: string;
}

export type Leaf = "round" | "rules";

class Rulebook {
  leaf = $state<Leaf | null>(null); // null: closed
  place = $state(""); // the rule or section to be read
  asked = $state(0); // grows with every wish to see a place, the same one too
  wide = $state(false); // the rules of all games, though one is in play
  manual = $state.raw<Manual | null>(null);
  problem = $state("");
  private game = $state.raw<Game | null>(null);
  private before: Element | null = null;
  private loaded = "";

  get inPlay(): boolean {
    return this.game !== null;
  }

  get sections(): readonly ManualSection[] {
    return this.manual?.sections ?? [];
  }

  /** What is shown beside the page belongs to this game, until another is in play or none. */
  attend(game: Game | null): void {
    if (JSON.stringify(game) === JSON.stringify(this.game)) return;
    this.game = game;
    this.wide = false;
  }

  /** Open at a rule, at a section, or where one was. */
  open(place = ""): void {
    this.show(place && place === this.manual?.summary ? "round" : "rules");
    this.place = place;
    this.asked += 1;
  }

  show(leaf: Leaf): void {
    if (this.leaf === null) this.before = document.activeElement;
    this.leaf = leaf;
  }

  /** Back to where one was before. */
  close(): void {
    this.leaf = null;
    if (this.before instanceof HTMLElement) this.before.focus({ preventScroll: true });
  }

  /** Whether a number or a key is in the rules that are shown. */
  has(place: string): boolean {
    return this.sections.some((section) => section.key === place || section.blocks?.some((block) => block.number === place));
  }

  /** Fetch what is to be shown, in the language of the page. */
  async load(): Promise<void> {
    const address = addressOf(language(), this.wide ? null : this.game);
    if (address === this.loaded) return;
    this.loaded = address;
    try {
      const manual = await api.rules(address);
      if (address !== this.loaded) return; // another was asked for meanwhile
      this.manual = manual;
      this.problem = "";
    } catch (error) {
      this.loaded = "";
      this.problem = problemOf(error);
    }
  }
}

function addressOf(spoken: string, game: Game | null): string {
  if (game === null) return spoken;
  const query = new URLSearchParams({
    players: String(game.players),
    modules: game.modules.join(","),
    sets: game.sets.join(","),
    figures: game.figures,
  });
  return `${spoken}?${query}`;
}

export const rulebook = new Rulebook();

/** The rules of the game on a table, as long as its page is shown. */
export function attendTo(session: Session): void {
  $effect(() => {
    const { table } = session;
    const figures = session.figures?.version ?? "";
    if (table) rulebook.attend({ players: table.players, modules: table.modules, sets: table.investor_sets, figures });
  });
  $effect(() => () => rulebook.attend(null));
}
