import { AUTOCOMPLETE_DEBOUNCE_MS } from '#contract/hotel/places.ts'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import { destinationMachine } from './destination.machine.ts'
import { DISCARDED_TEXT_NOTICE_MS, SUGGESTIONS_TIMEOUT_MS, type DestinationEmitted } from './destination.setup.ts'
import type { Failure } from '#machines/kit/failure.ts'
import {
  minimalPlaceDetail,
  destinationOf,
  detailOf,
  optionOf,
  offersOf,
  popularOffer,
  recentOffer,
  type PickedPlace,
  type PlaceDetail,
  type PlaceShortcut,
  type PlaceOption,
} from './destination.rules.ts'
import { crete, here, paris, parisDetail, parisTexas, rome } from './destination.samples.ts'
import {
  selectDiscardedText,
  selectIsEmpty,
  selectIsLocating,
  selectIsPicking,
  selectIsSearched,
  selectHasListError,
  selectHasUnresolvedText,
  selectOffers,
  selectSuggestions,
  selectText,
  selectLocationError,
} from './destination.selectors.ts'

describe('the text', () => {
  test('stays on focus, ready to be selected, and is the chosen place again on blur', () => {
    const { actor, text } = field()
    actor.send({ type: 'field.focus' })
    expect(text()).toBe('Manhattan')
    actor.send({ type: 'text.change', text: 'Par' })
    expect(text()).toBe('Par')
    actor.send({ type: 'field.blur' })
    expect(text()).toBe('Manhattan')
  })

  test('is not changed by blanks or by the text already there', () => {
    const { actor, requests, text } = field()
    for (const input of ['  ', 'Manhattan']) actor.send({ type: 'text.change', text: input })
    expect([text(), requests, actor.getSnapshot().value]).toEqual(['Manhattan', [], { idle: 'quiet' }])
  })

  test('follows a place chosen elsewhere, but not while the guest types', () => {
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
  test('load at the first letter, then after a pause of 200 ms', () => {
    const { actor, clock, requests } = field()
    actor.send({ type: 'field.focus' })
    for (const text of ['P', 'Pa', 'Par']) actor.send({ type: 'text.change', text })
    expect(requests).toEqual(['P'])
    clock.increment(AUTOCOMPLETE_DEBOUNCE_MS - 1)
    actor.send({ type: 'text.change', text: 'Pari' })
    clock.increment(AUTOCOMPLETE_DEBOUNCE_MS - 1)
    expect(requests).toEqual(['P'])
    clock.increment(1)
    expect(requests).toEqual(['P', 'Pari'])
    clock.increment(AUTOCOMPLETE_DEBOUNCE_MS)
    expect(requests).toEqual(['P', 'Pari'])
    actor.send({ type: 'text.change', text: 'Paris ' })
    expect(requests).toEqual(['P', 'Pari', 'Paris'])
  })

  test('load immediately again after a pause following the first letter', () => {
    const { actor, clock, requests } = field()
    actor.send({ type: 'field.focus' })
    actor.send({ type: 'text.change', text: 'P' })
    clock.increment(AUTOCOMPLETE_DEBOUNCE_MS)
    actor.send({ type: 'text.change', text: 'Pa' })
    expect(requests).toEqual(['P', 'Pa'])
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

  test('without a match say so, and an emptied field shows neither', async () => {
    const { actor, answers } = field()
    actor.send({ type: 'text.change', text: 'Xyz' })
    await answers[0]?.([])
    expect(selectIsEmpty(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'text.change', text: ' ' })
    expect([selectIsEmpty(actor.getSnapshot()), selectSuggestions(actor.getSnapshot())]).toEqual([false, []])
  })
})

describe('picking', () => {
  test('loads the detail and emits the place with it', async () => {
    const { actor, answers, details, pickedPlaces, text } = field()
    actor.send({ type: 'text.change', text: 'Par' })
    await answers[0]?.([paris, parisTexas])
    actor.send({ type: 'place.pick', id: 'p2' })
    actor.send({ type: 'field.blur' })
    expect([selectIsPicking(actor.getSnapshot()), text()]).toEqual([true, 'Paris'])
    await details[0]?.(parisDetail)
    expect(pickedPlaces).toEqual([{ ...parisTexas, detail: parisDetail }])
    expect([selectIsPicking(actor.getSnapshot()), text()]).toEqual([false, 'Paris'])
  })

  test.each([
    ['is missing', null],
    ['does not come', new Error('offline')],
  ])('emits the option alone when the detail %s', async (_, detail) => {
    const { actor, answers, details, pickedPlaces } = field()
    actor.send({ type: 'text.change', text: 'Par' })
    await answers[0]?.([paris])
    actor.send({ type: 'place.pick', id: 'p1' })
    await details[0]?.(detail)
    expect(pickedPlaces).toEqual([{ ...paris, detail: null }])
  })

  test('is ignored while a list is loading', async () => {
    const { actor, clock, answers, details } = field()
    actor.send({ type: 'text.change', text: 'P' })
    await answers[0]?.([paris])
    actor.send({ type: 'text.change', text: 'Pa' })
    clock.increment(AUTOCOMPLETE_DEBOUNCE_MS)
    actor.send({ type: 'place.pick', id: 'p1' })
    expect([selectIsPicking(actor.getSnapshot()), details]).toEqual([false, []])
  })
})

describe('text submitted without a pick', () => {
  test('takes the first place of the list shown', async () => {
    const { actor, answers, details, pickedPlaces, requests } = field()
    actor.send({ type: 'text.change', text: 'Par' })
    await answers[0]?.([paris, parisTexas])
    actor.send({ type: 'text.submit', search: false })
    await details[0]?.(parisDetail)
    expect([pickedPlaces, requests]).toEqual([[{ ...paris, detail: parisDetail }], ['Par']])
  })

  test('waits for the list of the full text, whatever list is shown', async () => {
    const { actor, answers, details, pickedPlaces, requests, text } = field()
    actor.send({ type: 'text.change', text: 'P' })
    await answers[0]?.([parisTexas])
    actor.send({ type: 'text.change', text: 'Par' })
    actor.send({ type: 'text.submit', search: false })
    expect([requests, text(), actor.getSnapshot().matches('resolving')]).toEqual([['P', 'Par'], 'Par', true])
    await answers[1]?.([paris])
    await details[0]?.(parisDetail)
    expect([pickedPlaces.map(({ id }) => id), text()]).toEqual([['p1'], 'Paris'])
  })

  test.each(['nothing is found', 'nobody answers'])('stays in the field, with a message, when %s', async (why) => {
    const { actor, clock, answers, text, pickedPlaces } = field()
    actor.send({ type: 'text.change', text: 'Pqr' })
    actor.send({ type: 'text.submit', search: false })
    if (why === 'nothing is found') await answers[1]?.([])
    else clock.increment(SUGGESTIONS_TIMEOUT_MS)
    const snapshot = actor.getSnapshot()
    expect([selectIsEmpty(snapshot), selectHasListError(snapshot)]).toEqual([
      why === 'nothing is found',
      why === 'nobody answers',
    ])
    expect([text(), pickedPlaces, selectHasUnresolvedText(snapshot)]).toEqual(['Pqr', [], true])
  })

  test('is given up by leaving the field or typing on', async () => {
    const { actor, answers, pickedPlaces, text } = field()
    actor.send({ type: 'text.change', text: 'Par' })
    actor.send({ type: 'text.submit', search: false })
    actor.send({ type: 'text.change', text: 'Pari' })
    expect([text(), actor.getSnapshot().matches('resolving')]).toEqual(['Pari', false])
    actor.send({ type: 'text.submit', search: false })
    actor.send({ type: 'field.blur' })
    await answers.at(-1)?.([paris])
    expect([text(), pickedPlaces]).toEqual(['Manhattan', []])
  })
})

/** Focuses a field, types the text and leaves the field. */
const leave = (text: string) => {
  const left = field()
  left.actor.send({ type: 'field.focus' })
  left.actor.send({ type: 'text.change', text })
  left.actor.send({ type: 'field.blur' })
  return { ...left, dropped: () => selectDiscardedText(left.actor.getSnapshot()) }
}

describe('discarded text', () => {
  test('is shown for a while', () => {
    const { clock, dropped, text } = leave(' Lond ')
    expect([text(), dropped()]).toEqual(['Manhattan', 'Lond'])
    clock.increment(DISCARDED_TEXT_NOTICE_MS - 1)
    expect(dropped()).toBe('Lond')
    clock.increment(1)
    expect(dropped()).toBeNull()
  })

  test('is no longer shown once the field is focused or the place changes', () => {
    const { actor, dropped } = leave('Lond')
    actor.send({ type: 'field.focus' })
    expect(dropped()).toBeNull()
    actor.send({ type: 'text.change', text: 'Lond' })
    actor.send({ type: 'field.blur' })
    actor.send({ type: 'place.replace', name: 'Rome' })
    expect(dropped()).toBeNull()
  })

  test.each(['', ' ', 'Manhattan'])('is not shown for "%s"', (text) => {
    expect(leave(text).dropped()).toBeNull()
  })
})

describe('a search that waits for the submitted text', () => {
  test('gets its place as soon as that is known, even after the field is left', async () => {
    const { actor, answers, details, emitted, text } = field()
    actor.send({ type: 'text.change', text: 'Par' })
    actor.send({ type: 'text.submit', search: false })
    actor.send({ type: 'text.submit', search: true })
    actor.send({ type: 'field.blur' })
    expect([text(), selectIsSearched(actor.getSnapshot())]).toEqual(['Par', true])
    await answers.at(-1)?.([paris])
    expect(selectIsSearched(actor.getSnapshot())).toBe(true)
    await details[0]?.(parisDetail)
    expect(emitted).toEqual([{ type: 'place.picked', place: { ...paris, detail: parisDetail }, isSearched: true }])
    expect(selectIsSearched(actor.getSnapshot())).toBe(false)
  })

  test('learns that there is none, and stops waiting', async () => {
    const { actor, answers, emitted } = field()
    actor.send({ type: 'text.change', text: 'Xyz' })
    actor.send({ type: 'text.submit', search: true })
    await answers.at(-1)?.([])
    expect([emitted, selectIsSearched(actor.getSnapshot())]).toEqual([[{ type: 'place.missing' }], false])
  })
})

describe('a list that does not arrive', () => {
  test('fails after a timeout and can be loaded again', async () => {
    const { actor, clock, answers, requests, suggestions } = field()
    actor.send({ type: 'text.change', text: 'Par' })
    clock.increment(SUGGESTIONS_TIMEOUT_MS - 1)
    expect(selectHasListError(actor.getSnapshot())).toBe(false)
    clock.increment(1)
    expect([selectHasListError(actor.getSnapshot()), actor.getSnapshot().context.failure?.code]).toEqual([
      true,
      'timeout',
    ])
    actor.send({ type: 'list.retry' })
    expect(requests).toEqual(['Par', 'Par'])
    await answers[1]?.([paris])
    expect(suggestions()).toEqual([paris])
  })
})

describe('a place from the API', () => {
  test('becomes an option and, unless it is political, a point of interest', () => {
    const formatting = { main_text: 'Paris', secondary_text: 'France' }
    expect(optionOf({ place_id: 'p1', structured_formatting: formatting, types: ['locality'], hotels: 200 })).toEqual(
      paris,
    )
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

  test('that is an area has bounds', () => {
    const viewport = { northeast: { lat: 20.5, lng: 105.6 }, southwest: { lat: 5.7, lng: 97.8 } }
    const result = {
      name: 'Thailand',
      geometry: { location: { lat: 13, lng: 101 }, viewport },
      types: ['country', 'political'],
    }
    expect(detailOf({ result })).toEqual(
      minimalPlaceDetail({ lat: 13, lng: 101 }, { bounds: { neLat: 20.5, swLat: 5.7, neLng: 105.6, swLng: 97.8 } }),
    )
  })

  test('that is popular or recent becomes an offer with everything a search needs', () => {
    const location = { lat: 41.9, lng: 12.5 }
    expect(popularOffer({ name: 'Rome', around: 'Italy', location, hotels: 150, image: '/rome.svg' })).toEqual(rome)
    const bounds = { neLat: 35.7, swLat: 34.9, neLng: 26.4, swLng: 23.5 }
    expect(recentOffer({ name: 'Crete', point: { lat: 35.2, lng: 24.9 }, poi: false }, bounds)).toEqual({
      ...crete,
      kind: 'city',
    })
  })
})

describe('the offers before anything is typed', () => {
  test('are recent places, then popular ones, without duplicates', () => {
    const paris = { ...rome, id: 'popular Paris', name: 'Paris' }
    const before = { ...rome, id: 'recent Rome', from: 'recent' as const }
    expect(offersOf([before, crete], [rome, paris])).toEqual([before, crete, paris])
  })

  test('load on focus, and again when the field is emptied', async () => {
    const { actor, answers, offers } = field({ offers: [crete, rome] })
    actor.send({ type: 'field.focus' })
    await settled(() => undefined)
    expect(offers()).toEqual([crete, rome])
    actor.send({ type: 'text.change', text: 'Par' })
    expect(offers()).toEqual([])
    await answers[0]?.([paris])
    expect(offers()).toEqual([])
    actor.send({ type: 'text.change', text: '' })
    await settled(() => undefined)
    expect(offers()).toEqual([crete, rome])
  })

  test('are picked without loading the detail', async () => {
    const { actor, pickedPlaces, text, details } = field({ offers: [crete, rome] })
    actor.send({ type: 'field.focus' })
    await settled(() => undefined)
    actor.send({ type: 'offer.pick', id: crete.id })
    expect(pickedPlaces.map(({ name, detail }) => ({ name, detail }))).toEqual([
      { name: 'Crete', detail: crete.detail },
    ])
    expect([text(), details]).toEqual(['Crete', []])
  })
})

describe('a search near the guest', () => {
  test('uses the location from the browser', async () => {
    const { actor, pickedPlaces, text } = field({ place: here })
    actor.send({ type: 'field.focus' })
    actor.send({ type: 'location.request' })
    expect(selectIsLocating(actor.getSnapshot())).toBe(true)
    await settled(() => undefined)
    expect([pickedPlaces, text()]).toEqual([[here], 'Here'])
  })

  test.each(['location.denied', 'location.unavailable', 'location.timeout'] as const)(
    'shows %s, and typing still works',
    async (code) => {
      const { actor, pickedPlaces, requests } = field({ place: { code, status: 500 } })
      actor.send({ type: 'field.focus' })
      actor.send({ type: 'location.request' })
      await settled(() => undefined)
      expect(selectLocationError(actor.getSnapshot())).toEqual({ code, status: 500 })
      actor.send({ type: 'text.change', text: 'Par' })
      expect([selectLocationError(actor.getSnapshot()), pickedPlaces, requests]).toEqual([null, [], ['Par']])
    },
  )

  test('is given up by leaving the field', async () => {
    const { actor, pickedPlaces, text } = field({ place: here })
    actor.send({ type: 'field.focus' })
    actor.send({ type: 'location.request' })
    actor.send({ type: 'field.blur' })
    await settled(() => undefined)
    expect([pickedPlaces, text()]).toEqual([[], 'Manhattan'])
  })
})

/** A field whose requests the test settles by hand, in any order. */
const field = ({ offers: offered = [], place }: { offers?: PlaceShortcut[]; place?: PickedPlace | Failure } = {}) => {
  const requests: string[] = []
  const pickedPlaces: PickedPlace[] = []
  const emitted: DestinationEmitted[] = []
  const answers: ((options: PlaceOption[]) => Promise<void>)[] = []
  const details: ((detail: PlaceDetail | null | Error) => Promise<void>)[] = []
  const clock = new SimulatedClock()
  const machine = destinationMachine.provide({
    actors: {
      loadSuggestions: fromPromise(({ input }) => {
        requests.push(input.text)
        return new Promise((resolve) => answers.push((options) => settled(() => resolve(options))))
      }),
      loadOffers: fromPromise(async () => offered),
      locate: fromPromise(async () => {
        if (place !== undefined && 'name' in place) return place
        throw Object.assign(new Error('nowhere'), place)
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
  actor.on('place.picked', ({ place }) => pickedPlaces.push(place))
  actor.on('*', (one) => emitted.push(one))
  actor.start()
  return {
    actor,
    clock,
    requests,
    answers,
    details,
    pickedPlaces,
    emitted,
    text: () => selectText(actor.getSnapshot()),
    suggestions: () => selectSuggestions(actor.getSnapshot()),
    offers: () => selectOffers(actor.getSnapshot()),
  }
}

const settled = async (act: () => void): Promise<void> => {
  act()
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
