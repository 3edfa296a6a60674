import { sql } from 'kysely'
import { create, is, literal, object, string, type, type Infer } from 'superstruct'
import { UNAVAILABLE_MESSAGE } from '#contract/http/errors.ts'
import { DayHourStruct, daysBetween } from '#contract/hotel/stay.ts'
import type { Connection } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { daysOfSpan, type Span } from './span.ts'

/** `count` rooms of one type, for the hours [from, until). */
export interface RoomHold extends Span {
  roomTypeId: string
  count: number
}

/** Every commit that changes the inventory sends here the room type and days to read again. */
export const INVENTORY_CHANNEL = 'inventory'

const ChangedDaysStruct = object({ roomTypeId: string(), from: DayHourStruct, until: DayHourStruct })
export type ChangedDays = Infer<typeof ChangedDaysStruct>

/** Sent in the transaction of the change: delivered only if that commits. */
const announce = async (connection: Connection, { roomTypeId, from, until }: ChangedDays): Promise<void> => {
  await sql`select pg_notify(${INVENTORY_CHANNEL}, ${JSON.stringify({ roomTypeId, from, until })})`.execute(connection)
}

/** Parses a notification; undefined if invalid. */
export const readChange = (payload: string): ChangedDays | undefined => {
  try {
    return create(JSON.parse(payload), ChangedDaysStruct)
  } catch {
    return undefined
  }
}

const Overbooked = type({ code: literal('23514'), constraint: literal('room_day_no_overbooking') })

/**
 * Takes rooms out of the inventory, in the caller's transaction, which must be rolled back if this throws.
 * @throws `unavailable` (409) if any hour of the span has too few rooms left.
 */
export const hold = async (connection: Connection, { roomTypeId, count, ...span }: RoomHold): Promise<void> => {
  const { first, opens, last, closes } = daysOfSpan(span)
  const nights = daysBetween(first, last)
  // Lock in the order of days, or two buyers can deadlock.
  const taking = sql`
    insert into room_day as taken (room_type_id, day, cap, sold)
    select room_types.id, ${first}::date + step, room_types.rooms_total,
      hours_of_day(
        case when step = 0 then ${opens}::integer else 0 end,
        case when step = ${nights}::integer then ${closes}::integer else 24 end,
        ${count}::integer)
    from room_types, generate_series(0, ${nights}::integer) as step
    where room_types.id = ${roomTypeId}
    order by step
    on conflict (room_type_id, day) do update set sold = add_hours(taken.sold, excluded.sold)`
  try {
    const { numAffectedRows } = await taking.execute(connection)
    if (Number(numAffectedRows) !== nights + 1) throw new Error(`no room type ${roomTypeId}`)
    await announce(connection, { roomTypeId, ...span })
  } catch (error) {
    if (is(error, Overbooked)) throw new ApiError('unavailable', UNAVAILABLE_MESSAGE, { cause: error })
    throw error
  }
}

/** Releases what `hold` took, with the same span and count, in the caller's transaction. */
export const release = async (connection: Connection, { roomTypeId, count, ...span }: RoomHold): Promise<void> => {
  const { first, opens, last, closes } = daysOfSpan(span)
  // `hold` with a negative count would fail: the CHECK sees the proposed row before the conflict with the existing one.
  await sql`
    select from room_day
    where room_type_id = ${roomTypeId} and day between ${first}::date and ${last}::date
    order by day for update`.execute(connection)
  const { numAffectedRows } = await sql`
    update room_day
    set sold = add_hours(sold, hours_of_day(
      case when day = ${first}::date then ${opens}::integer else 0 end,
      case when day = ${last}::date then ${closes}::integer else 24 end,
      ${-count}::integer))
    where room_type_id = ${roomTypeId} and day between ${first}::date and ${last}::date`.execute(connection)
  if (Number(numAffectedRows) !== daysBetween(first, last) + 1) throw new Error(`${roomTypeId} was not held`)
  await announce(connection, { roomTypeId, ...span })
}
