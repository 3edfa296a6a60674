import { toLatinDigits } from '#contract/shared/typedText.ts'

/** Cards with 13 digits are no longer made; numbers of bookings have as many. */
const SHORTEST = 14
const LONGEST = 19
/** Digits with at most one blank or mark between them: a number as printed or typed, with what follows it, e.g. its month. */
const DIGITS = /\+?\p{Nd}(?:[\p{Zs}\p{Pd}./]?\p{Nd}){13,}/gu
/** Longest international number of a phone. */
const PHONE = /^\+\d{14,15}$/
const HIDDEN_NUMBER = '••••'

/** The check digit of ISO/IEC 7812. */
const isChecked = (digits: string): boolean =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, place) => {
      const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return sum + (weighed > 9 ? weighed - 9 : weighed)
    }, 0) %
    10 ===
  0

const holdsCardNumber = (digits: string): boolean => {
  for (let start = 0; start + SHORTEST <= digits.length; start += 1)
    for (let length = SHORTEST; length <= LONGEST && start + length <= digits.length; length += 1)
      if (isChecked(digits.slice(start, start + length))) return true
  return false
}

/** A text that a guest wrote, without card numbers: nobody at support may see one. */
export const withoutCardNumbers = (text: string): string =>
  text.replaceAll(DIGITS, (run) => {
    const number = toLatinDigits(run).replaceAll(/[^\d+]/g, '')
    return !PHONE.test(number) && holdsCardNumber(number.replace('+', '')) ? HIDDEN_NUMBER : run
  })
