import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import type { ReviewDecisionBody, StaffBooking } from '#contract/booking/staff.ts'
import { en } from '#locales/en.ts'
import { staffOnly } from '#locales/en/staff/staffOnly.ts'
import { staffBookings as texts } from '#locales/en/staff/staffBookings.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { booked } from '#src/views/parts/booking/booking.testing.ts'
import { StaffBookings } from './StaffBookings.tsx'
import { staffBookings, submitReviewDecision } from '#src/actors/bookings/staffBookings.ts'
import { replace } from '#src/ui/replace.testing.ts'

const world = {
  waiting: [] as StaffBooking[],
  refusal: null as string | null,
  settle: vi.fn<(id: string, body: ReviewDecisionBody) => void>(),
}
const refused = (code: string) => Object.assign(new Error(code), { code })
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
replace(staffBookings, (status: string) => ({
  queryKey: [status],
  queryFn: () =>
    world.refusal === 'forbidden'
      ? Promise.reject(refused('forbidden'))
      : Promise.resolve({ bookings: world.waiting, found: world.waiting.length }),
}))
replace(submitReviewDecision, async (id: string, body: ReviewDecisionBody) => {
  world.settle(id, body)
  if (world.refusal !== null) throw refused(world.refusal)
  world.waiting = []
  await client.invalidateQueries()
})
beforeEach(() => {
  client.clear()
  world.settle.mockReset()
  world.refusal = null
  world.waiting = [disputed]
})

const DISPUTED_AT = '2026-12-01T12:00:00Z'
const disputed: StaffBooking = {
  booking: booked('b1', 'review', '2026-12-24T15:00'),
  email: 'guest@stayless.example',
  transaction: 't1',
  reason: 'disputed',
  open: ['confirm', 'refund'],
  steps: [
    { step: 'captured', cause: null, at: DISPUTED_AT },
    { step: 'review', cause: 'disputed', at: DISPUTED_AT },
  ],
  decisions: [],
}

test("staff see the booking's account, why it waits and its history, and decide with a reason", async () => {
  show()
  await expect.element(page.getByRole('heading', { name: /K7WM3XPT/ })).toBeVisible()
  await expect.element(page.getByText('guest@stayless.example')).toBeVisible()
  await expect.element(page.getByText(texts.cause.disputed, { exact: true })).toBeVisible()
  await expect.element(page.getByText(texts.step.captured)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: texts.refund }))
  await expect.element(page.getByText(texts.noteMissing)).toBeVisible()
  expect(world.settle.mock.calls).toEqual([])
  await userEvent.fill(page.getByLabelText(texts.note), 'The hotel is closed')
  await userEvent.click(page.getByRole('button', { name: texts.refund }))
  await expect.element(page.getByText(texts.none)).toBeVisible()
  expect(world.settle.mock.calls).toEqual([['b1', { decision: 'refund', note: 'The hotel is closed' }]])
  // The card has left, and its focus with it.
  await expect.element(page.getByText('The decision on K7WM3XPT is noted.')).toHaveFocus()
})

test("staff see the stay in the hotel's time, and the history in UTC", async () => {
  show()
  await expect.element(page.getByText('24 Dec 2026 15:00', { exact: true })).toBeVisible()
  await expect.element(page.getByText('1 Jun 2027 11:00', { exact: true })).toBeVisible()
  expect(page.getByText(/^1 Dec 2026 12:00.* UTC$/).elements()).toHaveLength(2)
})

test('a refused decision says so, and the reason stays', async () => {
  world.refusal = 'not_settleable'
  show()
  await userEvent.fill(page.getByLabelText(texts.note), 'Paid at the hotel')
  await userEvent.click(page.getByRole('button', { name: texts.confirm }))
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.failed)
  await expect.element(page.getByLabelText(texts.note)).toHaveValue('Paid at the hotel')
})

test('shows how much of a canceled booking goes back, which may be less than its total', async () => {
  const cancelled = { at: '2026-12-01T12:00:00Z', refund: 61.5, credits: 0, promo: 0, kept: 38.5 }
  world.waiting = [{ ...disputed, booking: { ...disputed.booking, cancelled } }]
  show()
  const name = page.getByText(texts.giveBack)
  await expect.element(name).toBeVisible()
  expect(name.element().nextElementSibling?.textContent).toBe('$61.50')
})

test('offers only a refund for a booking that can no longer be confirmed', async () => {
  world.waiting = [{ ...disputed, open: ['refund'] }]
  show()
  await expect.element(page.getByRole('button', { name: texts.refund })).toBeVisible()
  expect(page.getByRole('button', { name: texts.confirm }).elements()).toEqual([])
})

test('another status loads other bookings, and past decisions show who made them', async () => {
  show()
  await expect.element(page.getByLabelText(texts.show)).toHaveValue('review')
  const decision = {
    decision: 'confirm',
    note: 'Paid',
    by: 'staff@stayless.example',
    at: '2026-12-01T12:00:00Z',
  } as const
  world.waiting = [{ ...disputed, reason: null, open: [], decisions: [decision] }]
  await userEvent.selectOptions(page.getByLabelText(texts.show), 'confirmed')
  await expect.element(page.getByText('The booking stands (staff@stayless.example): Paid')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('tells a user who is not staff that the page is not for them', async () => {
  world.refusal = 'forbidden'
  show()
  await expect.element(page.getByText(staffOnly.title)).toBeVisible()
})

const show = () =>
  renderPage(
    <QueryClientProvider client={client}>
      <PageI18nProvider locale="en" texts={en}>
        <StaffBookings />
      </PageI18nProvider>
    </QueryClientProvider>,
  )
