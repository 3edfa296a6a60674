import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import 'temporal-polyfill/global'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { NextCredit } from './NextCredit.tsx'

test.each([
  [0, '100 hours to your next $25', '0 of 100 hours'],
  [266, '34 hours to your next $25', '66 of 100 hours'],
  [299, '1 hour to your next $25', '99 of 100 hours'],
  [300, '100 hours to your next $25', '0 of 100 hours'],
])('after %i hours shows how many are left', async (hours, left, done) => {
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <NextCredit hours={hours} />
    </PageI18nProvider>,
  )
  await expect.element(page.getByText(left, { exact: true })).toBeVisible()
  await expect.element(page.getByText(done, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('img', { name: done, exact: true })).toBeInTheDocument()
})

test('a reader from right to left cannot take it for 100 of 0', async () => {
  renderPage(
    <PageI18nProvider locale="he" texts={he}>
      <NextCredit hours={0} />
    </PageI18nProvider>,
    'rtl',
  )
  await expect.element(page.getByText(/0\S* מתוך 100 שעות/)).toBeVisible()
})
