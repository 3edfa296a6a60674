import { beforeEach, expect, test, vi } from 'vitest'
import { listScrollPositions } from './listScrollPositions.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

test('each history entry has its own position, the last one stored', () => {
  listScrollPositions.keep('one', 'nyc-0001', 80)
  listScrollPositions.keep('two', 'nyc-0002', 90)
  listScrollPositions.keep('one', 'nyc-0003', -20)
  expect(['one', 'two', 'three'].map((entry) => listScrollPositions.of(entry))).toEqual([
    { hotel: 'nyc-0003', top: -20 },
    { hotel: 'nyc-0002', top: 90 },
    null,
  ])
})

test('only the latest twenty entries are kept', () => {
  for (let entry = 1; entry <= 21; entry += 1) listScrollPositions.keep(`${entry}`, 'nyc-0001', entry)
  expect([listScrollPositions.of('1'), listScrollPositions.of('2')?.top, listScrollPositions.of('21')?.top]).toEqual([
    null,
    2,
    21,
  ])
})
