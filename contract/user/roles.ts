import type { Role } from './user.ts'

// Decisions §8: features of some accounts, hidden from and refused to all others.

/** Stays go on a monthly statement. */
export const mayPayByInvoice = (role: Role): boolean => role === 'b2b_with_invoicing'

/** An agent enters the traveler's name. */
export const booksForOthers = (role: Role): boolean => role === 'agent'

/** Businesses file the cost of a stay under a reference. */
export const hasCostReference = (role: Role): boolean => role === 'b2b' || role === 'b2b_with_invoicing'
