import { DatabaseError } from 'pg'

/** The database does not answer: not listening, starting, stopping, out of disk space or connections, or too slow. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/**
 * SQLSTATE classes of server conditions, not query errors: 08 connection, 53 out of resources, 57 stopped by an operator or by
 * the time limit, 58 system; and 25006, a read-only standby.
 */
const ITS_OWN = /^(08|53|57|58|25006)/

/** `pg` reports a lost connection with a system error code, or with a message only. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/
const SYSTEM = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** True if the database's unavailability caused this error, at any depth. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof Error && (error instanceof DatabaseUnavailable || isDatabaseUnavailable(error.cause))

/** True if the error comes from the state of the database, not from the query. */
export const isAway = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isAway)
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseError) return ITS_OWN.test(codeOf(error))
  return SYSTEM.test(codeOf(error)) || LOST.test(error.message)
}
