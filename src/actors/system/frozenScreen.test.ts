import type { Locale } from '#contract/shared/locale.ts'
import { HIDDEN } from '#machines/kit/export/redact.ts'
import { expect, test } from 'vitest'
import { addressOf } from './frozenScreen.ts'

const at = (
  route: string,
  params: Record<string, string>,
  search: Record<string, string> = {},
  locale: Locale = 'en',
) => addressOf({ route, params, search, locale })

test('a frozen page has the address of its route, with the parameters that left the browser', () => {
  expect(at('/', {})).toBe('/')
  expect(at('/account/', {})).toBe('/account')
  expect(at('/hotels/$id', { id: 'nyc-0001' }, { rooms: '2', in: '2026-12-01T15:00' })).toBe(
    '/hotels/nyc-0001?rooms=2&in=2026-12-01T15%3A00',
  )
  expect(at('/checkout/{-$id}/{-$rateKey}', { id: 'nyc-0001' }, {}, 'he')).toBe('/he/checkout/nyc-0001')
  expect(at('/checkout/{-$id}/{-$rateKey}', { id: 'nyc-0001', rateKey: `${HIDDEN}aab` })).toBe(
    `/checkout/nyc-0001/${encodeURIComponent(HIDDEN)}aab`,
  )
})
