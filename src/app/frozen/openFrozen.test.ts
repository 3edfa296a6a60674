import type { CurrenciesResponse } from '#contract/shared/currencies.ts'
import { createCurrencyStore } from '#src/app/currencyStore.ts'
import { jsonStorage } from '#src/services/storage.ts'
import { expect, test, vi } from 'vitest'
import { storedOnDevice } from './openFrozen.ts'
import { createMemory } from './stillWorld.ts'

test("a frozen page reads amounts in the guest's currency, at its rate of then, and asks for no rates", async () => {
  const now = '2026-11-04T09:05:00Z'
  const euro = { name: 'Euro', symbol: '€', code: 'EUR', rate: 0.9 }
  const fetchList = vi.fn<() => Promise<CurrenciesResponse>>()
  const store = createCurrencyStore({
    device: jsonStorage(() => createMemory(storedOnDevice({ currency: euro, isSignedIn: false, now }))),
    tab: jsonStorage(() => createMemory({})),
    now: () => Temporal.Instant.from(now).epochMilliseconds,
    fetchList,
  })
  await store.settled(null)
  expect(store.read().chosen).toEqual(euro)
  expect(fetchList).not.toHaveBeenCalled()
})
