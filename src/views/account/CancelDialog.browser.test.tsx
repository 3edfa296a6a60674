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

test('after the deadline says how much of how much comes back, and why', async () => {
  const late = { total: 63_232, refund: 31_616, kept: 31_616, deadline: '2026-12-22T20:00:00Z' }
  open({ preview: previewIn(late) })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent(/You get back \$316\.16 of \$632\.32\./)
  await expect.element(dialog).toHaveTextContent(/you pay for the first night: \$316\.16\./)
  await expect.element(dialog).toHaveTextContent(en.booking.freeWasUntil)
  await expect.element(dialog).not.toHaveTextContent(en.account.freeUntil)
})

test('after the deadline says what becomes of credit and code', async () => {
  const late = {
    total: 10_000,
    refund: 10_000,
    kept: 31_616,
    credits: 8384,
    usedCredits: 31_616,
    code: 'used',
  } as const
  open({ preview: previewIn(late) })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent(/\$316\.16 of your credit goes toward the first night\./)
  await expect.element(dialog).toHaveTextContent(/credit of \$83\.84 returns/)
  await expect.element(dialog).toHaveTextContent(en.booking.codeUsed)
})

test.each([
  [{ refund: 12_000, kept: 8000 }, /Your refund has changed from \$200\.00 to \$120\.00/],
  [{ refund: 20_000, kept: 8000, usedCredits: 8000 }, /What you get back has changed\. Your booking isn’t canceled/],
])('if the deadline passes meanwhile, the guest is asked again: %j', async (changes, notice) => {
  const { plan } = open({})
  plan.preview = previewIn(changes)
  plan.refuse = [{ code: 'refund_changed', status: 409 }]
  await userEvent.click(page.getByRole('button', { name: en.account.cancelBooking }))
  await expect.element(page.getByRole('alert')).toHaveTextContent(notice)
})

test('a booking that can no longer be canceled says why, and hands the focus on', async () => {
  open({ preview: previewIn({ isOpen: false, refund: 0, status: 'ongoing' }) })
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.booking.obstacle.begun)
  await userEvent.click(page.getByRole('button', { name: en.common.close }).last())
  await expect.poll(() => onDone).toHaveBeenCalledOnce()
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
  await expect.poll(() => onDone).toHaveBeenCalledOnce()
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
