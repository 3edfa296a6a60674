import { expect, test } from 'vitest'
import { staffTexts, wordsOf as wordsIn } from '#locales/staff.ts'
import { buildChartModel, type Chart, type Named } from '#machines/kit/chart/chartModel.ts'
import { registry } from '#machines/registry.ts'
import { textWidth, unknownIn } from './textWidth.ts'

type Groups = Readonly<Record<string, readonly string[]>>

const named = ({ name, with: given }: Named): string => (given === undefined ? name : `${name} ${given}`)

/** Every name of a machine that a chart may show, by group. */
const namesOf = ({ id, states, ways }: Chart): Groups => ({
  states: states.flatMap((state) => (state.parent === null ? [] : state.id.slice(id.length + 1))),
  events: ways.flatMap(({ cause }) => (cause.kind === 'event' ? cause.name : [])),
  guards: ways.flatMap(({ guard }) => (guard === null ? [] : named(guard))),
  ports: states.flatMap(({ asks }) => asks.map((port) => port.id)),
  delays: ways.flatMap(({ cause }) => (cause.kind === 'after' ? cause.name : [])),
  actions: [...states.flatMap(({ entry, exit }) => [...entry, ...exit]), ...ways.flatMap(({ actions }) => actions)].map(
    named,
  ),
})

const facesOf = (id: string): Groups =>
  Object.fromEntries(
    Object.entries(registry[id]?.viewStates ?? {}).map(([viewState, { values }]) => [viewState, values]),
  )

type Words = Readonly<Record<string, string>>
type Grouped = Readonly<Record<string, Words>>

const { shared, chart: _, ...own } = staffTexts
const sharedWords: Grouped = shared
const machines = Object.entries(registry).map(([id, { machine }]) => ({
  id,
  names: namesOf(buildChartModel({ machine, viewStates: {} }, [])),
}))
const wordsOf = (id: string): Grouped => {
  const texts = Object.entries(own).find(([machine]) => machine === id)?.[1]
  if (texts === undefined) return {}
  const { states, events, guards, ports, delays, actions } = texts
  return { states, events, guards, ports, delays, actions }
}

test('every machine has words, and only existing machines do', () => {
  expect(Object.keys(own).toSorted()).toEqual(Object.keys(registry).toSorted())
})

test.each(machines)('$id: every name has words', ({ id, names }) => {
  const words = wordsOf(id)
  const wordless = Object.entries(names).flatMap(([group, all]) =>
    [...new Set(all)]
      .filter((name) => words[group]?.[name] === undefined && sharedWords[group]?.[name] === undefined)
      .map((name) => `locales/en/staff/${id}.ts: ${group} lack '${name}'`),
  )
  expect(wordless).toEqual([])
})

test.each(machines)('$id: only existing names have words', ({ id, names }) => {
  const idle = Object.entries(wordsOf(id)).flatMap(([group, words]) =>
    Object.keys(words)
      .filter((name) => names[group]?.includes(name) !== true)
      .map((name) => `locales/en/staff/${id}.ts: ${group} have '${name}'`),
  )
  expect(idle).toEqual([])
})

test.each(Object.entries(own))(
  '%s: descriptions belong to existing states, and words of view states match those of the registry',
  (id, words) => {
    expect(Object.keys(words.about).filter((state) => !(state in words.states))).toEqual([])
    const viewStates: Readonly<Record<string, { name: string; values: Words }>> = words.viewStates
    const worded = Object.fromEntries(
      Object.entries(viewStates).map(([viewState, { values }]) => [viewState, Object.keys(values).toSorted()]),
    )
    const there = Object.fromEntries(
      Object.entries(facesOf(id)).map(([viewState, values]) => [viewState, values.toSorted()]),
    )
    expect(worded).toEqual(there)
  },
)

test('every shared word is used by a machine that has no word of its own for the name', () => {
  const idle = Object.entries(sharedWords).flatMap(([group, words]) =>
    Object.keys(words).filter(
      (name) =>
        !machines.some(({ id, names }) => names[group]?.includes(name) && wordsOf(id)[group]?.[name] === undefined),
    ),
  )
  expect(idle).toEqual([])
})

test('every machine has a title of its own', () => {
  const titles = Object.keys(registry).map((id) => wordsIn(id).title)
  expect(new Set(titles).size).toBe(titles.length)
})

type Tree = { readonly [key: string]: string | Tree }
const textsIn = (tree: Tree): string[] =>
  Object.values(tree).flatMap((text) => (typeof text === 'string' ? text : textsIn(text)))

test('every character of the words has a measured width', () => {
  expect(textsIn(staffTexts).flatMap(unknownIn)).toEqual([])
})

test('a line is as wide as its characters', () => {
  expect(textWidth('01', { size: 10, weight: 400 })).toBeCloseTo(6.35 + 4.28)
})
