import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import 'temporal-polyfill/global'
import '#src/styles/global.css.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ReceiptButton } from './ReceiptButton.tsx'
// oxlint-disable-next-line no-restricted-imports -- the test stands in for the server
import { callApi } from '#src/services/api.ts'
// oxlint-disable-next-line no-restricted-imports -- and for what the browser does with a file
import { saveFile } from '#src/services/saveFile.ts'
import { replace } from '#src/ui/replace.testing.ts'

const world = {
  call: vi.fn<(name: string, request: unknown) => Promise<unknown>>(),
  save: vi.fn<(name: string, content: unknown, type: string) => void>(),
}
replace(callApi, world.call)
replace(saveFile, world.save)

let refuse: (failure: unknown) => void
const BOOKING = { id: 'b1', reference: 'K7WM3XPT' }
const PDF = new Uint8Array([37])

beforeEach(() => {
  world.call.mockReset().mockResolvedValue(PDF)
  world.save.mockReset()
})

const button = (name: string) => page.getByRole('button', { name })

test("saves the receipt in the page's language, and is the target of the link in the e-mail", async () => {
  renderPage(
    <PageI18nProvider locale="ar" texts={ar}>
      <ReceiptButton booking={BOOKING} />
    </PageI18nProvider>,
    'rtl',
  )
  await expect.element(button(ar.account.receipt)).toHaveAttribute('id', 'receipt')
  await userEvent.click(button(ar.account.receipt))
  await expect
    .poll(() => world.save.mock.calls)
    .toEqual([[`stayless-${BOOKING.reference}-ar.pdf`, PDF, 'application/pdf']])
  expect(world.call.mock.calls).toEqual([['bookingReceipt', { params: { id: BOOKING.id }, query: { lang: 'ar' } }]])
  // Can be saved repeatedly.
  await userEvent.click(button(ar.account.receipt))
  await expect.poll(() => world.save.mock.calls.length).toBe(2)
})

test('shows that it is loading, and what failed; a second press retries', async () => {
  world.call.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)))
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <ReceiptButton booking={BOOKING} />
    </PageI18nProvider>,
  )
  await userEvent.click(button(en.account.receipt))
  await expect.element(button(en.account.receipt)).toHaveAttribute('aria-busy', 'true')
  refuse(Object.assign(new Error('busy'), { code: 'not_ready', status: 503 }))
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.errors.notReady)
  await userEvent.click(button(en.account.receipt))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(world.save).toHaveBeenCalledTimes(1)
})
