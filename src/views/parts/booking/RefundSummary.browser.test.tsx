import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import 'temporal-polyfill/global'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RefundSummary } from './RefundSummary.tsx'

const NONE = { refund: 0, kept: 0, credits: 0, usedCredits: 0, code: 'none' } as const

test.each<[Partial<ComponentProps<typeof RefundSummary>['returned']>, boolean, string]>([
  [{ refund: 20_000 }, false, toCard('$200.00')],
  [{ refund: 20_000 }, true, 'We took $200.00 off the statement.'],
  [{ refund: 17_500, credits: 2500 }, false, `${toCard('$175.00')} Your credit of $25.00 returns to your account.`],
  [{ credits: 20_000 }, false, 'Your credit of $200.00 returns to your account.'],
  [{ refund: 31_616, kept: 31_616 }, false, `${toCard('$316.16')} The first night, $316.16, is not refunded.`],
  [
    { refund: 10_000, kept: 10_000, code: 'used' },
    true,
    'We took $100.00 off the statement. The first night, $100.00, is not refunded. Your promo code counts as used: it pays for the first night.',
  ],
  [
    { refund: 15_024, kept: 13_238, usedCredits: 5000 },
    false,
    `${toCard('$150.24')} The first night, $132.38, is not refunded. $50.00 of your credit goes toward the first night.`,
  ],
  [{ code: 'returned' }, false, 'You can use your promo code again.'],
  [{}, false, 'There’s no refund for this booking.'],
])('says what came back, and where: %j, by invoice: %s', async (returned, isInvoiced, text) => {
  renderPage(
    <PageI18nProvider locale="en" texts={en} currency={DEFAULT_CURRENCY}>
      <p>
        <RefundSummary returned={{ ...NONE, ...returned }} isInvoiced={isInvoiced} />
      </p>
    </PageI18nProvider>,
  )
  await expect.element(page.getByRole('paragraph')).toHaveTextContent(text)
  expect(page.getByRole('paragraph').element().textContent.trim()).toBe(text)
})

function toCard(money: string): string {
  return `Your refund of ${money} goes to your card. Your bank may take a few days to show it.`
}
