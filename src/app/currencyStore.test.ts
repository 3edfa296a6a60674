import { describe, expect, test } from 'vitest'
import { DEFAULT_CURRENCY, type CurrenciesResponse, type Currency } from '#contract/shared/currencies.ts'
import { jsonStorage } from '#src/services/storage.ts'
import { createCurrencyStore, REFRESH_AFTER_MS } from './currencyStore.ts'

const EURO: Currency = { name: 'Euro', symbol: '€', code: 'EUR', rate: 0.85 }
const SHEKEL: Currency = { name: 'Israeli New Shekel', symbol: '₪', code: 'ILS', rate: 3.7 }
const LIST: CurrenciesResponse = { as_of: '2026-11-20', currencies: { USD: DEFAULT_CURRENCY, EUR: EURO, ILS: SHEKEL } }
const NOW = 1_800_000_000_000

describe('the list of currencies', () => {
  test('is loaded once a day: not until a full day has passed', async () => {
    const today = await visitor({ device: { currencies: { fetched_at: NOW - REFRESH_AFTER_MS + 1, answer: LIST } } })
    expect(today.fetchCount()).toBe(0)
    expect(today.store.read().all).toEqual(LIST.currencies)

    const tomorrow = await visitor({ device: { currencies: { fetched_at: NOW - REFRESH_AFTER_MS, answer: LIST } } })
    expect(tomorrow.fetchCount()).toBe(1)
    expect(tomorrow.readStored('currencies')).toEqual({ fetched_at: NOW, answer: LIST })
  })

  test.each([
    ['comes from a clock that was ahead', { fetched_at: NOW + 1, answer: LIST }],
    ['is not what a list looks like', { fetched_at: NOW, answer: { currencies: [] } }],
    ['has a rate that is none', { fetched_at: NOW, answer: { ...LIST, currencies: { EUR: { ...EURO, rate: 0 } } } }],
  ])('is loaded if the stored one %s', async (_, currencies) => {
    expect((await visitor({ device: { currencies } })).fetchCount()).toBe(1)
  })

  test('that fails to load leaves the default currency, and keeps the choice for later', async () => {
    const old = { fetched_at: NOW - REFRESH_AFTER_MS, answer: LIST }
    const guest = await visitor({ device: { currency: 'EUR', currencies: old }, fails: true })
    expect(guest.store.read()).toEqual({ all: { USD: DEFAULT_CURRENCY }, chosen: DEFAULT_CURRENCY })
    expect(guest.readStored('currency')).toBe('EUR')
  })
})

describe('before prices are shown', () => {
  test.each([
    ['the address names another currency', {}, 'EUR', 'EUR'],
    ['the guest has chosen one', { currency: 'ILS' }, null, 'ILS'],
    ['nobody has asked for another', {}, null, 'USD'],
  ])('the currency is known when %s', async (_, device, addressed, shown) => {
    const { store } = bare(device)
    await store.settled(addressed)
    expect(store.read().chosen.code).toBe(shown)
  })

  test('a list that is not needed or fails to load delays nothing', async () => {
    const needless = bare({})
    await needless.store.settled(null)
    await needless.store.settled('USD')
    expect(needless.fetchCount()).toBe(0)
    const lost = bare({}, true)
    await lost.store.settled('EUR')
    expect(lost.store.read().chosen.code).toBe('USD')
  })
})

describe('the chosen currency', () => {
  test.each([
    ['that of the address comes first', 'ILS', 'EUR', 'ILS'],
    ['the kept one where the address has none', null, 'EUR', 'EUR'],
    ['the default where nothing is chosen', null, undefined, 'USD'],
    ['one that nobody knows falls back to the kept one', 'XXX', 'EUR', 'EUR'],
    ['small letters are nobody’s', 'ils', undefined, 'USD'],
    ['what every object has is no currency', '__proto__', undefined, 'USD'],
    ['nor is this', 'constructor', undefined, 'USD'],
    ['nor any other bytes', '\u0000\uD800', undefined, 'USD'],
    ['a kept one that is no text', null, 7, 'USD'],
  ])('%s', async (_, addressed, currency, expected) => {
    const guest = await visitor({ device: { currency }, addressed })
    expect(guest.store.read().chosen.code).toBe(expected)
  })

  test('is stored on the device, and applies immediately', async () => {
    const guest = await visitor({})
    guest.store.choose('ILS')
    expect(guest.store.read().chosen).toEqual(SHEKEL)
    expect(guest.readStored('currency')).toBe('ILS')
  })

  test('stays when the list loads after the guest has chosen', async () => {
    expect((await visitor({ addressed: 'EUR', chooses: 'ILS' })).store.read().chosen).toEqual(SHEKEL)
  })

  test("of the guest wins over the current URL's and an earlier one's", async () => {
    const guest = await visitor({ addressed: 'EUR' })
    guest.store.choose('ILS')
    expect(guest.store.read().chosen).toEqual(SHEKEL)
    // The next page's URL names no currency.
    guest.goTo(null)
    expect(guest.store.read().chosen).toEqual(SHEKEL)
  })

  test('follows the URL and stays if the next one names none; a link does not replace the stored choice', async () => {
    const guest = await visitor({ device: { currency: 'EUR' } })
    guest.goTo('ILS')
    expect(guest.store.read().chosen.code).toBe('ILS')
    guest.goTo(null)
    expect(guest.store.read().chosen.code).toBe('ILS')
    expect(guest.readStored('currency')).toBe('EUR')
  })
})

interface Visit {
  device?: Record<string, unknown>
  addressed?: string | null
  fails?: boolean
  /** Chosen before the list has loaded. */
  chooses?: string
}

/** A store without subscribers. */
const bare = (device: Record<string, unknown>, fails = false) => {
  const deviceStorage = memory(device)
  const tab = memory({})
  let fetchCount = 0
  const store = createCurrencyStore({
    device: jsonStorage(() => deviceStorage),
    tab: jsonStorage(() => tab),
    now: () => NOW,
    fetchList: () => {
      fetchCount += 1
      return fails ? Promise.reject(new Error('no network')) : Promise.resolve(LIST)
    },
  })
  return { store, fetchCount: () => fetchCount, deviceStorage }
}

const visitor = async ({ device = {}, addressed = null, fails = false, chooses }: Visit) => {
  const { store, fetchCount, deviceStorage } = bare(device, fails)
  store.subscribe(() => undefined)
  store.follow(addressed)
  if (chooses !== undefined) store.choose(chooses)
  await new Promise((done) => setTimeout(done))
  return {
    store,
    fetchCount,
    readStored: (key: string): unknown => JSON.parse(deviceStorage.getItem(key) ?? 'null'),
    goTo: store.follow,
  }
}

const memory = (items: Record<string, unknown>): Storage => {
  const map = new Map(Object.entries(items).map(([key, value]) => [key, JSON.stringify(value ?? null)]))
  return {
    length: 0,
    clear: () => map.clear(),
    key: () => null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}
