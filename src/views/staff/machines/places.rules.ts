import type { Chart } from '#machines/kit/chart/chartModel.ts'
import { chartText, type ChartPhrases } from '#machines/kit/chart/chartText.ts'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import type { CatalogueWords } from './catalogue.ts'
import type { GlyphName } from './Glyph.tsx'
import { pathOf } from './openMachine.ts'
import { causeText, conditionText } from './wayWords.ts'

/** A state, or a way out of it, that a search may find. */
export interface ChartPlace {
  machine: string
  state: string
  way: string | null
  glyph: GlyphName
  text: string
  /** More of what it says, e.g. the meaning of the state. */
  about: string
}

/** All places of a chart, in its order. */
export const placesOf = (chart: Chart, words: CatalogueWords, phrases: ChartPhrases): readonly ChartPlace[] => {
  const text = chartText(chart.id, words, phrases)
  const name = (id: string) => (id === chart.id ? words.title : text.state(id))
  const states = chart.states.map((state): ChartPlace => ({
    machine: chart.id,
    state: state.id,
    way: null,
    glyph: 'viewState',
    text: name(state.id),
    about: [
      words.about[pathOf(state.id, chart.id)],
      ...state.asks.map(({ id }) => texts.asksSomebody(text.port(id))),
      ...state.viewStates.map((badge) => text.viewState(badge)),
    ]
      .filter((part) => part !== undefined)
      .join(' · '),
  }))
  const ways = chart.ways.map((way): ChartPlace => {
    const condition = conditionText(words, way)
    const target = way.to.length === 0 ? texts.stays : way.to.map(name).join(', ')
    return {
      machine: chart.id,
      state: way.from,
      way: way.id,
      glyph: way.cause.kind,
      text: `${name(way.from)}: ${causeText(words, way)}${condition === null ? '' : ` ${condition}`} → ${target}`,
      about: '',
    }
  })
  return [...states, ...ways]
}

/** Words of a question that say nothing of a place. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an and are as ask asks at by do does for from goes happen happens how if in into is it of on or the then there to what when where which while who why with'.split(
    ' ',
  ),
)
const SHORTEST_WORD = 2
const NAME_BONUS = 0.5

/** The words of a text, in small letters. */
export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** For each word of the query that says something: itself, and the words that mean the same. */
export const conceptsOf = (query: string, synonyms: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const asked = wordsIn(query).filter((word) => word.length >= SHORTEST_WORD && !EMPTY_WORDS.has(word))
  const concepts = asked.map((word) => synonyms.find((group) => group.includes(word)) ?? [word])
  return concepts.filter((concept, at) => concepts.findIndex((other) => other[0] === concept[0]) === at)
}

export const speaksOf = (words: readonly string[], concept: readonly string[]): boolean =>
  words.some((word) => concept.some((meant) => word.startsWith(meant)))

/** Places that speak of the query, those that speak of more of it first, and states before their ways. */
export const findPlaces = (
  places: readonly ChartPlace[],
  concepts: readonly (readonly string[])[],
): readonly ChartPlace[] => {
  const ranked = places.map((place) => {
    const name = wordsIn(place.text)
    const all = [...name, ...wordsIn(place.about)]
    const hits = concepts.filter((concept) => speaksOf(all, concept)).length
    const isNamed = place.way === null && concepts.some((concept) => speaksOf(name, concept))
    return { place, rank: hits === 0 ? 0 : hits + (isNamed ? NAME_BONUS : 0) }
  })
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ place }) => place)
}

/** Parts of a text, those that speak of the query marked. Joined, they are the text. */
export const markWords = (
  text: string,
  concepts: readonly (readonly string[])[],
): readonly { text: string; isMarked: boolean }[] =>
  (text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []).map((part) => ({
    text: part,
    isMarked: concepts.some((concept) => speaksOf([part.toLowerCase()], concept)),
  }))
