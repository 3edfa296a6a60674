/** Payment config of the server, e.g. whether only test cards work. */
export { configQuery as paymentConfig } from '#src/services/query.ts'
