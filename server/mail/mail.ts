import { integer, create, type } from 'superstruct'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { PermanentFailure, type Jobs } from '#server/jobs/jobs.ts'
import type { MailBrand } from './compose.ts'
import type { MailMessage } from './messages.ts'
import { renderMail } from './render.ts'
import { MailRefused, type MailTransport } from './transport.ts'

export interface Mail {
  /** Writes an e-mail to the outbox in the caller's transaction: it is sent only if that commits. */
  queue: (connection: Connection, message: MailMessage) => Promise<void>
}

export interface MailDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'schedule' | 'handle'>
  brand: MailBrand
  transport: MailTransport
}

const SEND = 'mail.send'
const SendPayload = type({ id: integer() })

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
    .where('sent_at', 'is not', null)
    .execute()
}

/** The outbox and the job that sends its e-mails. */
export const createMail = ({ db, clock, jobs, brand, transport }: MailDeps): Mail => {
  jobs.handle(SEND, async (payload) => {
    const { id } = create(payload, SendPayload)
    const mail = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
    // Sent by a runner that died before it could mark the job as done.
    if (!mail || mail.sent_at !== null) return
    try {
      await transport.send({
        id,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
      })
    } catch (error) {
      throw error instanceof MailRefused ? new PermanentFailure(error.message, { cause: error }) : error
    }
    await db.updateTable('outbox').set({ sent_at: clock() }).where('id', '=', id).execute()
  })

  return {
    queue: async (connection, message) => {
      const now = clock()
      const { subject, text, html } = renderMail(message, brand)
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
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await jobs.schedule(connection, { kind: SEND, dedupe: `${SEND}:${id}`, payload: { id }, runAt: now })
    },
  }
}
