/** Texts of a guest's account and the full checkout; pages for finding a hotel do not load them. */
export { account } from './account.ts'
export { auth } from './auth.ts'
export { booking } from './booking.ts'
export { credits } from './credits.ts'
export { favorites } from './favorites.ts'
export { payments } from './payments.ts'
export { profile } from './profile.ts'
export { statements } from './statements.ts'
// Replaces the short checkout texts of `paying`, whose errors and validation stay.
export { checkout } from './checkout.ts'
export * from './paying.ts'
