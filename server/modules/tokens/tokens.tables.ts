import type { JSONColumnType } from 'kysely'

/** What a link in an e-mail is for. Single-purpose: a link of one kind never opens what another does. */
export type TokenKind = 'inquiry' | 'request' | 'guest' | 'hotel-email' | 'desk'

export interface TokenTables {
  tokens: {
    hash: string
    kind: TokenKind
    negotiation_id: string | null
    hotel_key: string | null
    /** What the link will write, e.g. the contact of a hotel that joins. */
    detail: JSONColumnType<object>
    expires_at: Temporal.Instant
    used_at: Temporal.Instant | null
    created_at: Temporal.Instant
  }
}
