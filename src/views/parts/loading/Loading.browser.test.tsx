import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { en } from '#locales/en.ts'
import { SLOW_AFTER_MS, STUCK_AFTER_MS } from '#machines/kit/loadingDelays.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Loading } from './Loading.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('a placeholder says after ten seconds that it takes long, and after twenty offers to retry', async () => {
  const again = vi.fn<() => void>()
  await show(again)
  expect(status().element().textContent).toBe(`${en.common.loading}shapes`)
  vi.advanceTimersByTime(SLOW_AFTER_MS)
  await expect.element(status()).toHaveTextContent(en.common.waiting.slow)
  expect(retry().elements()).toHaveLength(0)
  vi.advanceTimersByTime(STUCK_AFTER_MS - SLOW_AFTER_MS)
  await expect.element(status()).toHaveTextContent(en.common.waiting.stuck)
  await userEvent.click(retry())
  expect(again).toHaveBeenCalledTimes(1)
  await expect.element(status()).not.toHaveTextContent(en.common.waiting.stuck)
  vi.advanceTimersByTime(SLOW_AFTER_MS)
  await expect.element(status()).toHaveTextContent(en.common.waiting.slow)
})

test('a placeholder without a retry does not suggest one', async () => {
  await show()
  vi.advanceTimersByTime(STUCK_AFTER_MS)
  await expect.element(status()).toHaveTextContent(en.common.waiting.slow)
  expect(retry().elements()).toHaveLength(0)
})

test('its skeleton is hidden from screen readers', async () => {
  await show()
  expect(page.getByText('shapes').element().closest('[aria-hidden="true"]')).not.toBeNull()
})

const status = () => page.getByRole('status')
const retry = () => page.getByRole('button', { name: en.common.retry })

const show = async (onRetry?: () => void) => {
  renderPage(
    <PageI18nProvider locale="en" texts={en} currency={DEFAULT_CURRENCY}>
      <Loading {...(onRetry && { onRetry })}>shapes</Loading>
    </PageI18nProvider>,
  )
  await expect.element(status()).toBeInTheDocument()
}
