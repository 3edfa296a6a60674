// Limits apart from the structs that enforce them, for importers that do not need those.

export const MIN_PASSWORD_LENGTH = 6

/** Characters of a guest's comment to the hotel, and of a business's cost reference. */
export const MAX_COMMENT_LENGTH = 1000
export const MAX_COST_REFERENCE_LENGTH = 60

/** Specification §8, too many requests: the N of 'Please, wait for N minutes before you can try again'. */
export const TRY_AGAIN_MINUTES = 10

/** Decisions §9. Beyond this, the oldest are dropped. */
export const MAX_FAVORITES = 200

export const isHotelId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,60}$/.test(value)
