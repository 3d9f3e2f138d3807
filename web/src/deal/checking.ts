// A deal put to the test, here and by nobody else: does everything follow from what was committed to, and is it what this browser saw?
import type { Figures, Proof } from "../lib/types";
import { type Chance, dealt } from "./deriving";
import { contradictions } from "./glimpse";
import { isHex } from "./hashes";
import type { Kept, Memory } from "./keeping";
import { readStatement, seatCommitment, serverCommitment, transcriptOf, VERSION } from "./texts";

/** Something that does not fit, of a seat or a deck if it has to do with one. */
export interface Fault {
  what: "version" | "form" | "game" | "transcript" | "secret" | "share" | "state" | "deck" | "kept-statement" | "kept-seen" | "kept-reveal" | "kept-cards";
  seat?: number;
  deck?: keyof Chance;
}

/** Proven: all fits, and it is what this browser saw and sent. Consistent: all fits, and this browser cannot say more; `why`. */
export interface Verdict {
  /** Whether all is there that is to be read. */
  readable: boolean;
  /** Whether the decks were worked out: those of another game are not. */
  derived: boolean;
  state: "proven" | "consistent" | "broken";
  why: "kept" | "nothing" | "apart";
  faults: Fault[];
  /** How many seats sealed a number, whether or not it is in the deal. */
  sealed: number;
  withheld: number[];
  absent: number[];
}

/** `table` is the one that the proof is asked of, unless it is that of a file. */
export function check(proof: Proof, figures: Figures, memory: Memory | null, table: string | null): Verdict {
  const faults = found(proof, figures, memory, table);
  const readable = !faults.some(({ what }) => what === "version" || what === "form");
  const seats = readable ? proof.seats : [];
  const mine = seats.some((part) => memory !== null && isOwn(part, memory.kept));
  const seatsThat = (state: string) => seats.filter((part) => part.state === state).map((part) => part.seat);
  return {
    readable,
    derived: readable && !faults.some(({ what }) => what === "game"),
    state: faults.length ? "broken" : mine ? "proven" : "consistent",
    why: mine ? "kept" : memory ? "apart" : "nothing",
    faults,
    sealed: seats.filter((part) => part.commitment != null).length,
    withheld: seatsThat("withheld"),
    absent: seatsThat("absent"),
  };
}

/** Drawn here, and seen to be sealed before it was shown. */
function isOwn(part: Proof["seats"][number], kept: Kept): boolean {
  const drawn = kept.mine.some(({ seat, share }) => seat === part.seat && share === part.share);
  return drawn && kept.seen.some(({ seat, commitment }) => seat === part.seat && commitment === part.commitment);
}

function found(proof: Proof, figures: Figures, memory: Memory | null, table: string | null): Fault[] {
  if (proof.version !== VERSION) return [{ what: "version" }];
  try {
    const foreign = ofGame(proof, figures, table);
    return [...foreign, ...inItself(proof, !foreign.length), ...(memory ? asKept(proof, memory) : [])];
  } catch {
    return [{ what: "form" }]; // something is not there that must be
  }
}

/** Whether secret and shares are those that were committed to, and, if they are of this game, the cards those that follow. */
function inItself(proof: Proof, own: boolean): Fault[] {
  const { statement, commitment, secret, seats } = proof;
  const said = readStatement(statement);
  const people = said?.seats.filter((sitting) => sitting.kind === "human").map((sitting) => sitting.seat);
  const numbers = [secret, commitment, ...seats.flatMap((part) => [part.commitment, part.share]).filter((each) => each != null)];
  const whole = `${people}` === `${seats.map((part) => part.seat)}` && numbers.every(isHex);
  if (!said || !whole) return [{ what: "form" }];
  return [
    ...(proof.transcript === transcriptOf(statement, commitment, secret, seats) ? [] : [{ what: "transcript" } as const]),
    ...(serverCommitment(statement, secret) === commitment ? [] : [{ what: "secret" } as const]),
    ...seats.filter((part) => part.share != null && seatCommitment(commitment, part.seat, part.share) !== part.commitment).map(({ seat }) => ({ what: "share", seat }) as const),
    ...seats.filter((part) => part.state !== stateOf(part)).map(({ seat }) => ({ what: "state", seat }) as const),
    ...(own ? wrongDecks(proof) : []).map((deck) => ({ what: "deck", deck }) as const),
  ];
}

function stateOf(part: Proof["seats"][number]): string {
  return part.share != null ? "revealed" : part.commitment != null ? "withheld" : "absent";
}

function wrongDecks(proof: Proof): (keyof Chance)[] {
  const { players, rounds, faces, forecasts, decks } = proof;
  const right = dealt(proof.transcript, { players, rounds, faces, forecasts, ...decks }, proof.first ?? null);
  return (Object.keys(right) as (keyof Chance)[]).filter((deck) => JSON.stringify(right[deck]) !== JSON.stringify(proof.chance[deck]));
}

/** Whether it is about the game that was played, with its figures. */
function ofGame(proof: Proof, figures: Figures, table: string | null): Fault[] {
  const said = readStatement(proof.statement);
  if (!said) return []; // that is told already
  const fits = [
    said.table === proof.table && said.start === proof.start && (table === null || said.table === table),
    said.first === (proof.first ?? null),
    said.figures === figures.version && `${said.modules}` === `${figures.modules}` && `${said.sets}` === `${figures.investor_sets}`,
    said.players === proof.players && proof.players === figures.players && proof.rounds === figures.rounds,
    JSON.stringify(proof.faces) === JSON.stringify(said.modules.includes("dice") ? figures.dice : []),
    `${proof.forecasts}` === `${figures.forecasts}`,
  ];
  return fits.every(Boolean) ? [] : [{ what: "game" }];
}

/** Whether it is what this browser saw, was shown, and was dealt. */
function asKept(proof: Proof, { kept, glimpse }: Memory): Fault[] {
  const part = (seat: number) => proof.seats.find((each) => each.seat === seat);
  const seen = kept.seen.filter(({ seat, commitment }) => (part(seat)?.commitment ?? null) !== commitment);
  const reveals = kept.reveals.filter(({ seat, share }) => (part(seat)?.share ?? null) !== share);
  return [
    ...(sameStatement(proof, kept) ? [] : [{ what: "kept-statement" } as const]),
    ...seen.map(({ seat }) => ({ what: "kept-seen", seat }) as const),
    ...reveals.map(({ seat }) => ({ what: "kept-reveal", seat }) as const),
    ...(glimpse ? contradictions(glimpse, proof.chance) : []).map((deck) => ({ what: "kept-cards", deck }) as const),
  ];
}

function sameStatement(proof: Proof, kept: Kept): boolean {
  return kept.table === proof.table && kept.start === proof.start && kept.statement === proof.statement && kept.commitment === proof.commitment;
}
