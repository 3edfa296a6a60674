import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { expect, test } from 'vitest'
import { freeUntilText } from './freeUntilText.ts'
import { createPageI18n } from './I18nContext.tsx'

const texts = { en, ar, he }

test.each([
  ['en', 'Free cancellation until Tue 22 Dec, 15:00 hotel time'],
  ['he', 'ביטול חינם עד יום ג׳, 22 בדצמ׳, 15:00 לפי שעון המלון'],
  ['ar', 'إلغاء مجاني حتى الثلاثاء، 22 ديسمبر، 15:00 بتوقيت الفندق'],
] as const)('the deadline of free cancellation has its day, hour and zone (%s)', (locale, text) => {
  const words = { ...createPageI18n(locale, texts[locale], DEFAULT_CURRENCY), time: (at: string) => at.slice(11) }
  const written = freeUntilText(words, '2026-12-22T15:00', Temporal.PlainDate.from('2026-12-15'))
  expect(written.replaceAll(/[\u2060\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ')).toBe(text)
})

test('its year is said when it is not the current one', () => {
  const words = createPageI18n('en', en, DEFAULT_CURRENCY)
  expect(freeUntilText(words, '2027-01-03T15:00', Temporal.PlainDate.from('2026-12-15'))).toContain('Sun 3 Jan 2027')
})
