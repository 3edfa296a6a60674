import { setup } from 'xstate'
import { expect, test } from 'vitest'
import { chartText, type ChartPhrases, type MachineWords } from './chartText.ts'
import { buildChartModel } from './chartModel.ts'
import { groupChart } from './groupChart.ts'
import { fromPromise } from 'xstate'

const { createMachine } = setup({
  actors: { book: fromPromise(() => Promise.resolve(1)) },
  delays: { patience: 1500 },
  guards: { isGood: () => true, isBad: () => true },
  actions: { note: () => {} },
})

const machine = createMachine({
  id: 'trip',
  initial: 'idle',
  on: { note: { actions: 'note' }, 'home.go': '.idle' },
  states: {
    idle: { on: { go: 'work', leave: 'end' } },
    work: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'book',
            src: 'book',
            onDone: [{ guard: 'isGood', target: 'rest' }, { target: '#trip.end' }],
            onError: [
              { guard: 'isBad', target: 'rest' },
              { target: 'asking', reenter: true },
            ],
          },
          on: { leave: '#trip.end', stop: {} },
        },
        rest: { after: { patience: 'asking' }, always: { guard: 'isBad', target: '#trip.idle' } },
      },
      on: { leave: 'end' },
    },
    end: { on: { leave: 'end', both: ['idle'] } },
  },
})

const chart = buildChartModel({ machine, viewStates: {} }, [])
const drawing = groupChart(chart)

const words: MachineWords = {
  states: { idle: 'Idle', work: 'Work', 'work.asking': 'Asking', 'work.rest': 'Rest', end: 'End' },
  events: { go: 'go', leave: 'leave', stop: 'stop', both: 'both', 'home.go': 'go home' },
  guards: { isGood: 'it is good', isBad: 'it is bad' },
  ports: { book: 'book' },
  delays: {},
  actions: {},
  viewStates: {},
}
const phrases: ChartPhrases = {
  asks: 'asks: {{what}}',
  after: 'after {{seconds}} s',
  atOnce: 'at once',
  ended: 'all done',
  otherwise: 'otherwise',
  noEffect: '{{what}}: no effect',
}
const text = chartText('trip', words, phrases)

test('lines join states of one box only, one per direction; a line between boxes has no text', () => {
  expect(drawing.lines.map((line) => [line.from, line.to, text.line(line)])).toEqual([
    ['trip.idle', 'trip.work', ['go']],
    ['trip.work', 'trip.end', []],
    ['trip.work.asking', 'trip.work.rest', ['book ✓ [it is good]', 'book ✗ [it is bad]']],
    ['trip.work.rest', 'trip.work.asking', ['after 1.5 s']],
    ['trip.work', 'trip.idle', []],
    ['trip.end', 'trip.idle', ['both']],
  ])
})

test('a transition is a row in its source if it leaves its box, stays in its state or is the same in three states', () => {
  const rows = drawing.boxes.map(({ state, rows }) => [state.id, rows.map(text.row)])
  expect(Object.fromEntries(rows)).toEqual({
    trip: ['note', 'go home → Idle'],
    'trip.idle': ['leave → End'],
    'trip.work': ['leave → End'],
    'trip.work.asking': [
      'asks: book',
      'book ✓ [otherwise] → End',
      'book ✗ [otherwise] → Asking',
      'leave → End',
      'stop: no effect',
    ],
    'trip.work.rest': ['at once [it is bad] → Idle'],
    'trip.end': ['leave → End'],
  })
})

test('every transition is drawn once', () => {
  const drawn = [
    ...drawing.lines.flatMap(({ ways }) => ways),
    ...drawing.boxes.flatMap(({ rows }) => rows.flatMap((row) => (row.kind === 'way' ? row.way : []))),
  ]
  expect(drawn.map(({ id }) => id).toSorted()).toEqual(chart.ways.map(({ id }) => id).toSorted())
})

test('a box has an initial dot if its first state is directly inside', () => {
  expect(drawing.boxes.map(({ first }) => first)).toEqual(['trip.idle', null, 'trip.work.asking', null, null, null])
})

test('a view state shows the words for its values, or their names', () => {
  const viewState = { kind: 'viewState' as const, viewState: 'progress', values: ['booking', 'odd'] }
  const worded = chartText(
    'trip',
    { ...words, viewStates: { progress: { name: 'Button', values: { booking: 'Booking…' } } } },
    phrases,
  )
  expect(worded.row(viewState)).toBe('Button: Booking… / odd')
  expect(text.row(viewState)).toBe('progress: booking / odd')
  expect(text.state('trip.nowhere')).toBe('nowhere')
})
