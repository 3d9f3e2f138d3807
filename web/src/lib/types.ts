// Short names for the types that are generated from the server's OpenAPI document.
import type { components } from "./api";

type Schemas = components["schemas"];

export type TableView = Schemas["TableView"];
export type Figures = Schemas["Figures"];
export type Company = Schemas["Company"];
export type Pile = Schemas["Pile"];
export type Player = Schemas["Player"];
export type Mine = Schemas["Mine"];
export type Pair = Schemas["Pair"];
export type Question = Schemas["Question"];
export type AnswerChoice = Schemas["AnswerChoice"];
export type Outcome = Schemas["Outcome"];
export type Left = Schemas["Left"];
export type Race = Schemas["Race"];
export type Row = Schemas["Row"];
export type Seat = Schemas["Seat"];
export type Table = Schemas["Table"];
export type Tables = Schemas["Tables"];
export type Choices = Schemas["Choices"];
export type NewTable = Schemas["NewTable"];
export type SeatPlan = Schemas["SeatPlan"];
export type Sight = Schemas["Sight"];
export type News = Schemas["News"];
export type ChatLine = Schemas["ChatLine"];
export type Clock = Schemas["Clock"];
export type History = Schemas["History"];
export type Moment = Schemas["Moment"];
export type Problem = Schemas["Problem"];
export type Me = Schemas["Me"];
export type Welcome = Schemas["Welcome"];
export type ServerMessage = Schemas["Protocol"]["server"];
export type ClientMessage = Schemas["Protocol"]["client"];
export type Happened = News["events"][number];
export type HappenedName = Happened["event"];
export type Event<Name extends HappenedName> = Extract<Happened, { event: Name }>;
