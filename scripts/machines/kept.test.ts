import { expect, test } from 'vitest'
import { tooOld } from './kept.ts'

const builds = ['2026-11-03', '2026-11-05', '2026-11-01', '2026-11-04', '2026-11-02'].map((date) => ({
  name: `of ${date}`,
  date,
}))

test('five builds are kept: one more drops the oldest, and the same one again drops none', () => {
  expect(tooOld(builds, { name: 'new', date: '2026-11-06' }).map(({ name }) => name)).toEqual(['of 2026-11-01'])
  expect(tooOld(builds, { name: 'of 2026-11-03', date: '2026-11-03' })).toEqual([])
})
