// What a sentence names may be needed where the structs that hold to it are not.

export const MIN_PASSWORD_LENGTH = 6

/** Specification §8, too many requests: the N of 'Please, wait for N minutes before you can try again'. */
export const TRY_AGAIN_MINUTES = 10
