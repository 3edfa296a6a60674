import { expect, test } from 'vitest'
import { afterRun, quarantineWarnings } from './flaky.mjs'

const TODAY = '2026-11-26'
const nothing = { list: { runs: 0, flaky: [] }, quarantine: [] }
const PAYS = 'journeys/pay.e2e.ts › pays'
const SEARCHES = 'journeys/search.e2e.ts › searches'

test('a journey that passes on retry is listed with run and date', () => {
  expect(afterRun(nothing, { run: 4, date: TODAY, journeys: [PAYS] })).toEqual({
    list: { runs: 4, flaky: [{ journey: PAYS, run: 4, date: TODAY }] },
    quarantine: [],
  })
})

test('a second retry within 20 runs puts the journey, and no other, in quarantine', () => {
  const once = afterRun(nothing, { run: 4, date: '2026-11-20', journeys: [PAYS] })
  const twice = afterRun(once, { run: 23, date: TODAY, journeys: [SEARCHES, PAYS] })
  expect(twice.quarantine).toEqual([{ journey: PAYS, since: TODAY }])
  expect(twice.list.flaky.map(({ journey, run }) => [journey, run])).toEqual([
    [PAYS, 4],
    [SEARCHES, 23],
    [PAYS, 23],
  ])
})

test('a retry is forgotten after 20 runs', () => {
  const once = afterRun(nothing, { run: 4, date: '2026-11-01', journeys: [PAYS] })
  expect(afterRun(once, { run: 24, date: TODAY, journeys: [PAYS] })).toEqual({
    list: { runs: 24, flaky: [{ journey: PAYS, run: 24, date: TODAY }] },
    quarantine: [],
  })
})

test('warns of more than five journeys, or more than seven days, in quarantine', () => {
  const since = (date: string, count: number) =>
    Array.from({ length: count }, (_, number) => ({ journey: `${PAYS} ${number}`, since: date }))
  expect(quarantineWarnings(since('2026-11-19', 5), TODAY)).toEqual([])
  expect(quarantineWarnings(since('2026-11-19', 6), TODAY)).toEqual([
    'THE QUARANTINE HOLDS 6 JOURNEYS, more than 5: mend them.',
  ])
  expect(quarantineWarnings(since('2026-11-18', 1), TODAY)).toEqual([
    `IN QUARANTINE SINCE 2026-11-18: ${PAYS} 0: mend it, then take it out.`,
  ])
})
