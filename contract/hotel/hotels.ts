import { array, boolean, enums, integer, nullable, number, optional, string, type, type Infer } from 'superstruct'
import { AMENITIES } from './amenities.ts'
import { AnswerRecord } from './answerRecord.ts'
import type { Bounds, Destination } from './destination.ts'
import { Point } from './destination.ts'
import { LOCALES } from '#contract/shared/locale.ts'
import { Dollars } from '#contract/shared/money.ts'
import type { Room, Stay } from './stay.ts'

/** The same fields in the URL of the results page and in the API call. */
export interface SearchCriteria extends Stay {
  destination: Destination
  rooms: Room[]
  bounds?: Bounds
}

export const AmenityStruct = enums(AMENITIES)

/** Free until `deadline`; after it the first night is due. */
export const Cancellation = type({
  refundable: boolean(),
  /** ISO instant in UTC; null when not refundable. */
  deadline: nullable(string()),
  /** The same moment on the hotel's wall clock, `YYYY-MM-DDTHH:MM`; null when not refundable. */
  deadline_local: nullable(string()),
})
export type Cancellation = Infer<typeof Cancellation>

export const Reviews = type({ rating: number(), count: integer() })

/** The later check-out that a hotel card offers on a stay of standard hours. */
export const LATER_CHECK_OUT_HOUR = 14

/** A rate of a hotel in the list, for filters by its terms. Both sides are guaranteed if those of the base rate are. */
export const ListedRate = type({
  rateKey: string(),
  avg_night_price: Dollars,
  total: Dollars,
  /** As in `HotelSummary`, for this rate. */
  hours_total: Dollars,
  /** As in `Cancellation`; null when not refundable. */
  deadline: nullable(string()),
  deadline_local: nullable(string()),
})
export type ListedRate = Infer<typeof ListedRate>

export const HotelSummary = type({
  id: string(),
  name: string(),
  /** Its name in the other languages: guests search the list by any. */
  other_names: array(string()),
  /** In the requested language. */
  city: string(),
  stars: number(),
  /** Kilometers from the destination. */
  distance: number(),
  /** Percent below the usual `hours_total` of comparable hotels nearby; negative means above. */
  best_value: number(),
  /**
   * Decisions §11: what the stay costs with all its hours, in the base rate: the total if they are guaranteed, otherwise the
   * total and the suggested bids. Hotels are compared by this alone.
   */
  hours_total: Dollars,
  location: Point,
  image: string(),
  reviews: Reviews,
  amenities: array(AmenityStruct),
  /** Null: too few answers. */
  answer_record: nullable(AnswerRecord),
  cancellation: Cancellation,
  /**
   * Specification §4, base rate: the cheapest with both sides guaranteed if the hotel has one for these hours, otherwise the
   * cheapest. `cancellation` and `rateKey` belong to this rate.
   */
  rate: type({
    rateKey: string(),
    avg_night_price: Dollars,
    total: Dollars,
    /** Lower total of this hotel with the extra hours only on request; null if there is none. */
    ask_total: nullable(Dollars),
    /** `ask_total` and the suggested bids: what is paid if the hotel agrees. Null with `ask_total`. */
    ask_hours_total: nullable(Dollars),
    checkin_guaranteed: boolean(),
    checkout_guaranteed: boolean(),
    /** Hours beyond the standard stay that this rate guarantees or requests. */
    hours_saved: integer(),
    /** Reduction of the total for hours given up, taxes included. */
    money_saved: Dollars,
  }),
  /** Cheapest rate of each kind by `hours_total`; null if the hotel sells none for this stay. */
  refundable: nullable(ListedRate),
  breakfast: nullable(ListedRate),
  /** Both at once: a hotel may sell each of the others and not this. */
  refundable_breakfast: nullable(ListedRate),
  /**
   * For a stay of standard hours: what a guaranteed check-out at `hour` adds to `rate.total`, taxes included. Null if the stay
   * has other hours, or the hotel does not guarantee this one.
   */
  later_check_out: nullable(type({ hour: integer(), price: Dollars })),
})
export type HotelSummary = Infer<typeof HotelSummary>

/**
 * Where the hotels of a response are (decisions §11): in the bounds of the search, within the radius of its place, or, since none
 * is free there, the nearest that are.
 */
const SEARCH_SCOPES = ['place', 'area', 'nearest'] as const
export type SearchScope = (typeof SEARCH_SCOPES)[number]

export const HotelsResponse = type({
  /** Nearest first. */
  hotels: array(HotelSummary),
  /** Number of hotels in the area that take the party, 10,000 at most; more than `hotels` holds if that has only the nearest. */
  found: integer(),
  /** `nearest` without hotels: none is free within 150 km. */
  scope: enums(SEARCH_SCOPES),
  /** Code of the airport that the destination is, e.g. JFK; null if it is none. */
  airport: nullable(string()),
  /** `count`: hotels with an average night price in [from, to). */
  rate_distribution: array(type({ from: Dollars, to: Dollars, count: integer() })),
})
export type HotelsResponse = Infer<typeof HotelsResponse>

export const PICTURE_KINDS = ['facade', 'room', 'bathroom', 'pool', 'lobby', 'restaurant', 'skyline'] as const
export const PictureStruct = type({ url: string(), kind: enums(PICTURE_KINDS) })
export type Picture = Infer<typeof PictureStruct>

export const NEARBY_KINDS = ['center', 'airport', 'station', 'landmark'] as const
export const Nearby = type({
  kind: enums(NEARBY_KINDS),
  /** In the requested language. */
  name: string(),
  /** In kilometers, as the crow flies. */
  distance: number(),
  /** Airport code as on tickets, e.g. JFK; null if there is none. */
  code: nullable(string()),
})
export type Nearby = Infer<typeof Nearby>

export const Hotel = type({
  id: string(),
  name: string(),
  description: string(),
  address: string(),
  location: Point,
  /** Grouped by kind, nearest first within each. */
  nearby: array(Nearby),
  /** IANA name, e.g. America/New_York. */
  time_zone: string(),
  stars: number(),
  images: array(PictureStruct),
  amenities: array(AmenityStruct),
  reviews: type({
    rating: number(),
    count: integer(),
    scores: array(type({ topic: enums(['cleanliness', 'location', 'service', 'comfort', 'value']), rating: number() })),
    items: array(
      type({
        id: string(),
        author: string(),
        title: string(),
        text: string(),
        rating: number(),
        /** Language of the original review; `title` and `text` are in the requested one. */
        lang: enums(LOCALES),
        date: string(),
        nights: integer(),
      }),
    ),
  }),
  things_to_know: type({
    check_in_from: integer(),
    check_out_until: integer(),
    guarantees_early_check_in: boolean(),
    guarantees_late_check_out: boolean(),
    policies: array(type({ title: string(), text: string() })),
  }),
  contact: type({ phone: string(), email: string(), website: optional(string()) }),
  /** Null: too few answers. */
  answer_record: nullable(AnswerRecord),
  /** Generated for the demo catalog. */
  demo: boolean(),
})
export type Hotel = Infer<typeof Hotel>
