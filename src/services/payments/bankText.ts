import { plainLine } from '#contract/shared/typedText.ts'
import type { BillingInfo } from './billing.ts'

/** The most characters of one line. */
const MAX_LINE = 50
const MAX_PHONE_DIGITS = 25
const MAX_EMAIL = 255

/** Letters that do not come apart into an ASCII letter and its marks. */
const ASCII_LETTERS: Readonly<Record<string, string>> = {
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
  ĸ: 'k',
  ŋ: 'ng',
  ŧ: 't',
  ə: 'e',
  ẞ: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'Th',
  Ħ: 'H',
  Ŋ: 'NG',
  Ŧ: 'T',
  Ə: 'E',
}

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)

/** A line in printable ASCII, cut to the limit; empty if its letters have no ASCII form: half a line misleads the bank. */
const asciiLine = (line: string): string => {
  const letters = plainLine(line).normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const ascii = Array.from(letters, (letter) => ASCII_LETTERS[letter] ?? letter).join('')
  return isAscii(ascii) ? ascii.slice(0, MAX_LINE).trim() : ''
}

/** Without the `(0)` that callers from abroad leave out. */
const digits = (phone: string): string => {
  const number = phone.replace('(0)', '').replaceAll(/\D/g, '')
  return number.length <= MAX_PHONE_DIGITS ? number : ''
}

/** What follows the country in an ISO 3166-2 code, which says nothing without the country. */
const subdivision = ({ region, countryCodeAlpha2 }: BillingInfo): string =>
  countryCodeAlpha2 !== '' && /^[A-Z0-9]{1,3}$/i.test(region) ? region.toUpperCase() : ''

/**
 * The payer as 3-D Secure accepts it: the SDK documents 50 ASCII characters for names, 50 characters for a line, digits for a
 * phone and an ISO code for a region, and its service refuses anything else. Empty lines are omitted.
 */
export const bankBilling = (billing: Partial<BillingInfo>): Partial<BillingInfo> => {
  const all: BillingInfo = { ...NOTHING, ...billing }
  return Object.fromEntries(
    Object.entries({
      ...Object.fromEntries(Object.entries(all).map(([name, line]) => [name, asciiLine(line)])),
      phoneNumber: digits(all.phoneNumber),
      region: subdivision(all),
    }).filter(([, line]) => line !== ''),
  )
}

const NOTHING: BillingInfo = {
  givenName: '',
  surname: '',
  phoneNumber: '',
  streetAddress: '',
  extendedAddress: '',
  line3: '',
  locality: '',
  region: '',
  postalCode: '',
  countryCodeAlpha2: '',
}

/** Undefined if 3-D Secure would refuse it. */
export const bankEmail = (email: string): string | undefined =>
  email !== '' && isAscii(email) && email.length <= MAX_EMAIL ? email : undefined
