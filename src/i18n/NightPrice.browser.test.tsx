import { en } from '#locales/en.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PageI18nProvider } from './I18nContext.tsx'
import { NightPrice } from './NightPrice.tsx'

const NO_HOURS = { fewer: false, more: false }

test.each([
  ['one room', 1, NO_HOURS, '$83 per night before taxes'],
  ['several rooms', 2, NO_HOURS, '$83 per night for 2 rooms before taxes'],
  ['fewer hours', 1, { fewer: true, more: false }, '$83 per night before taxes and savings for unused hours'],
  ['more hours', 3, { fewer: false, more: true }, '$83 per night for 3 rooms before taxes and extra hours'],
  [
    'fewer hours on one side, more on the other',
    1,
    { fewer: true, more: true },
    '$83 per night before taxes, extra hours and savings for unused hours',
  ],
])('a night’s price says what it is for, and what the total beside it also has: %s', async (_, rooms, hours, text) => {
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <p>
        <NightPrice dollars={83} rooms={rooms} hours={hours} />
      </p>
    </PageI18nProvider>,
  )
  await expect.poll(written).toBe(text)
})

const written = () =>
  page
    .getByRole('paragraph')
    .element()
    .textContent?.replaceAll(/[\u2066-\u2069]/g, '')
