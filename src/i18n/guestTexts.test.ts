import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { makeI18n } from '#locales/kit/i18n.ts'
import { expect, test } from 'vitest'
import {
  addDeskTexts,
  addGuestTexts,
  addHotelParts,
  addInquiryTexts,
  addMapTexts,
  addNegotiationTexts,
  addPayingTexts,
  addSearchTexts,
  completeTexts,
  loadTexts,
} from './loadTexts.ts'

const FILES = import.meta.glob<string>(['../{app,i18n,routes,ui,views}/**/*.{ts,tsx}', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match)

/** A path as in the glob, e.g. `../views/hotel/rooms/Rooms.tsx`. */
const pathOf = (from: string, to: string): string =>
  to.startsWith('#src/')
    ? to.replace('#src/', '../')
    : new URL(to, `file:///src/i18n/${from}`).pathname.replace('/src/i18n/', './').replace('/src/', '../')

const named = (path: string): string | undefined => FILES[path] ?? FILES[path.replace('../i18n/', './')]

const TYPES = /^import type [^']*from '[^']+'/gm
/** All files that pages import statically, directly or indirectly. */
const comesWith = (pages: readonly string[]): Set<string> => {
  const reached = new Set<string>()
  const follow = (path: string): void => {
    const text = named(path)
    if (text === undefined || reached.has(path)) return
    reached.add(path)
    for (const next of matchesIn(text.replaceAll(TYPES, ''), /^(?:import|\}) [^;]*?from '((?:#src\/|\.)[^']+)'/gm))
      follow(pathOf(path, next))
  }
  for (const page of pages) follow(page)
  return reached
}

/** Complete keys, and the prefixes of computed keys. */
const GUEST_KEY =
  /(?:['"]((?:account|auth|booking|checkout|credits|payments|profile|statements|success|validation)(?:\.\w+)+)['"]|`((?:account|auth|booking|checkout|credits|payments|profile|statements|success|validation)(?:\.\w+)*)\.\$\{)/g

const HOTELS_PAGES = [
  '../routes/_hotels.tsx',
  '../routes/_hotels/hotels.index.tsx',
  '../routes/_default/hotels.$id.tsx',
  // Loaded lazily, with the page's texts only.
  '../views/hotel/rooms/OpenedOffer.tsx',
  '../views/hotel/about/Similar.tsx',
]
const CHECKOUT = ['../routes/_default/checkout.{-$id}.{-$rateKey}.tsx', '../views/checkout/BidBlock.tsx']
const CHECKOUT_KEY = /(?<!type: )['"]((?:checkout|common|hotel|validation)(?:\.\w+)+)['"]/g
/** Card field labels load with the fields. */
const CARD_LABELS = '../i18n/cardWords.ts'
/** Only pages that sign in open a window that can be blocked. */
const NEVER_USED = new Set(['auth.email'])

test("the list and a hotel's page use no texts of the account", () => {
  const files = [...comesWith(HOTELS_PAGES)]
  const expectedFiles = [
    '../views/hotel/rooms/RateList.tsx',
    '../views/search/HotelCard.tsx',
    '../views/parts/loading/LoadError.tsx',
  ]
  expect(files).toEqual(expect.arrayContaining(expectedFiles))
  const usedKeys = files.flatMap((file) =>
    [...(named(file) ?? '').matchAll(GUEST_KEY)].map(([, whole, group]) => whole ?? group),
  )
  expect(usedKeys.filter((key) => key !== undefined && !NEVER_USED.has(key))).toEqual([])
})

/** Pages that load a group of texts of their own, what loads it, and which of their files use it. */
const OWN_TEXTS = [
  ['_link/confirm.inquiry.{-$token}', [addNegotiationTexts], /views\/(confirm|parts\/negotiation)\//],
  ['_link/confirm.hotel-email.{-$token}', [addNegotiationTexts], /views\/(confirm|parts\/negotiation)\//],
  ['_link/confirm.request.{-$token}', [addNegotiationTexts], /views\/(confirm|parts\/negotiation)\//],
  ['_link/desk.$token', [addNegotiationTexts, addDeskTexts], /views\/(confirm|parts\/negotiation)\//],
  ['_default/inquiry.$id', [addGuestTexts, addNegotiationTexts], /views\/(negotiation|parts\/negotiation)\//],
  ['_default/inquiry.steps.booking', [addGuestTexts, addInquiryTexts], /views\/inquiry\//],
  ['_default/inquiry.steps.time', [addGuestTexts, addInquiryTexts], /views\/inquiry\//],
  ['_default/inquiry.steps.contacts', [addGuestTexts, addInquiryTexts], /views\/inquiry\//],
  ['_default/inquiry.steps.request', [addGuestTexts, addInquiryTexts], /views\/inquiry\//],
] as const
const ANY_KEY = /words\s*\.(?:t|plural)\(\s*['"`](\w+(?:\.\w+)+)/g

test.each(OWN_TEXTS)('%s uses only the texts that load with it', async (page, adding, own) => {
  const files = [...comesWith([`../routes/${page}.tsx`])].filter((file) => own.test(file))
  expect(files.length).toBeGreaterThan(1)
  const texts = await loadTexts('en')
  for (const add of adding) await add('en', texts)
  const usedKeys = files.flatMap((file) => [...(named(file) ?? '').matchAll(ANY_KEY)].map(([, key = '']) => key))
  expect(usedKeys).not.toEqual([])
  expect(usedKeys.filter((key) => at(texts, key) === undefined)).toEqual([])
})

/** Keys of a hotel: complete keys, and the prefixes of computed ones. */
const HOTEL_KEY = /['"`](hotel(?:\.\w+)+)/g
/** The list's route, and the parts it loads lazily. */
const LIST_PAGES = [...HOTELS_PAGES.slice(0, 2), '../views/search/FilterPanel.tsx', '../views/map/LoadedHotelsMap.tsx']

test('the list uses only the hotel texts that load with it', async () => {
  const files = [...comesWith(LIST_PAGES)]
  const expectedFiles = [
    '../views/search/HotelCard.tsx',
    '../views/search/FilterPanel.tsx',
    '../views/map/InteractiveMap.tsx',
  ]
  expect(files).toEqual(expect.arrayContaining(expectedFiles))
  const texts = await loadTexts('ar')
  await completeTexts('ar', texts)
  const usedKeys = new Set(files.flatMap((file) => matchesIn(named(file) ?? '', HOTEL_KEY)))
  expect([...usedKeys]).toEqual(expect.arrayContaining(['hotel.stars', 'hotel.amenity', 'hotel.reviewCount']))
  expect([...usedKeys].filter((key) => at(texts, key) === undefined)).toEqual([])
})

/** Keys of a search: complete keys, and the prefixes of computed ones. */
const SEARCH_KEY = /['"`](search(?:\.\w+)+)/g
/** Event types that look like keys. */
const EVENTS = new Set(['search.start', 'search.cancel', 'search.retry'])
/** Loaded lazily, with the list's texts only. */
const LATE_PARTS = [
  '../views/search/FilterPanel.tsx',
  '../views/map/LoadedHotelsMap.tsx',
  '../views/searchForm/problemText.ts',
]

test("the list and a hotel's page use only the search texts that load with them", async () => {
  const files = [...comesWith([...HOTELS_PAGES, ...LATE_PARTS])]
  expect(files).toEqual(
    expect.arrayContaining(['../views/searchForm/UrlRepairNotice.tsx', '../views/searchForm/SearchForm.tsx']),
  )
  const texts = await loadTexts('he')
  await completeTexts('he', texts)
  const usedKeys = new Set(
    files.flatMap((file) => matchesIn(named(file) ?? '', SEARCH_KEY)).filter((key) => !EVENTS.has(key)),
  )
  expect([...usedKeys]).toEqual(expect.arrayContaining(['search.filters.stars', 'search.stay.inThePast']))
  expect([...usedKeys].filter((key) => at(texts, key) === undefined)).toEqual([])
  await addSearchTexts('he', texts)
  expect(at(texts, 'search.nearMe')).toBe(he.search.nearMe)
})

test('a map uses only the texts that load with it', async () => {
  const files = Object.keys(FILES).filter((file) => file.startsWith('../views/map/'))
  const texts = await loadTexts('en')
  await Promise.all([completeTexts('en', texts), addMapTexts('en', texts)])
  const usedKeys = files.flatMap((file) => matchesIn(named(file) ?? '', /words\.(?:t|plural)\(\s*['"`]([\w.]+)/g))
  expect(usedKeys).toEqual(expect.arrayContaining(['map.label', 'map.pins', 'map.failed']))
  expect(usedKeys.filter((key) => at(texts, key) === undefined)).toEqual([])
})

test('all search texts stay loaded, whatever else loads at the same time', async () => {
  const texts = await loadTexts('en')
  await Promise.all([completeTexts('en', texts), addSearchTexts('en', texts), completeTexts('en', texts)])
  await completeTexts('en', texts)
  expect(texts.search).toEqual(en.search)
})

const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, name) => new Map(Object.entries(Object(node))).get(name), tree)

test('before sign-in, the checkout uses only the texts that load with it', async () => {
  const texts = await loadTexts('en')
  await addPayingTexts('en', texts)
  const files = [...comesWith(CHECKOUT)].filter((file) => file !== CARD_LABELS)
  const usedKeys = files.flatMap((file) => matchesIn(named(file) ?? '', CHECKOUT_KEY))
  expect(usedKeys).toEqual(
    expect.arrayContaining(['checkout.bid.title', 'checkout.payment.afterSignIn', 'hotel.stars']),
  )
  expect(usedKeys.filter((key) => at(texts, key) === undefined)).toEqual([])
  expect([texts.account, at(texts, 'checkout.again')]).toEqual([undefined, undefined])
  await addGuestTexts('en', texts)
  expect([texts.account, texts.hotel, texts.checkout]).toEqual([en.account, en.hotel, en.checkout])
})

test('the account loads its texts with the others, once', async () => {
  const texts = await loadTexts('he')
  await addGuestTexts('he', texts)
  const { t } = makeI18n('he', texts)
  expect([t('checkout.steps.label'), t('hotel.sections.rooms')]).not.toContain('')
  const { account } = texts
  await addGuestTexts('he', texts)
  await addHotelParts('he', texts)
  expect(texts.account).toBe(account)
})
