import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchReconnect } from './connection.ts'

const page = new EventTarget()
const say = (what: 'online' | 'offline'): boolean => page.dispatchEvent(new Event(what))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('reports a restored connection immediately, and again later for calls that failed once more', () => {
  const listener = vi.fn<() => void>()
  const stop = watchReconnect(listener)
  say('online')
  expect(listener).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(listener).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(60_000)
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
})

test('reports nothing after the connection is lost again, and each return separately', () => {
  const listener = vi.fn<() => void>()
  const stop = watchReconnect(listener)
  say('online')
  say('offline')
  vi.advanceTimersByTime(60_000)
  expect(listener).toHaveBeenCalledTimes(1)
  say('online')
  say('online')
  vi.advanceTimersByTime(60_000)
  expect(listener).toHaveBeenCalledTimes(5)
  stop()
})

test('an unsubscribed listener hears nothing more, not even of an earlier return', () => {
  const listener = vi.fn<() => void>()
  const stop = watchReconnect(listener)
  say('online')
  stop()
  say('online')
  vi.advanceTimersByTime(60_000)
  expect(listener).toHaveBeenCalledTimes(1)
})
