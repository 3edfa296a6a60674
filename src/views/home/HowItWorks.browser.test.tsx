import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { HowItWorks } from './HowItWorks.tsx'

test('the percent above a stay is what the stay drawn below it saves', async () => {
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <HowItWorks today="2026-11-21" />
    </PageI18nProvider>,
  )
  // Arriving at 23:00; leaving at 04:00, where leaving at midnight saves 12%.
  await expect.element(page.getByText(/^\D9%$/)).toBeVisible()
  await expect.element(page.getByText(/^\D8%$/)).toBeVisible()
  expect(page.getByText(/^\D12%$/).elements()).toEqual([])
})
