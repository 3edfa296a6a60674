import { setup } from 'xstate'
import { expect, test } from 'vitest'
import { buildChartModel, type Chart } from './chartModel.ts'
import { chartMermaid } from './chartMermaid.ts'
import { chartText } from './chartText.ts'
import { registry } from '#machines/registry.ts'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'

const NO_WORDS = { states: {}, events: {}, guards: {}, ports: {}, delays: {}, actions: {}, viewStates: {} }
const PHRASES = {
  asks: 'asks: {{what}}',
  after: 'after {{seconds}} s',
  atOnce: 'at once',
  ended: 'all done',
  otherwise: 'otherwise',
  noEffect: '{{what}}: no effect',
}
const mermaid = (chart: Chart, states: Readonly<Record<string, string>> = {}): string =>
  chartMermaid(chart, {
    title: 'A "title": it',
    text: chartText(chart.id, { ...NO_WORDS, states }, PHRASES),
    everywhere: 'from everywhere in it',
  })

test('boxes, regions, first states, transitions beside each other, and the rest as text', () => {
  expect(mermaid(buildChartModel(toySpec, []))).toBe(`---
title: "A \\"title\\": it"
---
stateDiagram-v2
  state "pot" as toy_pot {
    [*] --> toy_pot_empty
    state "pot.empty" as toy_pot_empty
    toy_pot_empty : beans.add
    toy_pot_empty : name.change
    state "pot.brewing" as toy_pot_brewing
    toy_pot_brewing : asks#58; brew
    state "pot.pouring" as toy_pot_pouring
    state "pot.cooling" as toy_pot_cooling
    toy_pot_empty --> toy_pot_brewing : brew.start [hasBeans]
    toy_pot_brewing --> toy_pot_pouring : brew ✓
    toy_pot_brewing --> toy_pot_empty : brew ✗
    toy_pot_pouring --> toy_pot_cooling : at once [hasManyCups]
    toy_pot_pouring --> toy_pot_empty : at once [otherwise]
    toy_pot_cooling --> toy_pot_empty : after 5 s
  }
  --
  state "lamp" as toy_lamp {
    [*] --> toy_lamp_off
    state "lamp.off" as toy_lamp_off
    state "lamp.on" as toy_lamp_on
    toy_lamp_off --> toy_lamp_on : lamp.press [isNamed]
    toy_lamp_on --> toy_lamp_off : lamp.press
  }
`)
})

test('the transitions of a box stand in a state of their own; a final state ends', () => {
  const machine = setup({}).createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { initial: 'one', states: { one: {} }, on: { leave: '#m.b.two' } },
      b: { initial: 'two', states: { two: { type: 'final' } } },
    },
  })
  const written = mermaid(buildChartModel({ machine, viewStates: {} }, []))
  expect(written).toContain('    state "from everywhere in it" as m_a_everywhere\n    m_a_everywhere : leave → b.two\n')
  expect(written).toContain('    m_b_two --> [*]\n')
})

test('marks that would end a text are written as codes', () => {
  const machine = setup({}).createMachine({ id: 'm', initial: 'a', states: { a: {} } })
  expect(mermaid(buildChartModel({ machine, viewStates: {} }, []), { a: 'one: "two"; #3\n<b>' })).toContain(
    'state "one#58; #34;two#34;#59; #35;3#10;#60;b#62;" as m_a\n',
  )
})

/** The rules of Mermaid's grammar for the lines that are written here. */
const LINES = [
  /^stateDiagram-v2$/,
  /^state "[^"\n;:]+" as \w+( \{)?$/,
  /^\w+ : [^:\n;]+$/,
  /^(\[\*\]|\w+) --> (\[\*\]|\w+)( : [^:\n;]+)?$/,
  /^--$/,
  /^\}$/,
]
// Mermaid replaces the codes before it parses.
const withoutCodes = (text: string): string => text.replaceAll(/#\d+;/g, '')

test.each(Object.entries(registry))('the diagram of %s keeps to the grammar', (_, spec) => {
  const [, , , ...lines] = withoutCodes(mermaid(buildChartModel(spec, [])))
    .trimEnd()
    .split('\n')
  const scopes: Set<string>[] = [new Set()]
  const declared = new Set<string>()
  const foreign: string[] = []
  const pending: { names: string[]; scope: Set<string> }[] = []
  for (const line of lines.map((each) => each.trim())) {
    expect(
      LINES.some((rule) => rule.test(line)),
      line,
    ).toBe(true)
    const scope = scopes.at(-1) ?? new Set()
    const name = /^state ".+" as (\w+)/.exec(line)?.[1]
    if (name !== undefined) {
      if (declared.has(name)) foreign.push(`${name} is declared twice`)
      declared.add(name)
      scope.add(name)
    }
    const ends = / --> /.test(line) ? line.split(' : ')[0]?.split(' --> ') : /^(\w+) :/.exec(line)?.slice(1)
    if (ends !== undefined) pending.push({ names: ends.filter((end) => end !== '[*]'), scope })
    if (line.endsWith('{')) scopes.push(new Set())
    if (line === '}') scopes.pop()
    // Regions are scopes of their own.
    if (line === '--') scopes[scopes.length - 1] = new Set()
  }
  expect(scopes).toHaveLength(1)
  for (const { names, scope } of pending) foreign.push(...names.filter((name) => !scope.has(name)))
  expect(foreign).toEqual([])
})
