import type { GeneratedAlways } from 'kysely'

export interface FavoriteTables {
  user_favorites: {
    user_id: string
    hotel_id: string
    place: GeneratedAlways<number>
    added_at: Temporal.Instant
  }
}
