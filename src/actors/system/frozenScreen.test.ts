import type { Locale } from '#contract/shared/locale.ts'
import { HIDDEN } from '#machines/kit/export/hidden.ts'
import { expect, test } from 'vitest'
import { addressOf, coversOf } from './frozenScreen.ts'

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

test('what covers the page is given back by its history entry', () => {
  expect(coversOf({ seen: { 'page.covers': { sheet: 'filters', panel: null, hash: 'photos' } } })).toEqual({
    state: { __TSR_index: 0, __TSR_key: 'frozen', key: 'frozen', sheet: 'filters' },
    hash: '#photos',
  })
  for (const seen of [{}, { 'page.covers': null }, { 'page.covers': { sheet: 1 } }])
    expect(coversOf({ seen })).toMatchObject({ state: { key: 'frozen' }, hash: '' })
})
