import type { Booking } from '#contract/booking/bookings.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { booked } from '#src/views/parts/booking/booking.testing.ts'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import 'temporal-polyfill/global'
import '#src/styles/global.css.ts'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SuccessPage } from './SuccessPage.tsx'
import { selectStep, selectUser } from '#machines/auth/auth.selectors.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { bookingQuery } from '#src/actors/bookings/booking.ts'
import { hotelQuery } from '#src/actors/hotel/hotel.ts'
import { useModals } from '#src/views/layout/modals.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { replace } from '#src/ui/replace.testing.ts'

const world = {
  user: { email: 'maya@mail.example' } as object | null,
  booking: vi.fn<() => Promise<unknown>>(),
  hotel: vi.fn<() => Promise<unknown>>(),
  logIn: vi.fn<(modal: string) => void>(),
}
replace(authActor, () => ({
  getSnapshot: () => ({
    matches: (state: string) => state === (world.user === null ? 'signedOut' : 'signedIn'),
    value: world.user === null ? 'signedOut' : 'signedIn',
    hasTag: () => false,
    context: { user: world.user },
  }),
  subscribe: () => ({ unsubscribe: () => undefined }),
}))
replace(selectStep, () => (world.user === null ? 'signedOut' : 'signedIn'))
replace(selectUser, () => world.user)
replace(bookingQuery, (id: string) => ({ queryKey: ['booking', id], queryFn: world.booking, retry: false }))
replace(hotelQuery, (id: string) => ({ queryKey: ['hotel', id], queryFn: world.hotel, retry: false }))
replace(useModals, () => ({ show: world.logIn }))
replace(PageHead, () => null)

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
let cache: QueryClient
const NOW = '2026-12-01T10:00:00Z'

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from(NOW))
  vi.spyOn(Temporal.Now, 'plainDateISO').mockReturnValue(Temporal.PlainDate.from(NOW.slice(0, 10)))
  world.user = { email: 'maya@mail.example' }
  world.hotel.mockReset().mockResolvedValue({ address: '5 Yard Street, New York' })
  world.booking.mockReset()
  world.logIn.mockReset()
})
afterEach(() => vi.restoreAllMocks())

const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

const stays: Booking = {
  ...booked('b1', 'confirmed', '2026-12-24T20:00'),
  check_out: '2026-12-27T14:00',
  hotel: {
    id: 'nyc-0009',
    name: 'Meridian Yard',
    location: { lat: 40.75, lng: -73.98 },
    time_zone: 'America/New_York',
    image: '/pictures/nyc-0009/facade-1.svg?hour=20',
  },
  cancellation: { deadline: '2026-12-22T20:00:00Z', is_open: true, refund: 100, credits: 0, promo: 0, kept: 0 },
}
const NEVER = { deadline: null, is_open: false, refund: 0, credits: 0, promo: 0, kept: 0 }
const bid = (amount: number) => ({ state: 'asked' as const, amount })
const early: Booking = {
  ...stays,
  check_in: '2026-12-24T09:00',
  checkin_guaranteed: false,
  paid: { at: NOW, wallet: null, brand: 'Visa', last4: '1111' },
  bids: { check_in: bid(60), check_out: { state: 'none', amount: null } },
}

describe('a confirmed booking', () => {
  test('for another guest says where they are notified', async () => {
    show({ ...stays, guest: { ...stays.guest, email: 'traveller@stayless.example' } })
    await expect.element(page.getByText(/on its way to .* and to .*traveller@stayless\.example/)).toBeVisible()
    expect(page.getByText(en.checkout.guest.email).element().nextElementSibling?.textContent).toContain('traveller@')
  })

  test('shows its hours first, a picture at the check-in hour, and all files and links', async () => {
    show(stays)
    await expect.element(title(en.success.title)).toBeVisible()
    await expect.element(page.getByText('5 Yard Street, New York')).toBeVisible()
    const picture = document.querySelector('main img, article img')
    expect(picture?.getAttribute('src')).toBe('/pictures/nyc-0009/facade-1.svg?hour=20&w=1600&h=900')
    for (const hour of ['20:00', '14:00'])
      await expect.element(page.getByText(hour, { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText('Thu 24 Dec', { exact: true }).first()).toBeVisible()
    for (const name of [en.account.calendar, en.account.receipt, en.hotel.share])
      await expect.element(page.getByRole('button', { name })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: en.booking.directions }))
      .toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=40.75%2C-73.98')
    await expect
      .element(page.getByRole('link', { name: en.success.see }))
      .toHaveAttribute('href', '/account/my-bookings/b1')
    await expect.element(page.getByText('Visa •••• 1111')).toBeVisible()
    expect(page.getByText(en.success.sent).elements()).toEqual([])
  })

  test('whose hours are on request shows those that are held in large type, and the requested ones second', async () => {
    show(early)
    const requested = page.getByText('On request: 09:00', { exact: true })
    await expect.element(requested).toBeVisible()
    const held = page.getByText('15:00', { exact: true }).first()
    expect(fontSize(held.element())).toBeGreaterThan(2 * fontSize(requested.element()))
    expect(page.getByText(/^On request: 14/).elements()).toEqual([])
  })

  test('announces once that its reference was copied', async () => {
    equip({ clipboard: { writeText: () => Promise.resolve() } })
    show(stays)
    await userEvent.click(page.getByRole('button', { name: en.booking.copyReference }))
    await expect.poll(statusTexts).toEqual([en.common.copied])
  })

  test('shows what happens next, with times on both clocks', async () => {
    show(stays)
    expect(await next()).toEqual([
      expect.stringContaining('maya@mail.example'),
      expect.stringMatching(
        /^Free cancellation until.*\(New York\)15:00Tue 22 Dec.*you pay for the first night \(\$60\.00\) and get the rest back\.$/,
      ),
      'At the hotel, give your name and booking reference. The room is yours from Thu 24 Dec, 20:00.',
      'Check out by Sun 27 Dec, 14:00.',
    ])
  })

  test.each([
    ['charged', /take this back until Thu 24 Dec, 03:00/],
    ['done', /^(?!.*take this back)/],
  ] as const)('with hours agreed since (%s) says whether the hotel can take them back', async (status, said) => {
    const agreed = { ...bid(60), state: 'accepted', status, final_at: '2026-12-24T08:00:00Z' } as const
    show({ ...early, bids: { ...early.bids, check_in: agreed } })
    const steps = (await next()).join(' ')
    expect(steps).toContain('The room is yours from Thu 24 Dec, 09:00.')
    expect(steps).toMatch(said)
  })

  test('says the day before the hour in a right-to-left sentence too', async () => {
    show(stays, 'he')
    await expect.element(page.getByText(/תחילת השהייה/)).toBeVisible()
    const moment = page
      .getByText(/תחילת השהייה/)
      .element()
      .querySelector('time')
    const hour = moment?.querySelector('bdi')?.getBoundingClientRect()
    expect(moment?.getBoundingClientRect().left).toBeCloseTo(hour?.left ?? 0, 0)
  })

  test('left open past its deadline, no longer says that canceling is free', async () => {
    show(stays)
    expect(await next()).toHaveLength(4)
    vi.mocked(Temporal.Now.instant).mockReturnValue(Temporal.Instant.from('2026-12-23T10:00:00Z'))
    window.dispatchEvent(new Event('focus'))
    await expect
      .poll(next)
      .toEqual([
        expect.stringContaining('maya@mail.example'),
        expect.stringContaining('Thu 24 Dec, 20:00'),
        expect.stringContaining('Sun 27 Dec, 14:00'),
      ])
  })

  test('shows the credit used, and that nothing is refundable', async () => {
    show({
      ...stays,
      breakdown: { ...stays.breakdown, credits: -25, total: 75 },
      total: 75,
      cancellation: { deadline: null, is_open: false, refund: 0, credits: 0, promo: 0, kept: 0 },
    })
    await expect.element(page.getByText('−$25.00')).toBeVisible()
    await expect.element(page.getByText('$75.00')).toBeVisible()
    await expect.element(page.getByText(en.checkout.cancellation.none)).toBeVisible()
    // The amount to pay comes after the discount.
    const text = document.body.textContent ?? ''
    expect(text.indexOf('$75.00')).toBeGreaterThan(text.indexOf('−$25.00'))
  })

  test('fully paid with credit says that nothing was charged', async () => {
    const { paid: _, ...unpaid } = stays
    show({ ...unpaid, total: 0, breakdown: { ...stays.breakdown, credits: -100, total: 0 } })
    await expect.element(page.getByText(en.booking.nothingPaid)).toBeVisible()
    await expect.element(page.getByText('−$100.00')).toBeVisible()
  })

  test('by invoice links to the statements, and mentions no card', async () => {
    const { paid: _, ...unpaid } = stays
    show({ ...unpaid, invoice: null })
    await expect
      .element(page.getByRole('link', { name: en.booking.statementComing }))
      .toHaveAttribute('href', '/account/statements')
    expect(page.getByText(en.booking.paidWith).elements()).toEqual([])
  })

  test("shares hotel and hours with the hotel's own page", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    equip({ share })
    show(stays)
    await userEvent.click(page.getByRole('button', { name: en.hotel.share }))
    expect(share.mock.calls).toEqual([
      [
        {
          title: 'Meridian Yard',
          text: 'Meridian Yard: Thu 24 Dec, 20:00 to Sun 27 Dec, 14:00',
          url: `${location.origin}/hotels/nyc-0009`,
        },
      ],
    ])
  })
})

test('copies the link if sharing is unavailable, and refers to the e-mail if copying is too', async () => {
  const writeText = vi
    .fn<(text: string) => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValue(new Error('no leave'))
  equip({ share: undefined, clipboard: { writeText } })
  show(stays)
  await userEvent.click(page.getByRole('button', { name: en.hotel.share }))
  await expect.element(page.getByRole('button', { name: en.common.copied })).toBeVisible()
  show(stays)
  await userEvent.click(page.getByRole('button', { name: en.hotel.share }))
  await expect.element(page.getByText(en.success.shareRefused)).toBeVisible()
  const text = `Meridian Yard: Thu 24 Dec, 20:00 to Sun 27 Dec, 14:00\n${location.origin}/hotels/nyc-0009`
  expect(writeText.mock.calls).toEqual([[text], [text]])
})

/** Replaces abilities of the device for one test. */
const equip = (own: { share?: unknown; clipboard?: unknown }): void => {
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
}

describe('hours on request', () => {
  test('on one side: the bid, the outcome of each answer, and its deadline', async () => {
    show(early)
    await expect.element(title(en.success.titleAsked)).toBeVisible()
    const requestText = page.getByText(en.success.sent).element().parentElement?.textContent
    expect(requestText).toContain('For check-in at 09:00: $60.00')
    expect(requestText).toContain('the room is yours from 09:00, and you pay $60.00 more')
    expect(requestText).toContain('the room is yours from 15:00, and you pay nothing')
    expect(requestText).not.toContain('check-out')
    const [, answer, , stay] = await next()
    expect(answer).toMatch(/^The hotel answers your bid of \$60\.00 by.*\(New York\)05:00Thu 3 Dec/)
    expect(answer).toContain(en.success.silence)
    expect(answer).not.toContain('may answer after')
    expect(stay).toContain('from Thu 24 Dec, 15:00.')
  })

  test('say so where the hotel may answer after free cancellation has ended', async () => {
    show({ ...early, cancellation: { ...early.cancellation, deadline: '2026-12-02T20:00:00Z' } })
    expect((await next()).join()).toContain(
      'The hotel may answer after free cancellation ends on Wed 2 Dec, 15:00 hotel time.',
    )
  })

  test('on both sides: both bids, and the maximum total', async () => {
    show({ ...early, checkout_guaranteed: false, bids: { check_in: bid(60), check_out: bid(42.5) } })
    await expect.element(page.getByText('For check-out at 14:00: $42.50')).toBeVisible()
    await expect.element(page.getByText('At most $202.50 in total, if the hotel accepts.')).toBeVisible()
    expect((await next())[1]).toMatch(/^The hotel answers your bids of \$60\.00 and \$42\.50 by/)
  })

  test("show the hotel's answer once given", async () => {
    show({
      ...early,
      bids: { check_in: { state: 'accepted', amount: 60 }, check_out: { state: 'none', amount: null } },
    })
    await expect.element(title(en.success.title)).toBeVisible()
    await expect.element(page.getByText(en.account.bid.accepted)).toBeVisible()
    expect(page.getByText(en.success.sent).elements()).toEqual([])
    expect((await next()).join(' ')).toContain('The room is yours from Thu 24 Dec, 09:00.')
  })

  test('booked just before check-in promise an e-mail, but no answer time', async () => {
    show({ ...early, check_in: '2026-12-01T09:00' })
    const steps = await next()
    expect(steps[1]).toBe(en.success.mailed)
    expect(steps.join(' ')).not.toContain('answers your bid')
  })
})

describe('any other booking', () => {
  test.each([
    ['processing', en.checkout.processing.title, en.checkout.processing.text],
    ['review', en.checkout.processing.title, en.booking.review],
    ['rejected', en.success.titleRejected, en.booking.rejected],
  ] as const)('%s: shows no picture, no calendar and no next steps', async (status, name, text) => {
    show({ ...stays, status })
    await expect.element(title(name)).toBeVisible()
    await expect.element(page.getByText(text)).toBeVisible()
    expect(document.querySelector('article img, article svg[viewBox="0 0 56 56"]')).toBeNull()
    for (const one of [en.account.calendar, en.hotel.share, en.account.receipt])
      expect(page.getByRole('button', { name: one }).elements(), one).toEqual([])
    expect(page.getByText(en.success.next).elements()).toEqual([])
  })

  test('updates when it is confirmed, and announces that once', async () => {
    show({ ...stays, status: 'processing' })
    await expect.element(title(en.checkout.processing.title)).toBeVisible()
    expect(statusTexts()).toEqual([en.checkout.processing.text])
    cache.setQueryData(['booking', 'b1'], stays)
    await expect.element(title(en.success.title)).toBeVisible()
    expect(statusTexts()).toEqual([en.success.title])
    await expect.element(page.getByRole('button', { name: en.account.calendar })).toBeVisible()
  })

  test('that is completed has its receipt, and no next steps', async () => {
    show({ ...early, status: 'completed' })
    await expect.element(title(en.success.titleOver)).toBeVisible()
    await expect.element(page.getByRole('button', { name: en.account.receipt })).toBeVisible()
    for (const text of [en.success.sent, en.success.next, en.account.calendar])
      expect(page.getByText(text).elements(), text).toEqual([])
  })

  test('that is canceled shows the refund, and keeps its receipt', async () => {
    show({
      ...stays,
      status: 'cancelled',
      cancelled: { at: NOW, refund: 100, credits: 0, promo: 0, kept: 0 },
      cancellation: NEVER,
    })
    await expect.element(title(en.success.titleCanceled)).toBeVisible()
    await expect.element(page.getByText(/refund of \$100\.00 goes to your card/)).toBeVisible()
    expect(page.getByText(en.checkout.cancellation.none).elements()).toEqual([])
    await expect.element(page.getByRole('button', { name: en.account.receipt })).toBeVisible()
    expect(page.getByRole('button', { name: en.account.calendar }).elements()).toEqual([])
  })

  test('of another user is not found, and a signed-out visitor is asked to log in', async () => {
    world.booking.mockRejectedValue(Object.assign(new Error('none'), { code: 'not_found', status: 404 }))
    open()
    await expect.element(page.getByRole('alert')).toHaveTextContent(en.booking.missing.title)
    world.user = null
    open()
    await userEvent.click(page.getByRole('button', { name: en.common.nav.logIn }))
    expect(world.logIn.mock.calls).toEqual([['log-in']])
    expect(world.booking, 'nobody’s booking is asked for').toHaveBeenCalledTimes(1)
  })
})

test('says that it is offline, and loads once the network returns', async () => {
  onlineManager.setOnline(false)
  show(stays)
  await expect.element(page.getByRole('status')).toHaveTextContent(en.account.offline.text)
  onlineManager.setOnline(true)
  await expect.element(title(en.success.title)).toBeVisible()
})

test('shows no heading while loading, which would disappear again', async () => {
  world.booking.mockReturnValue(new Promise(() => undefined))
  open()
  await expect.element(page.getByRole('status')).toHaveTextContent(en.success.loading)
  expect(page.getByRole('heading').elements()).toEqual([])
})

/** Text of the live regions. */
const statusTexts = () =>
  page
    .getByRole('status')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Upcoming steps, in reading order. */
const next = async (): Promise<string[]> => {
  await expect.element(page.getByText(en.success.next)).toBeVisible()
  const list = page.getByText(en.success.next).element().nextElementSibling
  return [...(list?.children ?? [])].map((item) => item.textContent.replaceAll(/[\u2066-\u2069]/g, ''))
}

const show = (booking: Booking, locale: 'en' | 'he' = 'en') => {
  world.booking.mockResolvedValue(booking)
  open(locale)
}

const open = (locale: 'en' | 'he' = 'en') => {
  cache = new QueryClient()
  renderPage(
    <QueryClientProvider client={cache}>
      <RouterContextProvider router={router}>
        <PageI18nProvider locale={locale} texts={locale === 'en' ? en : he}>
          <SuccessPage id="b1" />
        </PageI18nProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
    locale === 'en' ? 'ltr' : 'rtl',
  )
}
