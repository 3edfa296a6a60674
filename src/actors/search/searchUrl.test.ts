import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEFAULT_DESTINATION } from '#contract/hotel/destination.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { linkChanges, repairSearchUrl, readSearchLink } from './searchUrl.ts'

/** 21:40 on the 21st in New York, 04:40 on the 22nd in Jerusalem. */
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T02:40:00Z') }))
afterEach(() => vi.useRealTimers())

const inNewYork = vi.fn<() => Promise<string>>(() => Promise.resolve('America/New_York'))
const inJerusalem = () => Promise.resolve('Asia/Jerusalem')

describe('a link for tonight', () => {
  const params = { in: '2026-11-21-15', out: '2026-11-22-11' }

  test('is read unchanged: it may still be possible at its destination', () => {
    expect(readSearchLink(params).criteria.checkIn).toBe('2026-11-21T15:00')
  })

  test('is repaired by the local clock: the next full hour there', async () => {
    const mended = await repairSearchUrl(params, inNewYork)
    expect([mended?.criteria.checkIn, mended?.changes]).toEqual(['2026-11-21T22:00', ['hour_passed']])
  })

  test('is for the running night where it is already tomorrow, before six', async () => {
    const mended = await repairSearchUrl(params, inJerusalem)
    expect([mended?.criteria.checkIn, mended?.changes]).toEqual(['2026-11-21T23:00', ['night_has_begun']])
    expect(await repairSearchUrl({ ...params, in: '2026-11-21-23' }, inJerusalem)).toBeNull()
  })

  test('is in the past where it is already tomorrow, from six', async () => {
    vi.setSystemTime('2026-11-22T04:00:00Z')
    expect((await repairSearchUrl(params, inJerusalem))?.changes).toEqual(['in_the_past'])
  })

  test('needs the local clock even if only the earliest zone on earth refuses it', async () => {
    // There it is 16:40 on the 22nd.
    const mended = await repairSearchUrl({ in: '2026-11-22-15', out: '2026-11-23-11' }, () =>
      Promise.resolve('Pacific/Kiritimati'),
    )
    expect([mended?.criteria.checkIn, mended?.changes]).toEqual(['2026-11-22T17:00', ['hour_passed']])
  })

  test('is left alone while its hour is still ahead', async () => {
    expect(await repairSearchUrl({ ...params, in: '2026-11-21-23' }, inNewYork)).toBeNull()
  })
})

test('a link with an hour that the clocks skip is repaired by the local clock', async () => {
  const params = { in: '2027-3-14-2', out: '2027-3-16-11' }
  const mended = await repairSearchUrl(params, inNewYork)
  expect([mended?.criteria.checkIn, mended?.changes]).toEqual(['2027-03-14T03:00', ['check_in_skipped']])
  expect(await repairSearchUrl(params, inJerusalem)).toBeNull()
})

test('a link that is past begins on the next day at the destination that has its hour', async () => {
  const params = { in: '2026-9-1-15', out: '2026-9-4-11' }
  const mended = await Promise.all([inNewYork, inJerusalem].map((zone) => repairSearchUrl(params, zone)))
  expect(mended.map((one) => one?.criteria)).toMatchObject([
    { checkIn: '2026-11-22T15:00', checkOut: '2026-11-25T11:00' },
    { checkIn: '2026-11-22T15:00', checkOut: '2026-11-25T11:00' },
  ])
  const late = await repairSearchUrl({ ...params, in: '2026-9-1-22' }, inNewYork)
  expect(late?.criteria.checkIn).toBe('2026-11-21T22:00')
})

test.each([
  ['asks for nothing', {}],
  ['is far enough ahead', { in: '2026-12-24-15', out: '2026-12-27-11' }],
])('a link that %s needs no clock', async (_, params) => {
  inNewYork.mockClear()
  await repairSearchUrl(params, inNewYork)
  expect(inNewYork).not.toHaveBeenCalled()
})

test('a change is shown only on its page and for its search, until dismissed', () => {
  const criteria = defaultCriteria('2026-11-22')
  const listener = vi.fn<() => void>()
  linkChanges.subscribe(listener)
  linkChanges.tell('/hotels', { criteria, changes: ['too_many_rooms'] })
  expect(linkChanges.of('/hotels', { ...criteria })).toEqual(['too_many_rooms'])
  expect(linkChanges.of('/hotels/nyc-0001', criteria)).toEqual([])
  const elsewhere = { ...criteria, destination: { ...DEFAULT_DESTINATION, name: 'Harlem' } }
  expect(linkChanges.of('/hotels', elsewhere)).toEqual([])
  linkChanges.putAway()
  expect([linkChanges.of('/hotels', criteria), listener.mock.calls.length]).toEqual([[], 2])
})
