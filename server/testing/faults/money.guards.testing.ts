import type { Case } from './money.cases.testing.ts'
import type { MoneyGuards } from './money.process.testing.ts'

export interface Without {
  guards: MoneyGuards
  /** Cases that need the guard. */
  among: (one: Case) => boolean
  /** The problem that the audit then reports. */
  shows: string
}

const nothing = (): Promise<void> => Promise.resolve()

/** Stories at whose end credit and codes may be used again. */
const GIVES_BACK: ReadonlySet<Case['story']> = new Set<Case['story']>([
  'declined',
  'uncollectable',
  'cancelled',
  'settled',
])

/** Removes one guard at a time from the product's dependencies, never from the product itself. */
export const WITHOUT: Readonly<Record<string, Without>> = {
  'looking for what was sold before it is sold again': {
    guards: {
      gateway: (gateway, nonce) => ({
        ...gateway,
        find: () => Promise.resolve({ outcome: 'absent' }),
        authorize: async (order) => gateway.authorize({ ...order, nonce: await nonce() }),
      }),
    },
    among: ({ story, fault }) => story === 'stays' && (fault === null || fault[0] === 'sale'),
    shows: 'charged twice',
  },
  'holding that what is not known is not refused': {
    guards: {
      gateway: (gateway) => ({
        ...gateway,
        authorize: async (order) => {
          const result = await gateway.authorize(order)
          if (result.outcome !== 'unknown') return result
          return { outcome: 'declined', reason: 'processor_failed', code: '', advice: 'try_again', isSoft: true }
        },
      }),
    },
    among: ({ fault, death }) => fault?.[0] === 'sale' && death === null,
    shows: 'authorized for declined',
  },
  'holding that what is not known is not charged': {
    guards: {
      gateway: (gateway) => ({
        ...gateway,
        capture: async (...args) => {
          const result = await gateway.capture(...args)
          return result.outcome === 'unknown' ? { outcome: 'done' } : result
        },
      }),
    },
    among: ({ story, fault }) => story === 'stays' && fault?.join() === 'capture,request_lost',
    shows: 'charged 200.00 authorized',
  },
  'letting the card go before the room': {
    guards: { gateway: (gateway) => ({ ...gateway, void: () => Promise.resolve({ outcome: 'done' }) }) },
    among: ({ story }) => story === 'uncollectable',
    shows: 'authorized for refused',
  },
  'asking the card company when it has said nothing of a refund': {
    guards: {
      gateway: (gateway) => ({
        ...gateway,
        refund: async (...args) => {
          await gateway.refund(...args)
          return { outcome: 'done' }
        },
      }),
    },
    among: ({ story, fault }) =>
      (story === 'cancelled' || story === 'settled') && ['look', 'void', 'refund'].includes(fault?.[0] ?? ''),
    shows: 'for refunded',
  },
  'writing that the card service is asked, before it is': {
    guards: { rewrite: withoutAsked },
    among: ({ story }) => story === 'overtaken',
    shows: 'authorized for declined',
  },
  'taking up again what was begun': {
    guards: { jobs: { schedule: nothing } },
    among: ({ again, death }) => !again && death !== null,
    shows: 'ended as held',
  },
  'one worker at a time, and no step twice': {
    guards: { rewrite: withoutLease },
    among: ({ fault }) => fault?.[1] === 'slow',
    shows: 'confirmed,confirmed',
  },
  'knowing a press by its key': {
    guards: { keyOf: (key, press) => `${key}-${press}` },
    among: ({ again, death }) => again && death !== null && death !== 'before due',
    shows: 'This offer is unavailable',
  },
  'having a card forgotten that was kept and has not paid': {
    guards: { savedCards: { unpaid: nothing } },
    among: ({ story, paid }) => story === 'uncollectable' && paid === 'new card',
    shows: 'known 0',
  },
  'giving credit and codes back': {
    guards: { loyalty: { reverse: nothing } },
    among: ({ story, paid }) => GIVES_BACK.has(story) && (paid === 'credits' || paid === 'promo'),
    shows: 'code used 1 times',
  },
}

/** Writes nothing when the card service is asked. */
function withoutAsked(text: string): string {
  return text.replace(
    / set "authorize_asked_at" = (\$\d+) where/,
    ' set "authorize_asked_at" = null where $1::timestamptz is not null and',
  )
}

/** Removes the lease: any caller gets the booking, and moves it from any step. */
function withoutLease(text: string): string {
  return text
    .replace(/ and \("locked_until" is null or "locked_until" < (\$\d+)\)/, ' and $1::timestamptz is not null')
    .replace(
      /^(update "payments" set "state" .* where "id" = \$\d+) and "state" in \((\$\d+)\)/,
      '$1 and $2::text is not null',
    )
    .replace(
      /^(update "bookings" set "step" .* where "id" = \$\d+) and "step" = (\$\d+)/,
      '$1 and $2::text is not null',
    )
    .replace(/ and "locked_by" = (\$\d+)/, ' and $1::uuid is not null')
}
