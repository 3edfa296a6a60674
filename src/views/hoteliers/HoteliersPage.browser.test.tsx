import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import type { HotelierBody, JoinMailbox } from '#contract/inquiry/desk.ts'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { textDirection, type Locale } from '#contract/shared/locale.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import type { PlaceDetail, PlaceOption, PlaceShortcut } from '#machines/destination/destination.rules.ts'
import { liveDestination } from '#src/actors/search/destination.ts'
import { joinNetwork } from '#src/actors/negotiation/joinNetwork.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { fromPromise } from 'xstate'
import { HoteliersPage } from './HoteliersPage.tsx'

const form = en.hoteliers.form
const world = {
  mailbox: 'typed' as JoinMailbox,
  refusal: null as { code: string; field?: string } | null,
  join: vi.fn<(body: HotelierBody) => void>(),
}
const AMMAN = { lat: 31.95, lng: 35.92 }
const option = (id: string, name: string, description: string, kind: PlaceOption['kind']): PlaceOption => ({
  id,
  name,
  description,
  kind,
  hotels: null,
})
const cedar = option('p1', 'Hotel Cedar Court', '12 Rainbow Street, Amman', 'hotel')
const amman = option('p2', 'Amman', 'Jordan', 'city')
const machine = liveDestination('').provide({
  actors: {
    loadSuggestions: fromPromise(({ input }) => Promise.resolve([input.types.includes('lodging') ? cedar : amman])),
    loadOffers: fromPromise<PlaceShortcut[], Record<string, never>>(() => Promise.resolve([])),
    loadPlace: fromPromise<PlaceDetail | null, { id: string }>(() =>
      Promise.resolve({
        point: AMMAN,
        poi: true,
        bounds: null,
        vicinity: null,
        internationalPhoneNumber: null,
        website: 'https://cedar.example',
        url: null,
      }),
    ),
  },
})
replace(liveDestination, () => machine)
replace(joinNetwork, (body: HotelierBody) => {
  world.join(body)
  return world.refusal === null
    ? Promise.resolve(world.mailbox)
    : Promise.reject(Object.assign(new Error('No'), world.refusal))
})
beforeEach(async () => {
  world.refusal = null
  world.mailbox = 'typed'
  world.join.mockReset()
  await page.viewport(1280, 900)
})

const texts = { en, ar, he }
const show = (locale: Locale = 'en', sharePercent: number | null = 100) => {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <PageI18nProvider locale={locale} texts={texts[locale]} hourCycle="h23">
          <main>
            <HoteliersPage brand={DEFAULT_BRAND} sharePercent={sharePercent} />
          </main>
        </PageI18nProvider>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/hoteliers'] }),
  })
  renderPage(<RouterProvider router={router} />, textDirection(locale))
}
const openForm = async () => {
  show()
  await expect.element(page.getByRole('heading', { name: en.hoteliers.join })).toBeInTheDocument()
  page.getByRole('heading', { name: en.hoteliers.join }).element().scrollIntoView()
  await expect.element(page.getByLabelText(form.email)).toBeVisible()
}
const submit = () => userEvent.click(page.getByRole('button', { name: en.hoteliers.join }))
const pick = async (label: string, typed: string, name: RegExp) => {
  await userEvent.fill(page.getByLabelText(label, { exact: true }), typed)
  await userEvent.click(page.getByRole('option', { name }))
}

test('the earnings follow from the reader’s own figures, line by line, and nothing is promised', async () => {
  show()
  await expect.element(page.getByText('$1,040')).toBeVisible()
  await userEvent.fill(page.getByLabelText(en.hoteliers.earn.requests), '0')
  await expect.element(page.getByText(/^Half of that, \$0/)).toBeVisible()
  await userEvent.fill(page.getByLabelText(en.hoteliers.earn.requests), '3')
  await userEvent.fill(page.getByLabelText(en.hoteliers.earn.night), '85')
  await userEvent.fill(page.getByLabelText(en.hoteliers.earn.hours), '2')
  for (const text of ['One hour, 5% of $85', '$4.25', '$8.50', 'Requests in a month, 3 × 52 ÷ 12', '13', '$111'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByText(en.hoteliers.earn.none)).toBeVisible()
})

test.each([
  [100, '$1,040', '100%', en.hoteliers.questions.shareWhole],
  [85, '$884', '85%', 'We keep 15% of each accepted price, and you receive 85%.'],
])('the earnings are the hotel’s part, and say what we keep: %i', async (sharePercent, month, part, answer) => {
  show('en', sharePercent)
  await expect.element(page.getByText(en.hoteliers.earn.month)).toBeVisible()
  await expect.element(page.getByText(month)).toBeVisible()
  await expect.element(page.getByText(en.hoteliers.earn.share)).toBeVisible()
  await expect.element(page.getByText(part, { exact: true })).toBeVisible()
  expect(document.body.textContent).toContain(answer)
})

test('until the hotel’s part is known, the page says what guests pay, and promises no part of it', async () => {
  show('en', null)
  await expect.element(page.getByText(en.hoteliers.earn.paid)).toBeVisible()
  await expect.element(page.getByText('$1,040')).toBeVisible()
  for (const promise of [en.hoteliers.earn.month, en.hoteliers.earn.share, en.hoteliers.questions.shareWhole])
    expect(document.body.textContent).not.toContain(promise)
  expect(document.body.textContent).toContain(en.hoteliers.questions.shareText)
})

test('the example pays what the rule says: 5 % of the night for each hour', async () => {
  show()
  await expect.element(page.getByText(/offered \$36: 6 hours at \$6, which is 5% of the night for each/)).toBeVisible()
  await expect.element(page.getByRole('img', { name: /6 hours for \$36/ })).toBeVisible()
})

test('the form loads only when it comes near', async () => {
  await page.viewport(1280, 400)
  show()
  await expect.element(page.getByText(form.loading)).toBeInTheDocument()
  expect(page.getByLabelText(form.email).elements()).toEqual([])
  page.getByRole('heading', { name: en.hoteliers.join }).element().scrollIntoView()
  await expect.element(page.getByLabelText(form.email)).toBeVisible()
})

test('a hotel from the list joins, and is told to look into the mailbox', async () => {
  await openForm()
  await pick(form.hotel, 'Cedar', /Hotel Cedar Court/)
  await userEvent.fill(page.getByLabelText(form.name), ' Lina  Saleh ')
  await userEvent.fill(page.getByLabelText(form.email), 'desk@cedar.example')
  await submit()
  await expect.element(page.getByRole('heading', { name: form.sent })).toHaveFocus()
  await expect.element(page.getByText(/desk@cedar.example/)).toBeVisible()
  expect(world.join.mock.calls).toEqual([
    [
      {
        hotel: {
          place_id: 'p1',
          name: 'Hotel Cedar Court',
          formatted_address: '12 Rainbow Street, Amman',
          vicinity: null,
          international_phone_number: null,
          website: 'https://cedar.example',
          url: null,
          location: AMMAN,
        },
        name: 'Lina Saleh',
        email: 'desk@cedar.example',
      },
    ],
  ])
  // A mistyped address can be corrected without typing the rest again.
  await userEvent.click(page.getByRole('button', { name: form.again }))
  await expect.element(page.getByLabelText(form.name)).toHaveValue(' Lina  Saleh ')
})

test('a hotel whose address is known is told that the link went there', async () => {
  world.mailbox = 'known'
  await openForm()
  await pick(form.hotel, 'Cedar', /Hotel Cedar Court/)
  await userEvent.fill(page.getByLabelText(form.name), 'Lina')
  await userEvent.fill(page.getByLabelText(form.email), 'desk@cedar.example')
  await submit()
  await expect.element(page.getByText(form.sentTo.known.replace('{{email}}', 'desk@cedar.example'))).toBeVisible()
  await expect.element(page.getByText(form.nothing.known)).toBeVisible()
})

test('each field says what is wrong with it, and the first of them takes the focus', async () => {
  await openForm()
  await submit()
  await expect.element(page.getByLabelText(form.hotel, { exact: true })).toHaveAccessibleDescription(form.wrong.hotel)
  await expect.element(page.getByLabelText(form.hotel, { exact: true })).toHaveFocus()
  await expect.element(page.getByLabelText(form.name)).toHaveAccessibleDescription(form.wrong.name)
  await expect.element(page.getByLabelText(form.email)).toHaveAccessibleDescription(form.wrong.email)
  await userEvent.fill(page.getByLabelText(form.email), 'desk@cedar.example')
  await expect.element(page.getByLabelText(form.email)).toHaveAccessibleDescription(form.emailHint)
  await userEvent.fill(page.getByLabelText(/^Phone/), 'call me')
  await userEvent.click(page.getByLabelText(form.name))
  await expect.element(page.getByLabelText(/^Phone/)).toHaveAccessibleDescription(form.wrong.phone)
  expect(world.join.mock.calls).toEqual([])
})

test('a hotel that is not in the list is entered by hand, with the town for its clock', async () => {
  await openForm()
  await userEvent.click(page.getByRole('button', { name: form.byHand }))
  await submit()
  await expect.element(page.getByLabelText(form.hotelName)).toHaveAccessibleDescription(form.wrong.hotelName)
  await expect.element(page.getByLabelText(form.address)).toHaveAccessibleDescription(form.wrong.address)
  await expect.element(page.getByLabelText(form.town)).toHaveAccessibleDescription(form.wrong.town)
  await userEvent.fill(page.getByLabelText(form.hotelName), 'Nine Arches')
  await userEvent.fill(page.getByLabelText(/^Address/), '9 King Street')
  await pick(form.town, 'Amm', /Amman/)
  await userEvent.fill(page.getByLabelText(form.name), 'Omar')
  await userEvent.fill(page.getByLabelText(/^Phone/), '+962 6 555 0100')
  await userEvent.fill(page.getByLabelText(form.email), 'omar@arches.example')
  await submit()
  await expect.element(page.getByRole('heading', { name: form.sent })).toBeVisible()
  expect(world.join.mock.calls[0]?.[0]).toMatchObject({
    hotel: {
      place_id: null,
      name: 'Nine Arches',
      formatted_address: '9 King Street',
      vicinity: 'Amman',
      location: AMMAN,
    },
    phone: '+962 6 555 0100',
  })
})

test.each([
  [{ code: 'network' }, form.offline],
  [{ code: 'too_many_requests' }, form.busy],
  [{ code: 'internal' }, form.failed],
])('a failure says what happened, and the text stays: %o', async (refusal, message) => {
  world.refusal = refusal
  await openForm()
  await pick(form.hotel, 'Cedar', /Hotel Cedar Court/)
  await userEvent.fill(page.getByLabelText(form.name), 'Lina')
  await userEvent.fill(page.getByLabelText(form.email), 'desk@cedar.example')
  await submit()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByLabelText(form.email)).toHaveValue('desk@cedar.example')
})

test('a field that the server refuses says so', async () => {
  world.refusal = { code: 'invalid_request', field: 'email' }
  await openForm()
  await pick(form.hotel, 'Cedar', /Hotel Cedar Court/)
  await userEvent.fill(page.getByLabelText(form.name), 'Lina')
  await userEvent.fill(page.getByLabelText(form.email), 'desk@cedar.example')
  await submit()
  await expect.element(page.getByLabelText(form.email)).toHaveAccessibleDescription(form.wrong.refused)
})

test.each(['en', 'ar', 'he'] as const)('the page fits a phone (%s)', async (locale) => {
  await page.viewport(360, 740)
  show(locale)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
})

test('at twice the text size nothing leaves a phone', async () => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  show()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { scrollWidth } = document.documentElement
  document.documentElement.style.fontSize = ''
  expect(scrollWidth).toBe(360)
})
