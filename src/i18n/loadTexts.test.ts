import { LOCALES } from '#contract/locale.ts'
import { expect, test } from 'vitest'
import { completeTexts, loadTexts } from './loadTexts.ts'
import { makeI18n } from '#locales/kit/i18n.ts'

const VIEWS = import.meta.glob<string>(
  [
    '../views/{home,searchForm,layout,errors,static}/*.{ts,tsx}',
    './{Money,Rich,stayWords,placeName,WordedStayLine}.{ts,tsx}',
    '!**/*.test.*',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match)
/** What is loaded with all texts, and what is imported by it alone. */
const LATE = new Set([
  ...Object.values(VIEWS).flatMap((text) => matchesIn(text, /withTexts\(import\('.*\/(\w+)\.tsx?'\)\)/g)),
  'problemText',
  'destinationOptions',
  'CurrencyList',
])
/** Whole names, and the groups that one of several is taken from. */
const keys = Object.entries(VIEWS)
  .filter(([file]) => !LATE.has(/(\w+)\.tsx?$/.exec(file)?.[1] ?? ''))
  .flatMap(([, text]) => matchesIn(text, /['`]((?:common|home|search|errors)(?:\.\w+)+)(?:\.\$\{.*?)?['`]/g))

test.each(LOCALES)(
  'the first texts are all that the home page, the layouts and the errors need (%s)',
  async (locale) => {
    const texts = await loadTexts(locale)
    expect(keys.length).toBeGreaterThan(60)
    expect([...new Set(keys)].filter((key) => at(texts, key) === undefined)).toEqual([])
  },
)

test.each(LOCALES)('the rest is found by whoever looks texts up already (%s)', async (locale) => {
  const texts = await loadTexts(locale)
  const { t } = makeI18n(locale, texts)
  expect(t('search.form.submit')).not.toBe('')
  expect(() => t('search.sort.label')).toThrow('‘search.sort.label’')
  expect(() => t('errors.network')).toThrow('‘errors.network’')
  await completeTexts(locale, texts)
  expect([t('search.form.submit'), t('search.sort.label'), t('errors.network')]).not.toContain('')
  // Of this page alone: another one begins with the first.
  expect(await loadTexts(locale)).not.toHaveProperty('hotel')
})

const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, name) => {
    const entry =
      typeof node === 'object' && node !== null ? Object.entries(node).find(([key]) => key === name) : undefined
    return entry?.[1]
  }, tree)
