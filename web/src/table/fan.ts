// How large the cards of a pile are: as large as fits while each still shows its stub, with sign and name.
const WIDTH = 76; // of a card, in its own pixels
const HEIGHT = 108; // of a card that lies a little askew
const SPREAD = 58; // how far a card is from the next where there is room
const STUB = 25;
const NARROW_STUB = 19; // the narrowest in which a name can be read
const USUAL = 4; // fewer cards are no larger than so many: they do not shrink with every card that comes
const ROOMY = 1.2; // smaller cards rather have a narrow stub
const LARGEST = 2;
const SMALLEST = 0.62;

export interface Fan {
  big: number;
  stub: number;
  /** As CSS has it: stubs, and a whole card at the end. */
  columns: string;
}

export function fanned(cards: number, wide: number, high: number): Fan {
  const inOneRow = sized(Math.max(cards, USUAL), 1, wide, high);
  const inTwo = sized(Math.ceil(Math.max(cards, USUAL) / 2), 2, wide, high);
  const twice = inTwo.big > inOneRow.big && cards > USUAL;
  const { big, stub } = twice ? inTwo : inOneRow;
  const columns = Math.max(1, twice ? Math.ceil(cards / 2) : cards);
  const stubs = columns > 1 ? `repeat(${columns - 1}, minmax(0, ${SPREAD * big}px)) ` : "";
  return { big, stub, columns: `${stubs}${WIDTH * big}px` };
}

function sized(columns: number, rows: number, wide: number, high: number): Omit<Fan, "columns"> {
  const fits = (stub: number) => Math.min(LARGEST, high / HEIGHT / rows, wide / (WIDTH + stub * (columns - 1)));
  const roomy = fits(STUB) >= ROOMY;
  return { big: Math.max(SMALLEST, roomy ? fits(STUB) : Math.min(fits(NARROW_STUB), ROOMY)), stub: roomy ? STUB : NARROW_STUB };
}
