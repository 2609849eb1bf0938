/** A seeded random number generator. The same seed always gives the same sequence. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform between `min` and `max`. */
  between(min: number, max: number): number;
  /** Uniform whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One item. Throws for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** One item, each with its own weight. Throws when no weight is above zero. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T;
  /** `count` distinct items in random order, or all if there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** Creates a generator from a seed text, by FNV-1a and mulberry32. Different texts give unrelated sequences. */
export function seeded(seed: string): Random {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  const between = (min: number, max: number): number => min + next() * (max - min);
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));

  function pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }
  function weighted<T>(items: readonly (readonly [T, number])[]): T {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    throw new Error('Nothing to pick from');
  }
  function sample<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(Math.floor(next() * rest.length), 1));
    return taken;
  }
  return { next, between, int, chance: (probability) => next() < probability, pick, weighted, sample };
}
