import { DEFAULT_CURRENCY } from '#contract/currencies.ts'
import { bidsOf, NO_BIDS, type WrittenBids } from '#machines/checkout/bids.rules.ts'
import { WordsProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import 'temporal-polyfill/global'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BidBlock } from './BidBlock.tsx'

const SHEKEL = { name: 'Israeli New Shekel', symbol: '₪', code: 'ILS', rate: 3.7 }

describe('the field of a bid', () => {
  test('shows the first bid, and takes Arabic digits as they are typed', async () => {
    renderPage(<Checkout />)
    const field = page.getByRole('textbox')
    await expect.element(field).toHaveValue('27.4')
    await userEvent.fill(field, '٢٠')
    await userEvent.tab()
    await expect.element(field).toHaveValue('٢٠')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
  })

  test.each(['0', '-5', '999', '', 'twenty'])(
    'leaves %j as it is when it is left, and names the range',
    async (text) => {
      renderPage(<Checkout />)
      const field = page.getByRole('textbox')
      await userEvent.fill(field, text)
      await expect.element(field).not.toHaveAttribute('aria-invalid')
      await userEvent.tab()
      await expect.element(field).toHaveValue(text)
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field).toHaveAccessibleDescription(/\$1\.00.*\$120\.50/)
    },
  )

  test('a wrong bid of an earlier page is marked at once', async () => {
    renderPage(<Checkout kept={{ ...NO_BIDS, check_in: { text: '999', currency: DEFAULT_CURRENCY } }} />)
    await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  })

  test('shows the same bid in another currency, with what is sent in US dollars', async () => {
    const kept = { ...NO_BIDS, check_in: { text: '20', currency: DEFAULT_CURRENCY } }
    renderPage(<Checkout kept={kept} currency={SHEKEL} />)
    const field = page.getByRole('textbox')
    await expect.element(field).toHaveValue('74')
    await expect.element(page.getByText('(Israeli New Shekel)')).toBeVisible()
    await expect.element(field).toHaveAccessibleDescription(/US\$20\.00/)
    await userEvent.fill(field, '100')
    await expect.element(field).toHaveAccessibleDescription(/US\$27\.00/)
  })

  test('names the range in Arabic too', async () => {
    renderPage(<Checkout locale="ar" />, 'rtl')
    const field = page.getByRole('textbox')
    await userEvent.fill(field, '٩٩٩')
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription(/أدخل مبلغًا/)
  })
})

const Checkout = ({
  kept = NO_BIDS,
  currency = DEFAULT_CURRENCY,
  locale = 'en',
}: {
  kept?: WrittenBids
  currency?: typeof DEFAULT_CURRENCY
  locale?: 'en' | 'ar'
}) => {
  const [written, setWritten] = useState(kept)
  return (
    <WordsProvider locale={locale} texts={locale === 'en' ? en : ar} currency={currency}>
      <BidBlock
        number={2}
        bids={bidsOf({ check_in: { first: 2740, most: 12_050 }, check_out: null }, written)}
        stay={{ checkIn: '2026-12-24T09:00', checkOut: '2026-12-27T11:00' }}
        isChecked={false}
        onBid={(side, bid) => setWritten({ ...written, [side]: bid })}
      />
    </WordsProvider>
  )
}
