import type { Hotel as HotelData } from '#contract/hotel/hotels.ts'
import type { PriceMatrixResponse, RoomOffer } from '#contract/hotel/rates.ts'
import type { Stay } from '#contract/hotel/stay.ts'
import { NONE_GUARANTEED, writeRateChoice } from '#machines/rates/rateChoice.rules.ts'
import { BOTH_GUARANTEED } from '#machines/rates/rates.rules.ts'
import { bothSides, neitherSide } from '#machines/rates/rates.samples.ts'
import { ratesAnswering } from '#machines/rates/rates.testing.ts'
import { type UrlParams, writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { SLOW_AFTER_MS, STUCK_AFTER_MS } from '#machines/kit/loadingDelays.ts'
import { en } from '#locales/en.ts'
import { onlineManager } from '@tanstack/react-query'
import 'temporal-polyfill/global'
import '#src/styles/global.css.ts'
import { seenState } from '#src/actors/system/seenState.ts'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { stopClock } from '#src/ui/clock.testing.ts'
import { HOTEL, ROOM } from './hotel.testing.ts'
import { HotelOf, renderHotel } from './HotelPage.testing.tsx'
import { STAY_DEBOUNCE_MS } from './stay/useLiveStay.ts'
import { priceMatrixQuery, hotelQuery, roomsQuery, similarQuery } from '#src/actors/hotel/hotel.ts'
import { ratesActor } from '#src/actors/hotel/ratesActor.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { replace } from '#src/ui/replace.testing.ts'

const requests = {
  hotel: vi.fn<() => Promise<HotelData>>(),
  rooms: vi.fn<(stay: Stay) => Promise<RoomOffer[]>>(),
  board: vi.fn<() => Promise<PriceMatrixResponse>>(),
  rates: vi.fn<() => unknown>(),
}
replace(ratesActor, requests.rates)
replace(hotelQuery, () => ({ queryKey: ['hotel'], queryFn: requests.hotel, retry: false }))
replace(roomsQuery, (stay: Stay) => ({
  queryKey: ['rooms', stay.checkIn, stay.checkOut],
  queryFn: () => requests.rooms(stay),
  retry: false,
}))
replace(similarQuery, () => ({ queryKey: ['similar'], queryFn: () => new Promise(() => {}), retry: false }))
replace(priceMatrixQuery, () => ({ queryKey: ['board'], queryFn: requests.board, retry: false }))
replace(PageHead, () => null)

beforeEach(() => {
  stopClock('2026-11-21T12:00')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  requests.hotel.mockReset().mockReturnValue(new Promise(() => {}))
  requests.rooms.mockReset().mockReturnValue(new Promise(() => {}))
  requests.board.mockReset().mockReturnValue(new Promise(() => {}))
  requests.rates.mockReturnValue(ratesAnswering([neitherSide, bothSides]))
})

afterEach(() => {
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const slow = () => page.getByText(en.common.waiting.slow)
const stuck = () => page.getByText(en.common.waiting.stuck)
const retry = () => page.getByRole('button', { name: en.common.retry })

test('a hotel that does not load says so after ten seconds, and offers to retry after twenty', async () => {
  await open()
  vi.advanceTimersByTime(SLOW_AFTER_MS - 1)
  await settle()
  expect([slow().elements().length, stuck().elements().length]).toEqual([0, 0])
  vi.advanceTimersByTime(1)
  await expect.element(slow()).toBeVisible()
  expect(slow().element().closest('[role="status"]')).not.toBeNull()
  expect([retry().elements().length, stuck().elements().length]).toEqual([0, 0])

  vi.advanceTimersByTime(STUCK_AFTER_MS - SLOW_AFTER_MS)
  await expect.element(stuck()).toBeVisible()
  // Once only: the rooms wait for the same answer and must not say it too.
  expect([slow().elements().length, stuck().elements().length, retry().elements().length]).toEqual([0, 1, 1])
  const notice = page.getByRole('status').filter({ has: stuck() })
  await expect.element(notice.getByRole('link', { name: 'New search' })).toBeVisible()
  expect([requests.hotel.mock.calls.length, requests.rooms.mock.calls.length]).toEqual([1, 1])
  await userEvent.click(retry())
  await expect.poll(() => [requests.hotel.mock.calls.length, requests.rooms.mock.calls.length]).toEqual([2, 2])
  // The wait starts again.
  expect([slow().elements().length, stuck().elements().length]).toEqual([0, 0])
  vi.advanceTimersByTime(SLOW_AFTER_MS)
  await expect.element(slow()).toBeVisible()
})

/** Reads the page after timers that are due at once: the clock of these tests stands still. */
const after = <T,>(read: () => T) => {
  vi.advanceTimersByTime(0)
  return read()
}

test('only the rooms are requested again if only the rooms do not load', async () => {
  requests.hotel.mockResolvedValue(HOTEL)
  await open()
  await expect
    .poll(() =>
      after(() =>
        page
          .getByRole('heading', { level: 1 })
          .elements()
          .map(({ textContent }) => textContent),
      ),
    )
    .toEqual([HOTEL.name])
  vi.advanceTimersByTime(STUCK_AFTER_MS)
  await userEvent.click(retry())
  await expect.poll(() => requests.rooms).toHaveBeenCalledTimes(2)
  expect(requests.hotel).toHaveBeenCalledOnce()
})

test('the page says how the hotel answers requests for hours', async () => {
  const answer_record = { requests: 10, agreed: 8, usual_hours: 3, demo: false }
  requests.hotel.mockResolvedValue({ ...HOTEL, answer_record })
  await open()
  await expect
    .element(page.getByText('Said yes to 8 of the last 10 requests, usually answers within 3 hours'))
    .toBeVisible()
})

test('an unknown hotel is not found; a failed request names our fault and can be retried', async () => {
  requests.hotel.mockRejectedValueOnce(Object.assign(new Error('No'), { code: 'not_found', status: 404 }))
  await open()
  await expect.element(page.getByText('No such hotel')).toBeVisible()
  requests.hotel.mockRejectedValueOnce(Object.assign(new Error('No'), { code: 'internal', status: 500 }))
  await open()
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.hotel.failed.text)
  const before = requests.hotel.mock.calls.length
  await userEvent.click(retry())
  await expect.poll(() => requests.hotel.mock.calls.length).toBe(before + 1)
})

test('a hotel opened offline says so, and loads once the network returns', async () => {
  onlineManager.setOnline(false)
  await open()
  await expect.element(page.getByRole('status')).toHaveTextContent(en.hotel.offline)
  vi.advanceTimersByTime(STUCK_AFTER_MS)
  await settle()
  expect([slow().elements().length, stuck().elements().length, requests.hotel.mock.calls.length]).toEqual([0, 0, 0])
  requests.hotel.mockResolvedValue(HOTEL)
  onlineManager.setOnline(true)
  await expect.poll(() => after(() => page.getByRole('heading', { level: 1 }).elements())).toHaveLength(1)
})

/** A price matrix that sells nothing before the given check-in hour. */
const fromHour = (least: number): PriceMatrixResponse['board'] =>
  Array.from({ length: 24 }, (_, hour) =>
    Array.from({ length: 24 }, () =>
      hour < least ? null : { total: 400, hours_total: 400, hours_saved: 0, guaranteed: true, guaranteeable: null },
    ),
  )

/** The plan of every check-in hour. */
const ROOM_ONLY: PriceMatrixResponse['terms'] = Array.from({ length: 24 }, () => ({
  cancellation: { refundable: false, deadline: null, deadline_local: null },
  board: 'room_only',
}))

const costing = (total: number): RoomOffer[] => [
  { ...ROOM, rates: [{ ...neitherSide, total, guaranteed_total: null }] },
]

describe('changing the hours', () => {
  test('shows a new hour immediately, requests rooms once after a pause, and keeps old prices until then', async () => {
    const { changed, plus } = await openStay()
    await userEvent.click(plus())
    await userEvent.click(plus())
    await expect.element(checkIn()).toHaveTextContent('17:00')
    await expect.element(page.getByRole('article')).toHaveTextContent('from $450')
    expect([list(), firstPrice()].map((shown) => shown?.getAttribute('aria-busy'))).toEqual(['true', 'true'])
    await expect.element(page.getByText(en.hotel.hoursChecked)).toBeVisible()
    // Structured data must not offer the price of another stay.
    expect(offered()).toBeUndefined()
    vi.advanceTimersByTime(STAY_DEBOUNCE_MS - 1)
    await settle()
    expect(changed).toEqual([])
    vi.advanceTimersByTime(1)
    await expect.poll(() => changed).toEqual(['2026-12-24T17:00'])
    await expect.poll(() => requests.rooms).toHaveBeenCalledTimes(2)
    // Not loaded yet: nothing moves, and focus stays on the pressed button.
    await expect.element(page.getByRole('article')).toHaveTextContent('from $450')
    await expect.element(plus()).toHaveFocus()
  })

  test('replaces the old prices with the new ones', async () => {
    const { plus } = await openStay({ later: () => Promise.resolve(costing(380)) })
    await userEvent.click(plus())
    vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
    await expect.poll(() => after(() => page.getByRole('article').element().textContent)).toContain('from $455')
    expect([list(), firstPrice()].map((shown) => shown?.getAttribute('aria-busy'))).toEqual(['false', 'false'])
    expect(offered()).toMatchObject({ price: '380.00' })
  })

  test('keeps an hour chosen while the URL is still changing', async () => {
    const { changed, plus, arrive } = await openStay({ slowAddress: true })
    await userEvent.click(plus())
    vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
    await expect.poll(() => changed).toEqual(['2026-12-24T16:00'])
    await userEvent.click(plus())
    arrive()
    await settle()
    await expect.element(checkIn()).toHaveTextContent('17:00')
    vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
    await expect.poll(() => changed).toEqual(['2026-12-24T16:00', '2026-12-24T17:00'])
    arrive()
    await expect.poll(() => requests.rooms.mock.calls.map(([stay]) => stay.checkIn).at(-1)).toBe('2026-12-24T17:00')
  })

  test('undoes an hour in the URL too if it is taken back while the URL is still changing', async () => {
    const { changed, plus, minus, arrive } = await openStay({ slowAddress: true })
    await userEvent.click(plus())
    vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
    await expect.poll(() => changed).toEqual(['2026-12-24T16:00'])
    await userEvent.click(minus())
    vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
    await expect.poll(() => changed).toEqual(['2026-12-24T16:00', '2026-12-24T15:00'])
    arrive()
    await expect.poll(() => list().getAttribute('aria-busy')).toBe('false')
    await expect.element(checkIn()).toHaveTextContent('15:00')
  })

  test('undoes an hour in the URL too if its debounce ends after the URL has changed', async () => {
    const { changed, plus, minus, arrive } = await openStay({ slowAddress: true })
    await userEvent.click(plus())
    vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
    await expect.poll(() => changed).toEqual(['2026-12-24T16:00'])
    await userEvent.click(minus())
    arrive()
    await expect.poll(() => requests.rooms.mock.calls.at(-1)?.[0].checkIn).toBe('2026-12-24T16:00')
    vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
    await expect.poll(() => changed).toEqual(['2026-12-24T16:00', '2026-12-24T15:00'])
    arrive()
    await expect.poll(() => list().getAttribute('aria-busy')).toBe('false')
    await expect.element(checkIn()).toHaveTextContent('15:00')
  })

  test('requests nothing after a change and its undo', async () => {
    const { changed, plus, minus } = await openStay()
    await userEvent.click(plus())
    await userEvent.click(minus())
    vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
    await expect.poll(() => list().getAttribute('aria-busy')).toBe('false')
    expect([changed, requests.rooms.mock.calls.length]).toEqual([[], 1])
  })

  test('can be done with the keyboard on the handles of the line', async () => {
    const { changed } = await openStay()
    const hand = page.getByRole('slider', { name: en.common.stay.checkOutHour })
    hand.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(hand).toHaveAttribute('aria-valuetext', '13:00')
    vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
    await expect.poll(() => changed).toHaveLength(1)
    await expect.element(hand).toHaveFocus()
  })
})

describe('the first screen says the sum of', () => {
  test.each<[string, UrlParams, RegExp]>([
    ['the base rate, as the list would', {}, /^\$450\$121 per night.*Your hours are guaranteed/],
    ['the guaranteed rate of the card', { rate: 'guaranteed' }, /^\$450.*Your hours are guaranteed/],
    [
      'the rate on request of the card, which it is compared by, and what is paid now',
      { rate: 'request' },
      /^\$475.*\$400 now, \$475 with your hours/,
    ],
    ['the base rate for a word it does not know', { rate: 'golden' }, /^\$450/],
  ])('%s', async (_, link, said) => {
    await openStay({ link })
    const head = page.getByRole('link', { name: en.hotel.seeRooms })
    await expect.element(head).toHaveAttribute('href', '#rooms')
    await expect.poll(() => plain(head.element().parentElement?.textContent)).toMatch(said)
  })

  test('the guaranteed rate, once a guest takes it instead of hours on request', async () => {
    const { chosen } = await openStay({ link: { rate: 'request' } })
    await userEvent.click(page.getByRole('button', { name: /Guaranteed/ }))
    const head = page.getByRole('link', { name: en.hotel.seeRooms })
    await expect.poll(() => plain(head.element().parentElement?.textContent)).toMatch(/^\$450.*guaranteed/)
    expect(chosen).toEqual([{ rate: 'guaranteed' }])
  })
})

test('a sold-out hotel has no hour board, and no links to the board or to rooms', async () => {
  requests.hotel.mockResolvedValue(HOTEL)
  requests.rooms.mockResolvedValue([])
  await open()
  await expect
    .poll(() => after(() => page.getByRole('heading', { name: en.hotelParts.similar.title }).elements()))
    .toHaveLength(1)
  expect(page.getByRole('link', { name: en.hotel.sections.hourBoard }).elements()).toEqual([])
  expect(page.getByRole('heading', { name: en.hotel.sections.hourBoard }).elements()).toEqual([])
  expect(page.getByRole('link', { name: en.hotel.seeRooms }).elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: en.hotel.noRooms.otherDates }))
  await expect.element(page.getByRole('dialog', { name: en.search.form.dates })).toBeVisible()
})

test("today's hour board shows which hours have passed", async () => {
  stopClock('2026-12-24T15:30')
  requests.board.mockResolvedValue({ currency: 'USD', board: fromHour(15), terms: ROOM_ONLY })
  await openStay()
  document.getElementById('board')?.scrollIntoView()
  await expect
    .poll(() => after(() => page.getByText(en.hotelParts.board.legend.impossibleToday).elements()))
    .toHaveLength(1)
})

test.each([
  ['had come near, shows it', { 'near.board': true }, 1],
  ['never came near, does not', {}, 0],
] as const)('the replay of a page whose hour board the guest %s', async (_, seen, boards) => {
  scrollTo(0, 0)
  seenState.replay(seen)
  onTestFinished(() => seenState.replay(null))
  await openStay()
  await expect.element(page.getByRole('heading', { name: en.hotel.sections.hourBoard })).toBeInTheDocument()
  expect(scrollY).toBe(0)
  await expect.poll(() => requests.board.mock.calls.length).toBe(boards)
})

describe('the rates of a room open with hours', () => {
  test.each([
    ['guaranteed for who looked for that in the list', { hours: 'guaranteed' }, BOTH_GUARANTEED],
    ['guaranteed as in the list for others', {}, BOTH_GUARANTEED],
    ['on request for who chose that', { rate: 'free,request' }, NONE_GUARANTEED],
  ])('%s', async (_, link, choice) => {
    const rates = seeRates()
    await openStay({ link })
    expect(await rates.choice()).toEqual(choice)
  })

  test.each([
    ['guaranteed', true, BOTH_GUARANTEED],
    ['on request', false, NONE_GUARANTEED],
  ])('as promised by the chosen square of the hour board: %s', async (_, guaranteed, choice) => {
    const rates = seeRates()
    await takeFromBoard(guaranteed)
    expect(await rates.choice()).toEqual(choice)
  })
})

test('the shared link has the hours chosen on this page', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  const { plus, changed } = await openStay()
  await userEvent.click(plus())
  vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
  await expect.poll(() => changed).toEqual(['2026-12-24T16:00'])
  await settle()
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await userEvent.click(page.getByRole('button', { name: en.hotel.share }))
  const { searchParams } = new URL(share.mock.calls[0]?.[0].url ?? '')
  expect([searchParams.get('in'), searchParams.get('out')]).toEqual(['2026-12-24-16', '2026-12-27-11'])
})

const seeRates = () => {
  const actor = ratesAnswering([neitherSide, bothSides])
  requests.rates.mockReturnValue(actor)
  return {
    choice: async () => {
      const see = page.getByRole('button', { name: `${en.hotel.rate.seeRates} ${ROOM.name}` })
      // A rate in the URL is open already.
      if (see.elements().length > 0) await userEvent.click(see)
      await expect.poll(() => actor.getSnapshot().value).toBe('loaded')
      return actor.getSnapshot().context.choice
    },
  }
}
const takeFromBoard = async (guaranteed: boolean) => {
  requests.board.mockResolvedValue({
    currency: 'USD',
    board: fromHour(0).map((row) => row.map((square) => square && { ...square, guaranteed })),
    terms: ROOM_ONLY,
  })
  await openStay({ link: { hours: 'guaranteed' }, later: () => Promise.resolve([ROOM]) })
  document.getElementById('board')?.scrollIntoView()
  await expect.poll(() => after(() => square())).not.toBeNull()
  square()?.click()
  vi.advanceTimersByTime(STAY_DEBOUNCE_MS)
  await expect.poll(() => list().getAttribute('aria-busy')).toBe('false')
}

const square = () => document.querySelector<HTMLElement>('[data-hours="13-12"]')

const checkIn = () => page.getByRole('group', { name: en.common.stay.checkIn, exact: true })
const list = () => {
  const element = page.getByRole('article').element().closest('ul')
  if (element === null) throw new Error('there are no rooms')
  return element
}

const firstPrice = () => page.getByRole('link', { name: en.hotel.seeRooms }).element().parentElement
const offered = (): unknown => {
  const data: { makesOffer?: unknown } = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
  )
  return data.makesOffer
}

const ignore = (): void => undefined
const step = (name: string) => checkIn().getByRole('button', { name })

/** Renders the page with a URL that follows the stay, as the route does. */
const openStay = async ({
  slowAddress = false,
  later = () => new Promise<RoomOffer[]>(() => {}),
  link = {},
}: { slowAddress?: boolean; later?: () => Promise<RoomOffer[]>; link?: UrlParams } = {}) => {
  const changed: string[] = []
  const chosen: Record<string, string>[] = []
  let arrive = ignore
  const Page = () => {
    const [params, setParams] = useState<UrlParams>({ in: '2026-12-24-15', out: '2026-12-27-11', ...link })
    return (
      <HotelOf
        params={params}
        onChooseRate={(choice) => chosen.push(writeRateChoice(choice))}
        onChangeStay={async (criteria) => {
          changed.push(criteria.checkIn)
          if (slowAddress) await new Promise<void>((done) => (arrive = done))
          setParams(writeNewSearch(criteria))
        }}
      />
    )
  }
  requests.hotel.mockResolvedValue(HOTEL)
  requests.rooms.mockImplementation(({ checkIn }) =>
    checkIn === '2026-12-24T15:00' ? Promise.resolve([ROOM]) : later(),
  )
  renderHotel(en, <Page />)
  await expect.poll(() => after(() => page.getByRole('article').elements())).toHaveLength(1)
  return {
    changed,
    chosen,
    plus: () => step(en.common.stay.hourLater),
    minus: () => step(en.common.stay.hourEarlier),
    arrive: () => arrive(),
  }
}

const open = async () => {
  renderHotel(en, <HotelOf params={{}} onChangeStay={() => Promise.resolve()} />)
  await settle()
}

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')

/** Waits for the next frame. */
const settle = () => new Promise(requestAnimationFrame)
