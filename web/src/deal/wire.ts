// TEMPORARY until generated
import type { Chance } from "./deriving";
export interface DealSeat {
  seat: number;
  who: string;
  commitment: string | null;
  share: string | null;
  state: "waiting" | "committed" | "revealed" | "withheld" | "absent";
}
export interface Deal {
  type: "deal";
  start: number;
  step: "commit" | "reveal" | "dealt";
  statement: string;
  commitment: string;
  seats: DealSeat[];
  seconds: number | null;
}
export interface Proof {
  version: number;
  table: string;
  start: number;
  transcript: string;
  statement: string;
  commitment: string;
  secret: string;
  seats: DealSeat[];
  players: number;
  rounds: number;
  first: number | null;
  chance: Chance;
  decks: { market: number[]; commerce: number[]; investors: number[]; strategies: number[] };
  faces: number[][];
  forecasts: number[];
}
