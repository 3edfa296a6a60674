import { DatabaseError } from 'pg'
import type { RawError } from './pglite.protocol.ts'

const textAt = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

/** Converts an error to a form that can be posted between threads. */
export const toRawError = (error: unknown): RawError => {
  if (!(error instanceof Error)) return { message: String(error) }
  return {
    message: error.message,
    code: textAt(error, 'code'),
    detail: textAt(error, 'detail'),
    hint: textAt(error, 'hint'),
    position: textAt(error, 'position'),
    constraint: textAt(error, 'constraint'),
    table: textAt(error, 'table'),
    column: textAt(error, 'column'),
    severity: textAt(error, 'severity'),
  }
}

/** Returns the error class of `pg`: callers see the same one with both engines. */
export const toDatabaseError = ({ message, ...parts }: RawError): DatabaseError =>
  Object.assign(new DatabaseError(message, message.length, 'error'), parts)
