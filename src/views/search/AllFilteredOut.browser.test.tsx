import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { addSearchTexts, loadTexts } from '#src/i18n/loadTexts.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import 'temporal-polyfill/global'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AllFilteredOut } from './AllFilteredOut.tsx'

test.each([
  [
    'the check-in is too near for free cancellation',
    true,
    'Too late for free cancellation',
    'Show non-refundable hotels',
  ],
  ['the filters leave none', false, 'No hotels match your filters', 'Clear all'],
])('an empty list says why, with one press out of it: %s', async (_, isTooLateToCancel, title, way) => {
  const texts = await loadTexts('en')
  await addSearchTexts('en', texts)
  const onClear = vi.fn<() => void>()
  const onNonRefundable = vi.fn<() => void>()
  renderPage(
    <PageI18nProvider locale="en" texts={texts}>
      <AllFilteredOut isTooLateToCancel={isTooLateToCancel} onClear={onClear} onNonRefundable={onNonRefundable} />
    </PageI18nProvider>,
  )
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('button', { name: way }).click()
  expect([onNonRefundable.mock.calls.length, onClear.mock.calls.length]).toEqual(isTooLateToCancel ? [1, 0] : [0, 1])
})
