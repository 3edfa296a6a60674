import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dayHour } from '#contract/hotel/stay.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { addHomeTexts, loadTexts, type PageTexts } from '#src/i18n/loadTexts.ts'
import { stopClock } from '#src/ui/clock.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { useSearchDraft } from '#src/views/searchForm/useSearchDraft.ts'
import { SavingsBar } from './SavingsBar.tsx'

describe('the savings message', () => {
  test.each([
    [15, 11, 'Move your check-in or check-out to save'],
    [16, 11, 'You save $9'],
    [23, 11, 'You save $41'],
    [15, 0, 'You save $54'],
    [15, 10, 'You save $9'],
    [23, 0, 'You save $95'],
    [14, 11, '1 extra hour, at each hotel’s price'],
    [0, 23, '27 extra hours, at each hotel’s price'],
    [20, 14, 'You save $27 and add 3 extra hours, at each hotel’s price'],
    [9, 8, 'You save $18 and add 6 extra hours, at each hotel’s price'],
  ])('check-in at %i:00, check-out at %i:00: %s', async (checkIn, checkOut, message) => {
    await open('en', checkIn, checkOut)
    await expect.element(page.getByRole('status')).toHaveTextContent(message)
  })

  test('follows the steppers, which stop at the ends of the day', async () => {
    await open('en', 22, 11)
    const checkIn = page.getByRole('group', { name: 'Check-in', exact: true })
    await userEvent.click(checkIn.getByRole('button', { name: 'One hour later' }))
    await expect.element(page.getByRole('status')).toHaveTextContent('You save $41')
    await expect
      .element(checkIn.getByRole('button', { name: 'One hour later' }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  test('an hour of the night says whose night it is, and takes that night with one press', async () => {
    stopClock(`${TODAY}T12:00`)
    onTestFinished(() => void vi.restoreAllMocks())
    await open('en', 3, 11)
    await userEvent.click(page.getByRole('button', { name: 'Take that night: check-in Wed 23 Dec, 23:00' }))
    const checkIn = page.getByRole('group', { name: 'Check-in', exact: true })
    await expect.element(checkIn).toHaveTextContent('Wed 23 Dec')
    await expect.element(checkIn).toHaveTextContent('23:00')
    await expect.element(page.getByRole('slider').first()).toHaveFocus()
  })

  test('uses the Arabic dual for two hours', async () => {
    await open('ar', 13, 11)
    await expect.element(page.getByRole('status')).toHaveTextContent('ساعتان إضافيتان بسعر يحدده الفندق')
  })
})

const TODAY = '2026-11-21'

const open = async (locale: 'en' | 'ar', checkIn: number, checkOut: number): Promise<void> => {
  const texts = await loadTexts(locale)
  await addHomeTexts(locale, texts)
  renderPage(
    <Bar locale={locale} texts={texts} checkIn={checkIn} checkOut={checkOut} />,
    locale === 'en' ? 'ltr' : 'rtl',
  )
}

const Bar = ({
  locale,
  texts,
  checkIn,
  checkOut,
}: {
  locale: 'en' | 'ar'
  texts: PageTexts
  checkIn: number
  checkOut: number
}) => {
  const criteria = {
    ...defaultCriteria(TODAY),
    checkIn: dayHour('2026-12-24', checkIn),
    checkOut: dayHour('2026-12-27', checkOut),
  }
  return (
    <PageI18nProvider locale={locale} texts={texts}>
      <SavingsBar draft={useSearchDraft(criteria, TODAY)} hasDates />
    </PageI18nProvider>
  )
}
