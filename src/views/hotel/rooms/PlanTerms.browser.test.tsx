import { bothSides } from '#machines/rates/rates.samples.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import 'temporal-polyfill/global'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PlanTerms } from './PlanTerms.tsx'

test('a hotel’s page left open past the deadline of a plan no longer says that canceling is free', async () => {
  const deadline = '2026-11-03T14:00:00Z'
  const now = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-11-02T14:00:00Z'))
  onTestFinished(() => now.mockRestore())
  const cancellation = { refundable: true, deadline, deadline_local: '2026-11-03T09:00' }
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <PlanTerms rate={{ ...bothSides, cancellation }} />
    </PageI18nProvider>,
  )
  await expect.element(page.getByText(/^Free cancellation until .*3 Nov.*09:00/)).toBeVisible()
  now.mockReturnValue(Temporal.Instant.from(deadline))
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByText(en.hotel.rate.notRefundable)).toBeVisible()
  expect(page.getByText(/^Free cancellation/).elements()).toEqual([])
})
