import { expect, test } from 'vitest'
import { readDecimal } from './decimal.ts'

test.each([
  ['20', 20],
  [' 20.5 ', 20.5],
  ['007', 7],
  ['0', 0],
  ['0.01', 0.01],
  ['999999999.99', 999_999_999.99],
  // Digits of Arabic and Persian keyboards: alone, mixed, and with bidi marks from a paste.
  ['٢٠', 20],
  ['۲۰', 20],
  ['٢٠٫٥', 20.5],
  ['۴٫۲۵', 4.25],
  ['2٠', 20],
  ['\u200f٢٠\u200e', 20],
  ['\u2067٢٠\u2069', 20],
  ['\u061c٢٠', 20],
  // A decimal comma, Latin or Arabic.
  ['20,5', 20.5],
  ['50,55', 50.55],
  ['٢٠،٥', 20.5],
  // Thousands separators.
  ['1,000', 1000],
  ['1,234,567', 1_234_567],
  ['1,000.50', 1000.5],
  ['1.000,50', 1000.5],
  ['1.234.567', 1_234_567],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['1\u202f000,5', 1000.5],
  ["1'000", 1000],
  ['1’000', 1000],
  ['١٬٠٠٠٫٥', 1000.5],
  ['١،٠٠٠', 1000],
])('reads %j as %d', (input, amount) => {
  expect(readDecimal(input)).toBe(amount)
})

test.each([
  ['nothing', ''],
  ['a space', ' '],
  ['a letter', 'x'],
  ['a word', 'twenty'],
  ['a sign before it', '-5'],
  ['a plus before it', '+5'],
  ['a power of ten', '1e9'],
  ['another base', '0x10'],
  ['three decimals', '20.555'],
  ['three decimals in Arabic', '٢٠٫٥٥٥'],
  ['a point that may be either', '1.000'],
  ['decimals without a mark before them', '5.'],
  ['decimals alone', '.5'],
  ['two points', '1.5.5'],
  ['groups of two', '1,00,000'],
  ['a group that begins with nothing', '0,500'],
  ['two marks between thousands', '1,000.000'],
  ['the same mark twice with decimals', '1,000,50'],
  ['four digits before a group', '1234,567'],
  ['more digits than any price has', '1234567890'],
  ['a currency', '$20'],
  ['a byte that nobody sees', '20\u0000'],
  ['two numbers', '20 30'],
  ['digits of another script', '२०'],
])('refuses %s: %j', (_, input) => {
  expect(readDecimal(input)).toBeNull()
})
