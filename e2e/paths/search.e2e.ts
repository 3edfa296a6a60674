import type { Page, Route } from '@playwright/test'
import 'temporal-polyfill/global'
import type { HotelsAnswer } from '#contract/hotels.ts'
import { coverTransitions, snapshotsAlong, type CanHappen, type Path } from '#machines/kit/coverTransitions.ts'
import type { MachineEntry } from '#machines/kit/entry.ts'
import { SLOW_AFTER_MS } from '#machines/kit/waiting.ts'
import { selectCriteria, selectFace, selectIsBusy, selectShown } from '#machines/search/search.selectors.ts'
import { visibleHotels } from '#machines/search/search.rules.ts'
import { PAGE_SIZE } from '#machines/search/search.view.ts'
import { atTheTower, searchEntry } from '#machines/search/search.samples.ts'
import { defaultCriteria, isSameSearch } from '#machines/search/search.url.ts'
import { guestOf } from '../pages/guest.ts'
import { HomePage } from '../pages/home.page.ts'
import { ResultsPage } from '../pages/results.page.ts'
import { SearchForm } from '../pages/searchForm.page.ts'
import { expect, test } from '../test.ts'

/** The paths of the search machine, walked by a guest: every step is a press of a button or an answer of the server. */

const manhattan = defaultCriteria(Temporal.Now.plainDateISO('Asia/Jerusalem').toString())
const tower = { ...manhattan, destination: atTheTower.destination }

/** What the pages offer no button for yet: an event that is named here is not walked. */
const NO_BUTTON = ['search.cancel', 'filters.change', 'filters.clear', 'name.change']

const byGuest: MachineEntry = {
  ...searchEntry,
  inputs: [{ criteria: manhattan }],
  samples: [
    { type: 'url.changed', criteria: manhattan, view: { sortBy: 'best_desc', pages: 1 } },
    { type: 'url.changed', criteria: tower, view: { sortBy: 'price_asc', pages: 2 } },
    ...searchEntry.samples.filter(({ type }) => type !== 'url.changed' && type !== 'search.start'),
  ],
  // The form shows the search that runs; on the home page, the default one.
  samplesIn: (snapshot) => [
    { type: 'search.start', criteria: snapshot.value === 'idle' ? manhattan : selectCriteria(snapshot) },
  ],
}

const AFTER_SLOW = 'xstate.after.slowAfter.search.loading.fresh'
const AFTER_STUCK = 'xstate.after.stuckAfter.search.loading.slow'

const canHappen: CanHappen = ({ type }, snapshot) => {
  if (NO_BUTTON.includes(type)) return false
  // Before a search the guest is on the home page.
  if (snapshot.value === 'idle') return ['search.start', 'url.changed'].includes(type)
  // The button is disabled while a search runs.
  return !(type === 'search.start' && snapshot.hasTag('busy'))
}

const { paths, missing, written } = coverTransitions(byGuest, canHappen, ['transitions'])

test('a guest can take every transition that has a button', () => {
  expect(missing).toEqual(written.filter((id) => NO_BUTTON.some((type) => id.endsWith(type))))
})

// One after the other in one page: the first document costs as much as many that follow.
test('every path shows what the machine says, step by step', async ({ page }) => {
  const questions = await holdSearches(page)
  await page.clock.install()
  for (const path of paths.filter(({ steps }) => steps.length > 0)) {
    const name = path.steps.map(({ event }) => event.type.replace('xstate.', '').replace('.actor.loadHotels', ''))
    await test.step(name.join(' → '), () => walk(page, questions, path))
  }
})

interface Screens {
  home: HomePage
  results: ResultsPage
  /** Wherever it stands: on the home page, or in the header of the results. */
  form: SearchForm
}

const walk = async (page: Page, questions: readonly Route[], path: Path): Promise<void> => {
  const guest = guestOf(page)
  const screens: Screens = {
    home: new HomePage(guest),
    results: new ResultsPage(guest),
    form: new SearchForm(guest, page.getByRole('search')),
  }
  await screens.home.open()
  const snapshots = snapshotsAlong(byGuest, path)
  for (const [index, { event }] of path.steps.entries()) {
    const running = snapshots[index - 1]?.hasTag('busy') ? questions.at(-1) : undefined
    const asked = questions.length
    await take(screens, questions, event)
    const snapshot = snapshots[index]
    if (snapshot === undefined) throw new Error('a step without a snapshot')
    await expectFace(screens, snapshot)
    if (running !== undefined && abandons(event, snapshots[index - 1]))
      await expect.poll(() => running.request().failure()).not.toBeNull()
    if (selectIsBusy(snapshot) && asksAnew(event, snapshots[index - 1]))
      await expect.poll(() => questions.length).toBe(asked + 1)
  }
}

type Step = Path['steps'][number]['event']
type Before = ReturnType<typeof snapshotsAlong>[number] | undefined

/** An address with the search that runs, or is there, is no other search. */
const isSameAgain = (event: Step, before: Before): boolean =>
  event.type === 'url.changed' &&
  before !== undefined &&
  before.value !== 'idle' &&
  isSameSearch(selectCriteria(before), event['criteria'])

const abandons = (event: Step, before: Before): boolean =>
  ['search.start', 'search.retry', 'url.changed', 'left'].includes(event.type) && !isSameAgain(event, before)

/** Another order asks for nothing, nor does an answer that takes its time. */
const asksAnew = (event: Step, before: Before): boolean =>
  event.type !== 'sort.change' && !event.type.startsWith('xstate.after.') && !isSameAgain(event, before)

const take = async ({ results, form }: Screens, questions: readonly Route[], event: Path['steps'][number]['event']) => {
  switch (event.type) {
    case 'search.start':
      return form.search()
    case 'url.changed':
      return results.followTo(event['criteria'], event['view'])
    case 'left':
      return results.leaveForHome()
    case 'search.retry':
      return results.tryAgain()
    case 'sort.change':
      return results.sortBy(event['sortBy'])
    case 'more.show':
      return results.showMore()
    case 'connection.restored':
      return results.losesConnectionForAMoment()
    case 'xstate.done.actor.loadHotels':
      return questions.at(-1)?.fulfill({ json: answerOf(event['output'].count) })
    case 'xstate.error.actor.loadHotels': {
      const { code, status, message, field } = event['error']
      return code === 'network'
        ? questions.at(-1)?.abort('connectionreset')
        : questions.at(-1)?.fulfill({ status, json: { error: { message, code, field, requestId: '1' } } })
    }
    case AFTER_SLOW:
    case AFTER_STUCK:
      return results.waits(SLOW_AFTER_MS)
    default:
      throw new Error(`nothing on the page stands for "${event.type}"`)
  }
}

const expectFace = async (
  { home, results }: Screens,
  snapshot: ReturnType<typeof snapshotsAlong>[number],
): Promise<void> => {
  const face = selectFace(snapshot)
  if (face === 'idle') return home.expectOpen()
  if (face === 'loading') return results.expectSearching()
  if (face === 'slow' || face === 'stuck') return results.expectTakingLong(face)
  if (face === 'failed') return results.expectFailed()
  if (face === 'refused') return results.expectRefused('dates')
  if (face === 'empty') return results.expectNothingFound()
  const { count, filters, hotelName, criteria } = snapshot.context
  const { poi } = criteria.destination
  const seen = visibleHotels(answerOf(count).hotels, { filters, hotelName, poi }).slice(0, selectShown(snapshot))
  return results.expectHotels(seen.length)
}

/** Every search of the page waits here until a step of the path answers it. */
const holdSearches = async (page: Page): Promise<Route[]> => {
  const questions: Route[] = []
  await page.route(/\/api\/v1\/hotels\/\?/, (route) => {
    questions.push(route)
  })
  return questions
}

const answerOf = (count: number): HotelsAnswer => ({
  hotels: Array.from({ length: count }, (_, index) => ({
    id: `h${index}`,
    name: `Hotel ${index}`,
    stars: 4,
    distance: index / 10,
    best_value: 0,
    location: { lat: 40.78, lng: -73.97 },
    image: '/favicon.ico',
    reviews: { rating: 8.4, count: 120 },
    amenities: [],
    cancellation: { refundable: false, deadline: null, deadline_local: null },
    rate: {
      rateKey: `k${index}`,
      avg_night_price: 100 + index,
      total: 300 + index,
      checkin_guaranteed: true,
      checkout_guaranteed: true,
      hours_saved: 0,
      money_saved: 0,
    },
  })),
  rate_distribution: [{ from: 100, to: 100 + PAGE_SIZE, count }],
})
