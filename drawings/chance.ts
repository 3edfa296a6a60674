/** 32-bit FNV-1a hash of a text, its bits spread afterwards. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A stream of repeatable numbers in [0, 1). */
export interface Chance {
  (): number
  between(lo: number, hi: number): number
  /** A whole number from `lo` to `hi`, both included. */
  whole(lo: number, hi: number): number
  pick<Item>(list: readonly [Item, ...Item[]]): Item
  coin(p?: number): boolean
}

/** A named stream: the same name always yields the same numbers, whatever other streams were asked for. */
export function chance(name: string): Chance {
  let a = hash(name)
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    between: (lo: number, hi: number) => lo + next() * (hi - lo),
    whole: (lo: number, hi: number) => lo + Math.floor(next() * (hi - lo + 1)),
    pick: <Item>(list: readonly [Item, ...Item[]]): Item => list[Math.floor(next() * list.length)] ?? list[0],
    coin: (p = 0.5) => next() < p,
  })
}

/** A repeatable number in [0, 1) for a place: independent of how much of the scene is visible. */
export function at(seed: number, i: number, j = 0): number {
  let h = Math.imul(seed ^ Math.imul(i + 1013, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(j + 733, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

/** Smooth one-dimensional noise from -1 to 1. */
export function wave(seed: number, x: number): number {
  const i = Math.floor(x)
  const f = x - i
  const u = f * f * (3 - 2 * f)
  return (at(seed, i) * (1 - u) + at(seed, i + 1) * u) * 2 - 1
}
