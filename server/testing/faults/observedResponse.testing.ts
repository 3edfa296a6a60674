import { is } from 'superstruct'
import { ERROR_STATUS, ErrorResponse } from '#contract/http/errors.ts'
import type { RawAnswer } from './rawHttp.testing.ts'

export interface ObservedResponse {
  status: number
  /** Null for a success. */
  error: ErrorResponse['error'] | null
}

const STATUS_OF: ReadonlyMap<string, number> = new Map(Object.entries(ERROR_STATUS))

/**
 * Reads a success, or an error in the shape of the contract.
 * @throws the response if it is our own failure or has another shape.
 */
export const observeResponse = ({ status, headers, text }: RawAnswer): ObservedResponse => {
  if (status < 400) return { status, error: null }
  const body: unknown = JSON.parse(text)
  const isOurs =
    is(body, ErrorResponse) &&
    status < 500 &&
    STATUS_OF.get(body.error.code) === status &&
    body.error.requestId === headers['x-request-id'] &&
    body.error.message !== ''
  if (!isOurs) throw new Error(`answered ${status} ${text.slice(0, 500)}`)
  return { status, error: body.error }
}
