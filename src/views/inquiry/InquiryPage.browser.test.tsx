import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { InquiryPage } from './InquiryPage.tsx'

const TEXTS = { en, ar, he }

const open = (locale: keyof typeof TEXTS) => {
  replace(PageHead, () => null)
  renderPage(
    <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })}>
      <PageI18nProvider locale={locale} texts={TEXTS[locale]} hourCycle="h23">
        <main>
          <InquiryPage />
        </main>
      </PageI18nProvider>
    </RouterContextProvider>,
    locale === 'en' ? 'ltr' : 'rtl',
  )
}

test('says what it is, what it costs and when things happen, by the rules that a request follows', async () => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-11-26T07:12:00Z'))
  open('en')
  await expect
    .element(page.getByRole('link', { name: en.inquiry.start.action }).first())
    .toHaveAttribute('href', '/inquiry/steps')
  const rail = page.getByRole('listitem').filter({ hasText: en.inquiry.aside.charge })
  await expect.element(rail).toHaveTextContent(/Tue 1 Dec(?: 2026)?, 18:00/)
  await expect
    .element(page.getByRole('listitem').filter({ hasText: en.inquiry.aside.final }))
    .toHaveTextContent(/Fri 4 Dec(?: 2026)?, 03:00/)
  await userEvent.click(page.getByText(en.inquiry.start.booking))
  await expect.element(page.getByText(/you still check in at 15:00 and check out at 11:00/)).toBeVisible()
})

test.each(['en', 'ar', 'he'] as const)('fits a phone (%s)', async (locale) => {
  await page.viewport(360, 800)
  open(locale)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(TEXTS[locale].inquiry.start.title)
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
