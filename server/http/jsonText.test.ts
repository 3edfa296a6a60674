import { expect, test } from 'vitest'
import { octetsOf, OctetWriter } from './jsonText.ts'

test('pieces in any script and of any length are joined as UTF-8', () => {
  const pieces = ['Hôtel 🏨', 'فندق', '', '\u2028', 'x'.repeat(70_000), 'מלון'.repeat(40_000), '\uD800']
  const writer = new OctetWriter()
  for (const piece of pieces) writer.write(octetsOf(piece))
  expect(Buffer.from(writer.bytes()).toString()).toBe(pieces.map((piece) => JSON.stringify(piece)).join(''))
})
