import { beforeEach, expect, test, vi } from 'vitest'
import {
  areHeartsNeeded,
  dismissHeart,
  expectHearts,
  isHeartKept,
  isHeartLost,
  loadHeartFlow,
  pressHeart,
  watchHearts,
} from './hearts.ts'

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
})

const press = vi.fn<(hotelId: string, isKept: boolean) => void>()
const come = () =>
  loadHeartFlow(() =>
    Promise.resolve({
      heartFlow: { watch: () => () => {}, isKept: () => true, problem: () => null, press, dismiss: () => {} },
    }),
  )
const fail = () => loadHeartFlow(() => Promise.reject(new Error('gone')))

test('a heart that is pressed before its flow is here shows it at once, and the flow takes it over', async () => {
  const seen = vi.fn<() => void>()
  const stop = watchHearts(seen)
  expect([areHeartsNeeded(), isHeartKept('h1')]).toEqual([false, false])
  pressHeart('h1')
  pressHeart('h2')
  pressHeart('h2')
  expect([areHeartsNeeded(), isHeartKept('h1'), isHeartKept('h2'), seen.mock.calls.length]).toEqual([
    true,
    true,
    false,
    3,
  ])
  await come()
  expect(press.mock.calls).toEqual([
    ['h1', true],
    ['h2', false],
  ])
  stop()
})

test('without its flow a heart is put back and says so, until the guest goes on or presses again', async () => {
  press.mockReset()
  pressHeart('h1')
  await expect(fail()).rejects.toThrow('gone')
  expect([isHeartKept('h1'), isHeartLost('h1'), isHeartLost('h2')]).toEqual([false, true, false])
  dismissHeart('h1')
  expect(isHeartLost('h1')).toBe(false)
  pressHeart('h1')
  await expect(fail()).rejects.toThrow('gone')
  pressHeart('h1')
  expect([isHeartKept('h1'), isHeartLost('h1')]).toEqual([true, false])
  await come()
  // What had said that it was not saved is not saved behind the guest's back.
  expect(press.mock.calls).toEqual([['h1', true]])
})

test('somebody who signs in may have hearts at the server', () => {
  expect(areHeartsNeeded()).toBe(false)
  expectHearts()
  expect(areHeartsNeeded()).toBe(true)
})
