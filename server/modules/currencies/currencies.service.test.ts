import { assert } from 'superstruct'
import { expect, test } from 'vitest'
import { CurrenciesResponse, DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import type { RatesSource } from '#server/adapters/currencies/rates.port.ts'
import { RATES_SNAPSHOT } from '#server/adapters/currencies/snapshot.ts'
import { currencyRates } from './currencies.service.ts'

test('without a source the snapshot is served, in the shape of the contract', async () => {
  const { rates } = started(null)

  expect(await rates.refresh()).toBe(false)
  const answer = rates.currentRates()
  assert(answer, CurrenciesResponse)
  expect(answer).toBe(RATES_SNAPSHOT)
})

test('a refresh brings the new day and its rates', async () => {
  const { rates, warnings } = started({
    fetch: async () => ({ as_of: '2025-07-01', rates: { EUR: 0.85, JPY: 150 } }),
  })

  expect(await rates.refresh()).toBe(true)
  expect(rates.currentRates().as_of).toBe('2025-07-01')
  expect(rates.currentRates().currencies['EUR']).toEqual({ name: 'Euro', symbol: '€', code: 'EUR', rate: 0.85 })
  expect(warnings).toEqual([])
})

test('a jump is refused and logged, and the next refresh is compared with the last accepted rate', async () => {
  const answers = [1.3, 0.9]
  const { rates, warnings } = started({
    fetch: async () => ({ as_of: '2025-07-01', rates: { EUR: answers.shift() ?? 0 } }),
  })

  await rates.refresh()
  expect(rates.currentRates().currencies['EUR']?.rate).toBe(0.853242)
  expect(warnings).toEqual(['currency rates refused: they jumped'])
  await rates.refresh()
  expect(rates.currentRates().currencies['EUR']?.rate).toBe(0.9)
})

test.each<[string, RatesSource, string]>([
  ['fails', { fetch: () => Promise.reject(new Error('no network')) }, 'currency rates not refreshed'],
  ['answers a day that is none', { fetch: async () => ({ as_of: 'soon', rates: {} }) }, 'currency rates not refreshed'],
  [
    'answers an old day',
    { fetch: async () => ({ as_of: '2020-01-01', rates: { EUR: 0.9 } }) },
    'currency rates older than ours ignored',
  ],
])('a source that %s keeps the last accepted rates', async (_, source, warning) => {
  const { rates, warnings } = started(source)

  expect(await rates.refresh()).toBe(false)
  expect(rates.currentRates()).toBe(RATES_SNAPSHOT)
  expect(warnings).toEqual([warning])
})

test('the snapshot has about thirty currencies, each under its own code, with the dollar as specified', () => {
  const { currencies } = RATES_SNAPSHOT

  expect(Object.keys(currencies)).toHaveLength(32)
  expect(currencies['USD']).toEqual(DEFAULT_CURRENCY)
  for (const [code, currency] of Object.entries(currencies)) {
    expect(currency.code).toBe(code)
    expect(currency.rate).toBeGreaterThan(0)
    expect(currency.name).not.toBe(code)
  }
})

const started = (source: RatesSource | null) => {
  const warnings: string[] = []
  const log = {
    info: () => undefined,
    warn: (_details: unknown, text?: string) => warnings.push(text ?? ''),
  }
  return { rates: currencyRates({ initial: RATES_SNAPSHOT, source, log }), warnings }
}
