/** Where views find what the server has answered. */
export { cache } from '#src/services/query.ts'
export type { Query } from '#src/services/cache.ts'
export { isOnline, watchConnection } from '#src/services/connection.ts'
