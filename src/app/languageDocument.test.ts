import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '#contract/shared/locale.ts'
import { enterLanguageDocument } from './languageDocument.ts'

const reload = vi.fn<() => void>()
beforeEach(() => {
  reload.mockReset()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

/** In a document of one language, the guest comes to an address. @returns whether its page is shown in that document. */
const comes = async (locale: Locale, href: string): Promise<boolean> => {
  vi.stubGlobal('location', { pathname: href.replace(/[?#].*/, ''), reload })
  const isShown = enterLanguageDocument(href, locale).then(() => true)
  return Promise.race([isShown, new Promise<boolean>((resolve) => setTimeout(() => resolve(false)))])
}

test.each([
  ['ar', '/staff/bookings'],
  ['he', '/staff/statements?month=2026-11#top'],
  ['ar', '/ar/staff/bookings'],
  // Back from a page of staff, in the document of that page.
  ['en', '/ar/account/my-bookings?page=2'],
] as const)('an address in another language is opened anew (%s: %s)', async (locale, href) => {
  expect([await comes(locale, href), reload.mock.calls.length]).toEqual([false, 1])
})

test.each([
  ['en', '/staff/bookings'],
  ['en', '/hotels?name=/ar/'],
  ['ar', '/ar/account'],
  ['he', '/he'],
] as const)('one in the same language is shown in the document that is there (%s: %s)', async (locale, href) => {
  expect([await comes(locale, href), reload.mock.calls.length]).toEqual([true, 0])
})
