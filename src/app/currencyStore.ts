import { CurrenciesResponse, CurrencyCode, DEFAULT_CURRENCY, type Currency } from '#contract/shared/currencies.ts'
import type { JsonStorage } from '#src/services/storage.ts'
import { number, type } from 'superstruct'

/** Specification §9: the list is refreshed at most once per day. */
export const REFRESH_AFTER_MS = 24 * 3600 * 1000
const LIST = 'currencies'
const CHOICE = 'currency'

const KeptList = type({ fetched_at: number(), answer: CurrenciesResponse })

export interface CurrencyState {
  /** By code; the default alone until the list is here. */
  all: Readonly<Record<string, Currency>>
  chosen: Currency
}

export interface CurrencyDeps {
  /** What stays on the device: the list, and the guest's own choice. */
  device: JsonStorage
  /** What goes with the tab: a currency that an address asked for. */
  tab: JsonStorage
  /** Milliseconds. */
  now: () => number
  fetchList: () => Promise<CurrenciesResponse>
}

const DEFAULT_STATE: CurrencyState = { all: { [DEFAULT_CURRENCY.code]: DEFAULT_CURRENCY }, chosen: DEFAULT_CURRENCY }

const isOther = (code: string | null | undefined): boolean => Boolean(code) && code !== DEFAULT_CURRENCY.code

/** The currencies of the page: kept on the device, refreshed once a day. A failure leaves the default. */
export const createCurrencyStore = ({ device, tab, now, fetchList }: CurrencyDeps) => {
  let state = DEFAULT_STATE
  let loading: Promise<void> | null = null
  let addressed: string | null = null
  const listeners = new Set<() => void>()

  /** The address comes first, then what an earlier address asked for, then the guest's own choice. */
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
    const kept = device.read(LIST, KeptList)
    if (kept) update(kept.answer.currencies)
    const age = kept ? now() - kept.fetched_at : Infinity
    // A list from the future is one of a clock that was wrong.
    if (age >= 0 && age < REFRESH_AFTER_MS) return
    const answer = await fetchList()
    device.write(LIST, { fetched_at: now(), answer })
    update(answer.currencies)
  }

  const loaded = (): Promise<void> => {
    loading ??= load().catch(() => update(DEFAULT_STATE.all))
    return loading
  }
  /** @param code the `currency` of the address as it stands: any bytes; null where there is none. */
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
    /** Follows an address, and resolves when it is known in which currency its prices are: at once in the default one. */
    settled: async (code: string | null): Promise<void> => {
      follow(code)
      if ([code, tab.read(CHOICE, CurrencyCode), device.read(CHOICE, CurrencyCode)].some(isOther)) await loaded()
    },
    read: (): CurrencyState => state,
    /** What a prerendered page shows. */
    readInitial: (): CurrencyState => DEFAULT_STATE,
    /** Chosen by the guest: kept on the device. */
    choose: (code: string): void => {
      device.write(CHOICE, code)
      tab.write(CHOICE, code)
      // The address follows.
      addressed = code
      state = { all: state.all, chosen: state.all[code] ?? DEFAULT_CURRENCY }
      for (const listener of listeners) listener()
    },
    follow,
  }
}
