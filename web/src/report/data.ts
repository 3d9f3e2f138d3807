// What a report is made of: stockpile/cli/reports.py writes it into the page.
import type { GameAnalysis, History, TableView } from "../lib/types";

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
} & Of<"coach", CoachData>;

export interface CoachData {
  analysis: GameAnalysis;
  history: History;
  final: TableView;
  views: Record<number, TableView>; // by how many answers were given: as the seat saw it whose decision is among the worst
  futures: number;
  playouts: number;
  worlds: number;
  verdicts: Record<string, number>; // what the loss of each is at least
}
