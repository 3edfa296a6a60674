import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Locale } from '#contract/shared/locale.ts'
import { textDirection } from '#contract/shared/locale.ts'
import '#src/styles/global.css.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { en } from '#locales/en.ts'
import { ar } from '#locales/ar.ts'
import { he } from '#locales/he.ts'
import { Steps } from './Steps.tsx'

test.each<[Locale, number]>([
  ['en', 390],
  ['en', 360],
  ['ar', 360],
  ['he', 360],
])('the steps stand on one row of a phone (%s, %i px)', async (locale, width) => {
  await page.viewport(width, 740)
  renderPage(
    <PageI18nProvider locale={locale} texts={{ en, ar, he }[locale]}>
      <div style={{ paddingInline: 16 }}>
        <Steps current="payment" />
      </div>
    </PageI18nProvider>,
    textDirection(locale),
  )
  await expect.element(page.getByRole('list')).toBeVisible()
  const tops = page
    .getByRole('listitem')
    .elements()
    .map((step) => Math.round(step.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})
