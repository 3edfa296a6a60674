import { DatabaseError } from 'pg'

/** The database does not answer: nobody listens, it is starting or stopping, out of room, or slower than anybody waits for. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/**
 * Conditions of the server, not of the question, by class of SQLSTATE: 08 connection, 53 out of room or connections,
 * 57 stopped by an operator or by the time limit, 58 system; and 25006, a standby that takes no writes.
 */
const ITS_OWN = /^(08|53|57|58|25006)/

/** `pg` tells of a lost connection by the system's error, or by words alone. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/
const SYSTEM = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Did it come to this because the database does not answer? */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof Error && (error instanceof DatabaseUnavailable || isDatabaseUnavailable(error.cause))

/** Is this failure the database's state rather than the question's fault? */
export const isAway = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isAway)
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseError) return ITS_OWN.test(codeOf(error))
  return SYSTEM.test(codeOf(error)) || LOST.test(error.message)
}
