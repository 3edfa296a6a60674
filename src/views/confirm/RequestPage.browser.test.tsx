import type { ConfirmRequestResponse } from '#contract/inquiry/confirm.ts'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { COUNTER, hotelRequest, NOW, REQUEST, requestLink } from '#src/views/parts/negotiation/negotiation.samples.ts'
import { fakeApi, holdReadings, refusal } from '#src/views/parts/negotiation/negotiation.testing.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PlainPage } from './answerForm.rules.ts'
import { PlainPageContext } from './plainPage.ts'
import { RequestPage } from './RequestPage.tsx'

const TEXTS = { en, ar, he }
const LINK = '/confirm/request/t0ken/'
let api: ReturnType<typeof fakeApi>
let link: ConfirmRequestResponse

replace(PageHead, () => null)
beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from(NOW))
  vi.spyOn(Temporal.Now, 'plainDateISO').mockReturnValue(Temporal.PlainDate.from(NOW.slice(0, 10)))
  api = fakeApi()
  link = requestLink()
  api.on(`GET ${LINK}`, () => ({ body: link }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const t = en.negotiation.hotel
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string | RegExp, level = 1) => page.getByRole('heading', { level, name })

const open = (locale: Locale = 'en', token: string | null = 't0ken', plain: PlainPage | null = null) => {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [`/confirm/request/${token ?? ''}`] }),
  })
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterContextProvider router={router}>
        <PageI18nProvider locale={locale} texts={TEXTS[locale]}>
          <PlainPageContext value={plain}>
            <RequestPage token={token ?? undefined} brand={DEFAULT_BRAND} />
          </PlainPageContext>
        </PageI18nProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
    locale === 'en' ? 'ltr' : 'rtl',
  )
}

const NUMBER = '4K72MD'
/** What the browser would send. */
const fields = (): Record<string, unknown> => {
  const form = document.querySelector('main form')
  return form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}
}
const formOf = () => {
  const { method, action } = document.querySelector<HTMLFormElement>('main form') ?? {}
  return { method, path: new URL(action ?? '', location.origin).pathname }
}
const expectProblem = async (text: string) => expect.element(page.getByRole('alert')).toHaveTextContent(text)

/** The server takes an answer: it can be undone for a minute. */
const leaving = (decision: 'accept' | 'reject' | 'counter', seconds = 60) =>
  requestLink([
    hotelRequest({
      answer: {
        decision,
        reason: decision === 'reject' ? 'full' : null,
        note: '',
        at: NOW,
        undo_until: Temporal.Instant.from(NOW).add({ seconds }).toString(),
      },
    }),
  ])

describe('the open request', () => {
  test('says who asks for what, until when, and what an hour is worth', async () => {
    link = requestLink([hotelRequest({ comment: 'We land at 07:20 with a baby.' })])
    open()
    await expect.element(heading('Maya Cohen offers $60 for 11 extra hours')).toBeVisible()
    const text = plain(document.querySelector('main')?.textContent)
    expect(text).toContain('Answer by Sat 28 Nov, 10:12')
    expect(text).toContain('16 hrs 14 mins left')
    expect(text).toContain('09:00instead of 15:00')
    expect(text).toContain('16:00instead of 11:00')
    expect(text).toContain('$5.45an hour')
    // $120 for the 20 hours from 15:00 to 11:00.
    expect(text).toContain('Your night for $120, 20 hours$6.00')
    expect(text).toContain('We land at 07:20 with a baby.')
    expect(text).toContain('4471902113')
    await expect.element(page.getByText('Hotel Cedar Court')).toBeVisible()
  })

  test('has a way to send the screen to support, but not on a plain page, which has no scripts', async () => {
    open()
    await expect
      .element(page.getByRole('contentinfo').getByRole('button', { name: en.common.nav.sendScreen }))
      .toBeVisible()
    open('en', 't0ken', { fields: {}, failure: null })
    await expect.element(button('Accept for $60')).toBeVisible()
    expect(page.getByRole('contentinfo').elements()).toEqual([])
  })

  test('says how many rooms are free in the hours asked for', async () => {
    const early = { side: 'check_in', from: '2026-12-04T09:00', until: '2026-12-04T15:00', free: 3, total: 10 } as const
    const late = {
      side: 'check_out',
      from: '2026-12-06T11:00',
      until: '2026-12-06T16:00',
      free: 24,
      total: 40,
    } as const
    link = requestLink([
      hotelRequest({
        rooms: [
          { ...early, name: 'Double Room' },
          { ...late, name: null },
        ],
      }),
    ])
    open()
    await expect.element(heading(t.rooms.title, 2)).toBeVisible()
    const text = plain(document.querySelector('main')?.textContent)
    expect(text).toContain('Fri 4 Dec, 09:00 – 15:00Double Room: 3 of 10 free')
    expect(text).toContain('Sun 6 Dec, 11:00 – 16:00Rooms that we sell: 24 of 40 free')
  })

  test('says nothing of nights and rooms that we do not know', async () => {
    link = requestLink([hotelRequest({ night: null })])
    open()
    await expect.element(button('Accept for $60')).toBeVisible()
    expect(page.getByRole('heading', { name: t.worth }).query()).toBeNull()
    expect(page.getByRole('heading', { name: t.rooms.title }).query()).toBeNull()
  })

  test('says what the hotel receives where it is less than the guest pays', async () => {
    open()
    await expect.element(button('Accept for $60')).toBeVisible()
    expect(document.body.textContent).not.toContain('You receive')
    link = requestLink([hotelRequest({ receives: 51 })])
    open()
    await expect.element(page.getByText('You receive $51.00 of $60', { exact: true })).toBeVisible()
  })

  test('of each end of a booking counts its own hours, and keeps its own standard hour', async () => {
    const early = { ...REQUEST, price: 33 }
    const late = { ...REQUEST, price: 27 }
    link = requestLink([
      hotelRequest({ side: 'check_in', offer: early }),
      hotelRequest({ side: 'check_out', number: '5L83NE', offer: late }),
    ])
    open()
    await expect.element(heading('Maya Cohen offers $33 to check in 6 hours early', 2)).toBeVisible()
    await expect.element(heading('Maya Cohen offers $27 to check out 5 hours late', 2)).toBeVisible()
    const [first, second] = page.getByRole('article').elements()
    expect(plain(first?.textContent)).toContain('16:00as booked')
    expect(plain(second?.textContent)).toContain('09:00as booked')
    await userEvent.click(page.getByRole('article').nth(1).getByRole('button', { name: t.decline }))
    await expect.element(page.getByText('The guest keeps check-out at 11:00, and pays nothing.')).toBeVisible()
  })

  test('posts nothing on load', async () => {
    open()
    await expect.element(button('Accept for $60')).toBeVisible()
    expect(api.sent()).toEqual([])
  })

  test('is accepted in two taps, with the offer that was answered', async () => {
    api.on(`POST ${LINK}`, () => {
      link = leaving('accept')
      return { body: link }
    })
    open()
    await userEvent.click(button('Accept for $60'))
    await expect.element(heading('Accept 11 hours for $60?', 2)).toBeVisible()
    expect(api.sent()).toEqual([])
    await userEvent.click(button(t.acceptAsk.yes))
    await expect.element(heading(t.leaving.accept.title)).toHaveFocus()
    expect(api.sent()).toEqual([
      { method: 'POST', path: LINK, body: { decision: 'accept', place: 1, number: '4K72MD' } },
    ])
    await expect.element(button(t.undo)).toBeVisible()
  })

  test('a response from before the answer that arrives after it does not ask again', async () => {
    api.on(`POST ${LINK}`, () => ({ body: leaving('accept') }))
    open()
    await expect.element(button('Accept for $60')).toBeVisible()
    const release = holdReadings()
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.poll(() => api.calls.filter(({ method }) => method === 'GET').length).toBe(2)
    await userEvent.click(button('Accept for $60'))
    await userEvent.click(button(t.acceptAsk.yes))
    await expect.element(heading(t.leaving.accept.title)).toBeVisible()
    await release()
    await expect.element(heading(t.leaving.accept.title)).toBeVisible()
  })

  test('is declined with a reason that the guest reads in their language; another reason needs a note', async () => {
    api.on(`POST ${LINK}`, () => ({ body: leaving('reject') }))
    open()
    await userEvent.click(button(t.decline))
    const yes = button(t.declineAsk.yes)
    await expect.element(yes).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(page.getByRole('radio', { name: t.reasons.another }))
    await expect.element(yes).toHaveAttribute('aria-disabled', 'true')
    await userEvent.fill(page.getByRole('textbox', { name: t.note }), ' 12:00 would work. ')
    await userEvent.click(yes)
    await expect.element(heading(t.leaving.reject.title)).toBeVisible()
    expect(api.sent()[0]?.body).toEqual({
      decision: 'reject',
      place: 1,
      number: '4K72MD',
      reason: 'other',
      note: '12:00 would work.',
    })
  })

  test('is answered with one counter-offer by minus and plus', async () => {
    api.on(`POST ${LINK}`, () => ({ body: leaving('counter') }))
    open()
    await userEvent.click(button(t.counter))
    const send = button(t.counterAsk.send)
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    const later = page.getByRole('group', { name: /Check-in/ }).getByRole('button', { name: en.common.stay.hourLater })
    await userEvent.click(later)
    await userEvent.click(later)
    const earlier = page
      .getByRole('group', { name: /Check-out/ })
      .getByRole('button', { name: en.common.stay.hourEarlier })
    await userEvent.click(earlier)
    await userEvent.click(earlier)
    await userEvent.click(button(en.negotiation.priceLess))
    const price = page.getByRole('textbox', { name: /Price/ })
    await expect.element(price).toHaveValue('55')
    await userEvent.fill(price, '48')
    expect(plain(document.querySelector('dialog')?.textContent)).toContain('7 hours for $48$6.86 an hour')
    await userEvent.click(send)
    await expect.element(heading(t.leaving.counter.title)).toBeVisible()
    expect(api.sent()[0]?.body).toEqual({
      decision: 'counter',
      place: 1,
      number: '4K72MD',
      price: 48,
      checkin_datetime: '2026-12-04T11:00',
      checkout_datetime: '2026-12-06T14:00',
    })
  })

  test('a price that is no amount says so and is not sent', async () => {
    open()
    await userEvent.click(button(t.counter))
    await userEvent.fill(page.getByRole('textbox', { name: /Price/ }), 'many')
    await expect.element(page.getByText('Enter an amount from $1 to $10,000.')).toBeVisible()
    await expect.element(button(t.counterAsk.send)).toHaveAttribute('aria-disabled', 'true')
  })

  test('offers no second counter-offer', async () => {
    link = requestLink([hotelRequest({ can_counter: false })])
    open()
    await expect.element(button('Accept for $60')).toBeVisible()
    expect(button(t.counter).elements()).toEqual([])
  })
})

describe('the minute of undo', () => {
  test('takes the answer back before the guest knows it', async () => {
    link = leaving('accept')
    api.on(`POST ${LINK}undo/`, () => {
      link = requestLink()
      return { body: link }
    })
    open()
    await userEvent.click(button(t.undo))
    await expect.element(button('Accept for $60')).toBeVisible()
    expect(api.sent()).toEqual([{ method: 'POST', path: `${LINK}undo/`, body: { number: '4K72MD' } }])
    await expect.element(page.getByRole('status').filter({ hasText: t.undone })).toBeInTheDocument()
  })

  test('counts down by the server’s clock, however wrong the device’s is', async () => {
    link = leaving('accept', 30)
    open()
    await expect.element(page.getByRole('timer')).toHaveTextContent(/0:(30|29|28)/)
  })

  test('over, the answer is sent, and nothing can be undone', async () => {
    link = leaving('accept', 1)
    open()
    await expect.element(button(t.undo)).toBeVisible()
    link = requestLink([
      hotelRequest({
        status: 'accepted',
        answer: { decision: 'accept', reason: null, note: '', at: NOW, undo_until: null },
      }),
    ])
    await expect.element(heading(t.sent.accept.title)).toBeVisible()
    expect(button(t.undo).elements()).toEqual([])
    expect(plain(document.querySelector('main')?.textContent)).toContain('On Fri 27 Nov, 17:58. We’ve told the guest.')
  })
})

describe('an answer that cannot be given', () => {
  test('because a colleague was faster: shows theirs', async () => {
    api.on(`POST ${LINK}`, () => {
      link = leaving('reject')
      return refusal(409, 'already_answered')
    })
    open()
    await userEvent.click(button('Accept for $60'))
    await userEvent.click(button(t.acceptAsk.yes))
    await expect.element(page.getByRole('alert').filter({ hasText: t.conflict })).toBeVisible()
    await expect.element(heading(t.leaving.reject.title)).toBeVisible()
    expect(document.querySelector('dialog[open]')).toBeNull()
  })

  test('a lost response says that it may have arrived; the same press asks again with the same answer', async () => {
    let times = 0
    api.on(`POST ${LINK}`, () => {
      times += 1
      return times === 1 ? 'lost' : { body: leaving('accept') }
    })
    open()
    await userEvent.click(button('Accept for $60'))
    await userEvent.click(button(t.acceptAsk.yes))
    await expect.element(page.getByRole('alert').filter({ hasText: en.negotiation.failed.unsure })).toBeVisible()
    await userEvent.click(button(t.acceptAsk.yes))
    await expect.element(heading(t.leaving.accept.title)).toBeVisible()
    const [first, second] = api.sent()
    expect(second).toEqual(first)
  })

  test('after the deadline says that it is too late', async () => {
    api.on(`POST ${LINK}`, () => {
      link = requestLink([hotelRequest({ status: 'expired', outcome: 'unanswered', due: null })])
      return refusal(409, 'too_late')
    })
    open()
    await userEvent.click(button('Accept for $60'))
    await userEvent.click(button(t.acceptAsk.yes))
    await expect.element(heading(t.ended.unanswered.title)).toBeVisible()
    await expect.element(page.getByText(en.negotiation.failed.late)).toBeVisible()
  })
})

test('an accepted answer can be taken back until it is final, after a warning', async () => {
  const accepted = hotelRequest({
    status: 'charged',
    answer: { decision: 'accept', reason: null, note: '', at: NOW, undo_until: null },
    can_take_back: true,
    due: null,
  })
  link = requestLink([accepted])
  api.on(`POST ${LINK}take-back/`, () => {
    link = requestLink([{ ...accepted, status: 'rejected', outcome: 'taken_back', can_take_back: false }])
    return { body: link }
  })
  open()
  await userEvent.click(button(t.takeBack))
  await expect.element(page.getByText(/keeps check-in at 15:00 and check-out at 11:00/)).toBeVisible()
  expect(api.sent()).toEqual([])
  await userEvent.click(button(t.takeBackAsk.yes))
  await expect.element(heading(t.ended.taken_back.title)).toBeVisible()
  expect(button(t.takeBack).elements()).toEqual([])
})

test.each([
  ['countered', null, 'counter', t.sent.counter.title],
  ['accepted', null, 'accept', t.sent.accept.title],
  ['accepted', null, 'counter', t.ended.agreed.title],
  ['done', null, 'accept', t.ended.final.title],
  ['rejected', 'declined', 'reject', t.sent.reject.title],
  ['rejected', 'no_longer_free', 'accept', t.ended.no_longer_free.title],
  ['rejected', 'offer_declined', 'counter', t.ended.offer_declined.title],
  ['rejected', 'ended_by_staff', null, t.ended.ended_by_staff.title],
  ['rejected', 'hotel_left', null, t.ended.hotel_left.title],
  ['expired', 'unanswered', null, t.ended.unanswered.title],
  ['expired', 'unanswered', 'counter', t.ended.unansweredByGuest.title],
  ['expired', 'unpaid', 'accept', t.ended.unpaid.title],
  ['withdrawn', 'withdrawn', null, t.ended.withdrawn.title],
  ['withdrawn', 'booking_cancelled', null, t.ended.booking_cancelled.title],
] as const)('a request that is %s (%s) after %s: %s', async (status, outcome, decision, title) => {
  const answer = decision && { decision, reason: null, note: '', at: NOW, undo_until: null }
  const offer = decision === 'counter' ? COUNTER : REQUEST
  link = requestLink([hotelRequest({ status, outcome, answer, offer, due: null })], { state: 'done' })
  open()
  await expect.element(heading(title)).toBeVisible()
  expect(page.getByRole('main').getByRole('button').elements()).toEqual([])
})

test('two requests of one booking are two answers on one page', async () => {
  const second = { ...REQUEST, price: 20, checkin_datetime: '2026-12-04T15:00' }
  link = requestLink([hotelRequest(), hotelRequest({ number: '5K72MD', offer: second })])
  api.on(`POST ${LINK}`, () => ({ body: link }))
  open()
  await expect.element(heading('2 requests for this booking')).toBeVisible()
  await expect.element(heading('Maya Cohen offers $60 for 11 extra hours', 2)).toBeVisible()
  await userEvent.click(button('Accept for $20'))
  await userEvent.click(button(t.acceptAsk.yes))
  await expect.poll(() => api.sent()[0]?.body).toEqual({ decision: 'accept', place: 1, number: '5K72MD' })
})

describe('a link that opens nothing', () => {
  test('unknown: names no hotel, and how to reach us', async () => {
    link = requestLink([], { state: 'unknown', hotel: null })
    open()
    await expect.element(heading(en.negotiation.link.unknown.title)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: en.negotiation.link.write }))
      .toHaveAttribute('href', 'mailto:support@stayless.example')
    expect(document.body.textContent).not.toContain('Cedar')
  })

  test('without a token asks the server nothing', async () => {
    open('en', null)
    await expect.element(heading(en.negotiation.link.noToken.title)).toBeVisible()
    expect(api.calls).toEqual([])
  })

  test('that cannot be checked says whose fault it is, and checks again', async () => {
    let times = 0
    api.on(`GET ${LINK}`, () => {
      times += 1
      return times === 1 ? refusal(500, 'internal') : { body: link }
    })
    open()
    await userEvent.click(button(en.common.retry))
    await expect.element(button('Accept for $60')).toBeVisible()
  })
})

test.each(['ar', 'he'] as const)('another language keeps the page and its token (%s)', async (locale) => {
  open(locale)
  await userEvent.click(page.getByText(locale === 'ar' ? 'العربية' : 'עברית').first())
  await expect.element(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/confirm/request/t0ken')
  await expect
    .element(
      page
        .getByRole('button', { name: /\$60/ })
        .or(page.getByRole('button', { name: /60/ }))
        .first(),
    )
    .toBeVisible()
})

test('fits a phone without a sideways scroll, also with large text', async () => {
  await page.viewport(360, 780)
  document.documentElement.style.fontSize = '200%'
  open()
  await expect.element(button('Accept for $60')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  document.documentElement.style.fontSize = ''
  await page.viewport(1280, 800)
})

describe('without the application', () => {
  test('a tap leads to the sheet as a page, which decides nothing yet', async () => {
    open()
    await expect.element(button('Accept for $60')).toBeVisible()
    expect(formOf()).toEqual({ method: 'get', path: '/confirm/request/t0ken' })
    expect(fields()).toEqual({ number: NUMBER })
    expect(button('Accept for $60').element()).toMatchObject({ type: 'submit', name: 'step', value: 'accept' })
  })

  test.each(['en', 'he'] as const)('its sheets are accessible pages with one form each (%s)', async (locale) => {
    for (const step of ['accept', 'counter', 'decline'] as const) {
      open(locale, 't0ken', { fields: { step, number: NUMBER }, failure: null })
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      const path = locale === 'en' ? '/confirm/request/t0ken' : '/he/confirm/request/t0ken'
      expect(formOf()).toEqual({ method: 'post', path })
      expect(fields()).toMatchObject({ step, number: NUMBER, place: '1' })
      await expectAccessible()
    }
  })

  test('a counter-offer begins with what was asked', async () => {
    open('en', 't0ken', { fields: { step: 'counter', number: NUMBER }, failure: null })
    await expect.element(button(t.counterAsk.send)).toBeVisible()
    expect(fields()).toMatchObject({
      price: '60',
      checkin_datetime: REQUEST.checkin_datetime,
      checkout_datetime: REQUEST.checkout_datetime,
    })
    // No more hours than were asked for, no fewer than standard.
    const options = [...document.querySelectorAll('select')].map(({ length }) => length)
    expect(options).toEqual([7, 6])
  })

  test('the end of a bid that nobody asked about is sent as it is', async () => {
    link = requestLink([hotelRequest({ side: 'check_in' })])
    open('en', 't0ken', { fields: { step: 'counter', number: NUMBER }, failure: null })
    await expect.element(button(t.counterAsk.send)).toBeVisible()
    expect(document.querySelectorAll('select')).toHaveLength(1)
    expect(fields()).toMatchObject({ checkout_datetime: REQUEST.checkout_datetime })
  })

  test('a refused form names its field and keeps what was typed', async () => {
    const sent = { step: 'counter', number: NUMBER, place: '1', price: 'a lot', note: 'Until noon' }
    open('en', 't0ken', { fields: sent, failure: { code: 'invalid_request', status: 400, field: 'price' } })
    await expectProblem('$')
    expect(fields()).toMatchObject({ price: 'a lot', note: 'Until noon' })
    await expect
      .element(page.getByRole('textbox', { name: en.negotiation.price }))
      .toHaveAttribute('aria-invalid', 'true')
  })

  test.each([
    ['price', { step: 'counter', price: '60' }, t.counterAsk.same],
    ['checkin_datetime', { step: 'counter', price: '60' }, en.negotiation.noHours],
    ['reason', { step: 'decline', note: 'x' }, t.declineAsk.noReason],
    ['note', { step: 'decline', reason: 'other' }, t.declineAsk.needsNote],
  ])('says what is wrong with %s', async (field, sent, text) => {
    open('en', 't0ken', {
      fields: { ...sent, number: NUMBER, place: '1' },
      failure: { code: 'invalid_request', status: 400, field },
    })
    await expectProblem(text)
    expect(fields()).toMatchObject(sent)
  })

  test('a colleague who was faster is shown, and the second answer was not sent', async () => {
    link = leaving('reject')
    open('en', 't0ken', {
      fields: { step: 'accept', number: NUMBER, place: '1' },
      failure: { code: 'already_answered', status: 409 },
    })
    await expect.element(heading(t.leaving.reject.title)).toBeVisible()
    await expectProblem(t.conflict)
  })

  test('an answer can be undone by a form', async () => {
    link = leaving('accept')
    open()
    await expect.element(button(t.undo)).toBeVisible()
    expect(formOf().method).toBe('post')
    expect(fields()).toEqual({ step: 'undo', number: NUMBER })
  })
})
