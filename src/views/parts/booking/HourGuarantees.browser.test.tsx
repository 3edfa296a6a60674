import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { en } from '#locales/en.ts'
import 'temporal-polyfill/global'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { booked } from './booking.testing.ts'
import { HourGuarantees } from './HourGuarantees.tsx'

test('names the guaranteed side, and calls the other on request unless its bid says more', async () => {
  const stay = {
    ...booked('b1', 'confirmed', '2127-03-12T09:00'),
    check_out: '2127-03-15T14:00',
    checkout_guaranteed: false,
  }
  const openBid = { state: 'asked', amount: 40 } as const
  show(<HourGuarantees booking={stay} />)
  await expect.element(page.getByText(en.hotel.rate.checkInGuaranteed.replace('{{hour}}', '09:00'))).toBeVisible()
  expect(page.getByText(/14:00/).elements()).toEqual([])
  await expect.element(page.getByText(en.common.stay.tone.asked)).toBeVisible()
  show(<HourGuarantees booking={{ ...stay, bids: { ...stay.bids, check_out: openBid } }} />)
  await expect.element(page.getByText(en.account.bid.asked)).toBeVisible()
  expect(page.getByText(en.common.stay.tone.asked).elements()).toEqual([])
})

const show = (component: ReactNode) =>
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      {component}
    </PageI18nProvider>,
  )
