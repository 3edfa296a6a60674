import { fake } from '#machines/kit/port.ts'
import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { searchMachine, type SearchNavigate } from './search.machine.ts'
import { searchPorts } from './search.ports.ts'
import { NO_FILTERS, PAGE_SIZE } from './search.rules.ts'
import { atTheTower, inManhattan } from './search.samples.ts'
import { selectCount, selectFace, selectFailure, selectFilters, selectIsBusy } from './search.selectors.ts'

test('a search that is started is busy, asks for the address to follow, and tells how many hotels it found', async () => {
  const actor = searchWith(() => ({ count: 243 }))
  const navigations: SearchNavigate[] = []
  actor.on('navigate', (event) => navigations.push(event))
  actor.send({ type: 'search.start', criteria: atTheTower })
  expect(selectIsBusy(actor.getSnapshot())).toBe(true)
  const loaded = await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  expect([selectFace(loaded), selectCount(loaded), navigations]).toEqual([
    'list',
    243,
    [{ type: 'navigate', criteria: atTheTower }],
  ])
})

test('the address that comes back does not start the same search again', () => {
  const asked: unknown[] = []
  const actor = searchWith((criteria) => {
    asked.push(criteria)
    return { count: 1 }
  })
  actor.send({ type: 'search.start', criteria: inManhattan })
  actor.send({ type: 'url.changed', criteria: { ...inManhattan } })
  expect(asked).toEqual([inManhattan])
})

test('a new search abandons the one that runs, and its late answer is not shown', async () => {
  const aborted: string[] = []
  const actor = createActor(
    searchMachine.provide({
      actors: {
        loadHotels: fromPromise(({ input, signal }) => {
          signal.addEventListener('abort', () => aborted.push(input.destination.name))
          return Promise.resolve({ count: input.destination.poi ? 7 : 1000 })
        }),
      },
    }),
    { input: { criteria: inManhattan } },
  ).start()
  actor.send({ type: 'url.changed', criteria: inManhattan })
  actor.send({ type: 'url.changed', criteria: atTheTower })
  const loaded = await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  expect([aborted, selectCount(loaded)]).toEqual([['Manhattan'], 7])
})

test('no hotel found is a face of its own', async () => {
  const actor = searchWith(() => ({ count: 0 }))
  actor.send({ type: 'url.changed', criteria: inManhattan })
  expect(selectFace(await waitFor(actor, (snapshot) => !selectIsBusy(snapshot)))).toBe('empty')
})

test('a failed search says why, and loads when the guest tries again', async () => {
  let tries = 0
  const actor = searchWith(() => {
    tries += 1
    if (tries === 1) throw Object.assign(new Error('Too many requests'), { code: 'too_many_requests', status: 429 })
    return { count: 3 }
  })
  actor.send({ type: 'url.changed', criteria: inManhattan })
  const failed = await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  expect([selectFace(failed), selectFailure(failed)]).toEqual([
    'failed',
    { code: 'too_many_requests', status: 429, message: 'Too many requests' },
  ])
  actor.send({ type: 'search.retry' })
  expect(selectCount(await waitFor(actor, (snapshot) => !selectIsBusy(snapshot)))).toBe(3)
})

test('leaving the results clears the filters and the hotel name, and stops the search', () => {
  const actor = searchWith(() => ({ count: 3 }))
  actor.send({ type: 'url.changed', criteria: inManhattan })
  actor.send({ type: 'filters.change', change: { guestRating: 9 } })
  actor.send({ type: 'name.change', hotelName: 'plaza' })
  actor.send({ type: 'left' })
  const { context } = actor.getSnapshot()
  expect([selectFace(actor.getSnapshot()), context.filters, context.hotelName]).toEqual(['idle', NO_FILTERS, ''])
})

test('a change of filter begins again with the first page and keeps the other filters', async () => {
  const actor = searchWith(() => ({ count: 120 }))
  actor.send({ type: 'url.changed', criteria: inManhattan })
  await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  actor.send({ type: 'sort.change', sortBy: 'price_asc' })
  actor.send({ type: 'more.show' })
  expect(actor.getSnapshot().context.shown).toBe(2 * PAGE_SIZE)
  actor.send({ type: 'filters.change', change: { guestRating: 8 } })
  expect(actor.getSnapshot().context.shown).toBe(PAGE_SIZE)
  expect(selectFilters(actor.getSnapshot())).toEqual({ ...NO_FILTERS, sortBy: 'price_asc', guestRating: 8 })
})

const searchWith = (answer: Parameters<typeof fake<{ count: number }, typeof inManhattan>>[1]) =>
  createActor(searchMachine.provide({ actors: { loadHotels: fake(searchPorts.loadHotels, answer) } }), {
    input: { criteria: inManhattan },
  }).start()
