import type { Database } from '#server/db/schema.ts'
import type { Handlers } from '#server/http/handler.ts'
import { readOutbox } from './outbox.store.ts'

/** GET /staff/outbox/ (decisions §11). The endpoint's `access` decides who may call it. */
export const outboxRoutes = ({ db }: { db: Database }): Pick<Handlers, 'outbox'> => ({
  outbox: async ({ query }) => ({
    messages: (await readOutbox(db, query.to)).map((row) => ({
      to: row.recipient,
      subject: row.subject,
      lang: row.lang,
      text: row.body_text,
      html: row.body_html,
      sent_at: row.sent_at?.toString() ?? null,
    })),
  }),
})
