/**
 * Keys in ascending order of UTF-16 code units, concatenated: key `i` is `units` from `starts[i]` to `starts[i + 1]`. Not
 * strings, because binary search reads single units of many keys, which is slow with strings.
 */
export interface SortedKeys {
  count: number
  units: Uint16Array
  starts: Uint32Array
}

/** Key indexes `[from, to)`. */
export interface Range {
  from: number
  to: number
}

/** The keys must be sorted. */
export const packKeys = (sorted: readonly string[]): SortedKeys => {
  const starts = new Uint32Array(sorted.length + 1)
  sorted.forEach((key, position) => {
    starts[position + 1] = (starts[position] ?? 0) + key.length
  })
  const units = new Uint16Array(starts[sorted.length] ?? 0)
  sorted.forEach((key, position) => {
    const start = starts[position] ?? 0
    for (let index = 0; index < key.length; index += 1) units[start + index] = key.charCodeAt(index)
  })
  return { count: sorted.length, units, starts }
}

export const lengthOf = ({ starts }: SortedKeys, position: number): number =>
  (starts[position + 1] ?? 0) - (starts[position] ?? 0)

const unitAt = ({ units, starts }: SortedKeys, position: number, depth: number): number => {
  const at = (starts[position] ?? 0) + depth
  return at < (starts[position + 1] ?? 0) ? (units[at] ?? -1) : -1
}

/**
 * First key in the range with at least `unit` at `depth`; all keys of the range agree on their first `depth` units. Gallops from
 * the start, because most branches are short compared with their range.
 */
const firstFrom = (keys: SortedKeys, { from, to }: Range, depth: number, unit: number): number => {
  let low = from
  let high = to
  for (let reach = 1; low < high; reach *= 2) {
    const ahead = Math.min(low + reach, high) - 1
    if (unitAt(keys, ahead, depth) >= unit) {
      high = ahead
      break
    }
    low = ahead + 1
  }
  while (low < high) {
    const middle = (low + high) >>> 1
    if (unitAt(keys, middle, depth) >= unit) high = middle
    else low = middle + 1
  }
  return low
}

export const keyAt = ({ units, starts }: SortedKeys, position: number): string =>
  String.fromCharCode(...units.subarray(starts[position] ?? 0, starts[position + 1] ?? 0))

const SPACE = ' '.charCodeAt(0)

export const isSpaceAt = (keys: SortedKeys, position: number, depth: number): boolean =>
  unitAt(keys, position, depth) === SPACE

/** Narrows a range whose keys agree on their first `depth` units to those that continue with `unit`. */
const step = (keys: SortedKeys, range: Range, depth: number, unit: number): Range => {
  const from = firstFrom(keys, range, depth, unit)
  return { from, to: firstFrom(keys, { from, to: range.to }, depth, unit + 1) }
}

const walk = (keys: SortedKeys, range: Range, depth: number, text: string): Range => {
  let narrowed = range
  for (let index = 0; index < text.length && narrowed.from < narrowed.to; index += 1)
    narrowed = step(keys, narrowed, depth + index, text.charCodeAt(index))
  return narrowed
}

/** The keys of the range that are exactly `depth` units long; they sort before longer ones. */
const endingAt = (keys: SortedKeys, range: Range, depth: number): Range => ({
  from: range.from,
  to: firstFrom(keys, range, depth, 0),
})

/** The keys that begin with the prefix. */
export const prefixRange = (keys: SortedKeys, prefix: string): Range =>
  walk(keys, { from: 0, to: keys.count }, 0, prefix)

/** The keys that are exactly this text. */
export const exactRange = (keys: SortedKeys, text: string): Range =>
  endingAt(keys, prefixRange(keys, text), text.length)

/**
 * The keys that begin with the prefix after one typo: two neighbors swapped, a letter dropped, added or replaced. An extra last
 * letter is allowed only after a whole key: elsewhere a wrong last letter has the same effect. Tries only letters that keys
 * really have at that position, so the cost does not grow with the alphabet.
 */
export const typoRanges = (keys: SortedKeys, prefix: string): Range[] => {
  const ranges: Range[] = []
  const keep = (range: Range): void => {
    if (range.from < range.to) ranges.push(range)
  }
  let agreed: Range = { from: 0, to: keys.count }
  for (let depth = 0; depth < prefix.length && agreed.from < agreed.to; depth += 1) {
    const here = prefix.charAt(depth)
    const rest = prefix.slice(depth + 1)
    const next = rest.charAt(0)
    if (next !== '' && next !== here) keep(walk(keys, agreed, depth, next + here + rest.slice(1)))
    if (rest !== '') keep(walk(keys, agreed, depth, rest))
    else if (depth > 0) keep(endingAt(keys, agreed, depth))
    let position = agreed.from
    while (position < agreed.to) {
      const unit = unitAt(keys, position, depth)
      const branch = step(keys, { from: position, to: agreed.to }, depth, unit)
      if (unit >= 0) {
        if (unit !== here.charCodeAt(0)) keep(walk(keys, branch, depth + 1, rest))
        keep(walk(keys, branch, depth + 1, here + rest))
      }
      position = branch.to
    }
    agreed = step(keys, agreed, depth, here.charCodeAt(0))
  }
  return ranges
}
