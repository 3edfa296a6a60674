/** Reads what a person typed or pasted, before a rule judges or compares it. */

/** Bidi and zero-width marks and soft hyphens, which copied text brings along unseen. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Keeps joiners and non-joiners: words are written with them. */
export const stripInvisible = (text: string): string => text.replaceAll(UNSEEN, '')

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
  stripInvisible(text)
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(HYPHENS, '-')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim()
