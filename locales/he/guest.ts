/** What a guest's account needs besides: no page on which hotels are looked for. */
export { account } from './account.ts'
export { auth } from './auth.ts'
export { booking } from './booking.ts'
export { credits } from './credits.ts'
export { favorites } from './favorites.ts'
export { payments } from './payments.ts'
export { profile } from './profile.ts'
export { statements } from './statements.ts'
// Errors and rules are the checkout's too; of the checkout itself this is all.
export { checkout } from './checkout.ts'
export * from './paying.ts'
