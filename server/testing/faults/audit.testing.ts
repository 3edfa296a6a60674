import type { Database } from '#server/db/schema.ts'
import { addDays, dayHour, daysBetween } from '#contract/hotel/stay.ts'
import { daysOfSpan } from '#server/modules/inventory/span.ts'
import { openLedger } from '#server/emulators/gateway/ledger.ts'
import { DEMO_STAY_KEY } from '#server/demo/demoStays.ts'
import type { Transaction } from '#server/emulators/gateway/records.ts'

/** How many rooms of a type are taken at an hour, by `room type at hour`. */
export type Hours = Record<string, number>

const countSpanHours = (from: string, until: string): string[] => {
  const { first, opens, last, closes } = daysOfSpan({ from, until })
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, step) => addDays(first, step)).flatMap((day) =>
    Array.from({ length: 24 }, (_hour, hour) => hour)
      .filter((hour) => (day !== first || hour >= opens) && (day !== last || hour < closes))
      .map((hour) => dayHour(day, hour)),
  )
}

/** Those that somebody has made; the stays of the demo guest were never paid for. */
const bookingsOf = (db: Database) =>
  db.selectFrom('bookings').selectAll().where('idempotency_key', 'not like', `${DEMO_STAY_KEY}%`).execute()

/** What the bookings that stand take, at every hour that anybody asked for. */
export const bookedHours = async (db: Database): Promise<Hours> => {
  const hours: Hours = {}
  for (const booking of await bookingsOf(db))
    for (const hour of countSpanHours(booking.held_from, booking.held_until)) {
      const key = `${booking.room_type_id} at ${hour}`
      hours[key] = (hours[key] ?? 0) + (booking.step === 'captured' ? booking.room_count : 0)
    }
  return hours
}

/** What the inventory says is sold, at the same hours. The table itself refuses more than there is. */
export const soldHours = async (db: Database): Promise<Hours> => {
  const days = await db.selectFrom('room_day').select(['room_type_id', 'day', 'cap', 'sold']).execute()
  const sold: Hours = {}
  for (const { room_type_id, day, sold: counts } of days)
    for (const [hour, count] of counts.entries()) sold[`${room_type_id} at ${dayHour(day, hour)}`] = count
  return Object.fromEntries(Object.keys(await bookedHours(db)).map((key) => [key, sold[key] ?? 0]))
}

const LIVE = new Set(['authorized', 'submitted_for_settlement', 'settled'])
const isCharge = ({ type, status }: Transaction): boolean => type === 'sale' && LIVE.has(status)

/** Money that the card service holds or takes and no booking stands for, or a booking that is paid twice or not at all. */
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
