import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import 'temporal-polyfill/global'
import { en } from '#locales/en.ts'
import { ar } from '#locales/ar.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import * as css from './account.css.ts'
import { LoadingNextCredit, NextCredit } from './NextCredit.tsx'

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

const heights = (name: string) =>
  page
    .getByTestId(name)
    .elements()
    .map((element) => element.getBoundingClientRect().height)

const RUPIAH = { name: 'Indonesian Rupiah', symbol: 'Rp', code: 'IDR', rate: 16_600 }

test.each([
  ['en', en, DEFAULT_CURRENCY],
  ['ar', ar, DEFAULT_CURRENCY],
  ['he', he, DEFAULT_CURRENCY],
  ['en', en, RUPIAH],
] as const)('moves nothing below it when it replaces its skeleton on a phone (%s)', async (locale, texts, currency) => {
  await page.viewport(360, 740)
  renderPage(
    <PageI18nProvider locale={locale} texts={texts} currency={currency}>
      <div className={css.columns} style={{ inlineSize: 328 }}>
        <div data-testid="loading">
          <LoadingNextCredit />
        </div>
        {[0, 34, 266, 299].map((hours) => (
          <div key={hours} data-testid="loaded">
            <NextCredit hours={hours} />
          </div>
        ))}
      </div>
    </PageI18nProvider>,
    locale === 'en' ? 'ltr' : 'rtl',
  )
  const [loading] = heights('loading')
  expect(heights('loaded')).toEqual([loading, loading, loading, loading])
})
