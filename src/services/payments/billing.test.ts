import { expect, test } from 'vitest'
import { appleBilling, googleBilling } from './billing.ts'

const whole = {
  givenName: 'Maya',
  surname: 'Ben Ari',
  phoneNumber: '+12125550123',
  streetAddress: '12 Garden Street',
  extendedAddress: 'Apartment 4',
  line3: 'Side entrance',
  locality: 'New York',
  region: 'NY',
  postalCode: '10001',
  countryCodeAlpha2: 'US',
}
const EMPTY = Object.fromEntries(Object.keys(whole).map((name) => [name, '']))

test("reads Apple's payer details", () => {
  expect(
    appleBilling({
      givenName: 'Maya',
      familyName: ' Ben Ari',
      phoneNumber: '+12125550123',
      addressLines: ['12 Garden Street', 'Apartment 4', 'Side entrance'],
      locality: 'New York',
      administrativeArea: 'NY',
      postalCode: '10001',
      countryCode: 'us',
    }),
  ).toEqual(whole)
})

test("reads Google's payer details, splitting the name", () => {
  expect(
    googleBilling({
      name: 'Maya  Ben Ari',
      phoneNumber: '+12125550123',
      address1: '12 Garden Street',
      address2: 'Apartment 4',
      address3: 'Side entrance',
      locality: 'New York',
      administrativeArea: 'NY',
      postalCode: '10001',
      countryCode: 'US',
    }),
  ).toEqual(whole)
})

test.each([appleBilling, googleBilling])('missing details are empty, and an unreadable contact is null', (read) => {
  expect(read({})).toEqual(EMPTY)
  expect(read({ countryCode: 'United States', locality: '  ' })).toEqual(EMPTY)
  for (const none of [undefined, null, 'New York', { postalCode: 10_001 }]) expect(read(none)).toBeNull()
})
