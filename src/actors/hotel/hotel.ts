export { today as todayHere } from '#src/services/clock.ts'

/** Where views find a hotel, its rooms for a stay, and what other hours of it cost. The query cache owns all; nothing flows. */
export { hotelQuery } from '#src/services/query.ts'
export { priceMatrixQuery, roomsQuery, similarQuery } from '#src/services/stayQueries.ts'
