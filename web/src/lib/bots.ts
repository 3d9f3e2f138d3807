import type { Choices } from "./types";

/** Who sits where no other bot is chosen. The server names its bots in order, and the last plays best. */
export function usualBot({ bots }: Choices): string {
  return bots.at(-1) ?? "";
}
