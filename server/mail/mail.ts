import { sql, type ExpressionBuilder } from 'kysely'
import { integer, create, type } from 'superstruct'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database, Schema } from '#server/db/schema.ts'
import { PermanentFailure, type Jobs } from '#server/jobs/jobs.ts'
import type { MailBrand } from './compose.ts'
import { LINK_SECRET } from './linkSecrets.ts'
import type { MailMessage } from './messages.ts'
import { renderMail } from './render.ts'
import { AddressRefused, MailRefused, type MailTransport } from './transport.ts'

export interface Mail {
  /** Writes an e-mail to the outbox in the caller's transaction: it is sent only if that commits. */
  queue: (connection: Connection, message: MailMessage) => Promise<void>
  /** Calls `listener` in the transaction that ends an e-mail because its address does not exist. It may be called again. */
  onAddressRefused: (listener: AddressRefusedListener) => void
}

/** @param email in lower case. */
export type AddressRefusedListener = (transaction: Connection, email: string) => Promise<void>

export interface MailDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'schedule' | 'handle'>
  brand: MailBrand
  transport: MailTransport
}

const SEND = 'mail.send'
const SendPayload = type({ id: integer() })

/** Sent, or refused for good: the others are still to go out. */
export const isOver = (mail: ExpressionBuilder<Schema, 'outbox'>) =>
  mail.or([mail('sent_at', 'is not', null), mail('refused_at', 'is not', null)])

/** Erases the text of sent e-mails whose single use is over. */
export const redactSentEmails = async (
  connection: Connection,
  { uid, template }: { uid: string; template: MailMessage['template'] },
): Promise<void> => {
  await connection
    .updateTable('outbox')
    .set({ subject: '', body_text: '', body_html: '' })
    .where('uid', '=', uid)
    .where('template', '=', template)
    .where(isOver)
    .execute()
}

const masked = (column: 'body_text' | 'body_html') =>
  sql<string>`regexp_replace(${sql.ref(column)}, ${LINK_SECRET}, ${String.raw`\1…`}, 'g')`

/**
 * Empties the links in the sent e-mails of a conversation that has ended, and keeps their words. Tokens are hashed elsewhere: this
 * is the only copy that would still open something. Unsent e-mails keep theirs, for their readers.
 */
export const redactThread = async (connection: Connection, thread: string): Promise<void> => {
  await connection
    .updateTable('outbox')
    .set({ body_text: masked('body_text'), body_html: masked('body_html') })
    .where('thread', '=', thread)
    .where(isOver)
    .execute()
}

/** Id of the first e-mail of the same conversation; null if `mail` is it. */
const firstOfThread = async (
  db: Database,
  { id, thread }: { id: number; thread: string | null },
): Promise<number | null> => {
  if (thread === null) return null
  const first = await db
    .selectFrom('outbox')
    .select('id')
    .where('thread', '=', thread)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first === undefined || first.id === id ? null : first.id
}

/** The outbox and the job that sends its e-mails. */
export const createMail = ({ db, clock, jobs, brand, transport }: MailDeps): Mail => {
  const listeners: AddressRefusedListener[] = []

  const end = (id: number, recipient: string, refusal: MailRefused): Promise<void> =>
    db.transaction().execute(async (tx) => {
      if (refusal instanceof AddressRefused)
        for (const listener of listeners) await listener(tx, recipient.toLowerCase())
      await tx.updateTable('outbox').set({ refused_at: clock() }).where('id', '=', id).execute()
    })

  jobs.handle(SEND, async (payload) => {
    const { id } = create(payload, SendPayload)
    const mail = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
    // Ended by a runner that died before it could mark the job as done.
    if (!mail || mail.sent_at !== null || mail.refused_at !== null) return
    try {
      await transport.send({
        id,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        repliesTo: await firstOfThread(db, mail),
        attachments: mail.attachments ?? [],
      })
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      await end(id, mail.recipient, error)
      throw new PermanentFailure(error.message, { cause: error })
    }
    await db.updateTable('outbox').set({ sent_at: clock() }).where('id', '=', id).execute()
  })

  return {
    onAddressRefused: (listener) => void listeners.push(listener),
    queue: async (connection, message) => {
      const now = clock()
      const { subject, text, html } = renderMail(message, brand, now)
      const { id } = await connection
        .insertInto('outbox')
        .values({
          recipient: message.to,
          lang: message.lang,
          template: message.template,
          subject,
          body_text: text,
          body_html: html,
          created_at: now,
          uid: message.uid ?? null,
          thread: message.thread ?? null,
          about_uid: message.aboutUid ?? null,
          attachments: message.attachments === undefined ? null : JSON.stringify(message.attachments),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await jobs.schedule(connection, { kind: SEND, dedupe: `${SEND}:${id}`, payload: { id }, runAt: now })
    },
  }
}
