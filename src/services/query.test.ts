import { expect, test } from 'vitest'
import { ApiFailure } from './apiFailure.ts'
import { createQueryClient } from './query.ts'

/** How often a read that fails so is asked for once more. */
const timesAskedAgain = (error: Error): number => {
  const retry = createQueryClient().getDefaultOptions().queries?.retry
  if (typeof retry !== 'function') throw new Error('no rule')
  let failures = 0
  while (failures < 9 && retry(failures, error)) failures += 1
  return failures
}

test.each([
  ['a fault of the server', new ApiFailure({ code: 'internal', status: 500 }), 2],
  ['a connection that broke', new ApiFailure({ code: 'unreachable' }), 2],
  ['a refusal', new ApiFailure({ code: 'not_found', status: 404 }), 0],
  ['a server that hangs', new ApiFailure({ code: 'timeout' }), 0],
])('after %s a read is asked for as often again as it may help', (_, error, times) => {
  expect(timesAskedAgain(error)).toBe(times)
})
