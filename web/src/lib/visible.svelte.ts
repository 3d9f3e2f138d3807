// Whether anybody can see this page: not in a tab behind others, nor under a closed lid.
import { on } from "svelte/events";
import { createSubscriber } from "svelte/reactivity";

const follow = createSubscriber((changed) => on(document, "visibilitychange", changed));

export function isVisible(): boolean {
  follow();
  return document.visibilityState === "visible";
}
