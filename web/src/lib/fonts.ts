// The two fonts, before anything is shown: text that changes its width moves buttons away from under a finger.

const PATIENCE = 3000; // ms: a page in the system's fonts is better than none

export async function loadFonts(): Promise<void> {
  const fonts = Promise.allSettled(['1em "Inter Variable"', '1em "Fraunces Variable"'].map((font) => document.fonts.load(font)));
  await Promise.race([fonts, new Promise((done) => setTimeout(done, PATIENCE))]);
}
