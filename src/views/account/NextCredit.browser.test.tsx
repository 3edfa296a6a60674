import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import 'temporal-polyfill/global'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { NextCredit } from './NextCredit.tsx'

test.each([
  [0, '100 hours to your next $25', '0 / 100', '0 of 100 hours'],
  [266, '34 hours to your next $25', '66 / 100', '66 of 100 hours'],
  [299, '1 hour to your next $25', '99 / 100', '99 of 100 hours'],
  [300, '100 hours to your next $25', '0 / 100', '0 of 100 hours'],
])('after %i hours shows how many are left', async (hours, left, done, label) => {
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <NextCredit hours={hours} />
    </PageI18nProvider>,
  )
  await expect.element(page.getByText(left, { exact: true })).toBeVisible()
  await expect.element(page.getByText(done, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('img', { name: label, exact: true })).toBeInTheDocument()
})
