import { expect, test } from 'vitest'
import { toLatinDigits } from './digits.ts'

test('reads digits of Arabic and Persian keyboards', () => {
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789')
})
