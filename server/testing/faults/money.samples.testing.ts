import { randomUUID } from 'node:crypto'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import type { CardVault } from '#server/adapters/payments/vault.port.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { sampleQuote } from '#server/modules/bookings/bookings.samples.ts'
import { insertUser } from '#server/modules/user/user.store.ts'

/** Price of the sample before discounts, in cents. */
export const FULL = 20_000
export const OFF = 2_500
export const NOON = Temporal.Instant.from('2026-12-01T12:00Z')

/** First day of a case: all share one room, on different days. */
export const dayOf = (place: number): string => addDays('2027-01-01', 2 * place)

export const quoteOf = (rateKey: string, off: { promo: number; credits: number }): typeof sampleQuote => {
  const day = dayOf(Number(rateKey))
  const [checkIn, checkOut] = [dayHour(day, 15), dayHour(addDays(day, 1), 11)]
  const breakdown = { ...sampleQuote.breakdown, promo: -off.promo, credits: -off.credits }
  return {
    ...sampleQuote,
    stay: { checkIn, checkOut },
    hold: { from: checkIn, until: checkOut },
    breakdown: { ...breakdown, total: FULL - off.promo - off.credits },
  }
}

/** Writes an e-mail to the outbox without sending it. */
export const queueOnly =
  (template: string) =>
  async (connection: Connection, { id }: { id: string }): Promise<void> => {
    await connection
      .insertInto('outbox')
      .values({
        recipient: id,
        subject: '',
        lang: 'en',
        template,
        body_text: '',
        body_html: '',
        created_at: NOON,
        sent_at: null,
      })
      .execute()
  }

export interface Person {
  uid: string
  id: string
  code: string
}

export const insertGuest = async (db: Database, uid: string): Promise<Person> => {
  const names = { first_name: 'Placeholder', last_name: 'Guest', phone: null }
  const user = { uid, email: `${uid}@stayless.example`, is_email_verified: true, ...names }
  const { id, referral_code } = await insertUser(db, user, NOON)
  return { uid, id, code: referral_code }
}

export const grant = async (db: Database, { id }: Person, amount: number): Promise<void> => {
  await db.insertInto('credit_entries').values({ user_id: id, kind: 'granted', cents: amount, at: NOON }).execute()
}

/** Saves a card of the guest for a later payment, and returns its id. */
export const keepCard = async (db: Database, vault: CardVault, { uid }: Person, nonce: string): Promise<string> => {
  const { id: customerId } = await db
    .insertInto('payment_customers')
    .values({ uid })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomUUID()
  await vault.store({ customerId, token, nonce, deviceData: null })
  await db
    .insertInto('payment_methods')
    .values({
      id: token,
      uid,
      state: 'stored',
      nonce_hash: null,
      brand: 'Visa',
      last4: '1111',
      expires: '2040-12',
      decline_advice: null,
      created_at: NOON,
    })
    .execute()
  return token
}
