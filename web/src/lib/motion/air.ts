// What is on its way across the table: copies that fly above everything and are gone when they have arrived.
export interface Course {
  from: DOMRect;
  to: DOMRect;
  time: number;
  delay?: number;
  /** In an arc, as what is thrown; else straight. */
  hops?: boolean;
  /** It is not seen where it lands as long as it flies. */
  hides?: Element | null;
  /** It goes where it is not seen any more, so small at the end; otherwise it lies there afterwards. */
  leaves?: number;
}

/** A copy of something on the table, and where that was. */
export interface Copy {
  shape: Element;
  at: DOMRect;
  grown: number;
}

const ARC = 46; // pixels that a hop rises above the straight way
const FADES = 0.8; // of the way, after which what leaves begins to vanish

export class Air {
  #layer: HTMLElement | null = null;
  #flying = new Set<Animation>();

  copy(thing: Element | null | undefined): Copy | null {
    if (!thing) return null;
    const shape = thing.cloneNode(true) as Element;
    const at = thing.getBoundingClientRect();
    // A large screen's table is enlarged, and so are cards in it: the copy, which is outside of both, is as large.
    return { shape, at, grown: at.width / (parseFloat(getComputedStyle(thing).width) || at.width) };
  }

  fly(copy: Copy, course: Course): void {
    const { from, to, time, delay = 0, hops = false, hides, leaves } = course;
    const box = this.#box(copy);
    const start = shift(copy.at, from, 1);
    const end = shift(copy.at, to, leaves ?? 1);
    const high = hops ? [shift(copy.at, between(from, to), 1.15)] : [];
    const frames: Keyframe[] = [start, ...high, end].map((transform, at, all) => ({ transform, offset: at / (all.length - 1) }));
    if (leaves) frames.push({ opacity: 1, offset: FADES }, { opacity: 0.1, offset: 1 });
    frames.sort((one, other) => Number(one.offset) - Number(other.offset));
    const timing: KeyframeAnimationOptions = { duration: time, delay, easing: "cubic-bezier(.4,0,.3,1)", fill: "both" };
    this.#follow(box.animate(frames, timing), () => box.remove());
    if (hides) this.#follow(hides.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time, delay, fill: "backwards" }), () => {});
  }

  /** Nothing flies any more: whatever was on its way has arrived. */
  clear(): void {
    for (const animation of this.#flying) animation.cancel();
    this.#flying.clear();
    this.#layer?.remove();
    this.#layer = null;
  }

  #follow(animation: Animation, landed: () => void): void {
    this.#flying.add(animation);
    animation.onfinish = () => {
      this.#flying.delete(animation);
      landed();
      if (!this.#flying.size) this.clear();
    };
  }

  #box({ shape, at, grown }: Copy): HTMLElement {
    this.#layer ??= newLayer();
    const box = document.createElement("div");
    box.className = "flight";
    Object.assign(box.style, { left: `${at.left + scrollX}px`, top: `${at.top + scrollY}px`, width: `${at.width}px`, height: `${at.height}px` });
    if (shape instanceof HTMLElement) shape.style.zoom = String(grown);
    box.append(shape);
    this.#layer.append(box);
    return box;
  }
}

function newLayer(): HTMLElement {
  const layer = document.createElement("div");
  layer.className = "flights";
  layer.ariaHidden = "true";
  layer.style.height = `${document.documentElement.scrollHeight}px`; // it goes along when the page scrolls
  document.body.append(layer);
  return layer;
}

/** How to get from where something was to the middle of another place. */
function shift(at: DOMRect, place: DOMRect, scale: number): string {
  const x = middle(place.left, place.width, innerWidth) - at.left - at.width / 2;
  const y = middle(place.top, place.height, innerHeight) - at.top - at.height / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** What is out of sight is flown to as far as the edge of the window. */
function middle(start: number, size: number, window: number): number {
  return Math.max(0, Math.min(window, start + size / 2));
}

function between(from: DOMRect, to: DOMRect): DOMRect {
  const x = (from.left + from.width / 2 + to.left + to.width / 2) / 2;
  const y = Math.min(from.top + from.height / 2, to.top + to.height / 2) - ARC;
  return new DOMRect(x, y, 0, 0);
}
