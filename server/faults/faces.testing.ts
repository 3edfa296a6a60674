import { create } from 'superstruct'
import { expect } from 'vitest'
import { ERROR_STATUS, ErrorAnswer } from '#contract/errors.ts'
import type { RawAnswer } from './rawHttp.testing.ts'

export interface Face {
  status: number
  /** Null where the call was answered. */
  error: ErrorAnswer['error'] | null
}

const STATUS_OF: ReadonlyMap<string, number> = new Map(Object.entries(ERROR_STATUS))

/** Answered, or refused in the one shape of the contract; never a failure of ours. */
export const faceOf = ({ status, headers, text }: RawAnswer): Face => {
  expect(status, text.slice(0, 500)).toBeLessThan(500)
  if (status < 400) return { status, error: null }
  const { error } = create(JSON.parse(text), ErrorAnswer)
  expect([STATUS_OF.get(error.code), error.requestId, error.message]).toEqual([
    status,
    headers['x-request-id'],
    expect.stringMatching(/\S/),
  ])
  return { status, error }
}
