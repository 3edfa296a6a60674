import { expect, test } from 'vitest'
import { recordedPath, storedPart } from './goOn.rules.ts'

const at = (who: string, type: string, value: string) => ({
  at: 0,
  who,
  type,
  took: [`${who} · ${type}`],
  snapshot: { status: 'active', value, context: { n: value }, children: {} },
})
const steps = [at('a', 'one', 'x'), at('b', 'one', 'q'), at('a', 'two', 'y'), at('a', 'three', 'z')]

test('the steps of an actor begin after its first one, before which the log knows nothing', () => {
  expect(recordedPath({ steps }, 4, 'a')).toEqual({
    beginning: { value: 'x', context: { n: 'x' } },
    steps: [
      { type: 'two', took: ['a · two'] },
      { type: 'three', took: ['a · three'] },
    ],
  })
  expect(recordedPath({ steps }, 3, 'a')?.steps).toHaveLength(1)
})

test('one step alone is no path, and what is no snapshot is not stored', () => {
  expect(recordedPath({ steps }, 4, 'b')).toBeNull()
  expect(recordedPath({ steps }, 4, 'c')).toBeNull()
  for (const wrong of [null, 'x', {}, { value: 'x' }]) expect(storedPart(wrong)).toBeNull()
})
