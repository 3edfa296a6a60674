import { expect, test } from 'vitest'
import { plainLine, stripInvisible, toLatinDigits } from './typedText.ts'

test('Arabic, Persian and full-width digits are read as Latin ones', () => {
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９')).toBe('0123456789 0123456789 0123456789')
})

test('invisible characters that a paste brings along are dropped, joiners inside words are not', () => {
  expect(stripInvisible('\u200e+972\u00ad\u2060 50\ufeff می\u200cخواهم')).toBe('+972 50 می\u200cخواهم')
})

test.each([
  ['a letter and its accent apart', 'Jose\u0301', 'José'],
  ['a Vietnamese name taken apart', 'Nguye\u0302\u0303n', 'Nguyễn'],
  ['a no-break space', 'Ben\u00a0Ari', 'Ben Ari'],
  ['a tab, a line end and a row of blanks', ' Ben\t\u2028 Ari\n', 'Ben Ari'],
  ['an ideographic space', 'Ben\u3000Ari', 'Ben Ari'],
  ['a no-break hyphen', 'Smith\u2011Jones', 'Smith-Jones'],
  ['a dash and a minus', 'Smith\u2013Jones\u2212Lee', 'Smith-Jones-Lee'],
  ['curly quotes', 'O’Brien D‘Arcy', "O'Brien D'Arcy"],
  ['letters that stand for an apostrophe', 'Oʼahu Hawaiʻi', "O'ahu Hawai'i"],
  ['an accent typed on its own', 'O´Brien O`Neil', "O'Brien O'Neil"],
  ['full-width letters, digits and marks', 'Ｍａｙａ　＋９７２', 'Maya +972'],
  ['what is never seen', '\u202aMa\u00adya\u200b\u202c', 'Maya'],
])('%s is read as it looks', (_, typed, plain) => {
  expect(plainLine(typed)).toBe(plain)
  expect(plainLine(plain)).toBe(plain)
})
