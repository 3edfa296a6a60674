import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { visa } from '#machines/paymentMethods/paymentMethods.samples.ts'
import { selectStep, selectUser } from '#machines/auth/auth.selectors.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { setCurrentGuest } from '#src/actors/auth/currentGuest.ts'
import { paymentMethodsActor } from '#src/actors/checkout/paymentMethods.ts'
import { savedCards } from '#src/actors/inquiry/inquiry.testing.ts'
import { newCardVault } from '#src/actors/checkout/cardVaultInstances.ts'
import { inquiryTokens } from '#src/actors/negotiation/inquiryTokens.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
// oxlint-disable-next-line no-restricted-imports -- the test stands in for what the browser does with a file
import { saveFile } from '#src/services/saveFile.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { useModals } from '#src/views/layout/modals.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { COUNTER, inquiryIn, NOW, REQUEST, STANDARD_HOURS } from '#src/views/parts/negotiation/negotiation.samples.ts'
import { fakeApi, holdReadings, refusal } from '#src/views/parts/negotiation/negotiation.testing.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { InquiryPage } from './InquiryPage.tsx'

const TEXTS = { en, ar, he }
const PATH = '/inquiries/i1/'
const world = {
  user: null as object | null,
  logIn: vi.fn<(modal: string) => void>(),
  save: vi.fn<(name: string, content: unknown, type: string) => void>(),
}
let api: ReturnType<typeof fakeApi>
let inquiry: Inquiry

replace(authActor, () => ({
  getSnapshot: () => ({ matches: () => false, hasTag: () => false, context: { user: world.user } }),
  subscribe: () => ({ unsubscribe: () => undefined }),
}))
replace(selectStep, () => (world.user === null ? 'signedOut' : 'signedIn'))
replace(selectUser, () => world.user)
replace(useModals, () => ({ show: world.logIn }))
replace(PageHead, () => null)
replace(saveFile, world.save)

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from(NOW))
  vi.spyOn(Temporal.Now, 'plainDateISO').mockReturnValue(Temporal.PlainDate.from(NOW.slice(0, 10)))
  world.user = null
  world.logIn.mockReset()
  world.save.mockReset()
  api = fakeApi()
  inquiry = inquiryIn()
  inquiryTokens.keep('i1', 's3cret')
  api.on(`GET ${PATH}`, () => ({ body: { inquiry } }))
})
afterEach(() => {
  sessionStorage.clear()
  setCurrentGuest(null)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const t = en.negotiation.status
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '')
const text = () => plain(document.body.textContent)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

const dialog = () => page.getByRole('dialog')
/** In the dialog that asks before. */
const accept = () => dialog().getByRole('button', { name: 'Accept for $48', exact: true })

const open = (locale: Locale = 'en') => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterContextProvider router={router}>
        <PageI18nProvider locale={locale} texts={TEXTS[locale]}>
          <InquiryPage id="i1" back={(words) => <a href="/account/inquiries">{words}</a>} missing={<h1>Unknown</h1>} />
        </PageI18nProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
    locale === 'en' ? 'ltr' : 'rtl',
  )
}

const countered = (changes: Partial<Inquiry> = {}): Inquiry =>
  inquiryIn({
    status: 'countered',
    offers: [{ ...REQUEST, state: 'declined' }, COUNTER],
    deadlines: { ...inquiryIn().deadlines, answer: '2026-11-29T14:40:00Z' },
    checkin_datetime: COUNTER.checkin_datetime,
    checkout_datetime: COUNTER.checkout_datetime,
    price: 48,
    actions: ['accept', 'reject', 'counter', 'withdraw'],
    ...changes,
  })
const charge = { amount: 60, at: '2026-12-01T15:00:00Z', brand: 'Visa', last4: '4242', refunded: 0 }

describe('who may see it', () => {
  test('a guest without an account, by the token of their e-mail', async () => {
    open()
    await expect.element(heading(t.asked.title)).toBeVisible()
    expect(api.calls.map(({ path }) => path)).toEqual(['/inquiries/i1/?token=s3cret'])
  })

  test('the signed-in owner, without a token', async () => {
    sessionStorage.clear()
    world.user = { email: 'maya@mail.example' }
    open()
    await expect.element(heading(t.asked.title)).toBeVisible()
    expect(api.calls.map(({ path }) => path)).toEqual([PATH])
  })

  test('only a guest with an account is led to all their requests', async () => {
    open()
    await expect.element(heading(t.asked.title)).toBeVisible()
    expect(page.getByRole('link', { name: t.back }).elements()).toEqual([])
    world.user = { email: 'maya@mail.example' }
    open()
    await expect.element(page.getByRole('link', { name: t.back })).toBeVisible()
  })

  test('anyone else is offered to log in, and nothing is asked for', async () => {
    sessionStorage.clear()
    open()
    await userEvent.click(button(en.common.nav.logIn))
    expect([world.logIn.mock.calls, api.calls]).toEqual([[['log-in']], []])
  })

  test('a request of somebody else is a page that does not exist', async () => {
    api.on(`GET ${PATH}`, () => refusal(404, 'not_found'))
    open()
    await expect.element(heading('Unknown')).toBeVisible()
  })

  test('a failure to load says whose fault it is, and tries again', async () => {
    let times = 0
    api.on(`GET ${PATH}`, () => {
      times += 1
      return times === 1 ? refusal(500, 'internal') : { body: { inquiry } }
    })
    open()
    await userEvent.click(button(en.common.retry))
    await expect.element(heading(t.asked.title)).toBeVisible()
  })
})

describe('a bid on check-in of a booking whose late check-out is bought', () => {
  const bid = { kind: 'bid', side: 'check_in', booking: { id: 'b1', reference: 'K7M2P9QX' } } as const

  test('counts its own hours alone, and says that the other end is as booked', async () => {
    inquiry = inquiryIn({ ...bid, status: 'charged', charge })
    open()
    await expect.element(heading('Your 6 hours are agreed')).toBeVisible()
    expect(text()).toContain('The hotel accepted, and you’ve paid. Check in at 09:00.')
    expect(text()).toContain('09:00instead of 15:00')
    expect(text()).toContain('16:00as booked')
    expect(text()).toContain('$10.00 an hour')
  })

  test.each([
    ['en', 'Your booking keeps check-in at 15:00.'],
    ['he', 'ההזמנה שלכם נשארת כפי שהיא: צ׳ק-\u2060אין ב-15:00.'],
    ['ar', 'يبقى حجزك كما هو: الوصول الساعة 15:00.'],
  ] as const)('keeps 15:00 alone when it is declined or withdrawn (%s)', async (locale, kept) => {
    inquiry = countered({
      ...bid,
      offers: [
        { ...REQUEST, state: 'declined' },
        { ...COUNTER, checkout_datetime: REQUEST.checkout_datetime },
      ],
    })
    const words = TEXTS[locale].negotiation.status
    open(locale)
    for (const name of [words.withdraw, words.decline]) {
      await userEvent.click(button(name))
      await expect.poll(() => plain(page.getByRole('dialog').element().textContent)).toContain(kept)
      await userEvent.click(page.getByRole('dialog').getByRole('button', { name: words.withdrawAsk.keep }))
    }
  })

  test('lets the guest offer other hours of check-in alone', async () => {
    inquiry = countered(bid)
    open()
    await userEvent.click(button(t.another))
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('group', { name: /Check-in/ })).toBeVisible()
    expect(dialog.getByRole('group', { name: /Check-out/ }).elements()).toEqual([])
  })
})

describe('the status', () => {
  test('shows the hotel’s picture in the shape that the server draws', async () => {
    const image = '/pictures/nyc-0001/facade-0.svg?hour=9&v=3'
    inquiry = inquiryIn({ hotel: { ...inquiryIn().hotel, image } })
    open()
    await expect.element(heading(t.asked.title)).toBeVisible()
    const shown = Array.from(document.images, (picture) => picture.getAttribute('src'))
    expect(shown).toContain(image)
  })

  test('says that the address of the hotel is being found before it is asked', async () => {
    inquiry = inquiryIn({ timeline: [{ at: '2026-11-26T07:12:00Z', what: 'sent', by: 'guest' }] })
    open()
    await expect.element(page.getByText(t.asked.finding)).toBeVisible()
    expect(page.getByText(t.asked.text).elements()).toEqual([])
  })

  test('asked: nothing to do, how much time is left, on both clocks', async () => {
    open()
    await expect.element(page.getByText(t.asked.text)).toBeVisible()
    await expect.element(page.getByRole('timer')).toHaveTextContent('16 hrs 14 mins left')
    await expect.element(page.getByRole('img', { name: '31 hrs 46 mins of 48 hrs 0 mins have passed' })).toBeVisible()
    expect(text()).toContain('At the hotel (Amman)10:12Sat 28 Nov')
    expect(text()).toContain('09:00instead of 15:00')
    expect(text()).toContain('$5.45 an hour')
    expect(text()).toContain('Visa ending in 4242kept, not charged')
    expect(
      page
        .getByRole('button')
        .elements()
        .map((one) => one.textContent),
    ).toEqual([t.withdraw])
  })

  test('countered: the offer above the request on one scale, with the difference in words', async () => {
    inquiry = countered()
    open()
    await expect.element(heading(t.countered.title)).toBeVisible()
    expect(text()).toContain('Answer by Sun 29 Nov, 17:40. If you don’t')
    expect(text()).toContain('The hotel offers 7 hours$48')
    expect(text()).toContain('11:002 hours later')
    expect(text()).toContain('14:002 hours earlier')
    expect(text()).toContain('$6.86 an hour, where you offered $5.45')
    expect(text()).toContain('You asked for 11 hours$60')
    expect(text()).toContain('The room is being cleaned until 11:00 on Friday.')
    expect(text()).toContain('Your Visa ending in 4242 is charged $48 on Tue 1 Dec, 18:00, hotel time.')
  })

  test.each<[string, Partial<Inquiry>, string, string]>([
    ['unconfirmed', { status: 'unconfirmed' }, t.unconfirmed.title, 'We’ve sent a link to maya@mail.example.'],
    ['asked again', { offers: [REQUEST, COUNTER, { ...REQUEST, place: 3, price: 55 }] }, t.asked.title, t.asked.again],
    ['accepted', { status: 'accepted' }, 'Your 11 hours are agreed', '$60.00 will be charged'],
    [
      'being charged',
      { status: 'accepted', deadlines: { ...inquiryIn().deadlines, charge: '2026-11-27T14:00:00Z' } },
      'Your 11 hours are agreed',
      'Your card is being charged $60.',
    ],
    ['charged', { status: 'charged', charge }, 'Your 11 hours are agreed', 'and you’ve paid. Check in at 09:00'],
    ['done', { status: 'done', charge }, 'Your 11 hours are guaranteed', 'It’s final.'],
    [
      'a declined card',
      {
        status: 'accepted',
        card: { brand: 'Visa', last4: '4242', is_declined: true },
        deadlines: { ...inquiryIn().deadlines, pay: '2026-12-02T15:00:00Z' },
        actions: ['replace_card', 'withdraw'],
      },
      t.cardDeclined.title,
      'Without a card by then, your booking goes back to check-in at 15:00 and check-out at 11:00.',
    ],
    [
      'a missing card',
      {
        status: 'accepted',
        card: null,
        deadlines: { ...inquiryIn().deadlines, pay: '2026-12-02T15:00:00Z' },
        actions: ['replace_card'],
      },
      t.cardMissing.title,
      t.cardMissing.text,
    ],
  ])('%s', async (_, changes, title, words) => {
    inquiry = inquiryIn({ actions: [], ...changes })
    open()
    await expect.element(heading(title)).toBeVisible()
    expect(text()).toContain(words)
  })

  test.each<[string, Partial<Inquiry>, string]>([
    ['accepted', { status: 'accepted' }, 'can still take this back until Fri 4 Dec, 03:00. From then on'],
    ['charged', { status: 'charged', charge }, 'until Fri 4 Dec, 03:00, and you’d get everything back. From then on'],
  ])('%s: hours are agreed, with the moment from which they are certain', async (_, changes, words) => {
    inquiry = inquiryIn({ actions: [], ...changes })
    open()
    await expect.element(heading('Your 11 hours are agreed')).toBeVisible()
    expect(text()).toContain(words)
  })

  test('done: hours are guaranteed, since the hotel can no longer take them back', async () => {
    inquiry = inquiryIn({ actions: [], status: 'done', charge })
    open()
    await expect.element(heading('Your 11 hours are guaranteed')).toBeVisible()
    expect(text()).not.toContain('take this back')
  })

  test.each<[string, Partial<Inquiry>, string]>([
    ['on its day', {}, 'If you both agree, your Visa ending in 4242 is charged $60 on Tue 1 Dec, 18:00, hotel time.'],
    ['at the yes, for a bid', { kind: 'bid', side: 'check_in' }, 'is charged $60 as soon as you both agree.'],
    [
      'at the yes, if that day has passed',
      { deadlines: { ...inquiryIn().deadlines, charge: '2026-11-27T14:00:00Z' } },
      'is charged $60 as soon as you both agree.',
    ],
    [
      'at a yes that may come later',
      { deadlines: { ...inquiryIn().deadlines, charge: '2026-11-27T16:00:00Z' } },
      'on Fri 27 Nov, 19:00, hotel time, or right away if you agree after that.',
    ],
    ['without a card', { card: null }, t.pays.noCard],
    ['by invoice', { kind: 'bid', side: 'check_in', card: null, by_invoice: true }, '$60 goes on your account’s'],
  ])('asked: says when the card would be charged: %s', async (_, changes, words) => {
    inquiry = inquiryIn(changes)
    open()
    await expect.element(heading(t.asked.title)).toBeVisible()
    expect(text()).toContain(words)
  })

  test.each([
    ['rejected', 'declined', t.ended.declined.title],
    ['rejected', 'no_longer_free', t.ended.no_longer_free.title],
    ['rejected', 'offer_declined', t.ended.offer_declined.title],
    ['rejected', 'taken_back', t.ended.taken_back.title],
    ['rejected', 'ended_by_staff', t.ended.ended_by_staff.title],
    ['rejected', 'hotel_left', t.ended.hotel_left.title],
    ['rejected', null, t.ended.declined.title],
    ['expired', 'unconfirmed', t.ended.unconfirmed.title],
    ['expired', 'unanswered', t.ended.unanswered.title],
    ['expired', 'unpaid', t.ended.unpaid.title],
    ['expired', null, t.ended.unanswered.title],
    ['withdrawn', 'withdrawn', t.ended.withdrawn.title],
    ['withdrawn', null, t.ended.withdrawn.title],
  ] as const)('%s, %s: says what stays, that nothing was charged, and the next try', async (status, outcome, title) => {
    inquiry = inquiryIn({ status, outcome, actions: [], ...STANDARD_HOURS })
    open()
    await expect.element(heading(title)).toBeVisible()
    expect(text()).toContain(`${t.stays}Check-in · Fri 4 Dec15:00`)
    expect(text()).toContain('11:00Standard time')
    expect(text()).toContain(t.notCharged)
    expect(page.getByRole('link', { name: /^Ask/ }).elements().length).toBe(1)
  })

  test('ended with the booking: nothing stays, and nothing is asked again', async () => {
    inquiry = inquiryIn({ status: 'withdrawn', outcome: 'booking_cancelled', actions: [] })
    open()
    await expect.element(heading(t.ended.booking_cancelled.title)).toBeVisible()
    expect(text()).not.toContain(t.stays)
    expect(page.getByRole('link', { name: /^Ask/ }).elements()).toEqual([])
  })

  test('the guest let the hotel’s offer pass: says so', async () => {
    inquiry = countered({ status: 'expired', outcome: 'unanswered', actions: [] })
    open()
    await expect.element(heading(t.ended.unansweredByGuest.title)).toBeVisible()
  })

  test('taken back after the charge: says what comes back', async () => {
    inquiry = inquiryIn({ status: 'rejected', outcome: 'taken_back', charge: { ...charge, refunded: 60 }, actions: [] })
    open()
    await expect.element(page.getByText(/\$60\.00 goes back to your Visa ending in 4242/)).toBeVisible()
    expect(text()).not.toContain(t.notCharged)
  })

  test('charged: saves the receipt in the page’s language, also by the link of the e-mail', async () => {
    inquiry = inquiryIn({ status: 'charged', charge, actions: [] })
    const pdf = new Uint8Array([37])
    api.on('GET /inquiries/i1/receipt.pdf', () => ({ file: pdf, mediaType: 'application/pdf' }))
    open('ar')
    await userEvent.click(button(ar.negotiation.status.receipt))
    await expect
      .poll(() => world.save.mock.calls)
      .toEqual([[`stayless-${inquiry.number}-ar.pdf`, pdf, 'application/pdf']])
    expect(api.calls.at(-1)?.path).toBe('/inquiries/i1/receipt.pdf?lang=ar&token=s3cret')
  })

  test.each(['accepted', 'charged', 'done'] as const)(
    '%s: saves the hours as a calendar file, and leads to the hotel',
    async (status) => {
      inquiry = inquiryIn({ status, charge: status === 'accepted' ? null : charge, actions: [] })
      api.on('GET /inquiries/i1/calendar.ics', () => ({
        file: 'BEGIN:VCALENDAR',
        mediaType: 'text/calendar; charset=utf-8; method=PUBLISH',
      }))
      open('he')
      await userEvent.click(button(he.negotiation.status.calendar))
      await expect
        .poll(() => world.save.mock.calls)
        .toEqual([[`stayless-${inquiry.number}.ics`, 'BEGIN:VCALENDAR', 'text/calendar;charset=utf-8']])
      expect(api.calls.at(-1)?.path).toBe('/inquiries/i1/calendar.ics?token=s3cret')
      await expect
        .element(page.getByRole('link', { name: he.negotiation.status.directions }))
        .toHaveAttribute('href', expect.stringContaining('destination='))
    },
  )

  test.each([{ status: 'asked' }, { status: 'charged', kind: 'bid' }] as const)(
    'has no calendar file before the yes, nor for a bid, whose booking has its own: %j',
    async (changes) => {
      inquiry = inquiryIn({ ...changes, actions: [] })
      open()
      await expect.element(page.getByText(inquiry.hotel.name).first()).toBeVisible()
      expect(button(t.calendar).elements()).toEqual([])
    },
  )

  test('has no receipt before the charge', async () => {
    inquiry = inquiryIn({ status: 'accepted' })
    open()
    await expect.element(page.getByText(t.nothing)).toBeVisible()
    expect(button(t.receipt).elements()).toEqual([])
  })

  test('whose receipt cannot be made says so, and can be pressed again', async () => {
    inquiry = inquiryIn({ status: 'charged', charge, actions: [] })
    api.on('GET /inquiries/i1/receipt.pdf', () => refusal(503, 'not_ready'))
    open()
    await userEvent.click(button(t.receipt))
    await expect.element(page.getByText(en.errors.notReady)).toBeVisible()
    await expect.element(button(t.receipt)).toBeEnabled()
  })

  test('declined with an hour in the note: that hour is the next request', async () => {
    inquiry = inquiryIn({
      status: 'rejected',
      outcome: 'declined',
      decline: { reason: 'full', note: 'The room won’t be ready before noon. 12:00 would work.' },
      actions: [],
      checkin_datetime: '2026-12-04T15:00',
      checkout_datetime: '2026-12-06T11:00',
      offers: [{ ...REQUEST, checkout_datetime: '2026-12-06T11:00' }],
    })
    open()
    await expect.element(page.getByText(t.reason.full)).toBeVisible()
    const next = page.getByRole('link', { name: 'Ask to check in at 12:00' })
    await expect.element(next).toHaveAttribute('href', expect.stringContaining('checkIn=2026-12-04T12%3A00'))
  })

  test('of a booking of ours leads back to it', async () => {
    inquiry = inquiryIn({
      kind: 'bid',
      booking: { id: 'b1', reference: 'K7WM3XPT' },
      status: 'rejected',
      outcome: 'declined',
      actions: [],
    })
    open()
    await expect
      .element(page.getByRole('link', { name: t.next.booking }))
      .toHaveAttribute('href', '/account/my-bookings/b1')
  })

  test('changes while the page is open: said once, politely', async () => {
    open()
    await expect.element(heading(t.asked.title)).toBeVisible()
    inquiry = countered()
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.element(heading(t.countered.title)).toBeVisible()
    await expect
      .element(page.getByRole('status').filter({ hasText: `News about your request: ${t.countered.title}.` }))
      .toBeInTheDocument()
  })
})

test('the timeline has what happened and what is ahead, on the hotel’s clock', async () => {
  inquiry = countered({
    timeline: [...inquiryIn().timeline, { at: '2026-11-27T14:40:00Z', what: 'hotel_countered', by: 'hotel' }],
  })
  open()
  await expect.element(heading(t.countered.title)).toBeVisible()
  const steps = page
    .getByRole('list')
    .getByRole('listitem')
    .elements()
    .map((one) => plain(one.textContent))
  expect(steps).toEqual([
    'You sent the requestThu 26 Nov, 10:12 · 11 hours for $60',
    'We asked the hotelThu 26 Nov, 10:13',
    'The hotel made a counter-offerFri 27 Nov, 17:40 · 7 hours for $48',
    'Your answeruntil Sun 29 Nov, 17:40',
    'Your card is chargedTue 1 Dec, 18:00, only if you both agree',
    'The answer becomes finalFri 4 Dec, 03:00',
  ])
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Your answer')
})

describe('a step', () => {
  test('accepts the hotel’s offer, named by its place', async () => {
    inquiry = countered()
    api.on(`POST ${PATH}answer/`, () => {
      inquiry = countered({ status: 'accepted', actions: ['withdraw'] })
      return { body: { inquiry } }
    })
    open()
    await userEvent.click(button('Accept for $48'))
    expect(api.sent()).toEqual([])
    await expect.element(dialog().getByText('7 hours for $48')).toBeVisible()
    expect(plain(dialog().element().textContent)).toContain('Check-in · Fri 4 Dec, 11:00')
    expect(plain(dialog().element().textContent)).toContain('charged $48 on Tue 1 Dec, 18:00, hotel time.')
    await userEvent.click(accept())
    await expect.element(heading('Your 7 hours are agreed')).toHaveFocus()
    expect(api.sent()).toEqual([
      { method: 'POST', path: `${PATH}answer/`, body: { decision: 'accept', place: 2, token: 's3cret' } },
    ])
  })

  test('accepts nothing if the guest goes back', async () => {
    inquiry = countered()
    open()
    await userEvent.click(button('Accept for $48'))
    await userEvent.click(dialog().getByRole('button', { name: t.acceptAsk.back }))
    await expect.element(button('Accept for $48')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(accept()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog().elements()).toEqual([])
    expect(api.sent()).toEqual([])
  })

  test('declines it after a warning', async () => {
    inquiry = countered()
    api.on(`POST ${PATH}answer/`, () => {
      inquiry = countered({ status: 'rejected', outcome: 'offer_declined', actions: [] })
      return { body: { inquiry } }
    })
    open()
    await userEvent.click(button(t.decline))
    await expect.element(page.getByText(/keeps check-in at 15:00 and check-out at 11:00/)).toBeVisible()
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: t.decline }))
    await expect.element(heading(t.ended.offer_declined.title)).toBeVisible()
    expect(api.sent()[0]?.body).toEqual({ decision: 'reject', place: 2, token: 's3cret' })
  })

  test('makes another offer within what was first asked for', async () => {
    inquiry = countered()
    api.on(`POST ${PATH}answer/`, () => {
      inquiry = inquiryIn({ offers: [REQUEST, COUNTER, { ...REQUEST, place: 3, price: 55 }] })
      return { body: { inquiry } }
    })
    open()
    await userEvent.click(button(t.another))
    const earlier = page
      .getByRole('group', { name: /Check-in/ })
      .getByRole('button', { name: en.common.stay.hourEarlier })
    await userEvent.click(earlier)
    await userEvent.click(earlier)
    await expect.element(earlier).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button(en.negotiation.priceMore))
    await userEvent.click(button(t.counterAsk.send))
    await expect.element(page.getByText(t.asked.again)).toBeVisible()
    expect(api.sent()[0]?.body).toEqual({
      decision: 'counter',
      place: 2,
      price: 50,
      checkin_datetime: '2026-12-04T09:00',
      checkout_datetime: '2026-12-06T14:00',
      token: 's3cret',
    })
  })

  test('withdraws the request after a warning', async () => {
    api.on(`POST ${PATH}withdraw/`, () => {
      inquiry = inquiryIn({ status: 'withdrawn', outcome: 'withdrawn', actions: [] })
      return { body: { inquiry } }
    })
    open()
    await userEvent.click(button(t.withdraw))
    expect(api.sent()).toEqual([])
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: t.withdraw }))
    await expect.element(heading(t.ended.withdrawn.title)).toHaveFocus()
    expect(api.sent()).toEqual([{ method: 'POST', path: `${PATH}withdraw/`, body: { token: 's3cret' } }])
  })

  test('stays done if a response from before it arrives later', async () => {
    api.on(`POST ${PATH}withdraw/`, () => ({
      body: { inquiry: inquiryIn({ status: 'withdrawn', outcome: 'withdrawn', actions: [] }) },
    }))
    open()
    await expect.element(button(t.withdraw)).toBeVisible()
    const release = holdReadings()
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.poll(() => api.calls.filter(({ method }) => method === 'GET').length).toBe(2)
    await userEvent.click(button(t.withdraw))
    await userEvent.click(dialog().getByRole('button', { name: t.withdraw }))
    await expect.element(heading(t.ended.withdrawn.title)).toBeVisible()
    await release()
    await expect.element(heading(t.ended.withdrawn.title)).toBeVisible()
  })

  test('that came too late says so, and shows how it stands', async () => {
    inquiry = countered()
    api.on(`POST ${PATH}answer/`, () => {
      inquiry = countered({ status: 'expired', outcome: 'unanswered', actions: [] })
      return refusal(409, 'too_late')
    })
    open()
    await userEvent.click(button('Accept for $48'))
    await userEvent.click(accept())
    await expect.element(heading(t.ended.unansweredByGuest.title)).toBeVisible()
    await expect.element(page.getByRole('alert').filter({ hasText: en.negotiation.failed.late })).toBeVisible()
  })

  test('whose response was lost can be pressed again, with the same answer', async () => {
    inquiry = countered()
    let times = 0
    api.on(`POST ${PATH}answer/`, () => {
      times += 1
      if (times === 1) return 'lost'
      inquiry = countered({ status: 'accepted', actions: [] })
      return { body: { inquiry } }
    })
    open()
    await userEvent.click(button('Accept for $48'))
    await userEvent.click(accept())
    await expect.element(dialog().getByText(en.negotiation.failed.unsure)).toBeVisible()
    await userEvent.click(accept())
    await expect.element(heading('Your 7 hours are agreed')).toBeVisible()
    const [first, second] = api.sent()
    expect(second).toEqual(first)
  })
})

const maya: SignedInUser = {
  first_name: 'Maya',
  last_name: 'Cohen',
  email: 'maya@mail.example',
  is_email_verified: true,
  image: null,
  type: 'regular',
  available_credits: 0,
  total_hours: 0,
  total_bookings: 0,
  phone: null,
  locale: 'en',
  referral_code: null,
  is_staff: false,
}

const needed = (): Inquiry =>
  inquiryIn({
    status: 'accepted',
    card: { brand: 'Visa', last4: '4242', is_declined: true },
    deadlines: { ...inquiryIn().deadlines, pay: '2026-12-02T15:00:00Z' },
    actions: ['replace_card'],
  })

describe('another card', () => {
  const field = { empty: false, valid: true, possible: true, focused: false }
  const FIELDS = { fields: { number: field, expirationDate: field, cvv: field }, brand: null, wrong: [] }
  const vault = (pay: () => Promise<string>) => ({
    show: () => () => undefined,
    open: () => Promise.resolve('form-1'),
    pay: vi.fn<() => Promise<string>>(pay),
    payWithSavedCard: vi.fn<(id: string) => Promise<string>>((id) => Promise.resolve(id)),
    paymentOf: (handle: string) => ({
      nonce: 'n0nce',
      deviceData: 'device',
      ...(handle === visa.id ? { paymentMethodId: handle } : {}),
    }),
    forget: () => true,
    release: () => undefined,
    focus: () => undefined,
    tell: () => undefined,
    read: () => FIELDS,
    subscribe: () => () => undefined,
  })

  test('is verified for the price and sent for this request alone', async () => {
    inquiry = needed()
    const desk = vault(() => Promise.resolve('p1'))
    replace(newCardVault, () => desk)
    api.on(`POST ${PATH}payment/`, () => {
      inquiry = inquiryIn({ status: 'accepted', actions: [] })
      return { body: { inquiry } }
    })
    open()
    await userEvent.click(button(t.useCard))
    await userEvent.click(button(t.cardAsk.save))
    await expect.element(heading('Your 11 hours are agreed')).toHaveFocus()
    expect(desk.pay.mock.calls[0]?.slice(0, 2)).toEqual([
      'form-1',
      { amount: 60, email: 'maya@mail.example', firstName: 'Maya', lastName: 'Cohen' },
    ])
    expect(api.sent()).toEqual([
      {
        method: 'POST',
        path: `${PATH}payment/`,
        body: { payment: { type: 'card', nonce: 'n0nce', device_data: 'device' }, token: 's3cret' },
      },
    ])
  })

  test('can be one that the account has, for a request of that account', async () => {
    sessionStorage.clear()
    world.user = { email: 'maya@mail.example' }
    setCurrentGuest(maya)
    inquiry = needed()
    const desk = vault(() => Promise.resolve('p1'))
    replace(newCardVault, () => desk)
    const methods = savedCards([visa])
    replace(paymentMethodsActor, () => methods)
    api.on(`POST ${PATH}payment/`, () => ({ body: { inquiry: inquiryIn({ status: 'accepted', actions: [] }) } }))
    open()
    await userEvent.click(button(t.useCard))
    await expect.element(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked()
    await userEvent.click(button(t.cardAsk.use))
    await expect.element(heading('Your 11 hours are agreed')).toHaveFocus()
    expect(api.sent()[0]?.body).toEqual({
      payment: { type: 'card', nonce: 'n0nce', device_data: 'device', payment_method_id: visa.id },
    })
  })

  test('is a new one alone for whoever came by the link, though signed in', async () => {
    world.user = { email: 'maya@mail.example' }
    setCurrentGuest(maya)
    inquiry = needed()
    const desk = vault(() => Promise.resolve('p1'))
    replace(newCardVault, () => desk)
    const methods = savedCards([visa])
    replace(paymentMethodsActor, () => methods)
    open()
    await userEvent.click(button(t.useCard))
    await expect.element(button(t.cardAsk.save)).toBeVisible()
    expect(page.getByRole('radio').elements()).toEqual([])
  })

  test('that the bank declines too says so, and another can be entered', async () => {
    inquiry = needed()
    const desk = vault(() => Promise.resolve('p1'))
    replace(newCardVault, () => desk)
    api.on(`POST ${PATH}payment/`, () => refusal(402, 'declined'))
    open()
    await userEvent.click(button(t.useCard))
    await userEvent.click(button(t.cardAsk.save))
    await expect.element(page.getByText(en.negotiation.failed.card)).toBeVisible()
    await expect.element(button(t.cardAsk.save)).not.toHaveAttribute('aria-busy')
  })
})

test.each(['ar', 'he'] as const)('every status has its words in %s', async (locale) => {
  const statuses: Partial<Inquiry>[] = [
    {},
    { status: 'accepted' },
    { status: 'rejected', outcome: 'declined', decline: { reason: 'price', note: '12:00' } },
    { status: 'charged', charge },
  ]
  for (const changes of statuses) {
    inquiry = inquiryIn(changes)
    open(locale)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText(TEXTS[locale].negotiation.status.timeline)).toBeVisible()
  }
})

test('fits a phone without a sideways scroll, also with large text', async () => {
  await page.viewport(360, 780)
  document.documentElement.style.fontSize = '200%'
  inquiry = countered()
  open()
  await expect.element(button('Accept for $48')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  document.documentElement.style.fontSize = ''
  await page.viewport(1280, 800)
})
