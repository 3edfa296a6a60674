import type { Role } from './user.ts'

// Decisions §8: what some accounts do and others neither see nor may.

/** Their stays go on a statement of the month. */
export const mayPayByInvoice = (role: Role): boolean => role === 'b2b_with_invoicing'

/** An agent names who stays. */
export const booksForOthers = (role: Role): boolean => role === 'agent'

/** What a stay costs has a place in the books of a business. */
export const hasCostReference = (role: Role): boolean => role === 'b2b' || role === 'b2b_with_invoicing'
