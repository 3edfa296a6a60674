import type { Generated } from 'kysely'
import type { Locale } from '#contract/shared/locale.ts'

export interface SupportTables {
  captures: {
    code: string
    attempt: string
    user_id: string | null
    /** JSON, compressed by gzip. */
    envelope: Buffer
    bytes: number
    build: string
    route: string
    locale: Locale
    width: number
    height: number
    note: string
    sent_at: Temporal.Instant
    expires_at: Temporal.Instant
  }
  capture_looks: {
    id: Generated<number>
    capture_code: string
    staff_uid: string
    at: Temporal.Instant
  }
}
