/** A seeded random number generator (sfc32). Equal seeds give equal sequences on every machine. */
export type Random = {
  /** Uniform in [0, 1). */
  next: () => number;
  /** Uniform in [from, to). */
  between: (from: number, to: number) => number;
  /** Integer in from…to, both included. */
  integer: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  /** Normal distribution by summing uniform numbers, cut at three standard deviations. */
  normal: (mean: number, deviation: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  weighted: <Item>(items: readonly Item[], weight: (item: Item) => number) => Item;
  shuffle: <Item>(items: readonly Item[]) => Item[];
  uuid: () => string;
  /** An independent generator for one purpose; drawing from it does not advance this one. */
  stream: (name: string) => Random;
};

const hexPairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex(word: number): string {
  return `${hexPairs[word >>> 24]}${hexPairs[(word >>> 16) & 255]}${hexPairs[(word >>> 8) & 255]}${hexPairs[word & 255]}`;
}

function hashSeed(seed: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let index = 0; index < seed.length; index++) {
    const code = seed.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  return [a, b, c, d];
}

function sfc32(seed: string): () => number {
  let [a, b, c, d] = hashSeed(seed);
  const word = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 15; round++) word();
  return word;
}

/** Creates a generator for a seed: any text, such as `season-2025/round-3/game-2`. */
export function createRandom(seed: string): Random {
  const word = sfc32(seed);
  const next = () => word() / 4294967296;
  const between = (from: number, to: number) => from + next() * (to - from);
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));

  return {
    next,
    between,
    integer,
    chance: (probability) => next() < probability,
    normal: (mean, deviation) => mean + deviation * 2 * (next() + next() + next() - 1.5),
    pick: (items) => itemAt(items, integer(0, items.length - 1)),
    weighted: (items, weight) => {
      let total = 0;
      for (const item of items) total += weight(item);
      let left = next() * total;
      for (const item of items) {
        left -= weight(item);
        if (left < 0) return item;
      }
      return itemAt(items, items.length - 1);
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = integer(0, last);
        const kept = itemAt(shuffled, last);
        shuffled[last] = itemAt(shuffled, other);
        shuffled[other] = kept;
      }
      return shuffled;
    },
    uuid: () => {
      const first = hex(word());
      const second = hex(((word() & 0xffff0fff) | 0x4000) >>> 0);
      const third = hex(((word() & 0x3fffffff) | 0x80000000) >>> 0);
      const fourth = hex(word());
      return `${first}-${second.slice(0, 4)}-${second.slice(4)}-${third.slice(0, 4)}-${third.slice(4)}${fourth}`;
    },
    stream: (name) => createRandom(`${seed}/${name}`),
  };
}

/** Returns the item at an index that must exist. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  if (index < 0 || index >= items.length) throw new Error(`Index ${index} lies outside a list of ${items.length}.`);
  return items[index] as Item;
}
