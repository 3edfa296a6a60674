import { fold } from '#contract/shared/fold.ts'
import { letterLanguage, type HomeLanguage } from './home.ts'
import { ARABIC_ARTICLE, lettersOf, soundOf, spellingDistance, UNFINISHED_COST } from './spelling.ts'
import { exactRange, isSpaceAt, keyAt, lengthOf, packKeys, prefixRange, typoRanges, type SortedKeys } from './typos.ts'

export interface Named {
  /** Its names, in any script. */
  names: readonly string[]
  /** Other spellings, older names and codes, ranked below `names` that match equally well. */
  otherNames: readonly string[]
  /** Higher comes first among equally good matches; about 0 to 10. */
  weight: number
  /** Guests of this language mean this one by a name that places share. */
  home?: HomeLanguage | undefined
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
  /**
   * The best entries with a name that sounds like the folded text, or is one typo away from it or its start. None that is less
   * likely than a text that is no place: the shorter the text, the better known the place must be.
   */
  byGuess: Search
}

export type Search = (text: string, limit: number, accepts?: Accepts) => Hit[]

/** Filters entries by index. */
export type Accepts = (entry: number) => boolean
const acceptsAll: Accepts = () => true

const EXACT_BONUS = 1.5
const FIRST_WORD_BONUS = 0.8
const HOME_BONUS = 1
/** A short, common start would otherwise score thousands of keys. */
const MAX_GUESSED_KEYS = 4_000

/** Fewer letters are one typo away from nearly anything. */
const MIN_GUESS_LETTERS = 4
/** Consonants: fewer are heard in too many names. */
const MIN_SOUND = 2
const MIN_LATIN_SOUND = 3
/** A text this short is corrected to a name that begins alike. */
const SHORT_TEXT = 5
/** In score, for each wrong letter: one is as unlikely as that three letters agree by chance. */
const COST_WEIGHT = 6
/**
 * In score, for each letter that agrees: a text that is no place hardly has it. A letter is worth as much as a hundredfold
 * population, so that a small town of six letters is still found.
 */
const LETTER_WEIGHT = 2
/** In score: a misspelled name is hardly given without its first word. */
const LATER_WORD_COST = 1
/**
 * Score of a guess, with its letters, that is as likely as no place. A higher one finds less after a typo, a lower one answers more
 * nonsense (`guesses.test.ts`).
 */
const FLOOR = 11.7

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
  /** By index of the key: its entry, its score, and 1 if it is a later word of a name. */
  owners: Uint32Array
  scores: Float32Array
  laterWords: Uint8Array
}

/** A separate function, so its large temporary arrays are freed. */
const sortNames = (entries: readonly Named[]): SortedNames => {
  const keys: string[] = []
  const owners: number[] = []
  const scores: number[] = []
  const laterWords: number[] = []
  entries.forEach(({ names, otherNames, weight, home }, entry) => {
    const own = new Set(names.map(fold))
    for (const name of new Set([...own, ...otherNames.map(fold)])) {
      const atHome = home !== undefined && letterLanguage(name) === home ? HOME_BONUS : 0
      for (const start of entrances(name)) {
        keys.push(name.slice(start))
        owners.push(entry)
        laterWords.push(name.lastIndexOf(' ', start) < 0 ? 0 : 1)
        scores.push(weight + atHome + (start === 0 && own.has(name) ? FIRST_WORD_BONUS : 0))
      }
    }
  })
  const order = Uint32Array.from(keys.keys()).sort((left, right) => compareUnits(keys[left] ?? '', keys[right] ?? ''))
  return {
    keys: packKeys(Array.from(order, (position) => keys[position] ?? '')),
    owners: Uint32Array.from(order, (position) => owners[position] ?? 0),
    scores: Float32Array.from(order, (position) => scores[position] ?? 0),
    laterWords: Uint8Array.from(order, (position) => laterWords[position] ?? 0),
  }
}

/** The sounds of the keys, sorted, with the index of each one's key. */
const sortSounds = (keys: SortedKeys): { sounds: SortedKeys; positions: Uint32Array } => {
  const heard = Array.from({ length: keys.count }, (_, position) => soundOf(keyAt(keys, position)))
  const positions = Uint32Array.from(heard.keys())
    .filter((position) => isHeard(heard[position] ?? ''))
    .sort((left, right) => compareUnits(heard[left] ?? '', heard[right] ?? ''))
  return { sounds: packKeys(Array.from(positions, (position) => heard[position] ?? '')), positions }
}
const isHeard = (sound: string): boolean => sound.length >= (/[a-z]/.test(sound) ? MIN_LATIN_SOUND : MIN_SOUND)

/** A sorted list of every start of every name, with binary search: small, fast to build, and independent of the script. */
export const buildNameIndex = (entries: readonly Named[]): NameIndex => {
  const { keys, owners, scores, laterWords } = sortNames(entries)
  const { sounds, positions } = sortSounds(keys)

  /** True if the name cannot come before the last hit of a full list, however well it matches. Cheap: one letter begins 20,000. */
  const isTooLow = (position: number, last: Hit | undefined): boolean =>
    last !== undefined && (scores[position] ?? 0) + EXACT_BONUS <= last.score

  /** Null if the name is less likely than none. */
  const guess = (position: number, text: string): Hit | null => {
    const keyScore = (scores[position] ?? 0) - LATER_WORD_COST * (laterWords[position] ?? 0)
    const letters = lettersOf(text)
    if (keyScore + LETTER_WEIGHT * letters < FLOOR) return null
    const key = keyAt(keys, position)
    if (letters <= SHORT_TEXT && !beginsAlike(key, text)) return null
    const { cost, end } = spellingDistance(text, key)
    const score = keyScore - COST_WEIGHT * (cost + (end === 'letter' ? UNFINISHED_COST : 0))
    if (score + LETTER_WEIGHT * Math.min(letters, lettersOf(key)) < FLOOR) return null
    const exact = end === 'name' && cost <= ALIKE_COST
    return { entry: owners[position] ?? 0, score: score + (exact ? EXACT_BONUS : 0), exact, whole: end !== 'letter' }
  }

  return {
    byPrefix: (text, limit, accepts = acceptsAll) => {
      const best: Hit[] = []
      if (text === '') return best
      const { from, to } = prefixRange(keys, text)
      for (let position = from; position < to; position += 1) {
        const entry = owners[position] ?? 0
        if (isTooLow(position, best[limit - 1]) || !accepts(entry)) continue
        const exact = lengthOf(keys, position) === text.length
        const whole = exact || isSpaceAt(keys, position, text.length)
        insert(best, { entry, score: (scores[position] ?? 0) + (exact ? EXACT_BONUS : 0), exact, whole }, limit)
      }
      return best
    },
    byGuess: (text, limit, accepts = acceptsAll) => {
      const best: Hit[] = []
      // One name is often several typos away.
      const considered = new Set<number>()
      const consider = (position: number): void => {
        if (considered.has(position) || !accepts(owners[position] ?? 0)) return
        considered.add(position)
        if (isTooLow(position, best[limit - 1])) return
        const hit = guess(position, text)
        if (hit !== null) insert(best, hit, limit)
      }
      const sound = soundOf(text)
      if (isHeard(sound)) {
        const { from, to } = exactRange(sounds, sound)
        for (const position of positions.subarray(from, to)) consider(position)
      }
      if (lettersOf(text) < MIN_GUESS_LETTERS) return best
      let left = MAX_GUESSED_KEYS
      for (const { from, to } of typoRanges(keys, text)) {
        const end = Math.min(to, from + left)
        left -= end - from
        for (let position = from; position < end; position += 1) consider(position)
      }
      return best
    },
  }
}
/** The same name, spelled by ear. */
const ALIKE_COST = 0.7

/** The same first letter, or the first two swapped, or a first sound that is spelled in several ways. */
const beginsAlike = (name: string, text: string): boolean =>
  name.charAt(0) === text.charAt(0) ||
  (name.charAt(0) === text.charAt(1) && name.charAt(1) === text.charAt(0)) ||
  soundOf(name).charAt(0) === soundOf(text).charAt(0)

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
