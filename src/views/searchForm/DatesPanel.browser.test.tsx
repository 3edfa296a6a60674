import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dayHour } from '#contract/stay.ts'
import { defaultCriteria } from '#machines/search/search.url.ts'
import { WordsProvider } from '#src/i18n/I18nContext.tsx'
import { loadTexts, type PageTexts } from '#src/i18n/loadTexts.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { DatesPanel } from './DatesPanel.tsx'
import { useSearchDraft } from './useSearchDraft.ts'

/** What is filled into a text from the right is isolated. */
const run = (text: string) => `\u2068${text}\u2069`
const HEBREW_YES = `כן, ${run(`${run('יום ד׳')}, ${run('23:00')}`)}`

test.each([
  ['en', '04:00 — the night before? Yes, Wed, 23:00', 'Check-in time', 'Yes, Wed, 23:00'],
  ['he', `${run('04:00')} — בלילה שלפני כן? ${HEBREW_YES}`, 'שעת צ׳ק-אין', HEBREW_YES],
] as const)(
  'a check-in in the small hours is asked back, and the evening before is a press away (%s)',
  async (...given) => {
    const [locale, question, hours, yes] = given
    await open(locale)
    await expect.element(page.getByRole('status')).toHaveTextContent(question)
    await userEvent.click(page.getByRole('button', { name: yes }))
    await expect.element(page.getByRole('status')).toHaveTextContent('')
    const chosen = page.getByRole('radiogroup', { name: hours }).getByRole('radio', { name: '23' })
    await expect.element(chosen).toBeChecked()
    await expect.element(chosen).toHaveFocus()
  },
)

const TODAY = '2026-11-21'

const open = async (locale: 'en' | 'he'): Promise<void> => {
  const texts = await loadTexts(locale)
  renderPage(<Panel locale={locale} texts={texts} />, locale === 'en' ? 'ltr' : 'rtl')
}

const Panel = ({ locale, texts }: { locale: 'en' | 'he'; texts: PageTexts }) => {
  const initial = {
    ...defaultCriteria(TODAY),
    checkIn: dayHour('2026-12-24', 4),
    checkOut: dayHour('2026-12-27', 11),
  }
  const draft = useSearchDraft(initial)
  return (
    <WordsProvider locale={locale} texts={texts}>
      <DatesPanel draft={draft} now={`${TODAY}T09:00`} popoverId="dates" />
    </WordsProvider>
  )
}
