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
])('work that is %s immediately is held back until the time is up', async (_, work, told) => {
  const heard: unknown[] = []
  const working = withMinimumDuration(250, work).then(
    (answer) => heard.push(answer),
    (error: unknown) => heard.push(error instanceof Error ? error.message : error),
  )
  await vi.advanceTimersByTimeAsync(249)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await working
  expect(heard).toEqual([told])
})

test('slower work returns when it is done', async () => {
  const heard: string[] = []
  const working = withMinimumDuration(250, slow).then((answer) => heard.push(answer))
  await vi.advanceTimersByTimeAsync(399)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await working
  expect(heard).toEqual(['done'])
})

const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 400))
