import { expect, test } from 'vitest'
import { createJobWorker } from './jobWorker.ts'

test('a lane fills all its free slots, and each slot as soon as it is free again', async () => {
  const { worker, begun, claimSizes, end } = given(['a', 'b', 'c', 'd', 'e'])
  void worker.wake()
  await expect.poll(begun).toEqual(['a', 'b', 'c'])
  expect(claimSizes).toEqual([3])
  end('b')
  await expect.poll(begun).toEqual(['a', 'b', 'c', 'd'])
  expect(claimSizes).toEqual([3, 1])
})

test('a lane woken while it runs claims jobs for its free slots only, and none when it is full', async () => {
  const { worker, begun, claimSizes, add } = given(['a'])
  void worker.wake()
  await expect.poll(begun).toEqual(['a'])
  add('b', 'c', 'd')
  await worker.wake()
  expect([begun(), claimSizes]).toEqual([
    ['a', 'b', 'c'],
    [3, 2],
  ])
  await worker.wake()
  expect(claimSizes).toEqual([3, 2])
})

test('a lane woken twice does not fill a slot twice', async () => {
  const { worker, begun, claimSizes } = given(['a', 'b', 'c', 'd', 'e'])
  void worker.wake()
  await Promise.all([worker.wake(), worker.wake()])
  expect([begun(), claimSizes]).toEqual([['a', 'b', 'c'], [3]])
})

test('a drained lane counts its jobs and waits for all of them', async () => {
  const { worker, begun, end } = given(['a', 'b', 'c', 'd'])
  let done: number | undefined
  const drained = worker.drain().then((count) => (done = count))
  await expect.poll(begun).toHaveLength(3)
  for (const name of ['a', 'b', 'c']) end(name)
  await expect.poll(begun).toHaveLength(4)
  expect(done).toBeUndefined()
  end('d')
  expect(await drained).toBe(4)
})

/** A lane of three slots; each job runs until `end` is called with its name. */
const given = (due: string[]) => {
  const begun: string[] = []
  const claimSizes: number[] = []
  const running = new Map<string, () => void>()
  const worker = createJobWorker(
    3,
    (most) => {
      claimSizes.push(most)
      return Promise.resolve(due.splice(0, most))
    },
    (name: string) =>
      new Promise<void>((resolve) => {
        begun.push(name)
        running.set(name, resolve)
      }),
  )
  return {
    worker,
    claimSizes,
    begun: () => [...begun],
    add: (...names: string[]) => void due.push(...names),
    end: (name: string) => running.get(name)?.(),
  }
}
