import getCardTypes from 'braintree-web/hosted-fields/shared/get-card-types.js'

const DEFAULT_GAPS = [4, 8, 12]

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

const grouped = (digits: string, gaps: readonly number[]): string =>
  digits
    .split('')
    .map((digit, place) => (gaps.includes(place) ? ` ${digit}` : digit))
    .join('')

const cardNumber = (text: string): string => {
  const digits = digitsOf(text).slice(0, 19)
  const types = getCardTypes(digits)
  return grouped(digits, types.length === 1 ? (types[0]?.gaps ?? DEFAULT_GAPS) : DEFAULT_GAPS)
}

/** `1230` becomes `12 / 30`; a month that can have no second digit gets its zero: `9` becomes `09 / `. */
const expiry = (text: string): string => {
  const typed = digitsOf(text)
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed
  const hasSlash = /\d\s*\/$/.test(text.trim()) && digits.length === 1
  const month = hasSlash ? `0${digits}` : digits.slice(0, 2)
  const year = digits.slice(2, 6)
  return month.length === 2 && (year !== '' || hasSlash || text.endsWith('/')) ? `${month} / ${year}` : month + year
}

const asTyped = (text: string): string => text

const FORMATS: Readonly<Record<string, (text: string) => string>> = {
  number: cardNumber,
  expirationDate: expiry,
  cvv: (text) => digitsOf(text).slice(0, 4),
}

/** Formats typed text for a field. */
export const formatted = (field: string, text: string): string => (FORMATS[field] ?? asTyped)(text)
