import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import type { Rate } from '#contract/hotel/rates.ts'
import { bidsOf, NO_BIDS, type BidInputs } from '#machines/checkout/bids.rules.ts'
import { neitherSide } from '#machines/rates/rates.samples.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import 'temporal-polyfill/global'
import { useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BidBlock } from './BidBlock.tsx'

/** Check-in six hours before standard, on request; standard check-out. */
const rateOnRequest: Rate = {
  ...neitherSide,
  checkin_deviation: 6,
  checkout_deviation: 0,
  checkout_guaranteed: true,
  checkout_bid: null,
}
const ONE_SIDE = {
  ranges: { check_in: { first: 2740, most: 12_050 }, check_out: null },
  rates: [rateOnRequest, { ...rateOnRequest, checkin_guaranteed: true, total: rateOnRequest.total + 31.5 }],
}
/** Guaranteeing both sides costs less than the two bids. */
const BOTH_SIDES = {
  ranges: { check_in: { first: 2740, most: 12_050 }, check_out: { first: 2210, most: 9000 } },
  rates: [
    neitherSide,
    { ...neitherSide, checkin_guaranteed: true, total: neitherSide.total + 31.5 },
    { ...neitherSide, checkout_guaranteed: true, total: neitherSide.total + 20 },
    { ...neitherSide, checkin_guaranteed: true, checkout_guaranteed: true, total: neitherSide.total + 49 },
  ],
}

const onTake = vi.fn<(rate: Rate) => void>()

const SHEKEL = { name: 'Israeli New Shekel', symbol: '₪', code: 'ILS', rate: 3.7 }

describe('the field of a bid', () => {
  test('shows the first bid, and keeps Arabic digits as typed', async () => {
    renderPage(<Checkout />)
    const field = page.getByRole('spinbutton')
    await expect.element(field).toHaveValue('27.40')
    await userEvent.fill(field, '٢٠')
    await userEvent.tab()
    await expect.element(field).toHaveValue('٢٠')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
  })

  test.each(['0', '-5', '999', '', 'twenty'])(
    'keeps %j on blur, marks it invalid and names the range',
    async (text) => {
      renderPage(<Checkout />)
      const field = page.getByRole('spinbutton')
      await userEvent.fill(field, text)
      await expect.element(field).not.toHaveAttribute('aria-invalid')
      await userEvent.tab()
      await expect.element(field).toHaveValue(text)
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field).toHaveAccessibleDescription(/\$1\.00.*\$120\.50/)
    },
  )

  test('marks a bid that was left invalid on an earlier page immediately', async () => {
    renderPage(<Checkout storedBids={{ ...NO_BIDS, check_in: { text: '999', currency: DEFAULT_CURRENCY } }} />)
    await expect.element(page.getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true')
  })

  test('shows the same bid in another currency, with the US dollars that are sent', async () => {
    const storedBids = { ...NO_BIDS, check_in: { text: '20', currency: DEFAULT_CURRENCY } }
    renderPage(<Checkout storedBids={storedBids} currency={SHEKEL} />)
    const field = page.getByRole('spinbutton')
    await expect.element(field).toHaveValue('74')
    await expect.element(page.getByText('(Israeli New Shekel)')).toBeVisible()
    await expect.element(field).toHaveAccessibleDescription(/US\$20\.00/)
    await userEvent.fill(field, '100')
    await expect.element(field).toHaveAccessibleDescription(/US\$27\.00/)
    await expect.element(field).toHaveAttribute('aria-valuetext', '100')
  })

  test('is all in one currency; the US dollars charged are said once', async () => {
    renderPage(<Checkout currency={SHEKEL} />)
    // 27.40 dollars: rounded up as in the field; 4.57 an hour and 4.10 more, as prices are.
    for (const text of [
      /^Suggested: \D*102, the usual price/,
      /^6 hours, \D*17 per hour$/,
      /you pay \D*102 more\.$/,
      /in total: \D*15 more than if the hotel accepts/,
      /If it accepts, you’re charged \D*27\.40\D*$/,
    ])
      await expect.element(page.getByText(text)).toBeVisible()
    expect(document.body.textContent.match(/US\$/g)).toHaveLength(1)
  })

  test('rounds a converted total as the rates do, not as bids do', async () => {
    renderPage(<Checkout currency={SHEKEL} />)
    // $393 is 1,454.10: totals round to the nearest unit, whereas a bid rounds up.
    await expect.element(page.getByText(/^Guaranteed, these hours come to \D*1,454 in total/)).toBeVisible()
  })

  test('steps by a dollar an hour with buttons and arrow keys, up to its limits', async () => {
    renderPage(<Checkout />)
    const field = page.getByRole('spinbutton')
    await userEvent.click(page.getByRole('button', { name: 'Bid more' }))
    await expect.element(field).toHaveValue('30')
    await expect.element(page.getByText('6 hours, $5.00 per hour')).toBeVisible()
    await userEvent.click(field)
    for (const [key, value] of STEPS) {
      await userEvent.keyboard(`{${key}}`)
      await expect.element(field).toHaveValue(value)
    }
    await expect.element(field).toHaveAttribute('aria-valuetext', '$120.50')
    await expect.element(page.getByRole('button', { name: 'Bid more' })).toHaveAttribute('aria-disabled', 'true')
  })

  test.each<[string, string, boolean]>([
    ['2026-12-21T12:00:00Z', '2026-12-22T14:00:00Z', true],
    ['2026-12-20T14:00:00Z', '2026-12-22T14:00:00Z', false],
  ])(
    'asked at %s, says whether the hotel may answer after free cancellation ends at %s: %s',
    async (at, deadline, isSaid) => {
      const now = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from(at))
      onTestFinished(() => now.mockRestore())
      const cancellation = { refundable: true, deadline, deadline_local: '2026-12-22T09:00' }
      renderPage(<Checkout offer={{ ...ONE_SIDE, rates: [{ ...rateOnRequest, cancellation }] }} />)
      await expect.element(page.getByRole('spinbutton')).toBeVisible()
      const late = page.getByText(
        /^The hotel may answer after free cancellation ends on Tue 22 Dec.*, 09:00 hotel time\.$/,
      )
      expect(late.elements()).toHaveLength(isSaid ? 1 : 0)
    },
  )

  test('shows what guaranteed hours cost, and the outcome if the hotel accepts or declines', async () => {
    renderPage(<Checkout />)
    for (const text of [
      'Suggested: $27.40, the usual price of guaranteed hours before taxes.',
      `Guaranteed, these hours come to $${(rateOnRequest.total + 31.5).toFixed(2)} in total: $4.10 more than if the hotel accepts the bid.`,
      'If the hotel accepts: the room is yours from 09:00, and you pay $27.40 more.',
      'If it declines: the room is yours from 15:00, and you pay nothing for these hours.',
    ])
      await expect.element(page.getByText(text)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Take the guaranteed hours' }))
    expect(onTake.mock.calls).toMatchObject([[{ checkin_guaranteed: true }]])
  })

  test('shows the guaranteed price for each of two sides, and once for both together', async () => {
    renderPage(<Checkout offer={BOTH_SIDES} />)
    await expect.element(page.getByText('With these hours guaranteed, you’d pay $31.50 more in total.')).toBeVisible()
    await expect.element(page.getByText('With these hours guaranteed, you’d pay $20.00 more in total.')).toBeVisible()
    await expect.element(page.getByText(/^The guaranteed hours cost no more/)).toBeVisible()
  })

  test('says when guaranteeing the only possible side costs no more than the bid, and takes it', async () => {
    onTake.mockReset()
    const [none, checkIn] = BOTH_SIDES.rates
    const storedBids = { ...NO_BIDS, check_in: { text: '31.5', currency: DEFAULT_CURRENCY } }
    const rates = [none, checkIn].filter((rate) => rate !== undefined)
    renderPage(<Checkout offer={{ ...BOTH_SIDES, rates }} />)
    await expect.element(page.getByText('With these hours guaranteed, you’d pay $31.50 more in total.')).toBeVisible()
    renderPage(<Checkout offer={{ ...BOTH_SIDES, rates }} storedBids={storedBids} />)
    await expect.element(page.getByText(/^The guaranteed hours cost no more: \$/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Take the guaranteed hours' }))
    expect(onTake.mock.calls).toEqual([[checkIn]])
  })

  test('names the range in Arabic too', async () => {
    renderPage(<Checkout locale="ar" />, 'rtl')
    const field = page.getByRole('spinbutton')
    await userEvent.fill(field, '٩٩٩')
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription(/أدخل مبلغًا/)
  })
})

const STEPS = [
  ['ArrowDown', '24'],
  ['ArrowUp', '30'],
  ['PageUp', '60'],
  ['PageDown', '30'],
  ['Home', '1'],
  ['ArrowUp', '6'],
  ['End', '120.50'],
  ['ArrowUp', '120.50'],
] as const

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)('less stands before more in the reading direction (%s)', (locale, direction) => {
  renderPage(<Checkout locale={locale} />, direction)
  const [less, more] = ['less', 'more'].map((name) =>
    page
      .getByRole('button', { name: (locale === 'en' ? en : ar).checkout.bid[name === 'less' ? 'less' : 'more'] })
      .element()
      .getBoundingClientRect(),
  )
  expect((less?.left ?? 0) < (more?.left ?? 0)).toBe(direction === 'ltr')
})

const Checkout = ({
  storedBids = NO_BIDS,
  currency = DEFAULT_CURRENCY,
  locale = 'en',
  offer: { ranges, rates } = ONE_SIDE,
}: {
  storedBids?: BidInputs
  currency?: typeof DEFAULT_CURRENCY
  locale?: 'en' | 'ar'
  offer?: { ranges: Parameters<typeof bidsOf>[0]; rates: readonly Rate[] }
}) => {
  const [inputs, setInputs] = useState(storedBids)
  return (
    <PageI18nProvider locale={locale} texts={locale === 'en' ? en : ar} currency={currency}>
      <BidBlock
        number={2}
        bids={bidsOf(ranges, inputs)}
        stay={{ checkIn: '2026-12-24T09:00', checkOut: '2026-12-27T11:00' }}
        hotelZone="America/New_York"
        rates={rates}
        rate={rates[0] ?? rateOnRequest}
        isChecked={false}
        onTake={onTake}
        onBid={(side, bid) => setInputs({ ...inputs, [side]: bid })}
      />
    </PageI18nProvider>
  )
}
