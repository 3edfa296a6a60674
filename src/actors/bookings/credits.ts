/** Where views find the guest's credit and hours. The query cache owns them. */
export { creditsQuery } from '#src/services/guestQueries.ts'
