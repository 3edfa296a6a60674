import { fold } from '#contract/shared/fold.ts'
import { withoutAirport } from './airports.ts'
import { kilometres } from './distance.ts'
import { letterLanguage } from './home.ts'
import { onOtherKeyboards } from './keyboards.ts'
import type { KnownPlace } from './knownPlace.ts'
import { buildNameIndex, type Accepts, type Hit, type Search } from './nameIndex.ts'
import { lettersOf, UNFINISHED_COST } from './spelling.ts'

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

const MAX_LETTERS = 60
const MAX_WORDS = 5
/** Minimum length of a phrase that is searched for typos, or as a whole name among unknown words. */
const MIN_NAME_LETTERS = 4
/** A shorter word says nothing about the place around a name. */
const MIN_WORD_LETTERS = 2
/** How many places of one name are checked for the rest of the text. There are a dozen Springfields. */
const MAX_NAMESAKES = 40
/** A text this short that begins a name is not corrected, unless to a better known name. */
const UNFINISHED_LETTERS = 5
/** In score: a guess this much less likely than the best match is noise. */
const FAR_LESS_LIKELY = 4
/** In score: a whole name that is well known, which words around it do not make less likely. */
const WELL_KNOWN = 9
/** Score and number of letters of a text on other keys that is as likely as no place. */
const OTHER_KEYS_FLOOR = 11
/** How many phrases are searched with a typo. */
const MAX_TYPO_PHRASES = 4
/** Maximum distance of the airport of a place that has none of its own. */
const AIRPORT_KM = 110
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

/** Hebrew and Arabic write `in`, `to`, `from` and the article as one word with the name. */
const JOINED_WORDS = /^(?:[בלמהו]|بال|لل|وال|[بل])(?=.{3})/u

/**
 * Finds places by what guests type: the start of a name, possibly spelled by ear or with a typo, with the city or country before
 * or after it, or with the word airport.
 */
export const buildFinder = (places: readonly KnownPlace[]): Finder => {
  const index = buildNameIndex(places)
  const placeOf = ({ entry }: Hit): KnownPlace | undefined => places[entry]
  const airports = places.flatMap((place, entry) => (place.types.includes('airport') ? [{ place, entry }] : []))

  /** `paris texas`, `texas paris`, `new yrok usa`: some adjacent words are the name, the others what is around it. */
  const byWords = (text: string, limit: number, accepts: Accepts): Hit[] => {
    const phrases = phrasesOf(text.split(' ').slice(0, MAX_WORDS))
    const suiting = ({ phrase, rest }: Phrase, search: Search): Hit[] =>
      search(phrase, MAX_NAMESAKES, accepts)
        .filter((hit) => {
          const place = placeOf(hit)
          return place !== undefined && rest.every((word) => suits(place, word))
        })
        .slice(0, limit)

    for (const phrase of phrases) {
      const hits = suiting(phrase, index.byPrefix)
      if (hits.length > 0) return hits
    }
    const long = phrases.filter(({ phrase }) => phrase.length >= MIN_NAME_LETTERS)
    for (const phrase of long.slice(0, MAX_TYPO_PHRASES)) {
      const hits = suiting(phrase, index.byGuess)
      if (hits.length > 0) return hits
    }
    for (const { phrase } of long.filter(({ phrase }) => 2 * phrase.length >= text.length - 1)) {
      const hits = index.byPrefix(phrase, limit, accepts).filter(({ exact, score }) => exact && score >= WELL_KNOWN)
      if (hits.length > 0) return hits
    }
    return []
  }

  const byJoinedWord = (text: string, limit: number, accepts: Accepts): Hit[] => {
    const name = text.replace(JOINED_WORDS, '')
    if (name === text) return []
    return index.byPrefix(name, limit, accepts).filter(({ whole }) => whole)
  }

  /** Typed with the keyboard in another language. */
  const byOtherKeys = (query: string, limit: number, accepts: Accepts): Hit[] => {
    for (const text of onOtherKeyboards(query.slice(0, MAX_LETTERS)).map(fold)) {
      const hits = index
        .byPrefix(text, limit, accepts)
        .filter(({ score, whole }) => score + lettersOf(text) - (whole ? 0 : 2 * UNFINISHED_COST) >= OTHER_KEYS_FLOOR)
      if (hits.length > 0) return hits
    }
    return []
  }

  const find = (query: string, text: string, { limit, enough, accepts, forgiving }: FindOptions): PlaceMatch[] => {
    const acceptsEntry: Accepts = (entry) => {
      const place = places[entry]
      return place !== undefined && accepts(place)
    }
    const direct = index.byPrefix(text, limit, acceptsEntry)
    const best = direct[0]?.score ?? -Infinity
    // The text is a whole name, so corrections would only be noise.
    const settled = !forgiving || direct.some(({ exact }) => exact)
    let guesses = settled ? [] : index.byGuess(text, limit, acceptsEntry)
    const isNothing = (): boolean => !settled && direct.length + guesses.length === 0
    if (isNothing()) guesses = byJoinedWord(text, limit, acceptsEntry)
    if (isNothing() && text.includes(' ')) guesses = byWords(text, limit, acceptsEntry)
    if (isNothing()) guesses = byOtherKeys(query, limit, acceptsEntry)
    const directEntries = new Set(direct.map(({ entry }) => entry))
    const others = guesses.filter(
      ({ entry, score }) =>
        !directEntries.has(entry) && score >= Math.max(best, guesses[0]?.score ?? best) - FAR_LESS_LIKELY,
    )
    const likelier = others.filter(({ score }) => score > best)
    const isBegun =
      direct.length >= enough ||
      direct.some(({ whole }) => whole) ||
      (direct.length > 0 && text.length <= UNFINISHED_LETTERS)
    const lesser = isBegun ? [] : others
    const toMatch =
      (isDirect: boolean) =>
      (hit: Hit): PlaceMatch[] => {
        const place = placeOf(hit)
        if (place === undefined) return []
        const exact =
          isDirect && direct.includes(hit)
            ? [...place.names, ...place.otherNames].some((name) => fold(name) === text)
            : hit.exact
        return [{ place, direct: isDirect, score: hit.score, exact }]
      }
    return [
      ...likelier.flatMap(toMatch(direct.length > 0)),
      ...direct.flatMap(toMatch(true)),
      ...lesser.filter((hit) => !likelier.includes(hit)).flatMap(toMatch(false)),
    ]
  }

  /** The airports of that name, then those of the place of that name, then the place. */
  const findAirports = (query: string, where: string, options: FindOptions): PlaceMatch[] => {
    const { limit, accepts } = options
    const all = airports.filter(({ place }) => accepts(place)).map(({ place }) => place)
    if (where === '') {
      const home = letterLanguage(query)
      return all
        .toSorted((left, right) => Number(right.home === home) - Number(left.home === home))
        .slice(0, limit)
        .map(airportMatch)
    }
    const ofPlace = all.filter((place) => where.split(' ').every((word) => suits(place, word)))
    const named = find(where, where, { ...options, accepts: (place) => all.includes(place) })
    const [found] = find(where, where, { ...options, accepts: (place) => !place.types.includes('airport') })
    const near = found === undefined || found.place.bounds !== undefined ? [] : airportsNear(all, found.place)
    const matches = new Map(
      [...ofPlace, ...named.map(({ place }) => place), ...near].map((place) => [place.id, airportMatch(place)]),
    )
    return [...matches.values(), ...(found === undefined ? [] : [{ ...found, direct: false, exact: false }])].slice(
      0,
      limit,
    )
  }

  return (query, options) => {
    const text = readQuery(query)
    const where = withoutAirport(text)
    return where !== null && airports.some(({ place }) => options.accepts(place))
      ? findAirports(query, where, options)
      : find(query, text, options)
  }
}

const airportMatch = (place: KnownPlace): PlaceMatch => ({ place, direct: true, exact: false, score: place.weight })

const airportsNear = (airports: readonly KnownPlace[], place: KnownPlace): KnownPlace[] =>
  airports
    .map((airport) => ({ airport, km: kilometres(airport, place) }))
    .filter(({ km }) => km <= AIRPORT_KM)
    .toSorted((left, right) => left.km - right.km)
    .map(({ airport }) => airport)

/** True if the word begins a word of the place's own names, or of the areas around it. */
const suits = (place: KnownPlace, word: string): boolean =>
  word.length >= MIN_WORD_LETTERS &&
  (wordsOf(place.names).includes(` ${word}`) ||
    wordsOf(place.otherNames).includes(` ${word}`) ||
    wordsOf(place.aroundNames).includes(` ${word}`))

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
