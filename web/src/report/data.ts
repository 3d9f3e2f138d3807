// What a report is made of: stockpile/cli/reports.py writes it into the page.
import type { Estimate, GameAnalysis, Habit, History, Score, TableView } from "../lib/types";

interface Of<Kind extends string, Data> {
  kind: Kind;
  data: Data;
}

export type Report = {
  language: string;
  words: string; // the messages that this page may say, as Fluent
  version: string;
  title: string;
  kicker: string;
  headline: string;
  lead: string;
  warnings: string[];
  facts: string[];
  command: string; // what to type to get the same again
} & (Of<"coach", CoachData> | Of<"study", StudyData> | Of<"tournament", TournamentData> | Of<"balance", BalanceData>);

export interface CoachData {
  names: string[]; // of the seats, so that no two are alike
  analysis: GameAnalysis;
  history: History;
  final: TableView;
  views: Record<number, TableView>; // by how many answers were given: as the seat saw it whose decision is among the worst
  futures: number;
  playouts: number;
  worlds: number;
  verdicts: Record<string, number>; // what the loss of each is at least
}

export interface StudyData {
  files: string[]; // of the games
  skipped: string[]; // why others do not count
  players: PlayerStudy[]; // those with most games first
  shown: number; // how many of them have a part of their own
}

export interface PlayerStudy {
  name: string;
  facts: string; // in words
  files: number[]; // by game, the place of its file
  study: {
    games: { place: number; money: number; grade: number; result: Score; luck: Score; skill: Score; loss: Score }[];
    wins: Estimate;
    grade: Estimate;
    luck: Estimate;
    skill: Estimate;
    trend: { line: Estimate[] };
    habits: Habit[];
    phases: { phase: string; luck: Estimate; skill: Estimate; loss: Estimate; loss_money: Estimate }[];
  };
}

export interface TournamentData {
  rows: {
    bot: string;
    games: number;
    win_share: number | null;
    win_low: number | null;
    win_high: number | null;
    money: number | null;
    money_low: number | null;
    money_high: number | null;
    ms_mean: number | null;
    ms_p95: number | null;
    rating: number;
    seats: number[]; // the share of wins in each
    amounts: [money: number, count: number][];
    times: [milliseconds: number, count: number][];
  }[];
  players: number;
  played: boolean;
  timed: boolean;
  visitors: number; // bots of other packages
}

export type BalanceRow = { players: number; game: string; place?: number; investor?: string; card?: string; what?: string; count?: number; deals: number; looks: number } & Record<
  "win_share" | "lead" | "worth" | "expected" | "money" | "round" | "choices" | "minutes" | "spread" | "won_from_behind" | "won_from_last" | "luck_share",
  Estimate
>;

export interface BalanceData {
  sections: { key: string; title: string; summary: string; clear: string }[]; // `clear`: what is too strong or too weak whatever the noise
  parts: Record<string, { bot: string; rows: BalanceRow[]; pooled: BalanceRow[] }>;
  money: { slope: number; investors: { investor: string; mark: string; money: number; even: number; before: Estimate; after: Estimate }[] } | null;
  gaps: Record<string, Record<string, Estimate>>; // by game and investor, how far from a fair share of wins
  names: { investors: Record<string, string>; cards: Record<string, string> };
  games: Record<string, string>; // names of games
  fair: number; // within this of a fair share is fair
  worth: [least: number, most: number]; // what a strategy card should be worth
  seconds: { choice: number; round: number };
  measured: { part: string; deals: number; bot: string }[];
}
