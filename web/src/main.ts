import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource-variable/inter/index.css";
import "./styles/colours.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./lib/http";
import { paint } from "./lib/theme.svelte";
import { loadWords } from "./lib/words.svelte";

paint();
await loadWords((await api.choices()).languages);
const target = document.getElementById("app");
if (target) mount(App, { target });
