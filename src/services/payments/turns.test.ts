import { expect, test } from 'vitest'
import { createSerialQueue, withAbortAndTimeout } from './turns.ts'

test('each task starts when the previous one has ended, even if that one failed', async () => {
  const inTurn = createSerialQueue()
  const log: string[] = []
  const gate = new AbortController()
  const first = inTurn(async () => {
    log.push('first begins')
    await new Promise((resolve) => gate.signal.addEventListener('abort', resolve))
    log.push('first fails')
    throw new Error('first')
  })
  const second = inTurn(async () => {
    log.push('second')
    return 2
  })
  await Promise.resolve()
  expect(log).toEqual(['first begins'])
  gate.abort()
  await expect(first).rejects.toThrow('first')
  expect(await second).toBe(2)
  expect(log).toEqual(['first begins', 'first fails', 'second'])
})

test('work that finishes in time is left alone', async () => {
  const signal = new AbortController().signal
  expect(await withAbortAndTimeout(Promise.resolve(1), { signals: [signal], timeLimitMs: 1_000 }, Error)).toBe(1)
})

test('work that takes too long is abandoned', async () => {
  await expect(withAbortAndTimeout(never(), { signals: [], timeLimitMs: 5 }, Error)).rejects.toThrow('timeout')
})

test('work is abandoned when any signal aborts, even before it began', async () => {
  const controller = new AbortController()
  const work = withAbortAndTimeout(never(), { signals: [new AbortController().signal, controller.signal] }, Error)
  controller.abort()
  await expect(work).rejects.toThrow('aborted')
  await expect(withAbortAndTimeout(never(), { signals: [AbortSignal.abort()] }, Error)).rejects.toThrow('aborted')
})

const never = (): Promise<never> => new Promise(() => undefined)
