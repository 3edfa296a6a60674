import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { SortSelect } from './SortSelect.tsx'

test('on a phone the order is chosen in a field that iOS does not zoom in on', async () => {
  await page.viewport(390, 700)
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <SortSelect value="best_desc" hasExtraHours={false} onChange={() => undefined} />
    </PageI18nProvider>,
  )
  const field = page.getByRole('combobox', { name: en.search.sort.label })
  await expect.element(field).toBeVisible()
  expect(Number.parseFloat(getComputedStyle(field.element()).fontSize)).toBeGreaterThanOrEqual(16)
})

test.each([
  [true, en.search.sort.priceWithHours],
  [false, en.search.sort.price_asc],
])('the order by price says that hours are in it where the stay has more than standard: %s', (hasExtraHours, name) => {
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <SortSelect value="price_asc" hasExtraHours={hasExtraHours} onChange={() => undefined} />
    </PageI18nProvider>,
  )
  const field = page.getByRole('combobox').element()
  expect(field instanceof HTMLSelectElement && field.selectedOptions[0]?.text).toBe(name)
})
