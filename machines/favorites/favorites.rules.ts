import { MAX_FAVORITES } from '#contract/http/limits.ts'

/** A change the server has not confirmed yet. */
export interface FavoriteChange {
  hotelId: string
  isFavorite: boolean
}

/** Newest first, at most `MAX_FAVORITES`. */
export const withHotel = (ids: readonly string[], hotelId: string): string[] =>
  ids.includes(hotelId) ? [...ids] : [hotelId, ...ids].slice(0, MAX_FAVORITES)

export const withoutHotel = (ids: readonly string[], hotelId: string): string[] => ids.filter((id) => id !== hotelId)

/** Returns the ids after the change. */
export const applyFavoriteChange = (ids: readonly string[], { hotelId, isFavorite }: FavoriteChange): string[] =>
  isFavorite ? withHotel(ids, hotelId) : withoutHotel(ids, hotelId)

/** A new change replaces an earlier one of the same hotel, in its position. */
export const queueFavoriteChange = (changes: readonly FavoriteChange[], change: FavoriteChange): FavoriteChange[] =>
  changes.some(({ hotelId }) => hotelId === change.hotelId)
    ? changes.map((other) => (other.hotelId === change.hotelId ? change : other))
    : [...changes, change]

export const isSameChange = (one: FavoriteChange, other: FavoriteChange): boolean =>
  one.hotelId === other.hotelId && one.isFavorite === other.isFavorite
