// Requests to the server. What it refuses comes as a Refusal with a sentence for people.
import type { Advice, Choices, Coaching, DeviceCode, GameAnalysis, HintNumbers, History, Invitation, KeptData, Manual, Me, Moment, MyDevices, MyGames, MyStudy, NewTable, Problem, Proof, Puzzles, Solution, Table, Tables, Welcome } from "./types";
import { has, say, type Facts } from "./words.svelte";

const PATIENCE = 2000; // ms

/** `passing`: the same request may well succeed in a moment. */
class Refusal extends Error {
  constructor(
    message: string,
    readonly passing: boolean,
    readonly problem: Problem | null,
  ) {
    super(message);
  }
}

export function problemText(problem: Pick<Problem, "code" | "message" | "params"> & Partial<Pick<Problem, "reasons">>): string {
  return has(problem.code) ? say(problem.code, inWords(problem)) : problem.message;
}

/** The facts of a message; those that are messages themselves said as they stand inside a sentence, without a full stop. */
function inWords({ params = {}, reasons = {} }: Pick<Partial<Problem>, "params" | "reasons">): Facts {
  const known = Object.entries(reasons).filter(([, reason]) => has(reason.key)); // not of a card that somebody made
  return { ...params, ...Object.fromEntries(known.map(([name, reason]) => [name, say(reason.key, inWords(reason)).replace(/\.$/, "")])) };
}

/** What went wrong with a request, in a sentence. */
export function problemOf(error: unknown): string {
  return error instanceof Refusal ? error.message : say("web-no-server");
}

/** What the server says of a refusal, for who has more to offer than its sentence. */
export function problemIn(error: unknown): Problem | null {
  return error instanceof Refusal ? error.problem : null;
}

export function mayPass(error: unknown): boolean {
  return !(error instanceof Refusal) || error.passing;
}

/** Ask until there is an answer, or a refusal for good; `tell` hears what is wrong meanwhile, and "" when it is over. */
export async function patiently(work: () => Promise<void>, tell: (problem: string) => void, gone: () => boolean): Promise<void> {
  while (!gone()) {
    try {
      await work();
      tell("");
      return;
    } catch (error) {
      tell(problemOf(error));
      if (!mayPass(error)) return;
      await new Promise((done) => setTimeout(done, PATIENCE));
    }
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem === null ? say("web-no-server") : problemText(problem), answer.status >= 500 || answer.status === 429, problem);
  }
  return (await answer.json()) as Answer;
}

export const api = {
  me: () => ask<Me>("GET", "/me"),
  enter: (name: string) => ask<Me>("POST", "/guest", { name }),
  choices: () => ask<Choices>("GET", "/choices"),
  tables: () => ask<Tables>("GET", "/tables"),
  table: (id: string) => ask<Table>("GET", `/tables/${id}`),
  create: (table: NewTable) => ask<Table>("POST", "/tables", table),
  teach: (lesson: string) => ask<Table>("POST", `/lessons/${lesson}`),
  join: (id: string, code: string, seat?: number, name = "") =>
    ask<Table>("POST", `/tables/${id}/join`, { code, name, ...(seat === undefined ? {} : { seat }) }),
  leave: (id: string) => ask<Table>("POST", `/tables/${id}/leave`, {}),
  change: (id: string, seat: number, kind: "open" | "reserved" | "bot", bot = "") =>
    ask<Table>("POST", `/tables/${id}/seats/${seat}`, { kind, bot }),
  again: (id: string) => ask<Table>("POST", `/tables/${id}/again?fair=true`),
  start: (id: string) => ask<Table>("POST", `/tables/${id}/start`),
  history: (source: string) => ask<History>("GET", `${source}/history`),
  moment: (source: string, to: number) => ask<Moment>("GET", `${source}/replay?to=${to}`),
  proof: (source: string) => ask<Proof>("GET", `${source}/proof`),
  hint: (id: string, seat: number, on: boolean) => ask<Table>("POST", `/tables/${id}/hints`, { seat, on }),
  numbers: (id: string, seat: number) => ask<HintNumbers>("GET", `/tables/${id}/hints?seat=${seat}`),
  advice: (id: string, seat: number) => ask<Advice>("POST", `/tables/${id}/advice`, { seat }),
  coaching: (id: string) => ask<Coaching>("GET", `/tables/${id}/coach`),
  coach: (id: string) => ask<Coaching>("POST", `/tables/${id}/coach`),
  analysis: (id: string) => ask<GameAnalysis>("GET", `/tables/${id}/analysis`),
  invitation: (id: string) => ask<Invitation>("GET", `/tables/${id}/invitation`),
  close: (id: string, closed: boolean) => ask<Table>("POST", `/tables/${id}/closed`, { closed }),
  mute: (id: string, who: string, muted: boolean) => ask<Table>("POST", `/tables/${id}/mute`, { who, muted }),
  remove: (id: string, who: string) => ask<Table>("POST", `/tables/${id}/remove`, { who }),
  games: () => ask<MyGames>("GET", "/me/games"),
  study: () => ask<MyStudy>("GET", "/me/study"),
  kept: () => ask<KeptData>("GET", "/me/kept"),
  forget: (guest: string) => ask<Me>("POST", "/me/forget", { id: guest }),
  devices: () => ask<MyDevices>("GET", "/me/devices"),
  deviceCode: () => ask<DeviceCode>("POST", "/me/devices/code"),
  becomeDevice: (code: string, replace: boolean) => ask<Me>("POST", "/device", { code, replace }),
  signOut: (device: string) => ask<MyDevices>("POST", `/me/devices/${device}/sign-out`),
  signOutOthers: () => ask<MyDevices>("POST", "/me/devices/sign-out-others"),
  puzzles: () => ask<Puzzles>("GET", "/puzzles"),
  puzzle: (key: string) => ask<Welcome>("GET", `/puzzles/${key}`),
  solve: (key: string, answers: readonly (string | number)[]) => ask<Solution>("POST", `/puzzles/${key}`, { answers }),
  rules: (address: string) => ask<Manual>("GET", `/rules/${address}`),
  upload: (text: string) => ask<History>("POST", "/records", { text }),
};
