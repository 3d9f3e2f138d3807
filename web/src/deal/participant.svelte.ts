// My part in the deal of one table: numbers of my own, committed to before any other number is known, then revealed.
import type { ClientMessage, Deal, AnswerEvents, Table } from "../lib/types";
import { glimpse, merged } from "./glimpse";
import { drawnShare } from "./hashes";
import { type Memory, newMemory, recall, remember } from "./keeping";
import { readStatement, seatCommitment } from "./texts";

/** Why this page has no part in a deal: the statement is about something else, or what was said before has changed. */
export type Doubt = "statement" | "changed";

export class Participant {
  deal = $state.raw<Deal | null>(null);
  /** When the deal was last told, as `performance.now()` has it. */
  since = $state(0);
  doubt = $state<Doubt | null>(null);
  #memory: Memory | null = null;
  /** By seat and number: all that my seats were told of the game. */
  #told = new Map<number, Map<number, AnswerEvents>>();

  constructor(private readonly send: (message: ClientMessage) => void) {}

  hear(deal: Deal | null, table: Table): void {
    this.deal = deal;
    this.since = performance.now();
    this.look(table);
  }

  /** Do what is to be done now, also when only the table has changed: who sits there is told apart from the deal. */
  look(table: Table): void {
    if (!this.deal) return;
    this.#memory = this.#recall(this.deal, table);
    this.doubt = this.#memory ? doubtIn(this.deal, this.#memory) : this.deal.step === "dealt" ? null : "statement";
    if (this.#memory && !this.doubt) this.#steps[this.deal.step](this.deal, this.#memory, table);
  }

  /** What a seat of mine was told; of spectators' news there is nothing to keep. */
  witness(seat: number, news: readonly AnswerEvents[]): void {
    if (!this.#memory || !news.length) return;
    const told = this.#told.get(seat) ?? new Map<number, AnswerEvents>();
    this.#told.set(seat, told);
    for (const each of news) told.set(each.number, each);
    const inOrder = [...told.values()].sort((one, other) => one.number - other.number);
    this.#keep({ ...this.#memory, glimpse: merged(this.#memory.glimpse, glimpse(inOrder)) });
  }

  readonly #steps: Record<Deal["step"], (deal: Deal, memory: Memory, table: Table) => void> = {
    commit: (deal, memory, table) => this.#commit(deal, memory, table),
    reveal: (deal, memory, table) => this.#reveal(deal, memory, table),
    dealt: (deal, memory) => this.#end(deal, memory),
  };

  /** Another tab may have begun. Who comes when all is dealt has seen nothing before it and keeps nothing. */
  #recall(deal: Deal, table: Table): Memory | null {
    const known = this.#memory?.kept.start === deal.start ? this.#memory : recall(table.id, deal.start);
    if (known || deal.step === "dealt" || !fits(deal, table)) return known;
    const fresh = newMemory(table.id, deal.start, deal.statement, deal.commitment);
    remember(fresh);
    return fresh;
  }

  /** One number a seat, whatever happens to the page: it is kept before anybody hears of it. */
  #commit(deal: Deal, memory: Memory, table: Table): void {
    const waiting = mine(deal, table).filter((part) => part.state === "waiting");
    const missing = waiting.filter((part) => !memory.kept.mine.some((each) => each.seat === part.seat));
    if (missing.length) {
      const drawn = missing.map(({ seat }) => ({ seat, share: drawnShare() }));
      this.#keep({ ...memory, kept: { ...memory.kept, mine: [...memory.kept.mine, ...drawn] } });
    }
    for (const { seat } of waiting) {
      const own = this.#memory?.kept.mine.find((each) => each.seat === seat);
      if (own) this.send({ type: "commit", start: deal.start, seat, commitment: seatCommitment(deal.commitment, seat, own.share) });
    }
  }

  /** Only what is among the published commitments is revealed; another device of mine may have committed instead. */
  #reveal(deal: Deal, memory: Memory, table: Table): void {
    if (!memory.kept.seen.length) {
      const seen = deal.seats.map(({ seat, commitment }) => ({ seat, commitment: commitment ?? null }));
      this.#keep({ ...memory, kept: { ...memory.kept, seen } });
    }
    for (const part of mine(deal, table).filter(({ state }) => state === "committed")) {
      const own = this.#memory?.kept.mine.find(({ seat, share }) => seat === part.seat && seatCommitment(deal.commitment, seat, share) === part.commitment);
      if (own) this.send({ type: "reveal", start: deal.start, seat: own.seat, share: own.share });
    }
  }

  #end(deal: Deal, memory: Memory): void {
    if (memory.kept.reveals.length) return;
    const reveals = deal.seats.map(({ seat, share }) => ({ seat, share: share ?? null }));
    this.#keep({ ...memory, kept: { ...memory.kept, reveals } });
  }

  /** Two tabs of mine may be at it at once, each with a number: neither is to be lost. */
  #keep(memory: Memory): void {
    const other = recall(memory.kept.table, memory.kept.start)?.kept.mine ?? [];
    const further = other.filter(({ share }) => !memory.kept.mine.some((own) => own.share === share));
    this.#memory = { ...memory, kept: { ...memory.kept, mine: [...further, ...memory.kept.mine] } };
    remember(this.#memory);
  }
}

/** What was said once must not change: not the statement, not the commitments once they are published. */
function doubtIn(deal: Deal, { kept }: Memory): Doubt | null {
  const same = kept.statement === deal.statement && kept.commitment === deal.commitment;
  const asSeen = kept.seen.every(({ seat, commitment }) => deal.seats.some((part) => part.seat === seat && (part.commitment ?? null) === commitment));
  return same && asSeen ? null : "changed";
}

function mine(deal: Deal, table: Table): Deal["seats"] {
  return deal.seats.filter((part) => table.seats[part.seat]?.mine);
}

/** Whether a statement is about this table, as it stands here. */
function fits(deal: Deal, table: Table): boolean {
  const said = readStatement(deal.statement);
  if (said?.table !== table.id || said.start !== deal.start || said.first !== (table.first ?? null)) return false;
  if (said.players !== table.players || `${said.modules}` !== `${table.modules}` || `${said.sets}` !== `${table.investor_sets}`) return false;
  return table.seats.every((seat) => {
    const sitting = said.seats[seat.seat];
    return sitting?.kind === seat.kind && sitting.who === escaped(seat.kind === "bot" ? (seat.bot ?? "") : (seat.who ?? ""));
  });
}

/** As it is written in a statement: words without spaces. */
function escaped(who: string): string {
  return encodeURIComponent(who).replaceAll("%3A", ":").replaceAll("%40", "@");
}
