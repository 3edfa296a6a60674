import type { Generated } from 'kysely'
import type { Locale } from '#contract/shared/locale.ts'

export interface HotelContactTables {
  hotel_contacts: {
    hotel_key: string
    email: string
    lang: Locale
    source: 'hotel' | 'staff'
    person: Generated<string>
    phone: Generated<string>
    verified_at: Temporal.Instant | null
    left_at: Temporal.Instant | null
    updated_at: Temporal.Instant
  }
  refused_addresses: {
    email: string
    refused_at: Temporal.Instant
  }
}
