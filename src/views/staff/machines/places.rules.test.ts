import { expect, test } from 'vitest'
import { conceptsOf, findPlaces, markWords, type ChartPlace } from './places.rules.ts'

const SYNONYMS = [
  ['connection', 'network', 'offline'],
  ['bank', 'verifies'],
]
const place = (text: string, over: Partial<ChartPlace> = {}): ChartPlace => ({
  machine: 'toy',
  state: `toy.${text}`,
  way: null,
  glyph: 'viewState',
  text,
  about: '',
  ...over,
})

test('a question is its telling words, each with those that mean the same, once', () => {
  expect(conceptsOf('What happens when the BANK verifies, and the network goes?', SYNONYMS)).toEqual([
    ['bank', 'verifies'],
    ['connection', 'network', 'offline'],
  ])
  expect(conceptsOf(' the , ? ', SYNONYMS)).toEqual([])
})

test('the place that speaks of most comes first; the name of a state before what is said of it, and before a way', () => {
  const both = place('Bank verifies', { about: 'no connection' })
  const way = place('Card: the connection is back → Bank', { way: 'w' })
  const name = place('Connection lost')
  const about = place('Trouble', { about: 'offline' })
  expect(findPlaces([place('Booked'), about, name, way, both], conceptsOf('bank offline', SYNONYMS))).toEqual([
    both,
    way,
    name,
    about,
  ])
})

test('marked words are whole, and the text stays as it is', () => {
  const parts = markWords('The bank’s connections', conceptsOf('connection bank', SYNONYMS))
  expect(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['bank', 'connections'])
  expect(parts.map(({ text }) => text).join('')).toBe('The bank’s connections')
})
