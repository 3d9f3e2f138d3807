import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource-variable/inter/index.css";
import "./styles/colours.css";
import "./styles/base.css";
import "./styles/screen.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { prepareInstalling } from "./calls/installing.svelte";
import { loadFonts } from "./lib/fonts";
import { api } from "./lib/http";
import { mark } from "./lib/motion/speed.svelte";
import { paint } from "./lib/theme.svelte";
import { loadWords } from "./lib/words.svelte";

const PATIENCE = 1000; // ms

/** A server that is starting or busy refuses, or does not answer at all: nothing can be said to people without it. */
async function findWords(): Promise<void> {
  for (;;) {
    try {
      await loadWords((await api.choices()).languages);
      return;
    } catch {
      await new Promise((done) => setTimeout(done, PATIENCE));
    }
  }
}

paint();
mark();
prepareInstalling();
await Promise.all([loadFonts(), findWords()]);
const target = document.getElementById("app");
if (target) {
  target.replaceChildren(); // the line that asked for patience
  mount(App, { target });
}
