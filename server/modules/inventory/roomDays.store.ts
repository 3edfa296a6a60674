import { sql } from 'kysely'
import type { Connection } from '#server/db/schema.ts'
import type { RoomDay } from './availability.ts'
import { daysOfSpan, type Span } from './span.ts'

/** Consecutive nights of one room type, counted from a first day given by the caller. */
export interface BusyRun {
  room_type_id: string
  first: number
  /** At least one. */
  nights: number
  cap: number
  /** Rooms taken from 15:00 of the first day until 11:00 of the day after the last night. */
  sold: number
}

/** Runs inserted per statement. */
const RUNS_AT_ONCE = 10_000

/**
 * Inserts days that have no rows yet.
 * @param firstDay `YYYY-MM-DD`.
 */
export const insertBusyRuns = async (
  connection: Connection,
  firstDay: string,
  runs: readonly BusyRun[],
): Promise<void> => {
  for (let from = 0; from < runs.length; from += RUNS_AT_ONCE) {
    const some = runs.slice(from, from + RUNS_AT_ONCE)
    // `array_fill`, because calling our own function for each of a hundred thousand rows takes seconds.
    await sql`
      insert into room_day (room_type_id, day, cap, sold)
      select room_type_id, ${firstDay}::date + first + night, cap,
        case night
          when 0 then array_fill(0::smallint, array[15]) || array_fill(sold, array[9])
          when nights then array_fill(sold, array[11]) || array_fill(0::smallint, array[13])
          else array_fill(sold, array[24])
        end
      from unnest(
        ${some.map((run) => run.room_type_id)}::text[],
        ${some.map((run) => run.first)}::integer[],
        ${some.map((run) => run.nights)}::integer[],
        ${some.map((run) => run.cap)}::smallint[],
        ${some.map((run) => run.sold)}::smallint[]
      ) as run (room_type_id, first, nights, cap, sold), generate_series(0, nights) as night`.execute(connection)
  }
}

/** Days read per statement. */
const DAYS_AT_ONCE = 200_000

/** Every day from `fromDay` (`YYYY-MM-DD`) on with rooms sold or closed. */
export const readRoomDays = async (connection: Connection, fromDay: string): Promise<RoomDay[]> => {
  const counts = new Map<string, number[]>()
  const soldOf = (text: string): number[] => {
    const cached = counts.get(text)
    if (cached !== undefined) return cached
    const sold = text.split(',').map(Number)
    counts.set(text, sold)
    return sold
  }
  const days: RoomDay[] = []
  for (let after = { room_type_id: '', epoch_day: 0 }; ;) {
    const text = await readDaysAfter(connection, fromDay, after)
    if (text === '') return days
    const rows = text.split(';')
    for (const row of rows) {
      const [room_type_id = '', day = '', cap = '', sold = ''] = row.split(' ')
      days.push({ room_type_id, epoch_day: Number(day), cap: Number(cap), sold: soldOf(sold) })
    }
    after = days.at(-1) ?? after
    if (rows.length < DAYS_AT_ONCE) return days
  }
}

/** One text for many days: the embedded database is slow at returning rows, and most days are alike. */
const readDaysAfter = async (
  connection: Connection,
  fromDay: string,
  after: Pick<RoomDay, 'room_type_id' | 'epoch_day'>,
): Promise<string> => {
  const { rows } = await sql<{ part: string | null }>`
    select string_agg(room_type_id || ' ' || (day - date '1970-01-01') || ' ' || cap || ' ' || array_to_string(sold, ','), ';'
      order by room_type_id, day) as part
    from (
      select * from room_day
      where day >= ${fromDay}::date
        and (room_type_id, day) > (${after.room_type_id}, date '1970-01-01' + ${after.epoch_day}::integer)
      order by room_type_id, day limit ${DAYS_AT_ONCE}::integer
    ) as days`.execute(connection)
  return rows[0]?.part ?? ''
}

/** Days in the span of one room type with rooms sold or closed. */
export const readDaysOf = async (
  connection: Connection,
  { roomTypeId, ...span }: Span & { roomTypeId: string },
): Promise<RoomDay[]> => {
  const { first, last } = daysOfSpan(span)
  const { rows } = await sql<RoomDay>`
    select room_type_id, day - date '1970-01-01' as epoch_day, cap, sold
    from room_day where room_type_id = ${roomTypeId} and day between ${first}::date and ${last}::date`.execute(
    connection,
  )
  return rows
}

/** The UTC day before `now`, which may still be today somewhere on earth; older days are useless to a search. */
export const firstUsefulDay = (now: Temporal.Instant): string =>
  now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 1 }).toString()
