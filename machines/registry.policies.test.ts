import { expect, test } from 'vitest'
import type { ExportPolicy } from './kit/export/redact.ts'
import { registry } from './registry.ts'

const staying = (policy: ExportPolicy, path: readonly string[]): string[] => {
  if (typeof policy === 'string') return policy === 'keep' ? [] : [`${policy} ${path.join('.')}`]
  return Object.entries(policy).flatMap(([key, below]) => staying(below, [...path, key]))
}

/** A second, handwritten copy: a field that becomes `keep` by mistake leaves the browsers of all guests. */
const STAYS: Readonly<Record<string, readonly string[]>> = {
  auth: [
    'pseudonym uid',
    'pseudonym user.first_name',
    'pseudonym user.last_name',
    'pseudonym user.email',
    'hide user.image',
    'hide user.phone',
    'hide user.referral_code',
    'pseudonym email',
    'pseudonym form.first_name',
    'pseudonym form.last_name',
    'pseudonym form.email',
    'hide form.phone',
    'hide handle',
    'hide codeHandle',
    'pseudonym link.email',
    'hide link.handle',
  ],
  identitySession: ['pseudonym uid', 'pseudonym trustedUid'],
  search: ['hide view.hotelName'],
  destination: [
    'pseudonym selected',
    'pseudonym text',
    'pseudonym suggestions.[].id',
    'pseudonym suggestions.[].name',
    'pseudonym suggestions.[].description',
    'pseudonym offers.[].id',
    'pseudonym offers.[].name',
    'pseudonym offers.[].description',
    'hide offers.[].detail.point.lat',
    'hide offers.[].detail.point.lng',
    'hide offers.[].detail.bounds.neLat',
    'hide offers.[].detail.bounds.swLat',
    'hide offers.[].detail.bounds.neLng',
    'hide offers.[].detail.bounds.swLng',
    'pseudonym offers.[].detail.vicinity',
    'pseudonym offers.[].detail.internationalPhoneNumber',
    'pseudonym offers.[].detail.website',
    'pseudonym offers.[].detail.url',
    'pseudonym offers.[].image',
    'pseudonym dropped',
    'pseudonym picked.id',
    'pseudonym picked.name',
    'pseudonym picked.description',
  ],
  rates: [
    'pseudonym rateKey',
    'pseudonym offer.rates.[].rateKey',
    'pseudonym loyalty.promo',
    'pseudonym discountRequest.promo',
    'pseudonym refusedLoyalty.promo',
  ],
  checkout: [
    'pseudonym guest.first_name',
    'pseudonym guest.last_name',
    'pseudonym guest.email',
    'pseudonym guest.cost_reference',
    'pseudonym comment',
    'hide card',
    'hide savedCards.[].last4',
    'pseudonym rateKey',
    'amount bids.check_in.text',
    'amount bids.check_out.text',
    'pseudonym order.rateKey',
    'pseudonym order.loyalty.promocode',
    'pseudonym attempt.id',
    'hide attempt.payment',
    'pseudonym bookingId',
  ],
  profile: ['pseudonym change.first_name', 'pseudonym change.last_name', 'hide change.phone'],
  credentials: [
    'pseudonym email',
    'hide proof.handle',
    'hide passwordHandle',
    'hide codeHandle',
    'pseudonym aside.guest',
  ],
  favorites: [
    'pseudonym local.[]',
    'pseudonym server.[]',
    'pseudonym merging.[]',
    'pseudonym guest',
    'pseudonym changes.[].hotelId',
    'pseudonym sent.hotelId',
    'pseudonym problem.hotelId',
  ],
  cancelling: ['pseudonym bookingId', 'hide preview.reference'],
  inquiry: [
    'pseudonym draft.hotel.id',
    'pseudonym draft.hotel.name',
    'pseudonym draft.hotel.description',
    'pseudonym draft.hotel.vicinity',
    'hide draft.hotel.internationalPhoneNumber',
    'hide draft.hotel.website',
    'hide draft.hotel.url',
    'pseudonym draft.hotel.town',
    'hide draft.hotel.point.lat',
    'hide draft.hotel.point.lng',
    'amount draft.price.text',
    'amount draft.nightPrice.text',
    'pseudonym draft.guest.firstName',
    'pseudonym draft.guest.lastName',
    'pseudonym draft.guest.email',
    'pseudonym draft.comment',
    'hide draft.reference',
    'pseudonym attempt.id',
    'hide attempt.payment',
    'hide card',
    'pseudonym sent.id',
    'hide sent.number',
  ],
  map: [],
  negotiation: [],
  wallet: ['hide payment'],
  paymentMethods: ['hide methods.[].last4', 'hide news.method.last4', 'hide card', 'hide payment'],
}
const OF_FAILURES = ['pseudonym booking.id', 'hide booking.reference', 'pseudonym inquiry.id', 'hide inquiry.number']

test.each(Object.entries(registry))('%s withholds exactly the listed fields', (id, { policy }) => {
  const all = staying(policy, [])
  const own = all.filter((path) => !/failure\./i.test(path))
  const ofFailures = all.filter((path) => /failure\./i.test(path)).map((path) => path.replace(/\S*failure\./i, ''))
  expect(own).toEqual(STAYS[id])
  for (const path of ofFailures) expect(OF_FAILURES).toContain(path)
  expect(new Set(ofFailures).size).toBe(ofFailures.length === 0 ? 0 : OF_FAILURES.length)
})
