import { expect, test } from 'vitest'
import { asListed, isPrimary, primaryFirst, withAdded, withoutMethod, withPrimary } from './paymentMethods.rules.ts'
import { amex, mastercard, visa } from './paymentMethods.samples.ts'

const plain = { ...visa, is_primary: false }

test('the primary one is listed first, the others as they come', () => {
  expect(primaryFirst([mastercard, amex, visa])).toEqual([visa, mastercard, amex])
  expect(primaryFirst([mastercard, amex])).toEqual([mastercard, amex])
})

test('adding puts the new one first, and once', () => {
  expect(withAdded([visa, mastercard], amex)).toEqual([amex, visa, mastercard])
  expect(withAdded([visa, mastercard], mastercard)).toEqual([mastercard, visa])
  expect(withAdded([visa], { ...amex, is_primary: true })).toEqual([{ ...amex, is_primary: true }, plain])
})

test('setting default marks only that one primary, where it is', () => {
  expect(withPrimary([visa, mastercard, amex], 'amex')).toEqual([plain, mastercard, { ...amex, is_primary: true }])
})

test('deleting takes away that one alone; only a primary one asks for the list again', () => {
  expect(withoutMethod([visa, mastercard], 'mastercard')).toEqual([visa])
  expect([isPrimary([visa, mastercard], 'visa'), isPrimary([visa, mastercard], 'mastercard')]).toEqual([true, false])
})

test('a list that is loaded after adding keeps the new one first', () => {
  expect(asListed([mastercard, visa, amex], 'amex')).toEqual([amex, visa, mastercard])
  expect(asListed([mastercard, visa], null)).toEqual([visa, mastercard])
})
