import { CurrenciesResponse, CurrencyCode, DEFAULT_CURRENCY, type Currency } from '#contract/shared/currencies.ts'
import type { JsonStorage } from '#src/services/storage.ts'
import { number, type } from 'superstruct'

/** Specification §9: the list is refreshed at most once per day. */
export const REFRESH_AFTER_MS = 24 * 3600 * 1000
const LIST = 'currencies'
const CHOICE = 'currency'

const StoredList = type({ fetched_at: number(), answer: CurrenciesResponse })

export interface CurrencyState {
  /** By code; only the default until the list is loaded. */
  all: Readonly<Record<string, Currency>>
  chosen: Currency
}

export interface CurrencyDeps {
  /** Stores the list and the guest's choice, across visits. */
  device: JsonStorage
  /** Stores the currency that a URL named, for the life of the tab. */
  tab: JsonStorage
  /** Milliseconds. */
  now: () => number
  fetchList: () => Promise<CurrenciesResponse>
}

const DEFAULT_STATE: CurrencyState = { all: { [DEFAULT_CURRENCY.code]: DEFAULT_CURRENCY }, chosen: DEFAULT_CURRENCY }

const isOther = (code: string | null | undefined): boolean => Boolean(code) && code !== DEFAULT_CURRENCY.code

/** The page's currencies: stored on the device, refreshed once a day. On failure only the default remains. */
export const createCurrencyStore = ({ device, tab, now, fetchList }: CurrencyDeps) => {
  let state = DEFAULT_STATE
  let loading: Promise<void> | null = null
  let addressed: string | null = null
  const listeners = new Set<() => void>()

  /** Precedence: the URL, an earlier URL, the guest's choice. */
  const chosenOf = (all: CurrencyState['all']): Currency => {
    for (const code of [addressed, tab.read(CHOICE, CurrencyCode), device.read(CHOICE, CurrencyCode)])
      if (code && Object.hasOwn(all, code)) return all[code] ?? DEFAULT_CURRENCY
    return DEFAULT_CURRENCY
  }
  const update = (all: CurrencyState['all']): void => {
    const chosen = chosenOf(all)
    if (chosen.code === addressed) tab.write(CHOICE, chosen.code)
    if (all === state.all && chosen === state.chosen) return
    state = { all, chosen }
    for (const listener of listeners) listener()
  }

  const load = async (): Promise<void> => {
    const stored = device.read(LIST, StoredList)
    if (stored) update(stored.answer.currencies)
    const age = stored ? now() - stored.fetched_at : Infinity
    // A list from the future was stored while the clock was wrong.
    if (age >= 0 && age < REFRESH_AFTER_MS) return
    const answer = await fetchList()
    device.write(LIST, { fetched_at: now(), answer })
    update(answer.currencies)
  }

  const loaded = (): Promise<void> => {
    loading ??= load().catch(() => update(DEFAULT_STATE.all))
    return loading
  }
  /** @param code the URL's raw `currency`, untrusted; null if absent. */
  const follow = (code: string | null): void => {
    addressed = code
    update(state.all)
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      void loaded()
      return () => listeners.delete(listener)
    },
    /** Follows a URL, and resolves once its currency is known: immediately for the default. */
    settled: async (code: string | null): Promise<void> => {
      follow(code)
      if ([code, tab.read(CHOICE, CurrencyCode), device.read(CHOICE, CurrencyCode)].some(isOther)) await loaded()
    },
    read: (): CurrencyState => state,
    /** For prerendered pages. */
    readInitial: (): CurrencyState => DEFAULT_STATE,
    /** The guest's choice, stored on the device. */
    choose: (code: string): void => {
      device.write(CHOICE, code)
      tab.write(CHOICE, code)
      // The caller updates the URL.
      addressed = code
      state = { all: state.all, chosen: state.all[code] ?? DEFAULT_CURRENCY }
      for (const listener of listeners) listener()
    },
    follow,
  }
}
