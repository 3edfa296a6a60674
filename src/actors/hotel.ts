import { hotelQuery, roomsQuery } from '#src/services/query.ts'

export { today as todayHere } from '#src/services/clock.ts'

/** Where views find a hotel, and its rooms for a stay. The query cache owns both; nothing flows. */
export const hotelOf = hotelQuery
export const roomsOf = roomsQuery
