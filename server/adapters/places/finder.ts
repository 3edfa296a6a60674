import { fold } from '#contract/shared/fold.ts'
import { onOtherKeyboards } from './keyboards.ts'
import type { KnownPlace } from './knownPlace.ts'
import { buildNameIndex, type Accepts, type Hit, type Search } from './nameIndex.ts'

export interface PlaceMatch {
  place: KnownPlace
  /** The name begins as typed; otherwise a typo, or words around the name, had to be allowed for. */
  direct: boolean
  /** The text is the whole name, in one of our languages. */
  exact: boolean
  /** How well known the place is and how well it matches; higher is better. */
  score: number
}

export interface FindOptions {
  limit: number
  /** Stop searching with this many names that begin as typed. */
  enough: number
  accepts: (place: KnownPlace) => boolean
  /** Allow for typos if too few names begin as typed. */
  forgiving: boolean
}

export type Finder = (text: string, options: FindOptions) => PlaceMatch[]

const MIN_OTHER_KEYS = 3
const MAX_LETTERS = 60
const MAX_WORDS = 5
/** Minimum length of a phrase that is searched for typos, or as a whole name among unknown words. */
const MIN_NAME_LETTERS = 4
/** How many places of one name are checked for the rest of the text. There are a dozen Springfields. */
const MAX_NAMESAKES = 40
/** A text this short that begins a name is not corrected, unless to a far better known name. */
const UNFINISHED_LETTERS = 5
/** In score: corrects to Paris instead of Parsippany, but not The Hague to Havana. */
const FAR_BETTER_KNOWN = 2
/** How many phrases are searched with a typo. */
const MAX_TYPO_PHRASES = 4
/** Words about what a guest wants, not where. */
const WISH_WORDS = new Set(
  [
    'hotel',
    'hotels',
    'in',
    'at',
    'near',
    'island',
    'فندق',
    'فنادق',
    'في',
    'قرب',
    'جزيرة',
    'מלון',
    'מלונות',
    'ליד',
    'אי',
    'האי',
  ].map(fold),
)

/**
 * Finds places by what guests type: the start of a name, possibly with a typo, or with the city or country before or after it.
 */
export const buildFinder = (places: readonly KnownPlace[]): Finder => {
  const index = buildNameIndex(places)

  /** `paris texas`, `texas paris`, `new yrok usa`: some adjacent words are the name, the others what is around it. */
  const byWords = (text: string, limit: number, accepts: Accepts): Hit[] => {
    const phrases = phrasesOf(text.split(' ').slice(0, MAX_WORDS))
    const suiting = ({ phrase, rest }: Phrase, search: Search): Hit[] =>
      search(phrase, MAX_NAMESAKES, accepts)
        .filter(({ entry }) => {
          const place = places[entry]
          return place !== undefined && rest.every((word) => suits(place, word))
        })
        .slice(0, limit)

    for (const phrase of phrases) {
      const hits = suiting(phrase, index.byPrefix)
      if (hits.length > 0) return hits
    }
    const long = phrases.filter(({ phrase }) => phrase.length >= MIN_NAME_LETTERS)
    for (const phrase of long.slice(0, MAX_TYPO_PHRASES)) {
      const hits = suiting(phrase, index.byTypo)
      if (hits.length > 0) return hits
    }
    for (const { phrase } of long.filter(({ phrase }) => 2 * phrase.length >= text.length - 1)) {
      const hits = index.byPrefix(phrase, limit, accepts).filter(({ exact }) => exact)
      if (hits.length > 0) return hits
    }
    return []
  }

  /** Typed with the keyboard in another language. */
  const byOtherKeys = (query: string, limit: number, accepts: Accepts): Hit[] => {
    for (const text of onOtherKeyboards(query.slice(0, MAX_LETTERS)).map(fold)) {
      const hits = text.length < MIN_OTHER_KEYS ? [] : index.byPrefix(text, limit, accepts)
      if (hits.length > 0) return hits
    }
    return []
  }

  return (query, { limit, enough, accepts, forgiving }) => {
    const text = readQuery(query)
    const acceptsEntry: Accepts = (entry) => {
      const place = places[entry]
      return place !== undefined && accepts(place)
    }
    const direct = index.byPrefix(text, limit, acceptsEntry)
    // The text is a whole name, so corrections would only be noise.
    const settled = !forgiving || direct.length >= enough || direct.some(({ whole }) => whole)
    let others = settled ? [] : index.byTypo(text, limit, acceptsEntry)
    const [best] = direct
    if (best !== undefined && text.length <= UNFINISHED_LETTERS)
      others = others.filter(({ score }) => score > best.score + FAR_BETTER_KNOWN)
    const isNothing = (): boolean => !settled && direct.length + others.length === 0
    if (isNothing() && text.includes(' ')) others = byWords(text, limit, acceptsEntry)
    if (isNothing()) others = byOtherKeys(query, limit, acceptsEntry)
    const directEntries = new Set(direct.map(({ entry }) => entry))
    return [
      ...direct.map((hit) => ({ ...hit, direct: true })),
      ...others.filter(({ entry }) => !directEntries.has(entry)).map((hit) => ({ ...hit, direct: false })),
    ].flatMap(({ entry, direct, score }) => {
      const place = places[entry]
      if (place === undefined) return []
      return [{ place, direct, score, exact: direct && place.names.some((name) => fold(name) === text) }]
    })
  }
}

/** True if the word begins a word of the place's own names, or of the areas around it. */
const suits = (place: KnownPlace, word: string): boolean =>
  wordsOf(place.names).includes(` ${word}`) ||
  wordsOf(place.otherNames).includes(` ${word}`) ||
  wordsOf(place.aroundNames).includes(` ${word}`)

/** Folded names in one text, a space before every word. Cached by list, because places of one region share it. */
const wordsOf = (names: readonly string[]): string => {
  const cached = foldedLists.get(names)
  if (cached !== undefined) return cached
  const words = ` ${names.map(fold).join(' ')}`
  foldedLists.set(names, words)
  return words
}
const foldedLists = new WeakMap<readonly string[], string>()

/** Folds the query and limits its length, again after folding: a character can become eighteen. */
const readQuery = (query: string): string => {
  const text = fold(query.slice(0, MAX_LETTERS)).slice(0, MAX_LETTERS).trim()
  const where = text.split(' ').filter((word) => !WISH_WORDS.has(word))
  return where.length > 0 ? where.join(' ') : text
}

interface Phrase {
  phrase: string
  /** The words before and after it. */
  rest: readonly string[]
}

/** Every run of adjacent words, the longest first. */
const phrasesOf = (words: readonly string[]): Phrase[] => {
  const phrases: Phrase[] = []
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= words.length; to += 1)
      phrases.push({ phrase: words.slice(from, to).join(' '), rest: [...words.slice(0, from), ...words.slice(to)] })
  return phrases.sort((left, right) => right.phrase.length - left.phrase.length)
}
