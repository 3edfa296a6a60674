import { CurrenciesAnswer, DEFAULT_CURRENCY, type Currency } from '#contract/currencies.ts'
import { localJson } from '#src/services/storage.ts'
import { number, string, type } from 'superstruct'

/** Specification §9: the list is refreshed at most once per day. */
const REFRESH_AFTER_MS = 24 * 3600 * 1000
const LIST = 'currencies'
const CHOICE = 'currency'

const StoredList = type({ fetched_at: number(), answer: CurrenciesAnswer })

export interface CurrencyState {
  /** By code; the default alone until the list is here. */
  all: Readonly<Record<string, Currency>>
  chosen: Currency
}

const DEFAULT_STATE: CurrencyState = { all: { [DEFAULT_CURRENCY.code]: DEFAULT_CURRENCY }, chosen: DEFAULT_CURRENCY }

let state = DEFAULT_STATE
let started = false
const listeners = new Set<() => void>()

const update = (all: CurrencyState['all'], code: string): void => {
  state = { all, chosen: all[code] ?? DEFAULT_CURRENCY }
  for (const listener of listeners) listener()
}

/** The choice of the address comes before the one that is kept. */
const wantedCode = (): string =>
  new URLSearchParams(location.search).get('currency') ?? localJson.read(CHOICE, string()) ?? DEFAULT_CURRENCY.code

const load = async (): Promise<void> => {
  const kept = localJson.read(LIST, StoredList)
  if (kept) update(kept.answer.currencies, wantedCode())
  if (kept && Date.now() - kept.fetched_at < REFRESH_AFTER_MS) return
  const { callApi } = await import('#src/services/api.ts')
  const answer = await callApi('currencies', {})
  localJson.write(LIST, { fetched_at: Date.now(), answer })
  update(answer.currencies, wantedCode())
}

/** The currencies of the page: kept on the device, refreshed once a day. A failure leaves the default. */
export const currencyStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    if (!started) {
      started = true
      load().catch(() => undefined)
    }
    return () => listeners.delete(listener)
  },
  read: (): CurrencyState => state,
  /** What a prerendered page shows. */
  readInitial: (): CurrencyState => DEFAULT_STATE,
  choose: (code: string): void => {
    localJson.write(CHOICE, code)
    update(state.all, code)
  },
}
