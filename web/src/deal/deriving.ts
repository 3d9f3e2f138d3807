// From a transcript to the cards: everything that chance decides in a game, in a fixed order.
import { Stream } from "./hashes";

/** The cards and dice of a game before they are shuffled and rolled. What is not in play is empty. */
export interface Box {
  players: number;
  rounds: number;
  /** How many market cards there are of each number, those among them that are dealt as starting shares. */
  market: readonly number[];
  forecasts: readonly number[];
  /** What each die can show. */
  faces: readonly (readonly number[])[];
  commerce: readonly number[];
  investors: readonly number[];
  strategies: readonly number[];
}

/** The outcomes of all shuffles and rolls. */
export interface Chance {
  first: number;
  shares: number[];
  market: number[];
  pairs: number[][];
  dice: number[][];
  commerce: number[];
  investors: number[];
  strategies: number[];
}

const COMPANIES = [0, 1, 2, 3, 4, 5];

/** The cards that follow. The lot for the first player is drawn also where one is named. */
export function dealt(transcript: string, box: Box, first: number | null): Chance {
  const stream = new Stream(transcript);
  const lot = stream.below(box.players);
  const shares = stream.shuffled(COMPANIES).slice(0, box.players);
  const market = stream.shuffled(box.market.flatMap((count, number) => Array<number>(count - (shares.includes(number) ? 1 : 0)).fill(number)));
  const rounds = Array.from({ length: box.rounds });
  const dice = box.faces.length ? rounds.map(() => box.faces.map((faces) => faces[stream.below(faces.length)] as number)) : [];
  const pairs = rounds.map((_, round) => paired(stream, dice[round] ?? box.forecasts));
  return {
    first: first ?? lot,
    shares,
    market,
    pairs,
    dice,
    commerce: stream.shuffled(box.commerce),
    investors: stream.shuffled(box.investors),
    strategies: stream.shuffled(box.strategies),
  };
}

/** Companies and forecasts, each shuffled, then paired. */
function paired(stream: Stream, forecasts: readonly number[]): number[] {
  const companies = stream.shuffled(COMPANIES);
  const shuffled = stream.shuffled(forecasts);
  return companies.flatMap((company, at) => [company, shuffled[at] as number]);
}
