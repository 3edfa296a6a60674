import { fold } from '#contract/shared/fold.ts'
import {
  firstTwoLetters,
  isSpaceAt,
  lengthOf,
  packKeys,
  prefixRange,
  typoRanges,
  type Range,
  type SortedKeys,
} from './typos.ts'

export interface Named {
  /** Its names, in any script. */
  names: readonly string[]
  /** Other spellings, older names and codes, ranked below `names` that match equally well. */
  otherNames: readonly string[]
  /** Higher comes first among equally good matches; about 0 to 10. */
  weight: number
}

export interface Hit {
  /** Position in the list the index was built from. */
  entry: number
  score: number
  /** The text is the whole name. */
  exact: boolean
  /** The text ends at the end of a word of the name. */
  whole: boolean
}

export interface NameIndex {
  /** The best entries with a name that begins with the folded text, from any of its words on. */
  byPrefix: Search
  /** The best entries after correcting one typo; a short text must be nearly the whole name, or anything would match. */
  byTypo: Search
}

export type Search = (text: string, limit: number, accepts?: Accepts) => Hit[]

/** Filters entries by index. */
export type Accepts = (entry: number) => boolean
const acceptsAll: Accepts = () => true
/** Filters names by the index of their key. */
type Suits = (position: number) => boolean
const suitsAll: Suits = () => true

const EXACT_BONUS = 1.5
const FIRST_WORD_BONUS = 0.8
/** A short, common start would otherwise score thousands of keys. */
const MAX_TYPO_KEYS = 4_000

const ARABIC_ARTICLE = 'ال'

/** A text this short is a weak clue after a typo: the name must be hardly longer, and begin alike. */
const SHORT_TEXT = 5
const MAX_LONGER = 1
/**
 * Fewer than four letters are one typo away from nearly anything. The Arabic article does not count: it distinguishes no names.
 */
const MIN_TYPO_LETTERS = 4

const lettersOf = (text: string): number => text.length - (text.startsWith(ARABIC_ARTICLE) ? ARABIC_ARTICLE.length : 0)

/** Whether the text is long enough to correct a typo. */
const isLongEnough = (text: string): boolean => lettersOf(text) >= MIN_TYPO_LETTERS

/** Where a search may begin in a folded name: at each word, and after an Arabic article. */
const entrances = (name: string): number[] => {
  const starts: number[] = []
  for (let start = 0; start >= 0 && start < name.length;) {
    starts.push(start)
    const end = name.indexOf(' ', start)
    if (name.startsWith(ARABIC_ARTICLE, start) && (end < 0 ? name.length : end) - start > 4) starts.push(start + 2)
    start = end < 0 ? -1 : end + 1
  }
  return starts
}

interface SortedNames {
  keys: SortedKeys
  /** By index of the key: its entry, and its score. */
  owners: Uint32Array
  scores: Float32Array
}

/** A separate function, so its large temporary arrays are freed. */
const sortNames = (entries: readonly Named[]): SortedNames => {
  const keys: string[] = []
  const owners: number[] = []
  const scores: number[] = []
  entries.forEach(({ names, otherNames, weight }, entry) => {
    const own = new Set(names.map(fold))
    for (const name of new Set([...own, ...otherNames.map(fold)])) {
      for (const start of entrances(name)) {
        keys.push(name.slice(start))
        owners.push(entry)
        scores.push(weight + (start === 0 && own.has(name) ? FIRST_WORD_BONUS : 0))
      }
    }
  })
  const order = Uint32Array.from(keys.keys()).sort((left, right) => compareUnits(keys[left] ?? '', keys[right] ?? ''))
  return {
    keys: packKeys(Array.from(order, (position) => keys[position] ?? '')),
    owners: Uint32Array.from(order, (position) => owners[position] ?? 0),
    scores: Float32Array.from(order, (position) => scores[position] ?? 0),
  }
}

/** A sorted list of every start of every name, with binary search: small, fast to build, and independent of the script. */
export const buildNameIndex = (entries: readonly Named[]): NameIndex => {
  const { keys, owners, scores } = sortNames(entries)

  const isNear = (position: number, text: string): boolean =>
    lettersOf(text) > SHORT_TEXT ||
    (lengthOf(keys, position) <= text.length + MAX_LONGER && beginsAlike(firstTwoLetters(keys, position), text))

  const collect = (
    ranges: readonly Range[],
    text: string,
    limit: number,
    budget: number,
    accepts: Accepts,
    suits: Suits = suitsAll,
  ): Hit[] => {
    const best: Hit[] = []
    let left = budget
    for (const { from, to } of ranges) {
      for (let position = from; position < to && left > 0; position += 1) {
        left -= 1
        const entry = owners[position] ?? 0
        if (!accepts(entry) || !suits(position)) continue
        const exact = lengthOf(keys, position) === text.length
        const whole = exact || isSpaceAt(keys, position, text.length)
        insert(best, { entry, score: (scores[position] ?? 0) + (exact ? EXACT_BONUS : 0), exact, whole }, limit)
      }
    }
    return best
  }

  return {
    byPrefix: (text, limit, accepts = acceptsAll) =>
      text === '' ? [] : collect([prefixRange(keys, text)], text, limit, keys.count, accepts),
    byTypo: (text, limit, accepts = acceptsAll) =>
      isLongEnough(text)
        ? collect(typoRanges(keys, text), text, limit, MAX_TYPO_KEYS, accepts, (position) => isNear(position, text))
        : [],
  }
}

/** The same first letter, or the first two swapped. */
const beginsAlike = ([first, second]: readonly [string, string], text: string): boolean =>
  first === text.charAt(0) || (first === text.charAt(1) && second === text.charAt(0))

const compareUnits = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

/** Keeps `best` sorted, unique and within the limit. */
const insert = (best: Hit[], hit: Hit, limit: number): void => {
  const last = best[limit - 1]
  if (last !== undefined && last.score >= hit.score) return
  const existingIndex = best.findIndex(({ entry }) => entry === hit.entry)
  if (existingIndex >= 0) {
    if ((best[existingIndex]?.score ?? 0) >= hit.score) return
    best.splice(existingIndex, 1)
  }
  const position = best.findIndex(({ score }) => score < hit.score)
  best.splice(position < 0 ? best.length : position, 0, hit)
  if (best.length > limit) best.pop()
}
