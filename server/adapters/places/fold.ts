/** Letters that NFKD leaves alone but a guest may type the plain way. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  // Arabic: alef wasla, alef maqsura, ta marbuta, and the Persian and Maghrebi spellings of foreign sounds.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  ڭ: 'ك',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
  // Hebrew final forms.
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
}

const MARKS_AND_QUOTES = /[\p{M}\p{Cf}ـ'’‘ʻʼʽʾʿ`´׳״"“”]/gu
const FOREIGN_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu')
const NOT_A_LETTER = /[^\p{L}\p{N}]+/gu

/**
 * One spelling for all the ways to type a name: lower case, no marks, one form of each alef, no geresh or quotes; whatever
 * else is not a letter or a digit is one space. Never throws, whatever the text.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    // After lower-casing: it may bring marks of its own (İ).
    .replace(MARKS_AND_QUOTES, '')
    .replace(FOREIGN_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(NOT_A_LETTER, ' ')
    .trim()

/** What stands in an id: `new-york`. */
export const slugOf = (name: string): string => fold(name).replaceAll(' ', '-')
