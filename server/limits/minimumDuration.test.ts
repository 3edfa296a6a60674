import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withMinimumDuration } from './minimumDuration.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['answered', () => Promise.resolve('done'), 'done'],
  ['refused', () => Promise.reject(new Error('no')), 'no'],
])('work that is %s immediately is held back until the time is up', async (_, work, expected) => {
  const results: unknown[] = []
  const working = withMinimumDuration(250, work).then(
    (answer) => results.push(answer),
    (error: unknown) => results.push(error instanceof Error ? error.message : error),
  )
  await vi.advanceTimersByTimeAsync(249)
  expect(results).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await working
  expect(results).toEqual([expected])
})

test('slower work returns when it is done', async () => {
  const results: string[] = []
  const working = withMinimumDuration(250, slow).then((answer) => results.push(answer))
  await vi.advanceTimersByTimeAsync(399)
  expect(results).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await working
  expect(results).toEqual(['done'])
})

const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 400))
