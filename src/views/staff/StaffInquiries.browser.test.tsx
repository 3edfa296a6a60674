import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import type { StaffInquiry } from '#contract/inquiry/desk.ts'
import { en } from '#locales/en.ts'
import { negotiation } from '#locales/en/staff/negotiation.ts'
import { staffInquiries as texts } from '#locales/en/staff/staffInquiries.ts'
import { staffOnly } from '#locales/en/staff/staffOnly.ts'
import { endInquiry, sendInquiry, settleInquiry, staffInquiries } from '#src/actors/negotiation/staffInquiries.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { StaffInquiries } from './StaffInquiries.tsx'

const world = {
  waiting: [] as StaffInquiry[],
  found: 0,
  refusal: null as { code: string; field?: string } | null,
  send: vi.fn<(id: string, body: object) => void>(),
  end: vi.fn<(id: string, body: object) => void>(),
  settle: vi.fn<(id: string, body: object) => void>(),
}
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const refused = () => Object.assign(new Error('No'), world.refusal)
replace(staffInquiries, () => ({
  queryKey: ['inquiries'],
  queryFn: () =>
    world.refusal?.code === 'forbidden'
      ? Promise.reject(refused())
      : Promise.resolve({ inquiries: world.waiting, found: Math.max(world.found, world.waiting.length) }),
}))
const act = (call: typeof world.send) => async (id: string, body: object) => {
  call(id, body)
  if (world.refusal !== null) throw refused()
  world.waiting = world.waiting.filter((one) => one.id !== id)
  await client.invalidateQueries()
}
replace(sendInquiry, act(world.send))
replace(endInquiry, act(world.end))
replace(settleInquiry, (id: string) => act(world.settle)(id, {}))
beforeEach(() => {
  client.clear()
  world.send.mockReset()
  world.end.mockReset()
  world.settle.mockReset()
  world.refusal = null
  world.found = 0
  world.waiting = [addressless, overdue]
})

const addressless: StaffInquiry = {
  id: 'n1',
  number: 'Q-4TRK',
  kind: 'inquiry',
  state: 'addressless',
  cause: 'no_address',
  can_settle: false,
  hotel: {
    name: 'Hotel Cedar Court',
    address: '12 Rainbow Street, Amman',
    phone: '+962 6 555 0100',
    website: 'https://cedar.example',
    time_zone: 'Asia/Amman',
    email: null,
  },
  guest: { first_name: 'Maya', last_name: 'Cohen', email: 'maya@mail.example' },
  offer: {
    place: 1,
    by: 'guest',
    price: 60,
    checkin_datetime: '2030-12-04T09:00',
    checkout_datetime: '2030-12-06T16:00',
    note: '',
    state: 'open',
    at: '2030-11-26T08:12:00Z',
  },
  due: '2030-11-28T08:12:00Z',
  created_at: '2030-11-26T08:12:00Z',
  events: [
    { at: '2030-11-26T08:12:00Z', event: 'submit', by: 'guest', state: 'unconfirmed' },
    { at: '2030-11-26T08:14:00Z', event: 'guest.confirm', by: 'guest', state: 'addressless' },
  ],
}
const overdue: StaffInquiry = {
  ...addressless,
  id: 'n2',
  number: 'Q-9XYZ',
  kind: 'bid',
  state: 'asked',
  cause: 'overdue',
  due: '2020-11-28T08:12:00Z',
  hotel: { ...addressless.hotel, email: 'desk@cedar.example', website: 'javascript:alert(1)' },
}

test('staff see why a request waits, what to find the hotel by and what has happened, and send it to an address', async () => {
  show()
  const one = page.getByRole('article', { name: /Q-4TRK/ })
  for (const text of [
    texts.cause.no_address,
    '12 Rainbow Street, Amman',
    '+962 6 555 0100',
    'maya@mail.example',
    '$60.00',
    negotiation.states.addressless,
  ])
    await expect.element(one.getByText(text, { exact: true })).toBeVisible()
  await expect
    .element(one.getByRole('link', { name: 'https://cedar.example' }))
    .toHaveAttribute('href', 'https://cedar.example/')
  await expect.element(one.getByText('26 Nov 2030 08:14 UTC')).toBeVisible()
  await expect.element(one.getByText(/guest: the guest confirms the email/)).toBeVisible()
  await userEvent.click(one.getByRole('button', { name: texts.send }))
  await expect.element(one.getByLabelText(texts.email)).toHaveAccessibleDescription(texts.emailMissing)
  await expect.element(one.getByLabelText(texts.email)).toHaveFocus()
  expect(world.send.mock.calls).toEqual([])
  await userEvent.fill(one.getByLabelText(texts.email), ' desk@cedar.example ')
  await userEvent.selectOptions(one.getByLabelText(texts.lang), 'ar')
  await userEvent.keyboard('{Tab}')
  await userEvent.click(one.getByRole('button', { name: texts.send }))
  await expect.element(page.getByText(texts.sent)).toBeVisible()
  expect(world.send.mock.calls).toEqual([['n1', { email: 'desk@cedar.example', lang: 'ar' }]])
  expect(page.getByText(/Q-4TRK/).elements()).toEqual([])
  await expect.element(page.getByText(texts.sent)).toHaveFocus()
})

test('a refused address says so at its field, and any other failure above the button', async () => {
  world.refusal = { code: 'invalid_request', field: 'email' }
  show()
  const one = page.getByRole('article', { name: /Q-4TRK/ })
  await userEvent.fill(one.getByLabelText(texts.email), 'desk@cedar.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(one.getByLabelText(texts.email)).toHaveAccessibleDescription(texts.emailRefused)
  await userEvent.fill(one.getByLabelText(texts.email), 'office@cedar.example')
  world.refusal = { code: 'internal' }
  await userEvent.keyboard('{Enter}')
  await expect.element(one.getByRole('alert')).toHaveTextContent(texts.failed)
  await expect.element(one.getByLabelText(texts.email)).toHaveValue('office@cedar.example')
})

test('a request whose charge nobody knows goes on with what the card service says', async () => {
  world.waiting = [{ ...addressless, state: 'review', cause: 'review', can_settle: true }]
  show()
  const one = page.getByRole('article', { name: /Q-4TRK/ })
  expect(one.getByRole('button', { name: texts.send }).elements()).toEqual([])
  world.refusal = { code: 'upstream_failed' }
  await userEvent.click(one.getByRole('button', { name: texts.settle }))
  await expect.element(one.getByRole('alert')).toHaveTextContent(texts.failed)
  world.refusal = null
  await userEvent.click(one.getByRole('button', { name: texts.settle }))
  await expect.element(page.getByText(texts.settled)).toHaveFocus()
  expect(world.settle.mock.calls.map(([id]) => id)).toEqual(['n1', 'n1'])
})

test('the list shows those without an address, overdue or in review alone', async () => {
  world.found = 101
  show()
  await expect.element(page.getByText(texts.more)).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText(texts.show), 'overdue')
  await expect.element(page.getByRole('article')).toHaveAccessibleName('Q-9XYZ · Hotel Cedar Court')
  await expect.element(page.getByText(texts.overdue, { exact: true })).toBeVisible()
  // What a guest wrote is no link unless it is a page of the web.
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:+96265550100'])
  expect(page.getByRole('button', { name: texts.send }).elements()).toEqual([])
  await userEvent.selectOptions(page.getByLabelText(texts.show), 'review')
  await expect.element(page.getByText(texts.none)).toBeVisible()
})

test('a request is ended with a note, after a question', async () => {
  world.waiting = [overdue]
  show()
  await userEvent.click(page.getByRole('button', { name: texts.end }))
  const dialog = page.getByRole('dialog', { name: texts.endAsk.title })
  await userEvent.click(dialog.getByRole('button', { name: texts.endAsk.yes }))
  await expect.element(dialog.getByLabelText(texts.endAsk.note)).toHaveAccessibleDescription(texts.endAsk.noteMissing)
  expect(world.end.mock.calls).toEqual([])
  await userEvent.fill(dialog.getByLabelText(texts.endAsk.note), ' The hotel has closed. ')
  world.refusal = { code: 'internal' }
  await userEvent.click(dialog.getByRole('button', { name: texts.endAsk.yes }))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(texts.failed)
  world.refusal = null
  await userEvent.click(dialog.getByRole('button', { name: texts.endAsk.yes }))
  await expect.element(page.getByText(texts.ended)).toHaveFocus()
  expect(world.end.mock.calls.at(-1)).toEqual(['n2', { note: 'The hotel has closed.' }])
})

test('tells a user who is not staff that the page is not for them', async () => {
  world.refusal = { code: 'forbidden' }
  show()
  await expect.element(page.getByText(staffOnly.title)).toBeVisible()
})

const show = () =>
  renderPage(
    <QueryClientProvider client={client}>
      <PageI18nProvider locale="en" texts={en}>
        <StaffInquiries />
      </PageI18nProvider>
    </QueryClientProvider>,
  )
