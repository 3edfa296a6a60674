import { previewIn } from '#machines/cancelling/cancelling.samples.ts'
import { cancelling } from '#machines/cancelling/cancelling.testing.ts'
import { SLOW_AFTER_MS, STUCK_AFTER_MS } from '#machines/kit/loadingDelays.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import 'temporal-polyfill/global'
import '#src/styles/global.css.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CancelDialog } from './CancelDialog.tsx'
import { cancellingActor } from '#src/actors/bookings/cancelling.ts'
import { replace } from '#src/ui/replace.testing.ts'

const world = { cancelling: vi.fn<() => unknown>() }
replace(cancellingActor, world.cancelling)

const onDone = vi.fn<() => void>()

beforeEach(() => {
  onDone.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const stuck = () => page.getByText(en.common.waiting.stuck)
const slow = () => page.getByText(en.common.waiting.slow)

test.each([
  ['paid by card', 'the card', false, en.booking.toCard, en.booking.toStatement],
  ['booked by invoice', 'the statement', true, en.booking.toStatement, en.booking.toCard],
])('says before confirmation that a stay %s is refunded to %s', async (...given) => {
  const [, , isInvoiced, expected, unexpected] = given
  open({ preview: previewIn({ isInvoiced }) })
  await expect.element(page.getByText(expected)).toBeVisible()
  expect(page.getByText(unexpected).elements()).toEqual([])
})

test('names no refund destination when nothing comes back', async () => {
  open({ preview: previewIn({ refund: 0 }) })
  await expect.element(page.getByText(en.booking.youGet)).toBeVisible()
  expect(page.getByText(en.booking.toCard).elements()).toEqual([])
})

test('a refund preview that fails says so, and can be retried', async () => {
  const { plan, previewed } = open({ hangs: true })
  await waitLong()
  plan.hangs = false
  await userEvent.click(page.getByRole('button', { name: en.common.retry }))
  await expect.element(page.getByRole('button', { name: en.account.cancelBooking })).toBeVisible()
  expect([previewed, stuck().elements()]).toEqual([['b1', 'b1'], []])
})

test('a cancellation without a response says so, cannot be dismissed, and can be retried', async () => {
  const { plan, refunds } = open({})
  const yes = page.getByRole('button', { name: en.account.cancelBooking })
  await expect.element(yes).toBeVisible()
  plan.hangs = true
  await userEvent.click(yes)
  await waitLong()
  await userEvent.keyboard('{Escape}')
  // Hangs again, and the wait starts over.
  await userEvent.click(page.getByRole('button', { name: en.common.retry }))
  await expect.element(stuck()).not.toBeInTheDocument()
  await waitLong()
  plan.hangs = false
  await userEvent.click(page.getByRole('button', { name: en.common.retry }))
  await expect.element(page.getByRole('dialog', { name: en.account.canceledNow })).toBeVisible()
  expect(refunds).toEqual([20_000, 20_000, 20_000])
})

test('a lost response is shown as unknown, not failed; once canceled, closing the dialog is reported to the list', async () => {
  const { plan } = open({})
  plan.refuse = [{ code: 'timeout', status: 500 }]
  await userEvent.click(page.getByRole('button', { name: en.account.cancelBooking }))
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.booking.unsure)
  await userEvent.click(page.getByRole('button', { name: en.booking.askAgain }))
  await expect.element(page.getByRole('dialog', { name: en.account.canceledNow })).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: en.common.close }).last())
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

const waitLong = async () => {
  await expect.element(page.getByRole('dialog')).toBeVisible()
  vi.advanceTimersByTime(SLOW_AFTER_MS)
  await expect.element(slow()).toBeVisible()
  vi.advanceTimersByTime(STUCK_AFTER_MS - SLOW_AFTER_MS)
  await expect.element(stuck()).toBeVisible()
}

const open = (start: Parameters<typeof cancelling>[0]) => {
  const opened = cancelling(start)
  world.cancelling.mockReturnValue(opened.actor)
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <CancelDialog onDone={onDone} />
    </PageI18nProvider>,
  )
  return opened
}
