import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource-variable/inter/index.css";
import "./styles/colours.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadFonts } from "./lib/fonts";
import { api } from "./lib/http";
import { paint } from "./lib/theme.svelte";
import { loadWords } from "./lib/words.svelte";

paint();
await Promise.all([loadFonts(), api.choices().then(({ languages }) => loadWords(languages))]);
const target = document.getElementById("app");
if (target) mount(App, { target });
