import { expect, test } from 'vitest'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'
import { drawMachine } from './charts.ts'

test('a chart is not drawn of a machine that the path search does not know whole', () => {
  expect(drawMachine(toySpec).coverage.missing).toEqual([])
  expect(() => drawMachine({ ...toySpec, raises: ['lamp.press'] })).toThrow(
    'No path of toy reaches these, so its chart would be wrong',
  )
  const lamp = { of: () => 'off', values: ['off', 'on'] }
  expect(() => drawMachine({ ...toySpec, viewStates: { lamp } })).toThrow('lamp: on')
})
