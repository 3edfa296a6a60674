/** Reads what a person typed or pasted, before a rule judges or compares it. */

/** Bidi and zero-width marks and soft hyphens, which copied text brings along unseen. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Keeps joiners and non-joiners: words are written with them. */
export const stripInvisible = (text: string): string => text.replaceAll(UNSEEN, '')

/** The blank Braille pattern is a symbol without ink; fillers for Korean letters are letters that nobody sees. */
const INK = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** Nothing can be read in it, whatever it is made of. */
export const isBlank = (text: string): boolean => !INK.test(text)

/** The zero of each set of digits that keyboards of our guests type: Arabic, Persian, full-width. */
const ZEROS = [0x0660, 0x06f0, 0xff10]

export const toLatinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    return String(code - Math.max(...ZEROS.filter((zero) => zero <= code)))
  })

/** Quotes, primes and letters that stand for an apostrophe, and accents typed on their own. */
const APOSTROPHES = /['’‘‛ʼʻʽʹ′`´׳＇]/g
const HYPHENS = /[-‐‑‒–—―−﹘﹣－־]/g

/**
 * One spelling for one text: composed letters of normal width, single spaces for every kind of blank, ASCII apostrophes and
 * hyphens, nothing invisible.
 */
export const plainLine = (text: string): string =>
  // The marks first: NFKC takes a lone accent apart.
  (isBlank(text) ? '' : stripInvisible(text))
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(HYPHENS, '-')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A note as it is stored: its lines, without anything invisible and without controls; empty if there is nothing to read. */
export const plainNote = (text: string): string =>
  (isBlank(text) ? '' : stripInvisible(text))
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
