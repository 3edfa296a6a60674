import type { AnswerRecord } from '#contract/hotel/answerRecord.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AnswerRecordNote } from './AnswerRecordNote.tsx'

const TEXTS = { en, ar, he }
const RECORD: AnswerRecord = { requests: 10, agreed: 8, usual_hours: 3, demo: false }

const textOf = (changes: Partial<AnswerRecord> = {}, locale: Locale = 'en'): string => {
  renderPage(
    <PageI18nProvider locale={locale} texts={TEXTS[locale]}>
      <AnswerRecordNote record={{ ...RECORD, ...changes }} className="" />
    </PageI18nProvider>,
    locale === 'en' ? 'ltr' : 'rtl',
  )
  return (page.getByRole('paragraph').element().textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')
}

test.each([
  ['hours', { usual_hours: 3 }, 'Said yes to 8 of the last 10 requests, usually answers within 3 hours'],
  ['one hour', { usual_hours: 1 }, 'Said yes to 8 of the last 10 requests, usually answers within an hour'],
  ['one day', { usual_hours: 24 }, 'Said yes to 8 of the last 10 requests, usually answers within a day'],
  [
    'two days',
    { usual_hours: 48, requests: 21 },
    'Said yes to 8 of the last 21 requests, usually answers within 2 days',
  ],
])('a hotel’s answers are told with their usual time: %s', (_, changes, text) => {
  expect(textOf(changes)).toBe(text)
})

test.each([
  ['en', 'Demo answers'],
  ['ar', ar.hotel.answers.demo],
  ['he', he.hotel.answers.demo],
] as const)('answers of the demo are marked as such: %s', (locale, mark) => {
  expect(textOf({ demo: true }, locale)).toContain(` · ${mark}`)
  expect(textOf({}, locale)).not.toContain(mark)
})

test.each([
  ['ar', 10, 3, 'وافق الفندق على 8 من آخر 10 طلبات، وعادةً ما يرد خلال 3 ساعات'],
  ['ar', 14, 48, 'وافق الفندق على 8 من آخر 14 طلبًا، وعادةً ما يرد خلال يومين'],
  ['he', 10, 1, 'המלון אישר 8 מתוך 10 הבקשות האחרונות, ועונה בדרך כלל תוך שעה'],
] as const)('the counts have their forms: %s %i %i', (locale, requests, usual_hours, text) => {
  expect(textOf({ requests, usual_hours }, locale)).toBe(text)
})
