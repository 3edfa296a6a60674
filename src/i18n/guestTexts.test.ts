import { makeI18n } from '#locales/kit/i18n.ts'
import { expect, test } from 'vitest'
import { addGuestTexts, addHotelParts, completeTexts, loadTexts } from './loadTexts.ts'

const FILES = import.meta.glob<string>(['../{app,i18n,routes,ui,views}/**/*.{ts,tsx}', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match)

/** As the glob names it, such as `../views/hotel/Rooms.tsx`. */
const pathOf = (from: string, to: string): string =>
  to.startsWith('#src/')
    ? to.replace('#src/', '../')
    : new URL(to, `file:///src/i18n/${from}`).pathname.replace('/src/i18n/', './').replace('/src/', '../')

const named = (path: string): string | undefined => FILES[path] ?? FILES[path.replace('../i18n/', './')]

/** What comes with a page: the files that it imports from the start, and theirs. */
const comesWith = (pages: readonly string[]): Set<string> => {
  const reached = new Set<string>()
  const follow = (path: string): void => {
    const text = named(path)
    if (text === undefined || reached.has(path)) return
    reached.add(path)
    for (const next of matchesIn(text, /^(?:import|\}) [^;]*?from '((?:#src\/|\.)[^']+)'/gm)) follow(pathOf(path, next))
  }
  for (const page of pages) follow(page)
  return reached
}

/** Whole names, and the groups that one of several is taken from. */
const GUEST_KEY =
  /(?:['"]((?:account|auth|booking|checkout|credits|payments|profile|validation)(?:\.\w+)+)['"]|`((?:account|auth|booking|checkout|credits|payments|profile|validation)(?:\.\w+)*)\.\$\{)/g

const HOTELS_PAGES = [
  '../routes/_hotels.tsx',
  '../routes/_hotels/hotels.index.tsx',
  '../routes/_default/hotels.$id.tsx',
]
/** Only a page on which the guest signs in opens a window that can be blocked. */
const NEVER_SAID = new Set(['auth.email'])

test('pages where hotels are looked for say nothing that comes with the account', () => {
  const files = [...comesWith(HOTELS_PAGES)]
  const known = ['../views/hotel/RateList.tsx', '../views/search/HotelCard.tsx', '../views/parts/Trouble.tsx']
  expect(files).toEqual(expect.arrayContaining(known))
  const said = files.flatMap((file) =>
    [...(named(file) ?? '').matchAll(GUEST_KEY)].map(([, whole, group]) => whole ?? group),
  )
  expect(said.filter((key) => key !== undefined && !NEVER_SAID.has(key))).toEqual([])
})

/** Of one hotel: whole names, and the groups that one of several is taken from. */
const HOTEL_KEY = /['"`](hotel(?:\.\w+)+)/g
/** The route of the list, and what it loads by itself. */
const LIST_PAGES = [...HOTELS_PAGES.slice(0, 2), '../views/search/FilterPanel.tsx', '../views/map/WholeHotelsMap.tsx']

test('the list says of a hotel no more than comes with the list', async () => {
  const files = [...comesWith(LIST_PAGES)]
  const known = ['../views/search/HotelCard.tsx', '../views/search/FilterPanel.tsx', '../views/map/RunningMap.tsx']
  expect(files).toEqual(expect.arrayContaining(known))
  const texts = await loadTexts('ar')
  await completeTexts('ar', texts)
  const said = new Set(files.flatMap((file) => matchesIn(named(file) ?? '', HOTEL_KEY)))
  expect([...said]).toEqual(expect.arrayContaining(['hotel.stars', 'hotel.amenity', 'hotel.reviewCount']))
  expect([...said].filter((key) => at(texts, key) === undefined)).toEqual([])
})

const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, name) => new Map(Object.entries(Object(node))).get(name), tree)

test('the account brings its texts with the rest, once', async () => {
  const texts = await loadTexts('he')
  await addGuestTexts('he', texts)
  const { t } = makeI18n('he', texts)
  expect([t('checkout.steps.label'), t('hotel.sections.rooms')]).not.toContain('')
  const { account } = texts
  await addGuestTexts('he', texts)
  await addHotelParts('he', texts)
  expect(texts.account).toBe(account)
})
