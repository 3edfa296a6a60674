import { loadCurrencies } from '#src/services/publicCall.ts'
import { localJson, sessionJson } from '#src/services/storage.ts'
import { createCurrencyStore } from './currencyStore.ts'

export const currencyStore = createCurrencyStore({
  device: localJson,
  tab: sessionJson,
  now: () => Date.now(),
  fetchList: loadCurrencies,
})
