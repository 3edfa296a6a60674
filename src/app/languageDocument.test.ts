import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '#contract/shared/locale.ts'
import { enterLanguageDocument } from './languageDocument.ts'

const reload = vi.fn<() => void>()
beforeEach(() => {
  reload.mockReset()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

/** Navigates to a URL in a document of one language. @returns whether that document shows the page. */
const comes = async (locale: Locale, href: string): Promise<boolean> => {
  vi.stubGlobal('location', { pathname: href.replace(/[?#].*/, ''), reload })
  const isShown = enterLanguageDocument(href, locale).then(() => true)
  return Promise.race([isShown, new Promise<boolean>((resolve) => setTimeout(() => resolve(false)))])
}

test.each([
  ['ar', '/staff/bookings'],
  ['he', '/staff/statements?month=2026-11#top'],
  ['ar', '/ar/staff/bookings'],
  // Back from a staff page, in that page's document.
  ['en', '/ar/account/my-bookings?page=2'],
] as const)('a URL in another language loads its own document (%s: %s)', async (locale, href) => {
  expect([await comes(locale, href), reload.mock.calls.length]).toEqual([false, 1])
})

test.each([
  ['en', '/staff/bookings'],
  ['en', '/hotels?name=/ar/'],
  ['ar', '/ar/account'],
  ['he', '/he'],
] as const)('a URL in the same language is shown in the current document (%s: %s)', async (locale, href) => {
  expect([await comes(locale, href), reload.mock.calls.length]).toEqual([true, 0])
})
