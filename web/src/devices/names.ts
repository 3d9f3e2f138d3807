// What a device is called: browser and system, as far as they are known.
import { language, say } from "../lib/words.svelte";

export function deviceName({ browser, system }: { browser: string; system: string }): string {
  const known = browser && system ? "both" : browser ? "browser" : system ? "system" : "neither";
  return say("devices-name", { known, browser, system });
}

export const day = (seconds: number) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(seconds * 1000);
