import { RIGHT_TO_LEFT } from '#locales/kit/isolate.ts'

/** A text, or one that runs in its own direction inside another. */
export type Run = string | { rtl: boolean; runs: Run[] }

const FIRST_STRONG = '\u2068'
const RIGHT_TO_LEFT_ISOLATE = '\u2067'
const POP = '\u2069'
const MARK = /([\u2066-\u2069])/
/** Controls, marks and overrides: they are no text, and a reader's search would stumble over them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u206A-\u206F\uFEFF\uFFFC]/gu
const BREAK_HERE = '\u200B'

const isRightToLeft = (text: string): boolean => {
  const letter = /\p{L}/u.exec(text)?.[0]
  return letter !== undefined && RIGHT_TO_LEFT.test(letter)
}

/** A word longer than its place is broken, not drawn over what stands beside it. */
const broken = (text: string, longest: number): string =>
  text.replaceAll(new RegExp(`\\S{${longest}}(?=\\S)`, 'gu'), (piece) => `${piece}${BREAK_HERE}`)

/** Over Arabic letters they are glyphs of their own, which a reader's search takes for letters told twice. */
const VOWEL_MARKS = /[\u064B-\u0652]/gu

const cleaned = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, '').replaceAll(VOWEL_MARKS, '')

/** As a title or a name of a file has it. */
export const plainText = (text: string): string =>
  cleaned(text)
    .replaceAll(/[\u2066-\u2069]/g, '')
    .trim()

/**
 * A text cut at its isolates. Marks without a partner are left out, and one that encloses all is the direction of the whole.
 * @param longest characters of a word before it may be broken
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
  // What nobody closed runs to the end.
  while (open.length > 1) {
    const left = open.pop()
    if (left) open.at(-1)?.runs.push(left)
  }
  return open[0]?.runs ?? []
}

/** Where the isolate that begins a text is closed. */
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
