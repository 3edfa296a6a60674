import { CompiledQuery } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { kyselyOf } from '#server/db/open.ts'
import type { DbConnection } from '#server/db/pool.ts'
import type { PaymentState } from '#server/modules/payments/payments.tables.ts'

/**
 * A step that a payment goes through. asked: written that the gateway is about to be asked for the charge. invoiced, credited: a bid is
 * entered on the account's invoice, or taken off it.
 */
export type PaymentStep = PaymentState | 'asked' | 'invoiced' | 'credited'

/** Right before or after the commit that moves a payment, with its booking, to a step. */
export type Death = `${'before' | 'after'} ${PaymentStep}`

/** Changes a query, to remove a guard. */
export type Rewrite = (text: string) => string

const never = <T>(): Promise<T> => new Promise(() => {})

const isCommand = (text: string, command: string): boolean => text.trim().toLowerCase() === command

const stepIn = (text: string, values: readonly (string | null)[]): string | null | undefined => {
  if (text.startsWith('insert into "payments"')) return 'due'
  if (text.startsWith('insert into "invoice_entries"'))
    return values.includes('bid') ? 'invoiced' : values.includes('bid_cancelled') ? 'credited' : undefined
  if (text.startsWith('update "payments" set "authorize_asked_at"')) return 'asked'
  return text.startsWith('update "payments" set "state"') ? values[0] : undefined
}

/**
 * The database as seen by a process that is killed at `death`: its open transaction is rolled back, and from then on no query is
 * answered.
 */
export const mortalDatabase = (db: Database, death: Death | null, rewrite: Rewrite = (text) => text) => {
  const { opened: dead, open: die } = gate()
  let isDead = false

  const acquire = async (): Promise<DbConnection> => {
    if (isDead) return never()
    const { ask, release } = await takeConnection(db)
    let isOpen = false
    let moves: string | null | undefined
    const end = async (): Promise<never> => {
      isDead = true
      if (isOpen) await ask('rollback', [])
      release()
      die()
      return never()
    }
    return {
      query: async (sql, values) => {
        if (isDead) return end()
        const text = rewrite(sql)
        if (isCommand(text, 'begin')) isOpen = true
        const step = stepIn(text, values)
        if (isOpen) moves = step ?? moves
        const commits = isOpen ? isCommand(text, 'commit') : step !== undefined
        const reached = isOpen ? moves : step
        if (commits && death === `before ${reached}`) return end()
        const answer = await ask(text, values)
        if (isCommand(text, 'commit') || isCommand(text, 'rollback')) isOpen = false
        if (commits && death === `after ${reached}`) return end()
        if (commits) moves = undefined
        return answer
      },
      release,
    }
  }
  return { db: kyselyOf({ acquire, end: () => Promise.resolve() }), dead, isDead: () => isDead }
}

/** A promise that `open` resolves. */
export const gate = (): { opened: Promise<void>; open: () => void } => {
  let open: (() => void) | undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open?.() }
}

/** Takes a connection until `release`. */
const takeConnection = async (db: Database) => {
  const { opened: released, open: release } = gate()
  const connection = await new Promise<Database>((resolve, reject) => {
    db.connection()
      .execute((taken) => {
        resolve(taken)
        return released
      })
      .catch(reject)
  })
  const ask: DbConnection['query'] = async (text, values) => {
    const { rows, numAffectedRows } = await connection.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(text, [...values]),
    )
    return {
      command: /\w+/.exec(text)?.[0].toUpperCase() ?? '',
      rowCount: Number(numAffectedRows ?? rows.length),
      rows,
    }
  }
  return { ask, release }
}
