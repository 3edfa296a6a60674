import type { Generated, JSONColumnType } from 'kysely'
import type { Locale } from '#contract/shared/locale.ts'

export interface FoundationTables {
  jobs: {
    id: Generated<number>
    kind: string
    dedupe: string | null
    payload: JSONColumnType<Record<string, unknown>>
    run_at: Temporal.Instant
    attempts: Generated<number>
    locked_until: Temporal.Instant | null
    done_at: Temporal.Instant | null
    failed_at: Temporal.Instant | null
    last_error: string | null
    created_at: Temporal.Instant
  }
  outbox: {
    id: Generated<number>
    recipient: string
    lang: Locale
    template: string
    subject: string
    body_text: string
    body_html: string
    created_at: Temporal.Instant
    sent_at: Temporal.Instant | null
    /** Account the e-mail is about, whatever address it went to. */
    uid: string | null
  }
  secrets: {
    name: string
    value: string
    created_at: Temporal.Instant
  }
}
