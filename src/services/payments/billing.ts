import { array, is, optional, string, type } from 'superstruct'

/** Specification §3: the cardholder of a wallet payment. Missing details are empty. */
export interface BillingInfo {
  givenName: string
  surname: string
  phoneNumber: string
  streetAddress: string
  extendedAddress: string
  line3: string
  locality: string
  region: string
  postalCode: string
  /** ISO 3166-1 alpha-2, upper case. */
  countryCodeAlpha2: string
}

const Line = optional(string())

const AppleContact = type({
  givenName: Line,
  familyName: Line,
  phoneNumber: Line,
  addressLines: optional(array(string())),
  locality: Line,
  administrativeArea: Line,
  postalCode: Line,
  countryCode: Line,
})
const GoogleAddress = type({
  name: Line,
  phoneNumber: Line,
  address1: Line,
  address2: Line,
  address3: Line,
  locality: Line,
  administrativeArea: Line,
  postalCode: Line,
  countryCode: Line,
})

const text = (value: string | undefined): string => value?.trim() ?? ''

const countryOf = (value: string | undefined): string => {
  const code = text(value).toUpperCase()
  return /^[A-Z]{2}$/.test(code) ? code : ''
}

/** From an Apple Pay payment; null if unreadable. */
export const appleBilling = (contact: unknown): BillingInfo | null => {
  if (!is(contact, AppleContact)) return null
  const [street, extended, third] = contact.addressLines ?? []
  return {
    givenName: text(contact.givenName),
    surname: text(contact.familyName),
    phoneNumber: text(contact.phoneNumber),
    streetAddress: text(street),
    extendedAddress: text(extended),
    line3: text(third),
    locality: text(contact.locality),
    region: text(contact.administrativeArea),
    postalCode: text(contact.postalCode),
    countryCodeAlpha2: countryOf(contact.countryCode),
  }
}

/** From a Google Pay response; null if unreadable. Google returns the whole name: its first word is the given name. */
export const googleBilling = (address: unknown): BillingInfo | null => {
  if (!is(address, GoogleAddress)) return null
  const [givenName = '', ...surname] = text(address.name).split(/\s+/)
  return {
    givenName,
    surname: surname.join(' '),
    phoneNumber: text(address.phoneNumber),
    streetAddress: text(address.address1),
    extendedAddress: text(address.address2),
    line3: text(address.address3),
    locality: text(address.locality),
    region: text(address.administrativeArea),
    postalCode: text(address.postalCode),
    countryCodeAlpha2: countryOf(address.countryCode),
  }
}
