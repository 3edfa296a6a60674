import type { Connection } from '#server/db/schema.ts'
import type { DeskStay } from '#contract/inquiry/desk.ts'
import { offersOf, type NegotiationRow } from './negotiations.store.ts'
import { currentOffer } from './negotiations.view.ts'

/** As many as a desk shows of each kind. */
const MAX_ROWS = 100

const OF_HOTEL = (db: Connection, hotelKey: string) => db.selectFrom('negotiations').where('hotel_key', '=', hotelKey)

/** Requests that the hotel can answer, or has answered within the last minute. The most urgent first. */
export const dueAtDesk = (db: Connection, hotelKey: string): Promise<NegotiationRow[]> =>
  OF_HOTEL(db, hotelKey)
    .selectAll()
    .where('state', 'in', ['asked', 'answering'])
    .orderBy('asked_at')
    .limit(MAX_ROWS)
    .execute()

/** All others that the hotel was asked, latest first; `found` counts all. */
export const answeredAtDesk = async (
  db: Connection,
  hotelKey: string,
): Promise<{ rows: NegotiationRow[]; found: number }> => {
  const matching = OF_HOTEL(db, hotelKey)
    .where('asked_at', 'is not', null)
    .where('state', 'not in', ['unconfirmed', 'addressless', 'asked', 'answering'])
  const rows = await matching.selectAll().orderBy('moved_at', 'desc').limit(MAX_ROWS).execute()
  const { found } = await matching.select((all) => all.fn.countAll<number>().as('found')).executeTakeFirstOrThrow()
  return { rows, found }
}

export const requestAtDesk = (db: Connection, hotelKey: string, number: string): Promise<NegotiationRow | undefined> =>
  OF_HOTEL(db, hotelKey).selectAll().where('reference', '=', number).executeTakeFirst()

/** Stays that begin or end on one of these days, `YYYY-MM-DD`, with the hours that the guest was promised. */
export const staysAtDesk = async (db: Connection, hotelKey: string, days: readonly string[]): Promise<DeskStay[]> => {
  const agreed = await OF_HOTEL(db, hotelKey)
    .selectAll()
    .where('kind', '=', 'inquiry')
    .where('state', 'in', ['accepted', 'charging', 'unpaid', 'charged', 'done'])
    .where((one) => one.or([one('stay_from', 'in', days), one('stay_until', 'in', days)]))
    .limit(MAX_ROWS)
    .execute()
  const booked = await db
    .selectFrom('bookings')
    .select(['guest_first_name', 'guest_last_name', 'reference', 'held_from', 'held_until'])
    .where('hotel_id', '=', hotelKey)
    .where('step', '=', 'captured')
    .where((one) =>
      one.or(days.flatMap((day) => [one('held_from', 'like', `${day}T%`), one('held_until', 'like', `${day}T%`)])),
    )
    .limit(MAX_ROWS)
    .execute()
  return [
    ...(await Promise.all(
      agreed.map(async ({ id, guest_first_name, guest_last_name, reference_at_hotel }) => {
        const { check_in, check_out } = currentOffer(await offersOf(db, id))
        return {
          guest: { first_name: guest_first_name, last_name: guest_last_name },
          reference: reference_at_hotel,
          check_in,
          check_out,
        }
      }),
    )),
    ...booked.map(({ guest_first_name, guest_last_name, reference, held_from, held_until }) => ({
      guest: { first_name: guest_first_name, last_name: guest_last_name },
      reference,
      check_in: held_from,
      check_out: held_until,
    })),
  ]
}
