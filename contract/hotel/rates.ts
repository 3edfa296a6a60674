import { array, assign, boolean, enums, integer, nonempty, nullable, string, type, type Infer } from 'superstruct'
import { AmenityStruct, Cancellation, PictureStruct } from './hotels.ts'
import { Dollars, toCents, type Cents } from '#contract/shared/money.ts'
import { DayHourStruct, RoomStruct } from './stay.ts'

/** Decisions §3: every line of the total, in US dollars. `hours_saved`, `credits` and `promo` are zero or negative. */
export const Breakdown = type({
  nights: Dollars,
  hours_saved: Dollars,
  hours_bought: Dollars,
  bids: Dollars,
  credits: Dollars,
  promo: Dollars,
  taxes: Dollars,
  total: Dollars,
})
export type Breakdown = Infer<typeof Breakdown>

/** Decisions §5: whether canceling after the deadline gives anything back. Of one night only its bought hours come back. */
export const hasLateRefund = ({ breakdown, first_night }: { breakdown: Breakdown; first_night: number }): boolean => {
  const { nights, hours_saved, hours_bought, taxes } = breakdown
  const paid = [nights, hours_saved, hours_bought, taxes].reduce((sum, dollars) => sum + toCents(dollars), 0)
  return paid > toCents(first_night)
}

export const BoardStruct = enums(['room_only', 'breakfast'])

/** Specification §3, Rate. A deviation is hours beyond standard: positive more hours, negative fewer. */
export const Rate = type({
  rateKey: string(),
  checkin_guaranteed: boolean(),
  checkout_guaranteed: boolean(),
  checkin_deviation: integer(),
  checkout_deviation: integer(),
  /** Amount that this side adds to the price when guaranteed; 0 otherwise. */
  checkin_price: Dollars,
  checkout_price: Dollars,
  /** First bid to suggest for a side on request; null if nothing can be bid for. Maximum: `avg_night_price`. */
  checkin_bid: nullable(Dollars),
  checkout_bid: nullable(Dollars),
  avg_night_price: Dollars,
  /** Decisions §5: the first night of all rooms, with taxes: kept when canceled between the deadline and check-in. */
  first_night: Dollars,
  total: Dollars,
  breakdown: Breakdown,
  cancellation: Cancellation,
  board: BoardStruct,
})
export type Rate = Infer<typeof Rate>

/** A plan of a room, in the variant that guarantees least. */
export const RoomRate = assign(
  Rate,
  type({
    /** Total of this plan with all hours of the stay guaranteed; null if the room cannot guarantee them. */
    guaranteed_total: nullable(Dollars),
  }),
)
export type RoomRate = Infer<typeof RoomRate>

export const BED_KINDS = ['single', 'double', 'queen', 'king', 'sofa'] as const

export const RoomOffer = type({
  id: string(),
  name: string(),
  description: string(),
  images: array(PictureStruct),
  beds: array(type({ kind: enums(BED_KINDS), count: integer() })),
  /** Square meters. */
  size: integer(),
  occupancy: type({ adults: integer(), children: integer() }),
  amenities: array(AmenityStruct),
  /** Cheapest first. */
  rates: array(RoomRate),
})
export type RoomOffer = Infer<typeof RoomOffer>

export const RoomsResponse = type({ rooms: array(RoomOffer) })
export type RoomsResponse = Infer<typeof RoomsResponse>

/** One offer, looked up by its rate key: what is booked, and up to four rates for its hours. */
export const RateResponse = type({
  hotel: type({
    id: string(),
    name: string(),
    stars: integer(),
    address: string(),
    image: string(),
    time_zone: string(),
  }),
  room: type({ id: string(), name: string(), image: string() }),
  stay: type({ checkIn: DayHourStruct, checkOut: DayHourStruct }),
  rooms: array(RoomStruct),
  /** The rate of the requested key comes first. */
  rates: nonempty(array(Rate)),
  breakdown: Breakdown,
  cancellation: Cancellation,
})
export type RateResponse = Infer<typeof RateResponse>

export const PriceMatrixResponse = type({
  /** 24 rows by check-in hour, 24 columns by check-out hour; null if no room has those hours. */
  board: array(
    array(
      nullable(
        type({
          /** Total of the base rate, as in the list of hotels. */
          total: Dollars,
          /** As in `HotelSummary`: with the suggested bids for hours on request. Compare cells by this alone. */
          hours_total: Dollars,
          hours_saved: integer(),
          /** Both sides are guaranteed at this total; otherwise the extra hours are on request. */
          guaranteed: boolean(),
          /** If hours are on request: the one side that a higher total could guarantee; null if neither. */
          guaranteeable: nullable(enums(['check_in', 'check_out'])),
        }),
      ),
    ),
  ),
  /** The base rate's plan, by check-in hour: all totals of a row are for it. */
  terms: array(type({ cancellation: Cancellation, board: BoardStruct })),
  currency: enums(['USD']),
})
export type PriceMatrixResponse = Infer<typeof PriceMatrixResponse>

/** Decisions §3: minimum bid for the hours of one side. */
export const MIN_BID: Cents = 100

/** Decisions §4: an unpaid hold is released after this long. */
export const HOLD_MINUTES = 15
/** Decisions §3: minimum lifetime of a rate key. */
export const RATE_KEY_MINUTES = 60
