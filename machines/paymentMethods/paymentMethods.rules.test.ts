import { expect, test } from 'vitest'
import { asListed, isPrimary, primaryFirst, withAdded, withoutMethod, withPrimary } from './paymentMethods.rules.ts'
import { amex, mastercard, visa } from './paymentMethods.samples.ts'

const plain = { ...visa, is_primary: false }

test('the primary card comes first, the others in their order', () => {
  expect(primaryFirst([mastercard, amex, visa])).toEqual([visa, mastercard, amex])
  expect(primaryFirst([mastercard, amex])).toEqual([mastercard, amex])
})

test('a new card is added first, and only once', () => {
  expect(withAdded([visa, mastercard], amex)).toEqual([amex, visa, mastercard])
  expect(withAdded([visa, mastercard], mastercard)).toEqual([mastercard, visa])
  expect(withAdded([visa], { ...amex, is_primary: true })).toEqual([{ ...amex, is_primary: true }, plain])
})

test('making a card primary marks only that one, without moving it', () => {
  expect(withPrimary([visa, mastercard, amex], 'amex')).toEqual([plain, mastercard, { ...amex, is_primary: true }])
})

test('deleting removes only that card, and reloads the list only for the primary one', () => {
  expect(withoutMethod([visa, mastercard], 'mastercard')).toEqual([visa])
  expect([isPrimary([visa, mastercard], 'visa'), isPrimary([visa, mastercard], 'mastercard')]).toEqual([true, false])
})

test('a list loaded after adding keeps the new card first', () => {
  expect(asListed([mastercard, visa, amex], 'amex')).toEqual([amex, visa, mastercard])
  expect(asListed([mastercard, visa], null)).toEqual([visa, mastercard])
})
