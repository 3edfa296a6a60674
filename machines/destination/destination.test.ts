import { AUTOCOMPLETE_DEBOUNCE_MS } from '#contract/places.ts'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import { destinationMachine } from './destination.machine.ts'
import {
  destinationOf,
  detailOf,
  optionOf,
  type PickedPlace,
  type PlaceDetail,
  type PlaceOption,
} from './destination.rules.ts'
import { paris, parisDetail, parisTexas } from './destination.samples.ts'
import { selectIsEmpty, selectIsPicking, selectSuggestions, selectText } from './destination.selectors.ts'

describe('the text', () => {
  test('is cleared when the guest comes, and is the chosen place again when they go', () => {
    const { actor, text } = field()
    actor.send({ type: 'field.focus' })
    expect(text()).toBe('')
    actor.send({ type: 'text.change', text: 'Par' })
    expect(text()).toBe('Par')
    actor.send({ type: 'field.blur' })
    expect(text()).toBe('Manhattan')
  })

  test('is left alone by blanks, and by its own text', () => {
    const { actor, asked, text } = field()
    for (const written of ['  ', 'Manhattan']) actor.send({ type: 'text.change', text: written })
    expect([text(), asked, actor.getSnapshot().value]).toEqual(['Manhattan', [], 'idle'])
  })

  test('follows a place that was chosen elsewhere, but not while the guest types', () => {
    const { actor, text } = field()
    actor.send({ type: 'place.replace', name: 'Rome' })
    expect(text()).toBe('Rome')
    actor.send({ type: 'text.change', text: 'Par' })
    actor.send({ type: 'place.replace', name: 'Haifa' })
    expect(text()).toBe('Par')
    actor.send({ type: 'field.blur' })
    expect(text()).toBe('Haifa')
  })
})

describe('suggestions', () => {
  test('are asked for at the first letter, and then once the guest has paused for 200 ms', () => {
    const { actor, clock, asked } = field()
    actor.send({ type: 'field.focus' })
    for (const text of ['P', 'Pa', 'Par']) actor.send({ type: 'text.change', text })
    expect(asked).toEqual(['P'])
    clock.increment(AUTOCOMPLETE_DEBOUNCE_MS - 1)
    actor.send({ type: 'text.change', text: 'Pari' })
    clock.increment(AUTOCOMPLETE_DEBOUNCE_MS - 1)
    expect(asked).toEqual(['P'])
    clock.increment(1)
    expect(asked).toEqual(['P', 'Pari'])
    clock.increment(AUTOCOMPLETE_DEBOUNCE_MS)
    expect(asked).toEqual(['P', 'Pari'])
    actor.send({ type: 'text.change', text: 'Paris ' })
    expect(asked).toEqual(['P', 'Pari', 'Paris'])
  })

  test('are asked for at once again when the guest has paused after the first letter', () => {
    const { actor, clock, asked } = field()
    actor.send({ type: 'field.focus' })
    actor.send({ type: 'text.change', text: 'P' })
    clock.increment(AUTOCOMPLETE_DEBOUNCE_MS)
    actor.send({ type: 'text.change', text: 'Pa' })
    expect(asked).toEqual(['P', 'Pa'])
  })

  test('of an earlier text are not shown for a later one', async () => {
    const { actor, clock, answers, suggestions } = field()
    actor.send({ type: 'text.change', text: 'P' })
    actor.send({ type: 'text.change', text: 'Pa' })
    clock.increment(AUTOCOMPLETE_DEBOUNCE_MS)
    await answers[1]?.([paris])
    await answers[0]?.([parisTexas])
    expect(suggestions()).toEqual([paris])
  })

  test('that are none are said to be none, and an empty field shows neither', async () => {
    const { actor, answers } = field()
    actor.send({ type: 'text.change', text: 'Xyz' })
    await answers[0]?.([])
    expect(selectIsEmpty(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'text.change', text: ' ' })
    expect([selectIsEmpty(actor.getSnapshot()), selectSuggestions(actor.getSnapshot())]).toEqual([false, []])
  })
})

describe('picking', () => {
  test('loads the detail and tells the place with its extras', async () => {
    const { actor, answers, details, told, text } = field()
    actor.send({ type: 'text.change', text: 'Par' })
    await answers[0]?.([paris, parisTexas])
    actor.send({ type: 'place.pick', id: 'p2' })
    actor.send({ type: 'field.blur' })
    expect([selectIsPicking(actor.getSnapshot()), text()]).toEqual([true, 'Paris'])
    await details[0]?.(parisDetail)
    expect(told).toEqual([{ ...parisTexas, detail: parisDetail }])
    expect([selectIsPicking(actor.getSnapshot()), text()]).toEqual([false, 'Paris'])
  })

  test.each([
    ['is missing', null],
    ['does not come', new Error('offline')],
  ])('tells the bare option when the detail %s', async (_, detail) => {
    const { actor, answers, details, told } = field()
    actor.send({ type: 'text.change', text: 'Par' })
    await answers[0]?.([paris])
    actor.send({ type: 'place.pick', id: 'p1' })
    await details[0]?.(detail)
    expect(told).toEqual([{ ...paris, detail: null }])
  })

  test('is ignored while a list is fetched', async () => {
    const { actor, clock, answers, details } = field()
    actor.send({ type: 'text.change', text: 'P' })
    await answers[0]?.([paris])
    actor.send({ type: 'text.change', text: 'Pa' })
    clock.increment(AUTOCOMPLETE_DEBOUNCE_MS)
    actor.send({ type: 'place.pick', id: 'p1' })
    expect([selectIsPicking(actor.getSnapshot()), details]).toEqual([false, []])
  })
})

describe('a place of the wire', () => {
  test('becomes an option and, unless it is political, a point of interest', () => {
    const formatting = { main_text: 'Paris', secondary_text: 'France' }
    expect(optionOf({ place_id: 'p1', structured_formatting: formatting, types: ['locality'] })).toEqual(paris)
    const result = {
      name: 'Louvre',
      geometry: { location: { lat: 1, lng: 2 } },
      types: ['museum'],
      url: 'https://x.example',
    }
    const detail = detailOf({ result })
    expect(detail).toEqual({ ...parisDetail, point: { lat: 1, lng: 2 }, poi: true, url: 'https://x.example' })
    expect(detailOf({ result: { ...result, types: ['locality', 'political'] } }).poi).toBe(false)
    expect(destinationOf({ ...paris, detail })).toEqual({ name: 'Paris', point: { lat: 1, lng: 2 }, poi: true })
    expect(destinationOf({ ...paris, detail: null })).toBeUndefined()
  })
})

/** A field whose questions are answered by hand, in any order. */
const field = () => {
  const asked: string[] = []
  const told: PickedPlace[] = []
  const answers: ((options: PlaceOption[]) => Promise<void>)[] = []
  const details: ((detail: PlaceDetail | null | Error) => Promise<void>)[] = []
  const clock = new SimulatedClock()
  const machine = destinationMachine.provide({
    actors: {
      loadSuggestions: fromPromise(({ input }) => {
        asked.push(input.text)
        return new Promise((resolve) => answers.push((options) => settled(() => resolve(options))))
      }),
      loadPlace: fromPromise(
        () =>
          new Promise((resolve, reject) =>
            details.push((detail) => settled(() => (detail instanceof Error ? reject(detail) : resolve(detail)))),
          ),
      ),
    },
  })
  const actor = createActor(machine, { clock, input: { selected: 'Manhattan', types: [] } })
  actor.on('place.picked', ({ place }) => told.push(place))
  actor.start()
  return {
    actor,
    clock,
    asked,
    answers,
    details,
    told,
    text: () => selectText(actor.getSnapshot()),
    suggestions: () => selectSuggestions(actor.getSnapshot()),
  }
}

const settled = async (act: () => void): Promise<void> => {
  act()
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
