import { array, is, optional, string, type } from 'superstruct'

/** Specification §3: whose card it is that a wallet pays with. What the wallet did not say is empty. */
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
  /** Two capital letters. */
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

const text = (written: string | undefined): string => written?.trim() ?? ''

const countryOf = (written: string | undefined): string => {
  const code = text(written).toUpperCase()
  return /^[A-Z]{2}$/.test(code) ? code : ''
}

/** From the payment of an Apple Pay session; null where there is none that can be read. */
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

/** From the card that Google Pay answers with. Google has the whole name in one line: its first word is the given name. */
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
