/** 32-bit FNV-1a hash of a text, with its bits mixed afterward. */
export function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index++) bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** A stream of repeatable numbers in [0, 1). */
export interface Chance {
  (): number
  between(least: number, most: number): number
  /** An integer from `least` to `most`, both included. */
  whole(least: number, most: number): number
  pick<Item>(list: readonly [Item, ...Item[]]): Item
  coin(odds?: number): boolean
}

/** A named stream: the same name always yields the same numbers, regardless of other streams. */
export function chance(name: string): Chance {
  let state = hash(name)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    between: (least: number, most: number) => least + next() * (most - least),
    whole: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    pick: <Item>(list: readonly [Item, ...Item[]]): Item => list[Math.floor(next() * list.length)] ?? list[0],
    coin: (odds = 0.5) => next() < odds,
  })
}

/** A repeatable number in [0, 1) for an index: independent of how much of the scene is visible. */
export function at(seed: number, index: number, detail = 0): number {
  let bits = Math.imul(seed ^ Math.imul(index + 1013, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(detail + 733, 0xc2b2ae35)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return ((bits ^ (bits >>> 15)) >>> 0) / 4294967296
}

/** Smooth one-dimensional noise, -1 to 1. */
export function wave(seed: number, x: number): number {
  const index = Math.floor(x)
  const fraction = x - index
  const eased = fraction * fraction * (3 - 2 * fraction)
  return (at(seed, index) * (1 - eased) + at(seed, index + 1) * eased) * 2 - 1
}
