import type { Generated, JSONColumnType } from 'kysely'
import type { Locale } from '#contract/shared/locale.ts'

/** A file that goes out with an e-mail. */
export interface MailAttachment {
  name: string
  mediaType: string
  text: string
}

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
    /** When the mail server refused it for good. */
    refused_at: Temporal.Instant | null
    /** Account the e-mail is about, whatever address it went to. */
    uid: string | null
    /** Conversation that the e-mail belongs to. */
    thread: string | null
    /** Guest's account that an e-mail to somebody else is about: deleted with the account, never in its export. */
    about_uid: string | null
    attachments: JSONColumnType<MailAttachment[] | null, string | null, string | null>
  }
  secrets: {
    name: string
    value: string
    created_at: Temporal.Instant
  }
}
