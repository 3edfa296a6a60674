import 'temporal-polyfill/global'
import { setTimeout as wait } from 'node:timers/promises'
import { create } from 'superstruct'
import { RoomsResponse } from '#contract/hotel/rates.ts'
import { migrate } from '#server/db/migrate.ts'
import { ownDatabase } from '#server/testing/faults/ownDatabase.testing.ts'
import { apiPath, startProcess, type ServerProcess } from '#server/testing/faults/serverProcess.testing.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { hold, release } from '#server/modules/inventory/inventory.store.ts'
import { quantile, round, type Figure } from './figure.ts'

const TURNS = 60
const LOOK_EVERY_MS = 2
const GIVEN_UP_MS = 30_000
const NAME = 'agreement: sold or given back by one process, seen in the prices of another'
const ROOM = 'nyc-0001-r1'

/** Two processes on one PostgreSQL: the bench itself sells and releases the last room, while the server is asked for prices. */
export const benchAgreement = async (): Promise<Figure[]> => {
  if (!process.env['DATABASE_URL']) return [{ name: NAME, why: 'no PostgreSQL was found, and DATABASE_URL names none' }]
  const own = await ownDatabase()
  try {
    return await own.look(async (db) => {
      await migrate(db)
      await addSampleHotel(db, { room_types: [{ rooms_total: 1 }] })
      const server = await startProcess(own)
      try {
        const { from, until, seen } = asking(server)
        const times: number[] = []
        for (let turn = 0; turn < TURNS; turn += 1)
          for (const isSold of [true, false]) {
            const take = isSold ? hold : release
            await db.transaction().execute((tx) => take(tx, { roomTypeId: ROOM, from, until, count: 1 }))
            times.push(await seen(isSold))
          }
        return [
          { name: `${NAME}, p50`, value: round(quantile(times, 0.5), 1), unit: 'ms' },
          { name: `${NAME}, p99`, value: round(quantile(times, 0.99), 1), unit: 'ms', aim: { atMost: 1000 } },
        ]
      } finally {
        await server.end('SIGTERM')
      }
    })
  } finally {
    await own.drop()
  }
}

const asking = (server: ServerProcess) => {
  const day = Temporal.Now.plainDateISO('America/New_York').add({ days: 40 })
  const [from, until] = [`${day.toString()}T15:00`, `${day.add({ days: 2 }).toString()}T11:00`]
  const query = new URLSearchParams({ hotelId: 'nyc-0001', checkIn: from, checkOut: until, rooms: '1:' })
  const isSoldNow = async (): Promise<boolean> => {
    const { status, body } = await server.request(apiPath(`/rates/?${query.toString()}`))
    if (status === 404) return true
    if (status !== 200) throw new Error(`asked for prices it answered ${status}`)
    return create(body, RoomsResponse).rooms.length === 0
  }
  /** Milliseconds until the server reports the room as sold or free. */
  const seen = async (isSold: boolean): Promise<number> => {
    const start = performance.now()
    while ((await isSoldNow()) !== isSold) {
      if (performance.now() - start > GIVEN_UP_MS) throw new Error('the other process never heard of it')
      await wait(LOOK_EVERY_MS)
    }
    return performance.now() - start
  }
  return { from, until, seen }
}
