import { hotelQuery } from '#src/services/query.ts'
import { boardQuery, roomsQuery, similarQuery } from '#src/services/stayQueries.ts'

export { today as todayHere } from '#src/services/clock.ts'

/** Where views find a hotel, its rooms for a stay, and what other hours of it cost. The query cache owns all; nothing flows. */
export const hotelOf = hotelQuery
export const roomsOf = roomsQuery
export const boardOf = boardQuery
export const similarOf = similarQuery
