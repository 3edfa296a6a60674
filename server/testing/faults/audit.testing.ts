import type { Database } from '#server/db/schema.ts'
import { addDays, dayHour, daysBetween } from '#contract/hotel/stay.ts'
import { selectBookings } from '#server/modules/bookings/bookings.store.ts'
import { daysOfSpan } from '#server/modules/inventory/span.ts'
import { openLedger } from '#server/emulators/gateway/ledger.ts'
import { DEMO_STAY_KEY } from '#server/demo/demoStays.ts'
import type { Transaction } from '#server/emulators/gateway/records.ts'

/** Number of rooms taken per hour, by `<room type> at <hour>`. */
export type Hours = Record<string, number>

const countSpanHours = (from: string, until: string): string[] => {
  const { first, opens, last, closes } = daysOfSpan({ from, until })
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, step) => addDays(first, step)).flatMap((day) =>
    Array.from({ length: 24 }, (_hour, hour) => hour)
      .filter((hour) => (day !== first || hour >= opens) && (day !== last || hour < closes))
      .map((hour) => dayHour(day, hour)),
  )
}

/** Without the demo guest's stays, which were never paid for. */
const bookingsOf = (db: Database) =>
  selectBookings(db).where('idempotency_key', 'not like', `${DEMO_STAY_KEY}%`).execute()

/** Rooms taken by captured bookings, for every hour of any booking. */
export const bookedHours = async (db: Database): Promise<Hours> => {
  const hours: Hours = {}
  for (const booking of await bookingsOf(db))
    for (const hour of countSpanHours(booking.held_from, booking.held_until)) {
      const key = `${booking.room_type_id} at ${hour}`
      hours[key] = (hours[key] ?? 0) + (booking.step === 'captured' ? booking.room_count : 0)
    }
  return hours
}

/** Rooms sold in the inventory, for the same hours. The table itself refuses overselling. */
export const soldHours = async (db: Database): Promise<Hours> => {
  const days = await db.selectFrom('room_day').select(['room_type_id', 'day', 'cap', 'sold']).execute()
  const sold: Hours = {}
  for (const { room_type_id, day, sold: counts } of days)
    for (const [hour, count] of counts.entries()) sold[`${room_type_id} at ${dayHour(day, hour)}`] = count
  return Object.fromEntries(Object.keys(await bookedHours(db)).map((key) => [key, sold[key] ?? 0]))
}

const LIVE = new Set(['authorized', 'submitted_for_settlement', 'settled'])
const isCharge = ({ type, status }: Transaction): boolean => type === 'sale' && LIVE.has(status)

/** Returns charges without a captured booking, and bookings not charged exactly once. */
export const chargesWithoutBooking = async (db: Database, dataDir: string): Promise<string[]> => {
  const ledger = await openLedger(`${dataDir}/gateway`, Date.now)
  const charges = [...ledger.transactions()].filter(isCharge)
  await ledger.close()
  const bookings = await bookingsOf(db)
  const standing = new Map(bookings.filter(({ step }) => step === 'captured').map((row) => [row.id, row]))
  const idle = charges.filter(({ orderId, id }) => standing.get(orderId ?? '')?.transaction_id !== id)
  const unpaid = [...standing.keys()].filter((id) => charges.filter(({ orderId }) => orderId === id).length !== 1)
  return [
    ...idle.map(({ id, status, orderId }) => `charge ${id} ${status} for ${orderId}`),
    ...unpaid.map((id) => `booking ${id} is not paid once`),
  ]
}
