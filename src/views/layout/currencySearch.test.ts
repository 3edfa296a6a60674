import { expect, test } from 'vitest'
import { findCurrencies, type NamedCurrency } from './currencySearch.ts'

const ALL: NamedCurrency[] = [
  { code: 'USD', symbol: '$', name: 'US Dollar', title: 'دولار أمريكي', rate: 1 },
  { code: 'CAD', symbol: '$', name: 'Canadian Dollar', title: 'دولار كندي', rate: 1.4 },
  { code: 'PLN', symbol: 'zł', name: 'Polish Zloty', title: 'زلوتي بولندي', rate: 3.6 },
  { code: 'ILS', symbol: '₪', name: 'Israeli New Shekel', title: 'شيكل إسرائيلي جديد', rate: 3.4 },
]

test.each([
  ['', ['ILS', 'USD', 'CAD', 'PLN']],
  ['  ', ['ILS', 'USD', 'CAD', 'PLN']],
  ['cad', ['CAD']],
  ['DOLLAR', ['USD', 'CAD']],
  ['dollar can', ['CAD']],
  ['دولار', ['USD', 'CAD']],
  ['دُولار', ['USD', 'CAD']],
  ['₪', ['ILS']],
  ['$', ['USD', 'CAD']],
  ['.*', []],
  ['bitcoin', []],
])('a guest with shekels who types %j finds %j', (typed, codes) => {
  expect(findCurrencies(ALL, typed, { chosen: 'ILS', local: [], locale: 'ar' }).map(({ code }) => code)).toEqual(codes)
})

test('the local currency follows the chosen one; a search keeps them first', () => {
  const order = { chosen: 'USD', local: ['ILS', 'PLN'], locale: 'ar' }
  expect(findCurrencies(ALL, '', order).map(({ code }) => code)).toEqual(['USD', 'ILS', 'PLN', 'CAD'])
  expect(findCurrencies(ALL, 'polish', order).map(({ code }) => code)).toEqual(['PLN'])
})
