import { DEFAULT_DESTINATION, type Destination } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { minimalPlaceDetail, type PlaceOption, type PlaceShortcut } from '#machines/destination/destination.rules.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { liveDestination } from '#src/actors/search/destination.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { addHomeTexts, addSearchTexts, loadTexts } from '#src/i18n/loadTexts.ts'
import '#src/styles/global.css.ts'
import { stopClock } from '#src/ui/clock.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { SearchForm } from '#src/views/searchForm/SearchForm.tsx'
import { useSearchDraft } from '#src/views/searchForm/useSearchDraft.ts'
import 'temporal-polyfill/global'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fromPromise } from 'xstate'
import { LandingLine } from './LandingLine.tsx'

const POINTS = { JFK: { lat: 40.6413, lng: -73.7781 }, LGA: { lat: 40.7769, lng: -73.874 } }
const AIRPORTS = Object.keys(POINTS).map((name): PlaceOption => ({
  id: name,
  name,
  description: 'New York',
  kind: 'airport',
  hotels: 0,
  nearestHotel: 11.4,
}))
const machine = liveDestination('').provide({
  actors: {
    loadSuggestions: fromPromise(({ input }) => Promise.resolve(AIRPORTS.filter(({ name }) => name === input.text))),
    loadOffers: fromPromise(async (): Promise<PlaceShortcut[]> => []),
    loadPlace: fromPromise(({ input }) =>
      Promise.resolve(minimalPlaceDetail(input.id === 'JFK' ? POINTS.JFK : POINTS.LGA, { poi: true })),
    ),
  },
})
replace(liveDestination, () => machine)

const HARLEM: Destination = { name: 'Harlem', point: { lat: 40.8116, lng: -73.9465 }, poi: false }
const PARIS: Destination = { name: 'Paris', point: { lat: 48.8566, lng: 2.3522 }, poi: false }

beforeEach(() => stopClock('2026-11-20T12:00'))
afterEach(() => void vi.restoreAllMocks())

const onLanding = vi.fn<(landing: { airport: Destination; time: string } | null) => void>()

const Home = ({ first }: { first: SearchCriteria }) => {
  const draft = useSearchDraft(first, 'search', 'America/New_York')
  return (
    <main>
      <SearchForm draft={draft} onSearch={() => undefined} />
      <section aria-label="The landing">
        <LandingLine draft={draft} onLanding={onLanding} />
      </section>
      <button type="button" onClick={() => draft.changeDestination(PARIS, null)}>
        Paris instead
      </button>
      <button type="button" onClick={() => draft.changeDestination(HARLEM, null)}>
        Harlem instead
      </button>
      <button type="button" onClick={() => draft.changeDays({ start: '2026-12-24', end: '2026-12-27' })}>
        At Christmas
      </button>
      <output data-testid="search">{`${draft.criteria.destination.name} ${draft.criteria.checkIn}`}</output>
    </main>
  )
}

/** A search from Thursday 26 November, 15:00. */
const open = async (destination: Destination = DEFAULT_DESTINATION) => {
  onLanding.mockClear()
  await page.viewport(1280, 900)
  const texts = await loadTexts('en')
  await Promise.all([addHomeTexts('en', texts), addSearchTexts('en', texts)])
  const first = {
    ...defaultCriteria('2026-11-20'),
    checkIn: '2026-11-26T15:00',
    checkOut: '2026-11-29T11:00',
    destination,
  }
  renderPage(
    <PageI18nProvider locale="en" texts={texts}>
      <Home first={first} />
    </PageI18nProvider>,
  )
}
const airport = () => page.getByRole('combobox', { name: 'Airport' })
const landingTime = () => page.getByRole('textbox', { name: 'Landing time' })
const pick = async (name: string) => {
  await userEvent.fill(airport(), name)
  await page.getByRole('option', { name }).click()
}
const landAt = async (time: string) => {
  await userEvent.fill(landingTime(), time)
  await userEvent.keyboard('{Enter}')
}
/** Destination and check-in of the search. */
const search = () => page.getByTestId('search')
const told = () => page.getByRole('region', { name: 'The landing' }).getByRole('status').last()
/** Local hours of the browser's English: 10 AM or 10:00. */
const hour = (text: string) => new RegExp(text.replace(':00', '(:00)?'))

test('a guest who has chosen no place searches around the airport where they land, and is told so', async () => {
  await open()
  await pick('JFK')
  await expect.element(search()).toHaveTextContent('JFK 2026-11-26T15:00')
  await expect.element(told()).toHaveTextContent('You’re searching around JFK.')
  await landAt('08:00')
  await expect.element(search()).toHaveTextContent('JFK 2026-11-26T10:00')
  expect(onLanding).toHaveBeenLastCalledWith({ airport: expect.objectContaining({ name: 'JFK' }), time: '08:00' })
})

test('a place that the guest has chosen near the airport stays: the check-in counts the road to it', async () => {
  await open(HARLEM)
  await pick('JFK')
  await expect.element(search()).toHaveTextContent('Harlem 2026-11-26T15:00')
  // 23.7 km away: 143 minutes after the landing, not 116.
  await landAt('08:45')
  await expect.element(search()).toHaveTextContent('Harlem 2026-11-26T12:00')
  await expect.element(told()).toHaveTextContent(/^Landing on Thu 26 Nov at 0?8:45( AM)?: at the door by 12/)
  await expect.element(told()).not.toHaveTextContent('searching around')
})

test('a place far from the airport gives way to it, and the guest is told', async () => {
  await open(PARIS)
  await pick('JFK')
  await expect.element(search()).toHaveTextContent('JFK 2026-11-26T15:00')
  await expect.element(told()).toHaveTextContent('You’re searching around JFK.')
})

test('another airport takes the place of the first, which the guest had not chosen to stay at', async () => {
  await open()
  await pick('JFK')
  await expect.element(search()).toHaveTextContent('JFK')
  await pick('LGA')
  await expect.element(search()).toHaveTextContent('LGA')
})

test('the landing follows a place chosen later: near the airport it is offered its own check-in, far away it is gone', async () => {
  await open()
  await pick('JFK')
  await landAt('08:45')
  await expect.element(search()).toHaveTextContent('JFK 2026-11-26T11:00')
  await page.getByRole('button', { name: 'Harlem instead' }).click()
  await expect.element(told()).toHaveTextContent(hour('at the door by 12'))
  await expect.element(search()).toHaveTextContent('Harlem 2026-11-26T11:00')
  await page.getByRole('button', { name: /^Check in on Thu 26 Nov at 12/ }).click()
  await expect.element(search()).toHaveTextContent('Harlem 2026-11-26T12:00')
  await expect.element(told()).toHaveTextContent('Your check-in is Thu 26 Nov')
  await page.getByRole('button', { name: 'Paris instead' }).click()
  await expect.element(told()).toHaveTextContent(/^$/)
})

test('the day of the landing is shown, and leads to the dates, with which it changes', async () => {
  await open()
  const day = page.getByRole('button', { name: /^Landing day/ })
  await expect.element(day).toHaveTextContent('Thu 26 Nov')
  await pick('JFK')
  await landAt('08:00')
  await expect.element(told()).toHaveTextContent('Landing on Thu 26 Nov')
  await day.click()
  await expect.element(page.getByRole('dialog', { name: 'Dates and hours' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'At Christmas' }).click()
  await expect.element(day).toHaveTextContent('Thu 24 Dec')
  await expect.element(told()).toHaveTextContent('Landing on Thu 24 Dec')
  await expect.element(search()).toHaveTextContent('JFK 2026-12-24T10:00')
})

test('a landing after midnight names the day of the landing and the evening before, which is booked', async () => {
  await open()
  await pick('JFK')
  await landAt('00:30')
  await expect.element(search()).toHaveTextContent('JFK 2026-11-25T23:00')
  await expect.element(told()).toHaveTextContent('Landing on Thu 26 Nov')
  await expect.element(told()).toHaveTextContent('Your check-in is Wed 25 Nov')
  // Another time of the same day.
  await landAt('08:00')
  await expect.element(search()).toHaveTextContent('JFK 2026-11-26T10:00')
})

test('a time that cannot be read is marked, and no promise stays', async () => {
  await open(HARLEM)
  await pick('JFK')
  await landAt('08:00')
  await expect.element(told()).toHaveTextContent('at the door')
  await landAt('quarter past nine')
  await expect.element(landingTime()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(told()).toHaveTextContent(/^$/)
  expect(onLanding).toHaveBeenLastCalledWith(null)
})

test('a landing that has passed changes no check-in, and says so', async () => {
  stopClock('2026-11-26T12:00')
  await open(HARLEM)
  await pick('JFK')
  await landAt('06:00')
  await expect.element(told()).toHaveTextContent('This landing has already passed.')
  await expect.element(search()).toHaveTextContent('Harlem 2026-11-26T15:00')
})

test('a check-in that the guest has changed since is kept when they look at the time again', async () => {
  await open(HARLEM)
  await pick('JFK')
  await landAt('08:00')
  await page.getByRole('button', { name: 'At Christmas' }).click()
  await userEvent.click(landingTime())
  await userEvent.keyboard('{Enter}')
  await expect.element(search()).toHaveTextContent('Harlem 2026-12-24T11:00')
})
