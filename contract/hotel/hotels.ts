import { array, boolean, enums, integer, nullable, number, optional, string, type, type Infer } from 'superstruct'
import { AMENITIES } from './amenities.ts'
import type { Bounds, Destination } from './destination.ts'
import { Point } from './destination.ts'
import { LOCALES } from '#contract/shared/locale.ts'
import { Dollars } from '#contract/shared/money.ts'
import type { Room, Stay } from './stay.ts'

/** What a search asks for: the address of the results page and the call say the same four things. */
export interface SearchCriteria extends Stay {
  destination: Destination
  rooms: Room[]
  bounds?: Bounds
}

export const AmenityStruct = enums(AMENITIES)

/** Free until `deadline`, an instant with its offset; null: nothing is given back. After the deadline the first night is due. */
export const Cancellation = type({
  refundable: boolean(),
  /** ISO instant in UTC; null when not refundable. */
  deadline: nullable(string()),
  /** The same moment on the hotel's wall clock, `YYYY-MM-DDTHH:MM`; null when not refundable. */
  deadline_local: nullable(string()),
})
export type Cancellation = Infer<typeof Cancellation>

export const Reviews = type({ rating: number(), count: integer() })

/** The check-out that a card offers beside standard hours. */
export const LATER_CHECK_OUT_HOUR = 14

export const HotelSummary = type({
  id: string(),
  name: string(),
  /** In the language that was asked for. */
  city: string(),
  stars: number(),
  /** Kilometres from the destination. */
  distance: number(),
  /** Percent below the usual total of comparable hotels nearby; negative: above. */
  best_value: number(),
  location: Point,
  image: string(),
  reviews: Reviews,
  amenities: array(AmenityStruct),
  cancellation: Cancellation,
  /**
   * Specification §4, base rate: the cheapest with both sides guaranteed where the hotel has one for these hours, otherwise the cheapest.
   * Cancellation and `rateKey` are those of this rate.
   */
  rate: type({
    rateKey: string(),
    avg_night_price: Dollars,
    total: Dollars,
    /** The lower total of this hotel with the hours beyond standard only asked for; null: there is none. */
    ask_total: nullable(Dollars),
    checkin_guaranteed: boolean(),
    checkout_guaranteed: boolean(),
    /** Hours beyond the standard stay that this rate holds or asks for. */
    hours_saved: integer(),
    /** What the hours given back take off the total: with the taxes on them. */
    money_saved: Dollars,
  }),
  /**
   * To a stay of standard hours: what a guaranteed check-out at `hour` adds to `rate.total`, taxes included; null: the stay has other
   * hours, or the hotel does not guarantee this one.
   */
  later_check_out: nullable(type({ hour: integer(), price: Dollars })),
})
export type HotelSummary = Infer<typeof HotelSummary>

export const HotelsResponse = type({
  /** Nearest first. */
  hotels: array(HotelSummary),
  /** How many hotels of the area take the party; more than there are in `hotels` when those are only the nearest; 10,000 at most. */
  found: integer(),
  /** How many hotels have an average night price in [from, to). */
  rate_distribution: array(type({ from: Dollars, to: Dollars, count: integer() })),
})
export type HotelsResponse = Infer<typeof HotelsResponse>

export const PICTURE_KINDS = ['facade', 'room', 'bathroom', 'pool', 'lobby', 'restaurant', 'skyline'] as const
export const PictureStruct = type({ url: string(), kind: enums(PICTURE_KINDS) })
export type Picture = Infer<typeof PictureStruct>

export const NEARBY_KINDS = ['center', 'airport', 'station', 'landmark'] as const
export const Nearby = type({
  kind: enums(NEARBY_KINDS),
  /** In the language that was asked for. */
  name: string(),
  /** As the crow flies, in kilometres. */
  distance: number(),
  /** Of an airport, as tickets have it: JFK. Null where there is none. */
  code: nullable(string()),
})
export type Nearby = Infer<typeof Nearby>

export const Hotel = type({
  id: string(),
  name: string(),
  description: string(),
  address: string(),
  location: Point,
  /** By kind, the nearest of each first. */
  nearby: array(Nearby),
  /** IANA name, such as America/New_York. */
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
        /** The language that the guest wrote in; title and text are in the one that was asked for. */
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
  /** A generated hotel of the demo catalogue. */
  demo: boolean(),
})
export type Hotel = Infer<typeof Hotel>
