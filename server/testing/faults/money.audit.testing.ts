import type { Database } from '#server/db/schema.ts'
import { addDays } from '#contract/hotel/stay.ts'
import type { BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { refundOf } from '#server/modules/bookings/cancellation.rules.ts'
import type { BookingStep } from '#server/modules/bookings/bookings.tables.ts'
import type { PaymentState } from '#server/modules/payments/payments.tables.ts'
import type { RunningGateway } from '#server/emulators/gateway/gateway.ts'
import type { Case } from './money.cases.testing.ts'
import { dayOf, OFF } from './money.samples.testing.ts'

/** A case once all jobs are done. */
export interface Ended {
  one: Case
  place: number
  uid: string
  row: BookingRow | undefined
  /** The booking that the guest got as response. */
  response: BookingRow | undefined
}

const LIVE = new Set(['authorized', 'submitted_for_settlement', 'settled'])

const cents = (amount: string): number => Math.round(Number(amount) * 100)

/** Returns contradictions between our books, the card gateway's, and the response to the guest. */
export const auditOf = (db: Database, company: Pick<RunningGateway, 'transactions' | 'storedCards'>) => {
  /**
   * Invariant: a captured booking has one live charge of the right amount, one cancelled late what is not refunded of it, any
   * other has none.
   */
  const moneyProblems = (row: BookingRow | undefined): string[] => {
    const sales = company.transactions().filter(({ orderId, type: kind }) => kind === 'sale' && orderId === row?.id)
    const live = sales.filter(({ status }) => LIVE.has(status))
    const given = (id: string): number =>
      company
        .transactions()
        .filter((other) => other.type === 'credit' && other.refundedTransactionId === id)
        .reduce((sum, { amount }) => sum + cents(amount), 0)
    if (row?.step === 'refunded' && row.kept_cents > 0) {
      const left = live.reduce((sum, { id, amount }) => sum + cents(amount) - given(id), 0)
      return left === row.total_cents - refundOf(row) ? [] : [`${left} cents charged for ${row.step}`]
    }
    const standing = live.filter(({ id, amount }) => given(id) !== cents(amount))
    if (row?.step !== 'captured') return standing.map(({ status }) => `${status} for ${row?.step}`)
    const [charge, ...others] = standing
    const isRight = charge?.id === row.transaction_id && cents(charge?.amount ?? '0') === row.total_cents
    const isWhole = given(charge?.id ?? '') === 0 && charge?.status !== 'authorized'
    return [
      ...(isRight && isWhole ? [] : [`charged ${charge?.amount} ${charge?.status}`]),
      ...others.map(() => 'charged twice'),
    ]
  }

  /** Invariant: we know every saved card, and a card saved before is still there. */
  const cardProblems = async ({ one, uid }: Ended): Promise<string[]> => {
    const customer = await db.selectFrom('payment_customers').select('id').where('uid', '=', uid).executeTakeFirst()
    const gatewayTokens = company.storedCards(customer?.id ?? '').map(({ token }) => token)
    const savedCards = await db
      .selectFrom('payment_methods')
      .select('id')
      .where('uid', '=', uid)
      .where('state', '=', 'stored')
      .execute()
    return [
      ...(gatewayTokens.join() === savedCards.map(({ id }) => id).join()
        ? []
        : [`kept ${gatewayTokens.join()}, known ${savedCards.length}`]),
      ...(one.paid === 'kept card' && gatewayTokens.length !== 1 ? ['the kept card is gone'] : []),
    ]
  }

  return async (ended: Ended): Promise<string[]> => [
    ...moneyProblems(ended.row),
    ...(await roomProblems(db, ended)),
    ...(await loyaltyProblems(db, ended)),
    ...(await emailProblems(db, ended.row)),
    ...(await cardProblems(ended)),
    ...stepProblems(ended),
  ]
}

const EXPECTED: Readonly<Record<Case['story'], BookingStep>> = {
  stays: 'captured',
  declined: 'declined',
  uncollectable: 'refused',
  cancelled: 'refunded',
  settled: 'refunded',
  late: 'refunded',
  overtaken: 'captured',
  limited: 'captured',
}

/** The end of the story; without a second press it may not have begun, or not have been canceled. */
const endOf = ({ story, fault, death, again }: Case): BookingStep | 'none' => {
  if (!again && (death === 'before due' || fault?.[0] === 'issue')) return 'none'
  if (!again && death === 'before refunding') return 'captured'
  return EXPECTED[story]
}

/** Invariant: a booking and its payment move together. */
const STATES: Readonly<Record<BookingStep, PaymentState>> = {
  held: 'due',
  captured: 'captured',
  declined: 'declined',
  refused: 'released',
  refunding: 'refunding',
  refunded: 'refunded',
  review: 'review',
}

const stepProblems = ({ one, row, response }: Ended): string[] => {
  if (response?.step === 'captured' && row === undefined) return ['acknowledged and lost']
  const step = row?.step ?? 'none'
  return [
    ...(step === endOf(one) ? [] : [`ended as ${step}`]),
    ...(row !== undefined && row.payment_state !== STATES[row.step]
      ? [`the payment is ${row.payment_state}, and the booking ${row.step}`]
      : []),
  ]
}

const roomProblems = async (db: Database, { place, row }: Ended): Promise<string[]> => {
  const days = await db
    .selectFrom('room_day')
    .select(['day', 'sold'])
    .where('day', 'in', [dayOf(place), addDays(dayOf(place), 1)])
    .execute()
  const sold = days.flatMap((day) => day.sold).reduce((sum, hour) => sum + hour, 0)
  const due = row?.step === 'captured' ? 9 + 11 : 0
  return sold === due ? [] : [`${sold} hours sold for ${row?.step}`]
}

const loyaltyProblems = async (db: Database, { one: { paid }, uid, row }: Ended): Promise<string[]> => {
  // Credit and code of the sample are less than the first night, and are kept with it.
  const stands = row?.step === 'captured' || (row?.kept_cents ?? 0) > 0
  if (paid === 'credits') {
    const entries = await db
      .selectFrom('credit_entries')
      .innerJoin('users', 'users.id', 'credit_entries.user_id')
      .select(['cents'])
      .where('users.uid', '=', uid)
      .execute()
    const left = entries.reduce((sum, entry) => sum + entry.cents, 0)
    return left === (stands ? OFF : 2 * OFF) ? [] : [`${left} cents of credit left`]
  }
  if (paid === 'promo' && row !== undefined) {
    const uses = await db.selectFrom('promo_uses').selectAll().where('booking_id', '=', row.id).execute()
    const used = uses.filter(({ given_back_at }) => given_back_at === null).length
    return used === (stands ? 1 : 0) ? [] : [`code used ${used} times`]
  }
  return []
}

const LETTERS: Partial<Record<BookingStep, string[]>> = {
  captured: ['confirmed'],
  refunded: ['cancelled', 'confirmed'],
}

/** Invariant: the guest has one e-mail for each true event, and no other. */
const emailProblems = async (db: Database, row: BookingRow | undefined): Promise<string[]> => {
  if (row === undefined) return []
  const emails = await db.selectFrom('outbox').select('template').where('recipient', '=', row.id).execute()
  const templates = emails.map(({ template }) => template).toSorted()
  const due = LETTERS[row.step] ?? []
  return templates.join() === due.join() ? [] : [`told ${templates.join() || 'nothing'} of ${row.step}`]
}
