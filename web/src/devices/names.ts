// What a device is called: browser and system, as far as they are known.
import { say } from "../lib/words.svelte";

export function deviceName({ browser, system }: { browser: string; system: string }): string {
  const known = browser && system ? "both" : browser ? "browser" : system ? "system" : "neither";
  return say("devices-name", { known, browser, system });
}
