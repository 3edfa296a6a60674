import { fold } from './fold.ts'
import type { KnownPlace } from './knownPlace.ts'
import { buildNameIndex, type Accepts, type Hit } from './nameIndex.ts'

export interface Found {
  place: KnownPlace
  /** The name begins as the guest typed; otherwise it takes a slip, or words around it, to see the place in the text. */
  direct: boolean
}

export type Finder = (text: string, limit: number, accepts: (place: KnownPlace) => boolean) => Found[]

/** Under four letters nearly everything is one slip away from something. */
const MIN_TYPO_LETTERS = 4
const MAX_LETTERS = 60
const MAX_WORDS = 6
/** How many bearers of a name are asked whether the rest of the text is around them. There are a dozen Springfields. */
const MAX_NAMESAKES = 60
/** Words that say what a guest wants and not where. */
const WISH_WORDS = new Set(
  ['hotel', 'hotels', 'in', 'at', 'near', 'فندق', 'فنادق', 'في', 'قرب', 'מלון', 'מלונות', 'ליד', 'בית'].map(fold),
)

/** Reads what guests type: the start of a name, with a slip, or with the city or country behind or before it. */
export const buildFinder = (places: readonly KnownPlace[]): Finder => {
  const index = buildNameIndex(places)
  const wordsOf = memoized((place: KnownPlace) => {
    const { names, otherNames, aroundNames } = place
    return new Set([...names, ...otherNames, ...aroundNames].flatMap((name) => fold(name).split(' ')))
  })

  /** The word begins one of the names of the place, or of what is around it. */
  const suits = (place: KnownPlace, word: string): boolean => {
    const words = wordsOf(place)
    return words.has(word) || [...words].some((candidate) => candidate.startsWith(word))
  }

  /** `paris texas`, `texas paris`, `new yrok usa`: some neighbouring words are the name, the others are around it. */
  const byWords = (text: string, limit: number, accepts: Accepts): Hit[] => {
    const phrases = phrasesOf(text.split(' ').slice(0, MAX_WORDS))
    for (const search of [index.byPrefix, index.byTypo]) {
      for (const { phrase, rest } of phrases) {
        if (search === index.byTypo && phrase.length < MIN_TYPO_LETTERS) continue
        const namesakes = search(phrase, MAX_NAMESAKES, accepts)
        const hits = namesakes.filter(({ entry }) => {
          const place = places[entry]
          return place !== undefined && rest.every((word) => suits(place, word))
        })
        if (hits.length > 0) return hits.slice(0, limit)
      }
    }
    const whole = phrases.find(
      ({ phrase }) => phrase.length > 2 && index.byPrefix(phrase, 1, accepts)[0]?.exact === true,
    )
    return whole ? index.byPrefix(whole.phrase, limit, accepts).filter(({ exact }) => exact) : []
  }

  return (query, limit, accepts) => {
    const text = readQuery(query)
    const acceptsEntry: Accepts = (entry) => {
      const place = places[entry]
      return place !== undefined && accepts(place)
    }
    const direct = index.byPrefix(text, limit, acceptsEntry)
    // A whole name was typed: a slip from it would only be noise.
    const settled = direct.length >= limit || direct.some(({ exact }) => exact)
    let others = settled || text.length < MIN_TYPO_LETTERS ? [] : index.byTypo(text, limit, acceptsEntry)
    if (direct.length + others.length === 0 && text.includes(' ')) others = byWords(text, limit, acceptsEntry)
    const known = new Set(direct.map(({ entry }) => entry))
    return [
      ...direct.map((hit) => ({ ...hit, direct: true })),
      ...others.filter(({ entry }) => !known.has(entry)).map((hit) => ({ ...hit, direct: false })),
    ].flatMap(({ entry, direct }) => {
      const place = places[entry]
      return place === undefined ? [] : [{ place, direct }]
    })
  }
}

/** Folded, of a bounded length: some characters fold to eighteen. */
const readQuery = (query: string): string => {
  const text = fold(query.slice(0, MAX_LETTERS)).slice(0, MAX_LETTERS).trim()
  const where = text.split(' ').filter((word) => !WISH_WORDS.has(word))
  return where.length > 0 ? where.join(' ') : text
}

interface Phrase {
  phrase: string
  /** The words before and behind it. */
  rest: readonly string[]
}

/** Every run of neighbouring words, the one with the most letters first. */
const phrasesOf = (words: readonly string[]): Phrase[] => {
  const found: Phrase[] = []
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= words.length; to += 1)
      found.push({ phrase: words.slice(from, to).join(' '), rest: [...words.slice(0, from), ...words.slice(to)] })
  return found.sort((left, right) => right.phrase.length - left.phrase.length)
}

const memoized = <Value>(compute: (place: KnownPlace) => Value): ((place: KnownPlace) => Value) => {
  const values = new WeakMap<KnownPlace, Value>()
  return (place) => {
    const found = values.get(place)
    if (found !== undefined) return found
    const value = compute(place)
    values.set(place, value)
    return value
  }
}
