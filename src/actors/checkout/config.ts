/** What the server says of its payments: whether cards are for trial only. */
export { configQuery as paymentConfig } from '#src/services/query.ts'
