import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { en } from '#locales/en.ts'
import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { booked } from '#src/views/parts/booking/booking.testing.ts'
import { StayTimes } from './StayTimes.tsx'

test('counts elapsed hours across a clock change', async () => {
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <StayTimes booking={overNight} />
    </PageI18nProvider>,
  )
  await expect.element(page.getByRole('img', { name: /31 hours in total\.$/ })).toBeVisible()
})

const soon = booked('b1', 'confirmed', '2027-03-13T22:00')
const overNight = {
  ...soon,
  check_out: '2027-03-15T06:00',
  hotel: { ...soon.hotel, time_zone: 'America/New_York' },
}
