import { expect, test } from 'vitest'
import { createJobWorker } from './jobWorker.ts'

test('a lane fills all of its free places at once, and one that is free again at once', async () => {
  const { worker, begun, asked, end } = given(['a', 'b', 'c', 'd', 'e'])
  void worker.wake()
  await expect.poll(begun).toEqual(['a', 'b', 'c'])
  expect(asked).toEqual([3])
  end('b')
  await expect.poll(begun).toEqual(['a', 'b', 'c', 'd'])
  expect(asked).toEqual([3, 1])
})

test('a lane that is woken while it runs asks for its free places alone, and for none when it is full', async () => {
  const { worker, begun, asked, add } = given(['a'])
  void worker.wake()
  await expect.poll(begun).toEqual(['a'])
  add('b', 'c', 'd')
  await worker.wake()
  expect([begun(), asked]).toEqual([
    ['a', 'b', 'c'],
    [3, 2],
  ])
  await worker.wake()
  expect(asked).toEqual([3, 2])
})

test('two that wake a lane together do not fill the same place twice', async () => {
  const { worker, begun, asked } = given(['a', 'b', 'c', 'd', 'e'])
  void worker.wake()
  await Promise.all([worker.wake(), worker.wake()])
  expect([begun(), asked]).toEqual([['a', 'b', 'c'], [3]])
})

test('a lane that was drained counts what it did, and waits for all of it', async () => {
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

/** A lane of three places; each job runs until `end` is called with it. */
const given = (due: string[]) => {
  const begun: string[] = []
  const asked: number[] = []
  const running = new Map<string, () => void>()
  const worker = createJobWorker(
    3,
    (most) => {
      asked.push(most)
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
    asked,
    begun: () => [...begun],
    add: (...names: string[]) => void due.push(...names),
    end: (name: string) => running.get(name)?.(),
  }
}
