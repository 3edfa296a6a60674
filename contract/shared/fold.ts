/** Letters that NFKD does not decompose, with the plain letters that guests may type. */
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
/** The points of `L.A.`, not those after a longer word. */
const ABBREVIATION_POINTS = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu
const NOT_A_LETTER = /[^\p{L}\p{N}]+/gu

/**
 * Folds all ways to type a name into one: lower case, no marks, one form of each alef, no geresh or quotes; every other run of
 * characters that are not letters or digits becomes one space. Never throws.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    // After lower-casing, which can add marks (İ).
    .replace(MARKS_AND_QUOTES, '')
    .replace(FOREIGN_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(ABBREVIATION_POINTS, '$1')
    .replace(NOT_A_LETTER, ' ')
    .trim()
