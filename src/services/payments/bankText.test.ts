import { expect, test } from 'vitest'
import { bankBilling, bankEmail } from './bankText.ts'

test.each([
  ['Jørgen', 'Jorgen'],
  ['O’Brien', "O'Brien"],
  ['Straße', 'Strasse'],
  ['Łukasz', 'Lukasz'],
  ['José', 'Jose'],
  ['Jose\u0301', 'Jose'],
  ['Nguyễn', 'Nguyen'],
  ['Þór', 'Thor'],
  ['İnci Işık', 'Inci Isik'],
  ['Smith\u2011Jones', 'Smith-Jones'],
  ['Ben\u00a0Ari', 'Ben Ari'],
  ['M'.repeat(60), 'M'.repeat(50)],
  ['ß'.repeat(30), 'ss'.repeat(25)],
])('the bank receives the name %j as %j', (givenName, ascii) => {
  expect(bankBilling({ givenName })).toEqual({ givenName: ascii })
})

test.each(['', 'יעל', 'ليلى', 'Мая', '山田', 'Maya 山'])('a name without an ASCII form is left out: %j', (surname) => {
  expect(bankBilling({ givenName: 'Maya', surname })).toEqual({ givenName: 'Maya' })
})

test('a wallet’s address is sent in the characters and codes that the bank accepts', () => {
  const address = {
    phoneNumber: '+972 (0)54-123-4567',
    streetAddress: 'Åsögatan 12',
    extendedAddress: 'דירה 4',
    locality: 'São Paulo',
    region: 'sp',
    postalCode: '01310-100',
    countryCodeAlpha2: 'BR',
  }
  expect(bankBilling(address)).toEqual({
    phoneNumber: '972541234567',
    streetAddress: 'Asogatan 12',
    locality: 'Sao Paulo',
    region: 'SP',
    postalCode: '01310-100',
    countryCodeAlpha2: 'BR',
  })
})

test.each([
  ['by its name', { region: 'Île-de-France', countryCodeAlpha2: 'FR' }],
  ['without its country', { region: 'NY', countryCodeAlpha2: '' }],
])('a region %s is left out', (_, address) => {
  expect(bankBilling(address)).not.toHaveProperty('region')
})

test.each([
  ['maya@mail.example', 'maya@mail.example'],
  ['josé@münchen.example', undefined],
  [`m@${'a'.repeat(255)}.example`, undefined],
])('the bank receives the e-mail %j as %j', (email, sent) => {
  expect(bankEmail(email)).toBe(sent)
})
