import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { loadTexts } from '#src/i18n/loadTexts.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { useState } from 'react'
import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AirportLanding } from './AirportLanding.tsx'

const Landing = () => {
  const [landing, setLanding] = useState<string | null>('08:00')
  return (
    <AirportLanding
      airport="JFK"
      km={11.4}
      stay={{ checkIn: '2026-11-26T15:00', checkOut: '2026-11-29T11:00' }}
      now="2026-11-20T00:00"
      timeZone={null}
      landing={landing}
      onLanding={setLanding}
      onCheckIn={() => undefined}
    />
  )
}

test('a time of landing that cannot be read is marked, and the page promises nothing for the one before', async () => {
  renderPage(
    <PageI18nProvider locale="en" texts={await loadTexts('en')}>
      <Landing />
    </PageI18nProvider>,
  )
  const use = page.getByRole('button', { name: /^Check in on Thu 26 Nov/ })
  await expect.element(use).toBeVisible()
  const field = page.getByRole('textbox', { name: 'I land at JFK at' })
  await userEvent.fill(field, 'quarter past nine')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(use).not.toBeInTheDocument()
  await userEvent.fill(field, '09:15')
  await userEvent.keyboard('{Enter}')
  await expect.element(use).toBeVisible()
})
