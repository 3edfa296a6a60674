/** Where views find the guest's credit and hours. The query cache owns them. */
export { creditsQuery as creditsOf } from '#src/services/guestQueries.ts'
