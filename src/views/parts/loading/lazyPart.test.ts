import { expect, test } from 'vitest'
import { lazyPart, partsLoaded } from './lazyPart.ts'

test('parts have loaded once the last of them has, also if one fails', async () => {
  expect(await partsLoaded()).toBe(false)
  const arrival = new EventTarget()
  void lazyPart(() => Promise.reject(new Error('no chunk'))).begin()
  void lazyPart(() => new Promise((resolve) => arrival.addEventListener('part', resolve))).begin()
  let isOver = false
  const loaded = partsLoaded().finally(() => void (isOver = true))
  await new Promise((done) => setTimeout(done))
  expect(isOver).toBe(false)
  arrival.dispatchEvent(new Event('part'))
  expect(await loaded).toBe(true)
  expect(await partsLoaded()).toBe(false)
})
