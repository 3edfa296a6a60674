import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RefundSummary } from './RefundSummary.tsx'

test.each([
  [{ refund: 200, credits: 0, isInvoiced: false }, 'We refunded $200.00 to your card.'],
  [{ refund: 200, credits: 0, isInvoiced: true }, 'We took $200.00 off the statement.'],
  [
    { refund: 175, credits: 25, isInvoiced: false },
    'We refunded $175.00 to your card. Your credit of $25.00 returns to your account.',
  ],
  [{ refund: 0, credits: 200, isInvoiced: false }, 'Your credit of $200.00 returns to your account.'],
  [{ refund: 0, credits: 0, isInvoiced: false }, 'There’s no refund for this booking.'],
])('says what came back, and where: %j', async (given, text) => {
  renderPage(
    <PageI18nProvider locale="en" texts={en} currency={DEFAULT_CURRENCY}>
      <p>
        <RefundSummary {...given} />
      </p>
    </PageI18nProvider>,
  )
  await expect.element(page.getByRole('paragraph')).toHaveTextContent(text)
  expect(page.getByRole('paragraph').element().textContent.trim()).toBe(text)
})
