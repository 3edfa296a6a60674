import type { Hotel } from '#contract/hotels.ts'
import { SLOW_AFTER_MS, STUCK_AFTER_MS } from '#machines/kit/waiting.ts'
import { en } from '#locales/en.ts'
import { WordsProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import 'temporal-polyfill/global'
import '#src/styles/global.css.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HotelPage } from './HotelPage.tsx'

const asked = vi.hoisted(() => ({ hotel: vi.fn<() => Promise<Hotel>>(), rooms: vi.fn<() => Promise<never>>() }))
vi.mock('#src/actors/hotel.ts', () => ({
  hotelOf: () => ({ queryKey: ['hotel'], queryFn: asked.hotel, retry: false }),
  roomsOf: () => ({ queryKey: ['rooms'], queryFn: asked.rooms, retry: false }),
  todayHere: () => '2026-11-21',
}))
vi.mock('@tanstack/react-router', () => ({ useLocation: () => '/hotels/nyc-0001' }))
vi.mock('#src/views/layout/PageHead.tsx', () => ({ PageHead: () => null }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const ask of Object.values(asked)) ask.mockReset().mockReturnValue(new Promise(() => {}))
})

afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

const slow = () => page.getByText(en.common.waiting.slow)
const stuck = () => page.getByText(en.common.waiting.stuck)
const retry = () => page.getByRole('button', { name: en.common.retry })

test('a hotel that does not come says so after ten seconds, and offers a way on after twenty', async () => {
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
  // Once: not over the rooms too, which wait for the same.
  expect([slow().elements().length, stuck().elements().length, retry().elements().length]).toEqual([0, 1, 1])
  const notice = page.getByRole('status').filter({ has: stuck() })
  await expect.element(notice.getByRole('link', { name: 'New search' })).toBeVisible()
  expect([asked.hotel.mock.calls.length, asked.rooms.mock.calls.length]).toEqual([1, 1])
  await userEvent.click(retry())
  await vi.waitFor(() => expect([asked.hotel.mock.calls.length, asked.rooms.mock.calls.length]).toEqual([2, 2]))
  // And the wait begins anew.
  expect([slow().elements().length, stuck().elements().length]).toEqual([0, 0])
  vi.advanceTimersByTime(SLOW_AFTER_MS)
  await expect.element(slow()).toBeVisible()
})

test('rooms that do not come are asked for again alone', async () => {
  asked.hotel.mockResolvedValue(HOTEL)
  await open()
  await vi.waitFor(() => {
    vi.advanceTimersByTime(0)
    expect(
      page
        .getByRole('heading', { level: 1 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([HOTEL.name])
  })
  vi.advanceTimersByTime(STUCK_AFTER_MS)
  await userEvent.click(retry())
  await vi.waitFor(() => expect(asked.rooms).toHaveBeenCalledTimes(2))
  expect(asked.hotel).toHaveBeenCalledOnce()
})

test('a hotel that is not there is not found; one that fails says whose fault it is, and is tried again', async () => {
  asked.hotel.mockRejectedValueOnce(Object.assign(new Error('No'), { code: 'not_found', status: 404 }))
  await open()
  await expect.element(page.getByText('No such hotel')).toBeVisible()
  asked.hotel.mockRejectedValueOnce(Object.assign(new Error('No'), { code: 'internal', status: 500 }))
  await open()
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.hotel.failed.text)
  const before = asked.hotel.mock.calls.length
  await userEvent.click(retry())
  await expect.poll(() => asked.hotel.mock.calls.length).toBe(before + 1)
})

test('a hotel opened without a network is told as that, and comes by itself with the network', async () => {
  onlineManager.setOnline(false)
  await open()
  await expect.element(page.getByRole('status')).toHaveTextContent(en.hotel.offline)
  vi.advanceTimersByTime(STUCK_AFTER_MS)
  await settle()
  expect([slow().elements().length, stuck().elements().length, asked.hotel.mock.calls.length]).toEqual([0, 0, 0])
  asked.hotel.mockResolvedValue(HOTEL)
  onlineManager.setOnline(true)
  await vi.waitFor(() => {
    vi.advanceTimersByTime(0)
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
  })
})

const HOTEL: Hotel = {
  id: 'nyc-0001',
  name: 'Meridian Yard',
  description: 'A hotel.',
  address: '7 Mill Street, New York',
  location: { lat: 40.7, lng: -74 },
  time_zone: 'America/New_York',
  stars: 4,
  images: [],
  amenities: [],
  reviews: { rating: 8, count: 0, scores: [], items: [] },
  things_to_know: {
    check_in_from: 15,
    check_out_until: 11,
    guarantees_early_check_in: true,
    guarantees_late_check_out: true,
    policies: [],
  },
  contact: { phone: '+1 212 555 0100', email: 'yard@hotel.example' },
  demo: true,
}

const open = async () => {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <WordsProvider locale="en" texts={en}>
        <HotelPage
          id="nyc-0001"
          params={{}}
          onChangeStay={() => {}}
          renderBook={() => null}
          newSearch={<a href="#search">New search</a>}
          notFound={<p>No such hotel</p>}
        />
      </WordsProvider>
    </QueryClientProvider>,
  )
  await settle()
}

/** What is drawn by then is drawn. */
const settle = () => new Promise(requestAnimationFrame)
