// The hashes of a deal. Ours and not the browser's, always: pages over plain http have no Web Crypto.
import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const SHARE = 32; // bytes
const WORD = 4; // bytes of one draw
const ALL = 2 ** 32;
const AT_ONCE = 1024; // bytes
const PURPOSE = "stockpile chance 1\n"; // nothing else is ever drawn from the same bytes

/** SHA-256 of a text, as hex. */
export function fingerprint(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** 32 bytes that nobody can guess, as hex. */
export function drawnShare(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SHARE)));
}

/** A secret, a share or a commitment, as they are written. */
export function isHex(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Numbers from a transcript: SHAKE-256, read from its first byte on, without a bias. */
export class Stream {
  readonly #source;
  #bytes = new Uint8Array();
  #at = 0;

  constructor(transcript: string) {
    this.#source = shake256.create({}).update(utf8ToBytes(transcript + PURPOSE));
  }

  /** From 0 up to a count. Where there is nothing to choose, nothing is read. */
  below(count: number): number {
    if (count === 1) return 0;
    const limit = ALL - (ALL % count); // beyond it small numbers would be likelier
    for (;;) {
      const word = this.#word();
      if (word < limit) return word % count;
    }
  }

  /** The cards in another order, from the last place down: Fisher and Yates. */
  shuffled(cards: readonly number[]): number[] {
    const order = [...cards];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    return order;
  }

  #word(): number {
    if (this.#at === this.#bytes.length) {
      this.#bytes = this.#source.xof(AT_ONCE);
      this.#at = 0;
    }
    const word = new DataView(this.#bytes.buffer, this.#bytes.byteOffset + this.#at, WORD).getUint32(0);
    this.#at += WORD;
    return word;
  }
}
