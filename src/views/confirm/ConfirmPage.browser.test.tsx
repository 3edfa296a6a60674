import type { ConfirmInquiryResponse, LinkState } from '#contract/inquiry/confirm.ts'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { inquiryTokens } from '#src/actors/negotiation/inquiryTokens.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { COUNTER, REQUEST } from '#src/views/parts/negotiation/negotiation.samples.ts'
import { fakeApi, refusal } from '#src/views/parts/negotiation/negotiation.testing.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConfirmHotelEmailPage } from './ConfirmHotelEmailPage.tsx'
import { ConfirmInquiryPage } from './ConfirmInquiryPage.tsx'

const INQUIRY = '/confirm/inquiry/t0ken/'
const EMAIL = '/confirm/hotel-email/t0ken/'
let api: ReturnType<typeof fakeApi>
const onConfirmed = vi.fn<(id: string) => void>()

replace(PageHead, () => null)
beforeEach(() => {
  api = fakeApi()
  onConfirmed.mockReset()
})
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const TEXTS = { en, ar, he }
const show = (content: ReactNode, locale: keyof typeof TEXTS = 'en') =>
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })}>
        <PageI18nProvider locale={locale} texts={TEXTS[locale]} hourCycle="h23">
          {content}
        </PageI18nProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
    locale === 'en' ? 'ltr' : 'rtl',
  )

const showInquiry = (token: string | null = 't0ken', locale: keyof typeof TEXTS = 'en') =>
  show(
    <ConfirmInquiryPage
      token={token ?? undefined}
      brand={DEFAULT_BRAND}
      see={(id, text, className) => (
        <a href={`/inquiry/${id}`} className={className}>
          {text}
        </a>
      )}
      onConfirmed={onConfirmed}
      newRequest="/inquiry"
    />,
    locale,
  )

type ConfirmedInquiry = NonNullable<ConfirmInquiryResponse['inquiry']>
const confirmed = (state: LinkState, changes: Partial<ConfirmedInquiry> = {}): ConfirmInquiryResponse => ({
  state,
  inquiry:
    state === 'done' || state === 'open'
      ? {
          id: 'i1',
          number: '4K72MD',
          hotel: 'Hotel Cedar Court',
          token: state === 'done' ? 's3cret' : null,
          time_zone: 'Asia/Amman',
          status: state === 'open' ? 'unconfirmed' : 'asked',
          outcome: null,
          checkin_datetime: '2026-12-04T09:00',
          checkout_datetime: '2026-12-06T16:00',
          price: 60,
          offers: [REQUEST],
          ...changes,
        }
      : null,
})

describe('the link that confirms a guest’s address', () => {
  const t = en.negotiation.link.inquiry

  test('confirms by a press, not on load, and leads to the request with its token', async () => {
    api.on(`GET ${INQUIRY}`, () => ({ body: confirmed('open') }))
    api.on(`POST ${INQUIRY}`, () => ({ body: confirmed('done') }))
    showInquiry()
    await expect.element(heading(t.open.title)).toBeVisible()
    expect(api.sent()).toEqual([])
    await userEvent.click(button(t.open.action))
    await expect.element(heading(t.done.title)).toHaveFocus()
    expect([onConfirmed.mock.calls, inquiryTokens.read('i1')]).toEqual([[['i1']], 's3cret'])
    expect(api.sent()).toEqual([{ method: 'POST', path: INQUIRY, body: {} }])
  })

  test('used before: says so, and shows the way to the request, going nowhere by itself', async () => {
    api.on(`GET ${INQUIRY}`, () => ({ body: confirmed('done') }))
    showInquiry()
    await expect.element(heading(en.negotiation.status.asked.title)).toBeVisible()
    await expect.element(page.getByText(t.again.text)).toBeVisible()
    await expect.element(page.getByRole('link', { name: t.see })).toHaveAttribute('href', '/inquiry/i1')
    expect(onConfirmed).not.toHaveBeenCalled()
  })

  test.each<[ConfirmedInquiry['status'], string]>([
    ['countered', en.negotiation.status.countered.title],
    ['charged', 'Your 11 hours are agreed'],
    ['done', 'Your 11 hours are guaranteed'],
  ])('used before, of a request that is %s: says how it stands', async (status, title) => {
    api.on(`GET ${INQUIRY}`, () => ({ body: confirmed('done', { status }) }))
    showInquiry()
    await expect.element(heading(title)).toBeVisible()
  })

  const ended = en.negotiation.status.ended
  test.each<[Partial<ConfirmedInquiry>, keyof typeof ended]>([
    [{ status: 'withdrawn', outcome: 'withdrawn' }, 'withdrawn'],
    [{ status: 'rejected', outcome: 'declined' }, 'declined'],
    [{ status: 'expired', outcome: 'unanswered', offers: [REQUEST, COUNTER] }, 'unansweredByGuest'],
  ])('used before, of a request that has ended (%j): says how', async (changes, ending) => {
    api.on(`GET ${INQUIRY}`, () => ({ body: confirmed('done', changes) }))
    showInquiry()
    await expect.element(heading(ended[ending].title)).toBeVisible()
    await expect.element(page.getByRole('link', { name: t.see })).toHaveAttribute('href', '/inquiry/i1')
  })

  test.each([
    ['en', 'Hotel Cedar Court$60', 'Fri 4 Dec'],
    ['ar', 'Hotel Cedar Court', '09:00'],
    ['he', 'Hotel Cedar Court', '09:00'],
  ] as const)('shows hotel, hours and price before they are confirmed (%s)', async (locale, ...facts) => {
    await page.viewport(360, 780)
    api.on(`GET ${INQUIRY}`, () => ({ body: confirmed('open') }))
    showInquiry('t0ken', locale)
    await expect.element(page.getByRole('heading', { level: 2, name: 'Hotel Cedar Court' })).toBeVisible()
    const text = (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')
    for (const fact of [...facts, '60', '16:00']) expect(text).toContain(fact)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await page.viewport(1280, 800)
  })

  test('expired: says that nobody was asked and nothing charged, and offers a new request', async () => {
    api.on(`GET ${INQUIRY}`, () => ({ body: confirmed('expired') }))
    showInquiry()
    await expect.element(heading(t.expired.title)).toBeVisible()
    await expect.element(page.getByRole('link', { name: t.new })).toHaveAttribute('href', '/inquiry')
  })

  test('unknown, and without a token', async () => {
    api.on(`GET ${INQUIRY}`, () => ({ body: confirmed('unknown') }))
    showInquiry()
    await expect.element(heading(en.negotiation.link.unknown.title)).toBeVisible()
    showInquiry(null)
    await expect.element(heading(en.negotiation.link.noToken.title)).toBeVisible()
    expect(api.calls.length).toBe(1)
  })

  test('checking: says so while the server is asked', async () => {
    api.on(`GET ${INQUIRY}`, () => refusal(500, 'internal'))
    showInquiry()
    await expect.element(heading(en.negotiation.link.failed.title)).toBeVisible()
    api.on(`GET ${INQUIRY}`, () => ({ body: confirmed('open') }))
    await userEvent.click(button(en.common.retry))
    await expect.element(heading(t.open.title)).toBeVisible()
  })

  test('a lost response can be pressed again', async () => {
    let times = 0
    api.on(`GET ${INQUIRY}`, () => ({ body: confirmed('open') }))
    api.on(`POST ${INQUIRY}`, () => {
      times += 1
      return times === 1 ? 'lost' : { body: confirmed('done') }
    })
    showInquiry()
    await userEvent.click(button(t.open.action))
    await expect.element(page.getByText(en.negotiation.failed.unsure)).toBeVisible()
    await userEvent.click(button(t.open.action))
    await expect.element(heading(t.done.title)).toBeVisible()
  })

  test('that expired between reading and pressing says so', async () => {
    api.on(`GET ${INQUIRY}`, () => ({ body: confirmed('open') }))
    api.on(`POST ${INQUIRY}`, () => ({ body: confirmed('expired') }))
    showInquiry()
    await userEvent.click(button(t.open.action))
    await expect.element(heading(t.expired.title)).toHaveFocus()
    expect(onConfirmed).not.toHaveBeenCalled()
  })
})

const open = (token: string | null = 't0ken') =>
  show(<ConfirmHotelEmailPage token={token ?? undefined} brand={DEFAULT_BRAND} join="/hoteliers" />)

const answered = (state: LinkState) => {
  const isKnown = state === 'open' || state === 'done'
  return { body: { state, hotel: isKnown ? 'Hotel Cedar Court' : null, email: isKnown ? NEW_ADDRESS : null } }
}
const NEW_ADDRESS = 'desk@cedar.example'

describe('the link that confirms a hotel’s address', () => {
  const t = en.negotiation.link.hotelEmail
  test('says which address it confirms, and confirms by a press', async () => {
    api.on(`GET ${EMAIL}`, () => answered('open'))
    api.on(`POST ${EMAIL}`, () => answered('done'))
    open()
    // The reader may be at the hotel's earlier address.
    await expect.element(page.getByText(NEW_ADDRESS)).toBeVisible()
    await userEvent.click(button(t.open.action))
    await expect.element(heading(t.done.title)).toHaveFocus()
    await expect.element(page.getByText('Hotel Cedar Court')).toBeVisible()
    await expect.element(page.getByText(NEW_ADDRESS)).toBeVisible()
    expect(api.sent()).toEqual([{ method: 'POST', path: EMAIL, body: {} }])
  })

  test.each([
    ['done', t.again.title],
    ['expired', t.expired.title],
    ['unknown', en.negotiation.link.unknown.title],
  ] as const)('%s', async (state, title) => {
    api.on(`GET ${EMAIL}`, () => answered(state))
    open()
    await expect.element(heading(title)).toBeVisible()
    expect(page.getByRole('main').getByRole('button').elements()).toEqual([])
  })

  test('without a token', async () => {
    open(null)
    await expect.element(heading(en.negotiation.link.noToken.title)).toBeVisible()
    expect(api.calls).toEqual([])
  })
})
