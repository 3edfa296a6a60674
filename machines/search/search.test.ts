import { fake } from '#machines/kit/port.ts'
import { SLOW_AFTER_MS, STUCK_AFTER_MS } from '#machines/kit/loadingDelays.ts'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { URL_SYNC_DEBOUNCE_MS, searchMachine, type SearchNavigate } from './search.machine.ts'
import { searchPorts } from './search.ports.ts'
import { NO_FILTERS, PAGE_SIZE, DEFAULT_LIST_VIEW, type ListView, type SortBy } from './search.view.ts'
import { atTheTower, inManhattan, upperManhattan } from './search.samples.ts'
import {
  selectCount,
  selectCriteria,
  selectViewState,
  selectFailure,
  selectIsBusy,
  selectIsEarlier,
  selectListed,
  selectShown,
  selectView,
} from './search.selectors.ts'

test('a new search is busy, updates the URL, and reports the number of hotels found', async () => {
  const actor = searchWith(() => ({ count: 243 }))
  const navigations: SearchNavigate[] = []
  actor.on('navigate', (event) => navigations.push(event))
  actor.send({ type: 'search.start', criteria: atTheTower })
  expect(selectIsBusy(actor.getSnapshot())).toBe(true)
  const loaded = await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  expect([selectViewState(loaded), selectCount(loaded), navigations]).toEqual([
    'list',
    243,
    [{ type: 'navigate', criteria: atTheTower, view: firstPage }],
  ])
})

test('the updated URL does not start the same search again', () => {
  const requests: unknown[] = []
  const actor = searchWith((criteria) => {
    requests.push(criteria)
    return { count: 1 }
  })
  actor.send({ type: 'search.start', criteria: inManhattan })
  actor.send({ type: 'url.changed', criteria: { ...inManhattan }, view: firstPage })
  expect(requests).toEqual([inManhattan])
})

test('a new search aborts the running one, whose late result is not shown', async () => {
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
  actor.send({ type: 'url.changed', criteria: inManhattan, view: firstPage })
  actor.send({ type: 'url.changed', criteria: atTheTower, view: firstPage })
  const loaded = await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  expect([aborted, selectCount(loaded)]).toEqual([['Manhattan'], 7])
})

test('finding no hotel is a view state of its own', async () => {
  const actor = searchWith(() => ({ count: 0 }))
  actor.send({ type: 'url.changed', criteria: inManhattan, view: firstPage })
  expect(selectViewState(await waitFor(actor, (snapshot) => !selectIsBusy(snapshot)))).toBe('empty')
})

test('a failed search says why, and loads when the guest retries', async () => {
  let tries = 0
  const actor = searchWith(() => {
    tries += 1
    if (tries === 1) throw Object.assign(new Error('Too many requests'), { code: 'too_many_requests', status: 429 })
    return { count: 3 }
  })
  actor.send({ type: 'url.changed', criteria: inManhattan, view: firstPage })
  const failed = await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  expect([selectViewState(failed), selectFailure(failed)]).toEqual([
    'failed',
    { code: 'too_many_requests', status: 429 },
  ])
  actor.send({ type: 'search.retry' })
  expect(selectCount(await waitFor(actor, (snapshot) => !selectIsBusy(snapshot)))).toBe(3)
})

test('leaving the results clears the filters and the hotel name, and stops the search', () => {
  const actor = searchWith(() => ({ count: 3 }))
  actor.send({ type: 'url.changed', criteria: inManhattan, view: firstPage })
  actor.send({ type: 'filters.change', change: { guestRating: 9 } })
  actor.send({ type: 'name.change', hotelName: 'plaza' })
  actor.send({ type: 'results.left' })
  expect([selectViewState(actor.getSnapshot()), selectView(actor.getSnapshot())]).toEqual(['idle', DEFAULT_LIST_VIEW])
})

test('a change of filter returns to the first page and keeps the other filters', async () => {
  const actor = searchWith(() => ({ count: 120 }))
  actor.send({ type: 'url.changed', criteria: inManhattan, view: firstPage })
  await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  actor.send({ type: 'sort.change', sortBy: 'price_asc' })
  actor.send({ type: 'more.show' })
  expect(selectShown(actor.getSnapshot())).toBe(2 * PAGE_SIZE)
  actor.send({ type: 'filters.change', change: { guestRating: 8 } })
  expect(selectShown(actor.getSnapshot())).toBe(PAGE_SIZE)
  expect(selectView(actor.getSnapshot()).filters).toEqual({ ...NO_FILTERS, sortBy: 'price_asc', guestRating: 8 })
})

test.each([
  ['fills its page', PAGE_SIZE, PAGE_SIZE],
  ['is one longer than its page', PAGE_SIZE + 1, 2 * PAGE_SIZE],
])('a list that %s shows more only if there is more', async (_, count, shown) => {
  const actor = searchWith(() => ({ count }))
  actor.send({ type: 'url.changed', criteria: inManhattan, view: firstPage })
  await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  actor.send({ type: 'more.show' })
  expect(selectShown(actor.getSnapshot())).toBe(shown)
})

test('order and pages go into the URL a moment after the last change, and are read from it without loading again', async () => {
  let loads = 0
  const clock = new SimulatedClock()
  const actor = searchWith(() => {
    loads += 1
    return { count: 120 }
  }, clock)
  const navigations: SearchNavigate[] = []
  actor.on('navigate', (event) => navigations.push(event))
  actor.send({ type: 'url.changed', criteria: inManhattan, view: sorted('price_asc', 2) })
  const loaded = await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  expect([selectView(loaded).filters.sortBy, selectShown(loaded)]).toEqual(['price_asc', 2 * PAGE_SIZE])
  actor.send({ type: 'more.show' })
  clock.increment(URL_SYNC_DEBOUNCE_MS - 1)
  actor.send({ type: 'sort.change', sortBy: 'stars_desc' })
  clock.increment(URL_SYNC_DEBOUNCE_MS - 1)
  expect(navigations).toEqual([])
  clock.increment(1)
  expect(navigations.map(({ view }) => view)).toEqual([sorted('stars_desc', 1)])
  actor.send({ type: 'url.changed', criteria: inManhattan, view: sorted('rating_desc', 3) })
  const back = actor.getSnapshot()
  expect([selectView(back).filters.sortBy, selectShown(back), loads]).toEqual(['rating_desc', 3 * PAGE_SIZE, 1])
})

test('back from a hotel, order and pages come from the URL, since leaving cleared them', async () => {
  const actor = searchWith(() => ({ count: 120 }))
  const view: ListView = sorted('price_asc', 2)
  actor.send({ type: 'url.changed', criteria: inManhattan, view })
  await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  actor.send({ type: 'results.left' })
  expect(selectView(actor.getSnapshot())).toEqual(DEFAULT_LIST_VIEW)
  actor.send({ type: 'url.changed', criteria: inManhattan, view })
  const back = await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  expect([selectView(back).filters.sortBy, selectShown(back)]).toEqual(['price_asc', 2 * PAGE_SIZE])
})

test('another search keeps the order and starts with its first page', async () => {
  const actor = searchWith(() => ({ count: 120 }))
  const navigations: SearchNavigate[] = []
  actor.on('navigate', (event) => navigations.push(event))
  actor.send({ type: 'url.changed', criteria: inManhattan, view: sorted('price_asc', 3) })
  await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  actor.send({ type: 'search.start', criteria: atTheTower })
  expect(navigations).toEqual([{ type: 'navigate', criteria: atTheTower, view: sorted('price_asc', 1) }])
})

test('a search without a response says so after 10 seconds, and can be repeated after 20', () => {
  const clock = new SimulatedClock()
  let aborted = 0
  const loadHotels = fromPromise<{ count: number }, typeof inManhattan>(({ signal }) => {
    signal.addEventListener('abort', () => (aborted += 1))
    return new Promise(() => undefined)
  })
  const actor = createActor(searchMachine.provide({ actors: { loadHotels } }), {
    input: { criteria: inManhattan },
    clock,
  }).start()
  const viewState = () => selectViewState(actor.getSnapshot())
  actor.send({ type: 'url.changed', criteria: inManhattan, view: firstPage })
  clock.set(SLOW_AFTER_MS - 1)
  const seen = [viewState()]
  clock.set(SLOW_AFTER_MS)
  seen.push(viewState())
  clock.set(STUCK_AFTER_MS)
  seen.push(viewState())
  actor.send({ type: 'search.retry' })
  seen.push(viewState())
  expect([seen, aborted, selectIsBusy(actor.getSnapshot())]).toEqual([['loading', 'slow', 'stuck', 'loading'], 1, true])
})

test('an invalid search is refused, and names the field', async () => {
  const actor = searchWith(() => {
    throw Object.assign(new Error('checkIn: is in the past of the hotel'), {
      code: 'invalid_request',
      status: 400,
      field: 'checkIn',
    })
  })
  actor.send({ type: 'url.changed', criteria: inManhattan, view: firstPage })
  const refused = await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  expect([selectViewState(refused), selectFailure(refused)?.field]).toEqual(['refused', 'checkIn'])
})

test('a change made before the URL has caught up with the previous one is not reverted by it', () => {
  const clock = new SimulatedClock()
  const actor = searchWith(() => ({ count: 120 }), clock)
  actor.send({ type: 'url.changed', criteria: inManhattan, view: firstPage })
  actor.send({ type: 'name.change', hotelName: 'gr' })
  clock.increment(URL_SYNC_DEBOUNCE_MS)
  actor.send({ type: 'name.change', hotelName: 'grand' })
  actor.send({ type: 'url.changed', criteria: inManhattan, view: { ...firstPage, hotelName: 'gr' } })
  expect(selectView(actor.getSnapshot()).hotelName).toBe('grand')
  actor.send({ type: 'url.changed', criteria: atTheTower, view: firstPage })
  expect(selectView(actor.getSnapshot())).toEqual(firstPage)
})

test('clearing the filters keeps the order, which hides nothing', () => {
  const actor = searchWith(() => ({ count: 120 }))
  actor.send({ type: 'url.changed', criteria: inManhattan, view: sorted('price_asc', 2) })
  actor.send({ type: 'filters.change', change: { amenities: ['pool'], freeCancellation: true } })
  actor.send({ type: 'name.change', hotelName: 'plaza' })
  actor.send({ type: 'filters.clear' })
  expect(selectView(actor.getSnapshot())).toEqual(sorted('price_asc', 1))
})

test('another area is searched for the same stay, with the former hotels shown meanwhile', async () => {
  const actor = searchWith(() => ({ count: 120 }))
  const navigations: SearchNavigate[] = []
  actor.on('navigate', (event) => navigations.push(event))
  actor.send({ type: 'url.changed', criteria: inManhattan, view: sorted('price_asc', 2) })
  await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  actor.send({ type: 'area.search', bounds: upperManhattan, zoom: 14 })
  const refining = actor.getSnapshot()
  const view = { ...sorted('price_asc', 1), zoom: 14 }
  const criteria = { ...inManhattan, bounds: upperManhattan }
  expect([selectIsEarlier(refining), selectCount(refining), selectCriteria(refining)]).toEqual([true, 120, criteria])
  expect(navigations).toEqual([{ type: 'navigate', criteria, view }])
  expect(selectViewState(await waitFor(actor, (snapshot) => !selectIsBusy(snapshot)))).toBe('list')
})

test('the former hotels stay if another area fails or is cancelled, and are cleared by a search of another place', async () => {
  let isLost = false
  const actor = searchWith(() => (isLost ? Promise.reject(new Error('lost')) : Promise.resolve({ count: 120 })))
  actor.send({ type: 'url.changed', criteria: inManhattan, view: firstPage })
  await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  isLost = true
  actor.send({ type: 'area.search', bounds: upperManhattan, zoom: 14 })
  const seen = (snapshot: ReturnType<typeof actor.getSnapshot>) =>
    [selectViewState(snapshot), selectIsEarlier(snapshot), selectListed(snapshot)] as const
  const failed = await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  expect(seen(failed)).toEqual(['failed', true, inManhattan])
  actor.send({ type: 'search.retry' })
  actor.send({ type: 'search.cancel' })
  expect(seen(actor.getSnapshot())).toEqual(['stopped', true, inManhattan])
  actor.send({ type: 'search.start', criteria: atTheTower })
  expect(seen(actor.getSnapshot())).toEqual(['loading', false, atTheTower])
})

test('a search of another place drops the area and its zoom', () => {
  const actor = searchWith(() => ({ count: 120 }))
  actor.send({ type: 'area.search', bounds: upperManhattan, zoom: 14 })
  actor.send({ type: 'search.start', criteria: atTheTower })
  const { criteria, view } = actor.getSnapshot().context
  expect([criteria, view]).toEqual([atTheTower, DEFAULT_LIST_VIEW])
})

test('a cancelled search says so, stays cancelled when the list is changed, and can be repeated', async () => {
  const actor = searchWith(() => ({ count: 120 }))
  actor.send({ type: 'url.changed', criteria: inManhattan, view: firstPage })
  actor.send({ type: 'search.cancel' })
  actor.send({ type: 'sort.change', sortBy: 'price_asc' })
  actor.send({ type: 'url.changed', criteria: inManhattan, view: sorted('price_asc', 1) })
  expect(selectViewState(actor.getSnapshot())).toBe('stopped')
  actor.send({ type: 'search.retry' })
  expect(selectCount(await waitFor(actor, (snapshot) => !selectIsBusy(snapshot)))).toBe(120)
})

const sorted = (sortBy: SortBy, pages: number): ListView => ({
  ...DEFAULT_LIST_VIEW,
  pages,
  filters: { ...NO_FILTERS, sortBy },
})
const firstPage = DEFAULT_LIST_VIEW

const searchWith = (
  answer: Parameters<typeof fake<{ count: number }, typeof inManhattan>>[1],
  clock: SimulatedClock = new SimulatedClock(),
) =>
  createActor(searchMachine.provide({ actors: { loadHotels: fake(searchPorts.loadHotels, answer) } }), {
    input: { criteria: inManhattan },
    clock,
  }).start()
