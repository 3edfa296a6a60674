export { today as todayHere } from '#src/services/clock.ts'

/** For views: a hotel, its rooms for a stay, and the prices of other hours. The query cache owns them; no machine is involved. */
export { hotelQuery } from '#src/services/query.ts'
export { priceMatrixQuery, roomsQuery, similarQuery } from '#src/services/stayQueries.ts'
