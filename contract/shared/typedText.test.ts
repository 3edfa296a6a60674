import { expect, test } from 'vitest'
import { isBlank, plainLine, plainNote, stripInvisible, toLatinDigits } from './typedText.ts'

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

test.each([
  '',
  ' \n',
  '\u200b\u200d',
  '\u2800',
  '\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\u202e',
  '\u0007',
  '\u0301',
  '\ufe0f',
])('%j shows nothing', (typed) => {
  expect([isBlank(typed), plainLine(typed), plainNote(typed)]).toEqual([true, '', ''])
})

test.each(['Maya', '5', '★', '?', 'می\u200cخواهم', '한국', '👩\u200d👧'])(
  '%j shows something, and stays as it is',
  (typed) => {
    expect([isBlank(typed), plainNote(typed)]).toEqual([false, typed])
  },
)

test('a note keeps its lines, without controls and without what turns the text around it', () => {
  expect(plainNote(' We land\u202e at\u0007 six\u2066.\r\n\tThank\u2028you\u0085\u0000 ')).toBe(
    'We land at six.\n\tThank\nyou',
  )
})
