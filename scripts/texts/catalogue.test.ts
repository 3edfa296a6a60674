import { expect, test } from 'vitest'
import { applyChanges, readCatalogue, type Change } from './catalogue.ts'

const SOURCE = `/** Said on the home page. */
export const home = {
  title: 'Hotels',
  nights: { one: '{{n}} night', other: "{{n}} nights, the hotel's" },
  ...more,
  list: [{ text: \`One\` }],
} as const
`
const sources = new Map([
  ['home.ts', SOURCE],
  ['first.ts', 'export const first = { home }'],
])

const texts = () =>
  [...readCatalogue(sources).values()].map(({ path, spots }) => [
    path,
    Object.fromEntries([...spots].map(([form, { text }]) => [form, text])),
  ])

const change = (path: string, form: string, text: string): Change[] => {
  const entry = readCatalogue(sources).get(path)
  return entry ? [{ entry, form, text }] : []
}

test('finds texts, plural forms and lists by path, and leaves texts of another file to that file', () => {
  expect(texts()).toEqual([
    ['home.title', { '': 'Hotels' }],
    ['home.nights', { one: '{{n}} night', other: "{{n}} nights, the hotel's" }],
    ['home.list.0.text', { '': 'One' }],
  ])
})

test('a change replaces only the text, whatever quotes it contains', () => {
  const changes = [
    ...change('home.nights', 'one', 'A "single" night'),
    ...change('home.title', '', "The guest's \\ hotels"),
    ...change('home.list.0.text', '', 'One'),
  ]
  expect(applyChanges(sources, changes)).toEqual(
    new Map([
      [
        'home.ts',
        SOURCE.replace("'Hotels'", `"The guest's \\\\ hotels"`).replace("'{{n}} night'", `'A "single" night'`),
      ],
    ]),
  )
})

test('reports by path a part that is not a text', () => {
  expect(broken('export const home = { title: 1 + 1 }')).toThrow('home.title is neither a text nor a group of texts')
  expect(broken('export const home = { title: ')).toThrow('home.ts is not TypeScript')
  expect(broken('const home = {}')).toThrow('home.ts exports no texts')
  expect(() =>
    readCatalogue(new Map(['search', 'searchForm'].map((name) => [`${name}.ts`, "export const a = { title: 'x' }"]))),
  ).toThrow('search.title stands twice')
})

const broken = (content: string) => () => readCatalogue(new Map([['home.ts', content]]))
