import { FAILURE_POLICY } from '#machines/kit/export/failure.export.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { PlaceDetail, PlaceShortcut, PlaceOption } from './destination.rules.ts'
import type { DestinationContext } from './destination.setup.ts'

/** Suggestions reveal the text typed, which may be a home address. */
const NAMED: PolicyOf<Omit<PlaceOption, 'attribution' | 'nearestHotel'>> = {
  id: 'pseudonym',
  name: 'pseudonym',
  description: 'pseudonym',
  kind: 'keep',
  hotels: 'keep',
}
const OPTION: PolicyOf<PlaceOption> = { ...NAMED, attribution: 'keep', nearestHotel: 'keep' }

const DETAIL: PolicyOf<PlaceDetail> = {
  point: { lat: 'hide', lng: 'hide' },
  poi: 'keep',
  bounds: { neLat: 'hide', swLat: 'hide', neLng: 'hide', swLng: 'hide' },
  vicinity: 'pseudonym',
  internationalPhoneNumber: 'pseudonym',
  website: 'pseudonym',
  url: 'pseudonym',
}

const OFFER: PolicyOf<PlaceShortcut> = { ...NAMED, from: 'keep', detail: DETAIL, image: 'pseudonym' }

export const destinationPolicy: PolicyOf<DestinationContext> = {
  types: { '[]': 'keep' },
  selected: 'pseudonym',
  text: 'pseudonym',
  suggestions: { '[]': OPTION },
  offers: { '[]': OFFER },
  dropped: 'pseudonym',
  isSearched: 'keep',
  picked: OPTION,
  failure: FAILURE_POLICY,
}
