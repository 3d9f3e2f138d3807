// The fonts, before anything is shown: text that changes its width moves buttons away from under a finger.

const PATIENCE = 3000; // ms: a page in the system's fonts is better than none
const LATIN = ["Inter Variable", "Fraunces Variable"];
const HANGUL = ["Noto Sans KR Variable", "Hahmlet Variable"];
const SYLLABLE = /[가-힣]/g;
const OFTEN = 40; // times in the catalogue: then a syllable is likely to be on the first page

export async function loadFonts(): Promise<void> {
  await ready(LATIN, " ");
}

/** The fonts of Korean lie in two hundred files: who speaks it loads those whose syllables the words often have, and of
 * the others each when the page shows something of it. Nobody else loads any. */
export async function loadHangul(words: string): Promise<void> {
  await Promise.all([import("@fontsource-variable/noto-sans-kr/index.css"), import("@fontsource-variable/hahmlet/index.css")]);
  await ready(HANGUL, frequent(words));
}

function frequent(words: string): string {
  const times = new Map<string, number>();
  for (const [syllable] of words.matchAll(SYLLABLE)) times.set(syllable, (times.get(syllable) ?? 0) + 1);
  return [...times].flatMap(([syllable, count]) => (count < OFTEN ? [] : syllable)).join("");
}

async function ready(families: readonly string[], text: string): Promise<void> {
  const fonts = Promise.allSettled(families.map((family) => document.fonts.load(`1em "${family}"`, text)));
  await Promise.race([fonts, new Promise((done) => setTimeout(done, PATIENCE))]);
}
