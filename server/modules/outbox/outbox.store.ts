import type { Selectable } from 'kysely'
import type { FoundationTables } from '#server/db/foundation.tables.ts'
import type { Connection } from '#server/db/schema.ts'

export type OutboxRow = Selectable<FoundationTables['outbox']>

const MAX_MESSAGES = 200

/** E-mails to `to`, or all; newest first. */
export const readOutbox = (connection: Connection, to: string | undefined): Promise<OutboxRow[]> => {
  const messages = connection.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(MAX_MESSAGES)
  return (to === undefined ? messages : messages.where('recipient', '=', to)).execute()
}
