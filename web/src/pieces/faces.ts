// Whose face is shown for a seat: who has a name of ours has its face, everybody else that of the investor they play.
import type { Names } from "../lib/names";
import { hasHead } from "./heads";

export function faceOf(names: Names, seat: number, investors: readonly number[] = []): string {
  const called = names.seats[seat]?.split(" (")[0] ?? ""; // records of the terminal name the bot, too
  if (hasHead(called)) return called;
  const investor = investors[0];
  return investor === undefined ? "" : names.investorKey(investor);
}
