import { expect, test } from 'vitest'
import { STAFF_WORKS, staffPages } from './staffPages.rules.ts'

test('every work lists every page once, the desk first', () => {
  const all = staffPages('support')
    .map(({ to }) => to)
    .toSorted()
  for (const work of STAFF_WORKS) {
    const paths = staffPages(work).map(({ to }) => to)
    expect(paths[0]).toBe('/staff')
    expect(paths.toSorted()).toEqual(all)
  }
})
