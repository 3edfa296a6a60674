import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import 'temporal-polyfill/global'
import { randomUUID } from 'node:crypto'
import type { Rate } from '#contract/hotel/rates.ts'
import { systemClock } from '#server/clock.ts'
import { insertUser } from '#server/modules/user/user.store.ts'
import { bookingsModule } from '#server/modules/bookings/bookings.module.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createLog } from '#server/log.ts'
import { createMail } from '#server/mail/mail.ts'
import { localTransport } from '#server/mail/transport.ts'
import { NO_BIDS, UNHEARD } from '#server/modules/bookings/saga.testing.ts'
import { createHotelIndex, type HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { createAvailability } from '#server/modules/inventory/availability.ts'
import { createLoyalty } from '#server/modules/loyalty/loyalty.service.ts'
import { personMarks } from '#server/modules/loyalty/personMarks.ts'
import { createCardAttemptLimiter } from '#server/modules/payments/cardAttempts.ts'
import { faultyGateway } from '#server/modules/payments/gateway.samples.ts'
import { createPayments } from '#server/modules/payments/payments.service.ts'
import { rateKeys } from '#server/modules/rates/rateKey.ts'
import { listRooms } from '#server/modules/rates/rates.service.ts'
import { round, type Figure } from './figure.ts'
import { dataDirectory } from './shipped.ts'

const HOTELS = 20
const WARM_UP = 40
const BOOKINGS = 400
const BUYERS = 8
const clock = systemClock

/**
 * Bookings through the service until each is paid and its e-mails are queued, with several guests at a time; the card service
 * responds without delay.
 */
export const benchBookings = async (): Promise<Figure[]> => [await onPglite(), await onPostgres()]

const onPglite = async (): Promise<Figure> => {
  const data = dataDirectory()
  const { db, close } = await openDatabase({ kind: 'pglite', directory: data.path })
  try {
    await migrate(db)
    return await measure(db, 'bookings: embedded, on disk')
  } finally {
    await close()
    data.remove()
  }
}

const onPostgres = async (): Promise<Figure> => {
  const name = 'bookings: PostgreSQL'
  if (!process.env['DATABASE_URL']) return { name, why: 'no PostgreSQL was found, and DATABASE_URL names none' }
  const { db, close } = await testDatabase()
  try {
    return await measure(db, name)
  } finally {
    await close()
  }
}

const measure = async (db: Database, name: string): Promise<Figure> => {
  const book = await desk(db)
  await book(WARM_UP)
  const started = performance.now()
  await book(BOOKINGS)
  return { name, value: round(BOOKINGS / ((performance.now() - started) / 1000), 1), unit: '/s' }
}

/** @returns a function that books so many rooms, spread over the hotels; each buyer books one after another. */
const desk = async (db: Database): Promise<(bookings: number) => Promise<void>> => {
  const records = await addHotels(db)
  await addBuyers(db)
  const { book, rates } = reception(db, records)
  const bookOne = async (turn: number): Promise<void> => {
    const rate = rates[turn % rates.length]
    if (rate === undefined) throw new Error('there is nothing to book')
    await book(request(rate, turn % BUYERS))
  }
  return async (bookings) => {
    let turn = 0
    const buyer = async (): Promise<void> => {
      while (turn < bookings) await bookOne((turn += 1))
    }
    await Promise.all(Array.from({ length: BUYERS }, buyer))
  }
}

const addHotels = async (db: Database): Promise<HotelRecord[]> => {
  const records = []
  for (let place = 1; place <= HOTELS; place += 1)
    records.push(
      await addSampleHotel(db, { id: `nyc-${String(place).padStart(4, '0')}`, room_types: [{ rooms_total: 200 }] }),
    )
  return records
}

const addBuyers = async (db: Database): Promise<void> => {
  for (let buyer = 0; buyer < BUYERS; buyer += 1)
    await insertUser(
      db,
      {
        uid: `guest-${buyer}`,
        email: `guest${buyer}@stayless.example`,
        is_email_verified: true,
        first_name: 'Placeholder',
        last_name: 'Guest',
        phone: null,
      },
      clock(),
    )
}

/** The booking service, and one rate of each hotel. */
const reception = (db: Database, records: readonly HotelRecord[]) => {
  const log = createLog('error')
  const jobs = createJobs({ db, clock, log })
  const brand = { name: 'Stayless', supportEmail: 'support@stayless.example', origin: 'https://stayless.example' }
  const mail = createMail({ db, clock, jobs, brand, transport: localTransport('no-reply@stayless.example') })
  const hotels = createHotelIndex(records)
  const availability = createAvailability(records.flatMap(({ room_types }) => room_types))
  const keys = rateKeys('the secret of a benchmark, 32 bytes or more')
  const content = {
    image: () => '',
    address: () => '',
    page: () => undefined,
    room: () => ({ description: '', images: [] }),
  }
  const { gateway } = faultyGateway()
  const { book } = bookingsModule({
    db,
    clock,
    jobs,
    mail,
    payments: createPayments({ db, clock, gateway, vault: UNHEARD.vault, jobs, log }),
    hotels,
    bids: NO_BIDS,
    availability,
    content,
    documents: { pdf: () => Promise.reject(new Error('nobody asks for a document')) },
    brand: DEFAULT_BRAND,
    keys,
    loyalty: createLoyalty({ db, clock, jobs, marks: personMarks('a secret of the bench') }),
    tries: createCardAttemptLimiter({ db, clock, gateway }),
    staffEmail: brand.supportEmail,
    requireUser: (caller) => (caller === null ? Promise.reject(new Error('nobody books')) : Promise.resolve(caller)),
  })
  const day = Temporal.Now.plainDateISO().add({ days: 40 })
  const stay = { checkIn: `${day.toString()}T20:00`, checkOut: `${day.add({ days: 2 }).toString()}T11:00` }
  const rooms = [{ adults: 2, children: [] }]
  const rates = records.flatMap(({ id }) => {
    const query = { hotelId: id, ...stay, rooms }
    const [room] = listRooms(query, 'en', { hotels, availability, keys, content, clock }).rooms
    return room?.rates[0] ?? []
  })
  return { book, rates }
}

const request = ({ rateKey, total }: Rate, buyer: number) => ({
  params: {},
  query: {},
  body: {
    rateKey,
    guest: { first_name: 'Dana', last_name: 'Levi' },
    comment: '',
    payment: { type: 'card' as const, nonce: 'nonce' },
    expected_total: total,
    again: true,
  },
  context: { requestId: '', locale: 'en' as const, address: '', idempotencyKey: randomUUID() },
  caller: {
    uid: `guest-${buyer}`,
    email: 'guest@stayless.example',
    email_verified: true,
    auth_time: clock(),
    way: 'password' as const,
    credential: '',
  },
})
