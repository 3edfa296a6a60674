/** For staff views: what needs a person now, and the screens that guests have sent, owned by the query cache. */
export { captureQuery, capturesQuery, deskQuery } from '#src/services/staffQueries.ts'
