import { randomUUID } from 'node:crypto'
import { addDays, dayHour, type DayHour } from '#contract/hotel/stay.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { generateReference } from '#server/modules/bookings/reference.ts'
import { hotelTime } from '#server/modules/hotels/hotelTime.ts'
import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { readHotels } from '#server/modules/hotels/hotels.store.ts'
import { priceStay } from '#server/modules/rates/rates.price.ts'
import { userByEmail } from '#server/modules/user/user.store.ts'
import { DEMO_ACCOUNTS } from './demoAccounts.ts'

/** Prefix of the idempotency keys of demo stays, which have no payment. */
export const DEMO_STAY_KEY = 'demo-stay-'

interface DemoStay {
  city: string
  daysAgo: number
  nights: number
  from: number
  until: number
}

/** 266 hours in all if no clocks change in between: two credits earned, 34 hours to the next. */
const STAYS: readonly DemoStay[] = [
  { city: 'nyc', daysAgo: 243, nights: 3, from: 8, until: 11 },
  { city: 'par', daysAgo: 166, nights: 2, from: 20, until: 14 },
  { city: 'dxb', daysAgo: 97, nights: 4, from: 15, until: 18 },
  { city: 'jlm', daysAgo: 24, nights: 2, from: 10, until: 12 },
]

const PARTY = [{ adults: 2, children: [] }]

const bookingOf = (stay: DemoStay, place: number, hotel: HotelRecord, uid: string, now: Temporal.Instant) => {
  const [room] = hotel.room_types
  if (room === undefined) return undefined
  const today = now.toZonedDateTimeISO(hotel.time_zone).toPlainDate().toString()
  const day = addDays(today, -stay.daysAgo)
  const check_in = dayHour(day, stay.from)
  const check_out = dayHour(addDays(day, stay.nights), stay.until)
  const guaranteed = { check_in: true, check_out: true }
  const nights = Array.from({ length: stay.nights }, () => room.base_price_cents)
  const { breakdown, first_night } = priceStay({
    stay: { checkIn: check_in, checkOut: check_out },
    rooms: PARTY,
    nights,
    lowest_nights: nights,
    breakfast_cents: 0,
    guaranteed,
    tax_basis_points: hotel.tax_basis_points,
  })
  const at = (hour: DayHour) => Temporal.Instant.fromEpochMilliseconds(hotelTime(hotel.time_zone).momentOf(hour))
  const check_in_at = at(check_in)
  return {
    id: randomUUID(),
    reference: generateReference(),
    user_uid: uid,
    idempotency_key: `${DEMO_STAY_KEY}${place}`,
    request_hash: '',
    step: 'captured' as const,
    hotel_id: hotel.id,
    room_type_id: room.id,
    check_in,
    check_out,
    check_in_at,
    check_out_at: at(check_out),
    held_from: check_in,
    held_until: check_out,
    room_count: 1,
    rooms: JSON.stringify(PARTY),
    checkin_guaranteed: true,
    checkout_guaranteed: true,
    guest_first_name: 'Demo',
    guest_last_name: 'Guest',
    guest_email: '',
    lang: 'en',
    comment: '',
    total_cents: breakdown.total,
    breakdown: JSON.stringify(breakdown),
    first_night_cents: first_night,
    cancellation_deadline: check_in_at.subtract({ hours: hotel.cancellation_hours }),
    created_at: check_in_at.subtract({ hours: 24 * 20 }),
  }
}

const hasStays = async (db: Database, uid: string): Promise<boolean> => {
  const { count } = await db
    .selectFrom('bookings')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('user_uid', '=', uid)
    .where('idempotency_key', 'like', `${DEMO_STAY_KEY}%`)
    .executeTakeFirstOrThrow()
  return count === STAYS.length
}

/** Gives the demo guest past stays: their history, credit and hours are there from the first start. */
export const seedDemoStays = async (db: Database, clock: Clock): Promise<void> => {
  const [account] = DEMO_ACCOUNTS
  const guest = account === undefined ? undefined : await userByEmail(db, account.email)
  if (guest === undefined || (await hasStays(db, guest.uid))) return
  const hotels = await readHotels(db)
  const rows = STAYS.flatMap((stay, place) => {
    const hotel = hotels.find(({ city_id, stars }) => city_id === stay.city && stars >= 4)
    const row = hotel === undefined ? undefined : bookingOf(stay, place, hotel, guest.uid, clock())
    return row === undefined ? [] : [row]
  })
  if (rows.length === 0) return
  await db
    .insertInto('bookings')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('bookings_one_per_attempt').doNothing())
    .execute()
}
