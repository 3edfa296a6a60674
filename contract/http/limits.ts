// What may be needed where the structs that hold to it are not.

export const MIN_PASSWORD_LENGTH = 6

/** What a guest writes to the hotel, and what a business has put on its documents; in characters. */
export const MAX_COMMENT_LENGTH = 1000
export const MAX_COST_REFERENCE_LENGTH = 60

/** Specification §8, too many requests: the N of 'Please, wait for N minutes before you can try again'. */
export const TRY_AGAIN_MINUTES = 10

/** Decisions §9. Of more, the latest stay. */
export const MAX_FAVORITES = 200

export const isHotelId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,60}$/.test(value)
