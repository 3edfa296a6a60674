import { MAX_FAVORITES } from '#contract/http/limits.ts'

/** What the guest wants of a hotel, and the server has not answered yet. */
export interface FavoriteChange {
  hotelId: string
  isKept: boolean
}

/** Newest first, and no more than are kept. */
export const withHotel = (ids: readonly string[], hotelId: string): string[] =>
  ids.includes(hotelId) ? [...ids] : [hotelId, ...ids].slice(0, MAX_FAVORITES)

export const withoutHotel = (ids: readonly string[], hotelId: string): string[] => ids.filter((id) => id !== hotelId)

/** The ids as they are when a wish has come true. */
export const applyFavoriteChange = (ids: readonly string[], { hotelId, isKept }: FavoriteChange): string[] =>
  isKept ? withHotel(ids, hotelId) : withoutHotel(ids, hotelId)

/** Of each hotel the last wish counts; those that are waited for keep their place. */
export const queueFavoriteChange = (changes: readonly FavoriteChange[], change: FavoriteChange): FavoriteChange[] =>
  changes.some(({ hotelId }) => hotelId === change.hotelId)
    ? changes.map((other) => (other.hotelId === change.hotelId ? change : other))
    : [...changes, change]

export const isSameChange = (one: FavoriteChange, other: FavoriteChange): boolean =>
  one.hotelId === other.hotelId && one.isKept === other.isKept
