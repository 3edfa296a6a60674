import { RIGHT_TO_LEFT } from '#locales/kit/isolate.ts'

/** A text, or a run with its own direction inside another. */
export type Run = string | { rtl: boolean; runs: Run[] }

const FIRST_STRONG = '\u2068'
const RIGHT_TO_LEFT_ISOLATE = '\u2067'
const POP = '\u2069'
const MARK = /([\u2066-\u2069])/
/** Controls, marks and overrides: they are invisible, and break a reader's search. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u206A-\u206F\uFEFF\uFFFC]/gu
const BREAK_HERE = '\u200B'

const isRightToLeft = (text: string): boolean => {
  const letter = /\p{L}/u.exec(text)?.[0]
  return letter !== undefined && RIGHT_TO_LEFT.test(letter)
}

/** Makes long words breakable: they would overlap their neighbors. */
const broken = (text: string, longest: number): string =>
  text.replaceAll(new RegExp(`\\S{${longest}}(?=\\S)`, 'gu'), (piece) => `${piece}${BREAK_HERE}`)

/** Arabic vowel marks are glyphs of their own, which a reader's search takes for repeated letters. */
const VOWEL_MARKS = /[\u064B-\u0652]/gu

const cleaned = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, '').replaceAll(VOWEL_MARKS, '')

/** Returns the text for a title or a file name. */
export const plainText = (text: string): string =>
  cleaned(text)
    .replaceAll(/[\u2066-\u2069]/g, '')
    .trim()

/**
 * Splits a text at its isolates. Ignores marks without a partner.
 * @param longest characters of a word before it may be broken.
 */
export const runsOf = (text: string, longest: number): Run[] => {
  const open: { rtl: boolean; runs: Run[] }[] = [{ rtl: false, runs: [] }]
  const pieces = cleaned(text).trim().split(MARK)
  pieces.forEach((piece, index) => {
    const innermost = open.at(-1)
    if (!MARK.test(piece)) {
      if (piece !== '') innermost?.runs.push(broken(piece, longest))
    } else if (piece !== POP) {
      const rest = pieces.slice(index + 1).join('')
      const rtl = piece === FIRST_STRONG ? isRightToLeft(rest.slice(0, endOf(rest))) : piece === RIGHT_TO_LEFT_ISOLATE
      open.push({ rtl, runs: [] })
    } else if (open.length > 1 && innermost) {
      open.pop()
      open.at(-1)?.runs.push(innermost)
    }
  })
  // Isolates that are never closed run to the end.
  while (open.length > 1) {
    const left = open.pop()
    if (left) open.at(-1)?.runs.push(left)
  }
  return open[0]?.runs ?? []
}

/** Returns the index at which the isolate that contains the start of the text is closed. */
const endOf = (text: string): number => {
  let depth = 1
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? ''
    if (character === POP) depth -= 1
    else if (MARK.test(character)) depth += 1
    if (depth === 0) return index
  }
  return text.length
}
