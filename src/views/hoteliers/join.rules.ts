import type { Point } from '#contract/hotel/destination.ts'
import { Point as PointStruct } from '#contract/hotel/destination.ts'
import type { HotelierBody } from '#contract/inquiry/desk.ts'
import { MAX_HOTEL_NAME_LENGTH, MAX_HOTEL_TEXT_LENGTH } from '#contract/inquiry/inquiries.ts'
import { plainLine } from '#contract/shared/typedText.ts'
import { isEmail, plainPhone } from '#contract/user/user.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { PickedPlace } from '#machines/destination/destination.rules.ts'
import type { IsPhone } from '#src/views/forms/form.rules.ts'
import { boolean, nullable, object, string, type Infer } from 'superstruct'

export const MAX_PERSON_LENGTH = 120

/** The form as typed. */
export const JoinDraft = object({
  /** The hotel is not in the list. */
  isByHand: boolean(),
  hotel: object({
    /** Of the chosen suggestion; empty: none chosen, or written by hand. */
    id: string(),
    name: string(),
    address: string(),
    town: string(),
    vicinity: nullable(string()),
    phone: nullable(string()),
    website: nullable(string()),
    url: nullable(string()),
    point: nullable(PointStruct),
  }),
  name: string(),
  email: string(),
  phone: string(),
})
export type JoinDraft = Infer<typeof JoinDraft>

/** How the form leaves the browser. */
export const JOIN_POLICY: PolicyOf<JoinDraft> = {
  isByHand: 'keep',
  hotel: {
    id: 'pseudonym',
    name: 'pseudonym',
    address: 'pseudonym',
    town: 'pseudonym',
    vicinity: 'pseudonym',
    phone: 'hide',
    website: 'hide',
    url: 'hide',
    point: { lat: 'hide', lng: 'hide' },
  },
  name: 'pseudonym',
  email: 'pseudonym',
  phone: 'hide',
}

export const NO_HOTEL: JoinDraft['hotel'] = {
  id: '',
  name: '',
  address: '',
  town: '',
  vicinity: null,
  phone: null,
  website: null,
  url: null,
  point: null,
}
export const EMPTY_DRAFT: JoinDraft = { isByHand: false, hotel: NO_HOTEL, name: '', email: '', phone: '' }

export type JoinField = 'hotel' | 'hotelName' | 'address' | 'town' | 'name' | 'email' | 'phone'
export type JoinProblem = 'hotel' | 'hotelName' | 'address' | 'town' | 'name' | 'email' | 'phone' | 'long'

export const hotelOf = (place: PickedPlace, point: Point): JoinDraft['hotel'] => ({
  ...NO_HOTEL,
  id: place.id,
  name: place.name,
  address: place.description,
  vicinity: place.detail?.vicinity ?? null,
  phone: place.detail?.internationalPhoneNumber ?? null,
  website: place.detail?.website ?? null,
  url: place.detail?.url ?? null,
  point,
})

const line = (typed: string, most: number, missing: JoinProblem | null): JoinProblem | null => {
  const { length } = plainLine(typed)
  return length === 0 ? missing : length > most ? 'long' : null
}

/** What is wrong with each field, in the order of the form. */
export const joinProblems = (draft: JoinDraft, isPhone: IsPhone): Partial<Record<JoinField, JoinProblem>> => {
  const { isByHand, hotel, name, email, phone } = draft
  const problems: Record<JoinField, JoinProblem | null> = {
    hotel: !isByHand && hotel.id === '' ? 'hotel' : null,
    hotelName: isByHand ? line(hotel.name, MAX_HOTEL_NAME_LENGTH, 'hotelName') : null,
    address: isByHand ? line(hotel.address, MAX_HOTEL_TEXT_LENGTH, 'address') : null,
    town: isByHand && hotel.point === null ? 'town' : null,
    name: line(name, MAX_PERSON_LENGTH, 'name'),
    email: isEmail(email.trim()) ? null : 'email',
    phone: phone.trim() === '' || isPhone(plainPhone(phone)) ? null : 'phone',
  }
  const found: Partial<Record<JoinField, JoinProblem>> = {}
  for (const field of JOIN_FIELDS) if (problems[field] !== null) found[field] = problems[field]
  return found
}
const JOIN_FIELDS: readonly JoinField[] = ['hotel', 'hotelName', 'address', 'town', 'name', 'email', 'phone']

const orNull = (text: string | null): string | null => text?.slice(0, MAX_HOTEL_TEXT_LENGTH) || null

export const hotelierOf = ({ hotel, name, email, phone }: JoinDraft): HotelierBody => ({
  hotel: {
    place_id: hotel.id || null,
    name: plainLine(hotel.name),
    formatted_address: orNull(plainLine(hotel.address)),
    vicinity: orNull(hotel.vicinity ?? hotel.town),
    international_phone_number: hotel.phone,
    website: orNull(hotel.website),
    url: orNull(hotel.url),
    location: hotel.point,
  },
  name: plainLine(name),
  email: email.trim(),
  ...(phone.trim() === '' ? {} : { phone: plainPhone(phone) }),
})

/** The field that the server refused; null: none of this form. */
export const refusedField = (field: string | undefined, { isByHand }: JoinDraft): JoinField | null => {
  switch (field) {
    case 'name':
    case 'email':
    case 'phone':
      return field
    case 'hotel.formatted_address':
      return isByHand ? 'address' : 'hotel'
    case 'hotel.location':
      return isByHand ? 'town' : 'hotel'
    default:
      return field?.startsWith('hotel') ? (isByHand ? 'hotelName' : 'hotel') : null
  }
}
