// How a person is called when it is their turn: a sound, a notification, the icon of the page. Never with a card in it.
import { say } from "../lib/words.svelte";
import icon from "../../public/icon.svg?raw";
import { ring } from "./sound";

let sound = $state(localStorage.getItem("sound") === "on"); // silent until somebody wishes otherwise
let wished = $state(localStorage.getItem("notify") === "on");
let allowed = $state(mayNotify());

export type Notifying = "insecure" | "none" | "denied" | "off" | "on";

function mayNotify(): NotificationPermission {
  return "Notification" in window ? Notification.permission : "denied";
}

export function sounds(): boolean {
  return sound;
}

export function setSound(on: boolean): void {
  sound = on;
  localStorage.setItem("sound", on ? "on" : "off");
  if (on) ring();
}

/** Whether notifications are shown, or why they cannot be. Browsers refuse them without TLS. */
export function notifying(): Notifying {
  if (!window.isSecureContext) return "insecure";
  if (!("Notification" in window)) return "none";
  if (allowed === "denied") return "denied";
  return wished && allowed === "granted" ? "on" : "off";
}

export async function setNotify(on: boolean): Promise<void> {
  if (on && mayNotify() === "default") await Notification.requestPermission();
  allowed = mayNotify();
  wished = on && allowed === "granted";
  localStorage.setItem("notify", wished ? "on" : "off");
}

/** Somebody is wanted at a table: heard if they wish so, and seen if the page is not. */
export function call(address: string, words: string): void {
  if (sound) ring();
  if (notifying() === "on" && document.hidden) void notify(address, words);
}

async function notify(address: string, words: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const options = { body: words, tag: address, icon: "/icon-192.png", data: address };
  if (worker) await worker.showNotification(say("web-title"), options);
  else new Notification(say("web-title"), options);
}

// Drawn over the icon of the page. As text, so that nothing is fetched for it when the connection may be gone.
const MARK =
  '<circle cx="46" cy="46" r="17" fill="#f2c23d" stroke="#8a1c1c" stroke-width="4"/><path d="M46 37v11M46 53v1" stroke="#1d1b19" stroke-width="5" stroke-linecap="round"/>';

/** The icon in the tab bears a mark while somebody is waited for. */
export function badge(wanted: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link || link.hasAttribute("data-turn") === wanted) return;
  link.toggleAttribute("data-turn", wanted);
  link.href = `data:image/svg+xml,${encodeURIComponent(wanted ? icon.replace("</svg>", `${MARK}</svg>`) : icon)}`;
}
