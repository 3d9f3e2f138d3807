import "../styles/colours.css";
import "../styles/base.css";
import { mount } from "svelte";
import { paint } from "../lib/theme.svelte";
import { speakWith } from "../lib/words.svelte";
import type { Report } from "./data";
import ReportPage from "./ReportPage.svelte";

const report = JSON.parse(document.getElementById("report")?.textContent ?? "") as Report;
const target = document.getElementById("app");
speakWith(report.language, report.words);
paint();
if (target) mount(ReportPage, { target, props: { report } });
