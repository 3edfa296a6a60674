import { bothSides, offerOf } from '#machines/rates/rates.samples.ts'
import { WordsProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { en } from '#locales/en.ts'
import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { StaySummary } from './StaySummary.tsx'

test('hours that pass are counted where clocks change during the stay, in words and on the line', async () => {
  const offer = { ...offerOf([bothSides]), stay: { checkIn: '2027-03-13T22:00', checkOut: '2027-03-15T06:00' } }
  renderPage(
    <WordsProvider locale="en" texts={en}>
      <StaySummary offer={offer} rate={bothSides} />
    </WordsProvider>,
  )
  await expect.element(page.getByText('2 nights · 31 hours')).toBeVisible()
  await expect.element(page.getByRole('img', { name: /31 hours in total\.$/ })).toBeVisible()
})
