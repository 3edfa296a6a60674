import { expect, test } from 'vitest'
import { changeAddress, readAddress, writeAddress, type MachineAddress } from './address.rules.ts'
import { buildChartModel } from '#machines/kit/chart/chartModel.ts'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'

const chart = buildChartModel(toySpec, [])
const modes = ['look', 'simulate']
const first: MachineAddress = { mode: 'look', distance: 'overview', state: null, way: null, rest: {} }
const WAY = 'toy.lamp.off · lamp.press'

test('an address without parameters is the overview of the whole machine, and is written without any', () => {
  expect(readAddress({}, chart, modes)).toEqual(first)
  expect(writeAddress(first, 'toy')).toEqual({})
})

test('everything chosen is written, and read again', () => {
  const address: MachineAddress = {
    mode: 'simulate',
    distance: 'text',
    state: 'toy.pot.brewing',
    way: WAY,
    rest: { steps: '0.3' },
  }
  const query = writeAddress(address, 'toy')
  expect(query).toEqual({ mode: 'simulate', distance: 'text', state: 'pot.brewing', way: WAY, steps: '0.3' })
  expect(readAddress(query, chart, modes)).toEqual(address)
})

test.each<[Record<string, string>, Partial<MachineAddress>]>([
  [{ mode: 'guess', steps: '0.3' }, {}],
  [{ distance: 'far' }, {}],
  [{ state: 'pot.gone' }, {}],
  [{ state: '' }, {}],
  [{ way: 'toy.pot.gone · x' }, {}],
  [
    { state: 'pot.gone', way: WAY },
    { state: 'toy.lamp.off', way: WAY },
  ],
])('%o, which this machine does not have, is left out', (query, expected) => {
  expect(readAddress(query, chart, modes)).toEqual({ ...first, ...expected })
})

test('another mode begins without the parameters of the last one, and another state without its way', () => {
  const address = { ...first, mode: 'simulate', state: 'toy.lamp.off', way: WAY, rest: { steps: '0' } }
  expect(changeAddress(address, { distance: 'text' })).toEqual({ ...address, distance: 'text' })
  expect(changeAddress(address, { mode: 'look' })).toEqual({ ...address, mode: 'look', rest: {} })
  expect(changeAddress(address, { mode: 'look', rest: { to: 'x' } }).rest).toEqual({ to: 'x' })
  expect(changeAddress(address, { state: 'toy.lamp.on' })).toEqual({ ...address, state: 'toy.lamp.on', way: null })
  expect(changeAddress(address, { state: 'toy.lamp.on', way: WAY }).way).toBe(WAY)
})
