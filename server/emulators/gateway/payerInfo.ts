import { optional, string, type, type Infer } from 'superstruct'

const Line = optional(string())

/** The payer as the SDK names it in a 3-D Secure lookup. */
export const PayerInfo = type({
  email: Line,
  billingGivenName: Line,
  billingSurname: Line,
  billingPhoneNumber: Line,
  billingLine1: Line,
  billingLine2: Line,
  billingLine3: Line,
  billingCity: Line,
  billingState: Line,
  billingPostalCode: Line,
  billingCountryCode: Line,
})
export type PayerInfo = Infer<typeof PayerInfo>

const ASCII_LINE = /^[\x20-\x7e]{1,50}$/

/**
 * In the service's own words. The SDK documents the formats of names, lines, phone and region; merchants report refusals of
 * other letters in the rest of the address too.
 */
const FORMATS: Readonly<Record<keyof PayerInfo, readonly [format: RegExp, name: string]>> = {
  email: [/^[\x21-\x7e]{1,255}$/, 'Email'],
  billingGivenName: [ASCII_LINE, 'Billing given name'],
  billingSurname: [ASCII_LINE, 'Billing surname'],
  billingPhoneNumber: [/^\d{1,25}$/, 'Billing phone number'],
  billingLine1: [ASCII_LINE, 'Billing line1'],
  billingLine2: [ASCII_LINE, 'Billing line2'],
  billingLine3: [ASCII_LINE, 'Billing line3'],
  billingCity: [ASCII_LINE, 'Billing city'],
  billingState: [/^[A-Z0-9]{1,3}$/, 'Billing state'],
  billingPostalCode: [ASCII_LINE, 'Billing postal code'],
  billingCountryCode: [/^[A-Z]{2}$/, 'Billing country code'],
}

const isField = (name: string): name is keyof PayerInfo => Object.hasOwn(FORMATS, name)

/** Why the service refuses these details; null: it does not. */
export const payerProblem = (info: PayerInfo = {}): string | null => {
  for (const [name, value] of Object.entries(info)) {
    if (!isField(name) || value === undefined) continue
    const [format, label] = FORMATS[name]
    if (!format.test(value)) return `${label} format is invalid.`
  }
  return info.billingState !== undefined && info.billingCountryCode === undefined
    ? 'The region cannot be provided without a corresponding country code.'
    : null
}
