import { expect, test } from 'vitest'
import { toLatinDigits } from './digits.ts'

test('digits of Arabic and Persian keyboards are read as digits', () => {
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789')
})
