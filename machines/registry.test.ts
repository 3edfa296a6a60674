import { expect, test } from 'vitest'
import { registry } from './registry.ts'

test('every machine stands under its own id, with an input and a title of its own', () => {
  const entries = Object.entries(registry)
  expect(entries.map(([id]) => id)).toEqual(entries.map(([, { machine }]) => machine.id))
  expect(entries.every(([, { inputs }]) => inputs.length > 0)).toBe(true)
  expect(new Set(entries.map(([, { title }]) => title)).size).toBe(entries.length)
})
