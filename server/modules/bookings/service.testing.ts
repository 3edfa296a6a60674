import { randomUUID } from 'node:crypto'
import type { BookingBody } from '#contract/booking/bookings.ts'
import type { Role } from '#contract/user/user.ts'
import type { Database } from '#server/db/schema.ts'
import type { Quote } from '#server/modules/rates/quote.ts'
import { createBookings, type Attempt, type BookingsDeps } from './bookings.service.ts'
import { sampleQuote } from './bookings.samples.ts'
import { faultyGateway } from '#server/modules/payments/gateway.samples.ts'
import { NO_BIDS, NO_INVOICES, NO_JOBS, NO_LOYALTY, staysOn, UNLIMITED } from './saga.testing.ts'

export const BODY: BookingBody = {
  rateKey: 'key',
  guest: { first_name: 'Placeholder', last_name: 'Of Guests' },
  comment: '',
  payment: { type: 'card', nonce: 'nonce' },
  expected_total: 200,
}

export const attempt = (): Attempt => ({
  guest: { uid: 'guest', email: 'guest@stayless.example' },
  address: '127.0.0.1',
  key: randomUUID(),
  body: BODY,
  locale: 'en',
})

export const clock = () => Temporal.Instant.from('2026-12-01T12:00Z')

interface Circumstances {
  quote?: Partial<Quote>
  clock?: () => Temporal.Instant
  lockSignedInUser?: BookingsDeps['lockSignedInUser']
  role?: Role
}

/** The bookings service on this database, with the faulty gateway. */
export const bookingsOn =
  (db: () => Database) =>
  ({
    quote = {},
    clock: time = clock,
    lockSignedInUser = () => Promise.resolve(),
    role = 'regular',
  }: Circumstances = {}) => {
    const { gateway, live, DECLINED_NONCE } = faultyGateway()
    const changes: Parameters<BookingsDeps['inventoryChanged']>[] = []
    const resumes: string[] = []
    const emails: object[] = []
    const confirmed: string[] = []
    const jobs: typeof NO_JOBS = {
      ...NO_JOBS,
      schedule: (_, { payload }) => Promise.resolve(void resumes.push(String(payload['id']))),
    }
    const bookings = createBookings({
      db: db(),
      clock: time,
      ...staysOn({
        db: db(),
        clock: time,
        gateway,
        jobs,
        queueConfirmationEmail: (_, { id }) => Promise.resolve(void confirmed.push(id)),
      }),
      quote: () => ({ ...sampleQuote, ...quote }),
      loyalty: NO_LOYALTY,
      invoices: NO_INVOICES,
      bids: NO_BIDS,
      roleOf: () => Promise.resolve(role),
      lockSignedInUser,
      checkMethod: () => Promise.resolve(),
      tries: UNLIMITED,
      inventoryChanged: (...change) => void changes.push(change),
      readAgain: () => Promise.resolve(),
      queueCancellationEmail: (_, { id, kept_cents, cancelled_at }) =>
        Promise.resolve(void emails.push({ id, kept_cents, cancelled_at })),
    })
    return { bookings, live, changes, resumes, emails, confirmed, DECLINED_NONCE }
  }
