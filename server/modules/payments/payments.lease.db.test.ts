import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { sagaOn } from '#server/modules/bookings/saga.testing.ts'
import { faultyGateway } from './gateway.samples.ts'
import { takeLease } from './payments.lease.ts'
import { paymentById } from './payments.store.ts'

let opened: Awaited<ReturnType<typeof testDatabase>>
let db: Database
beforeAll(async () => {
  opened = await testDatabase()
  db = opened.db
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.empty()
  await addSampleHotel(db, { room_types: [{ rooms_total: 1 }] })
})

const { heldBooking, sagaAt, settled } = sagaOn(() => db)

describe('a lease', () => {
  const NOON = Temporal.Instant.from('2026-12-01T12:00Z')
  const after = (seconds: number) => () => NOON.add({ seconds })

  test('excludes other workers until its owner has not renewed it for half a minute', async () => {
    const { id } = await heldBooking()
    let now = NOON
    const lease = await takeLease(db, id, () => now)
    expect(await takeLease(db, id, after(30))).toBeUndefined()
    now = NOON.add({ seconds: 20 })
    expect(await lease?.renew()).toMatchObject({ id })
    expect(await takeLease(db, id, after(50))).toBeUndefined()
    const next = await takeLease(db, id, after(51))
    expect(await next?.renew()).toMatchObject({ id })
  })

  test('is neither renewed nor ended by a worker that has lost it', async () => {
    const { id } = await heldBooking()
    const slow = await takeLease(db, id, after(0))
    const heir = await takeLease(db, id, after(31))
    expect(await slow?.renew()).toBeUndefined()
    await slow?.end()
    expect(await takeLease(db, id, after(32))).toBeUndefined()
    await heir?.end()
    const next = await takeLease(db, id, after(32))
    expect(await next?.renew()).toMatchObject({ id })
  })

  test('is renewed while one step takes long', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { id } = await heldBooking()
    let now = NOON
    const lease = await takeLease(db, id, () => now)
    now = NOON.add({ seconds: 25 })
    vi.advanceTimersByTime(10_000)
    await expect.poll(async () => (await paymentById(db, id))?.locked_until).toEqual(NOON.add({ seconds: 55 }))
    await lease?.end()
    vi.advanceTimersByTime(60_000)
    expect((await paymentById(db, id))?.locked_until).toBeNull()
    vi.useRealTimers()
  })

  test('stops the work before its next step once it is lost', async () => {
    const company = faultyGateway()
    const { id } = await heldBooking()
    const heirs: unknown[] = []
    const slow = {
      ...company.gateway,
      authorize: async (order: Parameters<typeof company.gateway.authorize>[0]) => {
        const answer = await company.gateway.authorize(order)
        heirs.push(await takeLease(db, id, after(31)))
        return answer
      },
    }
    const effects: string[] = []
    await sagaAt('2026-12-01T12:00Z', slow, effects).advance(id)
    expect(heirs).not.toContain(undefined)
    expect(await settled(id)).toMatchObject({ step: 'held', locked: true })
    expect(await paymentById(db, id)).toMatchObject({ state: 'authorized' })
    expect(company.live()).toMatchObject([{ state: 'authorized' }])
  })
})
