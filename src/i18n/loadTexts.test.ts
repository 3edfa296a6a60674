import { LOCALES } from '#contract/shared/locale.ts'
import { expect, test } from 'vitest'
import { messageOfCode } from '#machines/kit/messages.ts'
import { addGuestTexts, addHomeTexts, addLayoutTexts, completeTexts, loadTexts } from './loadTexts.ts'
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
/** Parts loaded together with further texts, and the modules only those import. */
const LATE = new Set([
  ...Object.values(VIEWS).flatMap((text) =>
    matchesIn(text, /with(?:Search|Layout)Texts\(import\('.*\/(\w+)\.tsx?'\)\)/g),
  ),
  'problemText',
  'destinationOptions',
  'CurrencyList',
])
/** Complete keys, and the prefixes of computed keys. */
const keys = Object.entries(VIEWS)
  .filter(([file]) => !LATE.has(/(\w+)\.tsx?$/.exec(file)?.[1] ?? ''))
  .flatMap(([, text]) => matchesIn(text, /['`]((?:common|home|search|errors)(?:\.\w+)+)(?:\.\$\{.*?)?['`]/g))

test.each(LOCALES)(
  'the first and home page texts are all that the home page, the layouts and the errors need (%s)',
  async (locale) => {
    const texts = await loadTexts(locale)
    await addHomeTexts(locale, texts)
    expect(keys.length).toBeGreaterThan(60)
    expect([...new Set(keys)].filter((key) => at(texts, key) === undefined)).toEqual([])
  },
)

test.each(LOCALES)('dialogs and bars of the layouts use only the texts that load with them (%s)', async (locale) => {
  const texts = await loadTexts(locale)
  await addLayoutTexts(locale, texts)
  const usedKeys = ['SettingsDialog', 'CurrencyList', 'ConsentBar'].flatMap((name) =>
    matchesIn(VIEWS[`../views/layout/${name}.tsx`] ?? '', /t\(['`]([\w.]+)/g),
  )
  expect(usedKeys).toEqual(expect.arrayContaining(['layout.settings.find', 'layout.consent.yes', 'common.close']))
  expect(usedKeys.filter((key) => at(texts, key) === undefined)).toEqual([])
})

test.each(LOCALES)('texts added later are available to existing lookups (%s)', async (locale) => {
  const texts = await loadTexts(locale)
  const { t } = makeI18n(locale, texts)
  expect(t('search.form.submit')).not.toBe('')
  expect(() => t('search.sort.label')).toThrow('‘search.sort.label’')
  expect(() => t('errors.network')).toThrow('‘errors.network’')
  await completeTexts(locale, texts)
  expect([t('search.form.submit'), t('search.sort.label'), t('errors.network')]).not.toContain('')
  // Only this page has them: another page starts with the first texts.
  expect(await loadTexts(locale)).not.toHaveProperty('hotel')
})

test.each(LOCALES)('the search pages have texts for every error that can occur there (%s)', async (locale) => {
  const texts = await loadTexts(locale)
  await completeTexts(locale, texts)
  const keys = WRONG_ANYWHERE.map((code) => messageOfCode(code)?.key ?? code)
  expect(keys.filter((key) => at(texts, key) === undefined)).toEqual([])
  expect(at(texts, 'errors.expiredCode')).toBeUndefined()
})

test.each(LOCALES)('the account adds the texts of its own errors (%s)', async (locale) => {
  const texts = await loadTexts(locale)
  await addGuestTexts(locale, texts)
  const { t } = makeI18n(locale, texts)
  expect([t('errors.network'), t('errors.expiredCode'), t('account.myBookings')]).not.toContain('')
})

/** Codes that any visitor's call may return; the others belong to sign-in, payment or the account. */
const WRONG_ANYWHERE = [
  'forbidden',
  'gone',
  'invalid_request',
  'network',
  'not_found',
  'not_ready',
  'starting',
  'timeout',
  'too_many_requests',
  'unauthorized',
  'unavailable',
  'unreachable',
  'upstream_failed',
] as const

const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, name) => {
    const entry =
      typeof node === 'object' && node !== null ? Object.entries(node).find(([key]) => key === name) : undefined
    return entry?.[1]
  }, tree)
