import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FaultKind } from '#server/standins/gateway/faults.ts'
import type { BookingStep } from '#server/modules/bookings/bookings.tables.ts'
import type { Death } from './mortal.testing.ts'
import { openMoney, PAID_WITH, type Call, type Case, type Guards, type Money } from './money.testing.ts'

const SALE: Call[] = ['nonce', 'customer', 'sale', 'search', 'found']
/** Of each story, whom it asks and where it comes to. */
const STORIES: Readonly<Record<Case['story'], { calls: Call[]; steps: BookingStep[] }>> = {
  stays: { calls: [...SALE, 'capture'], steps: ['held', 'authorized', 'captured'] },
  declined: { calls: SALE, steps: ['held', 'declined'] },
  uncollectable: { calls: [...SALE, 'look', 'void'], steps: ['held', 'authorized', 'refused'] },
  cancelled: { calls: ['sale', 'capture', 'look', 'void'], steps: ['captured', 'refunding', 'refunded'] },
  settled: { calls: ['sale', 'capture', 'look', 'refund'], steps: ['captured', 'refunding', 'refunded'] },
}
const STORY_NAMES = ['stays', 'declined', 'uncollectable', 'cancelled', 'settled'] as const
/** A request that is lost, an answer that is, a 5xx of what was done, a time-out of what is done later, a slow one, a notice that comes twice. */
const KINDS: (FaultKind | 'notice')[] = ['request_lost', 'answer_lost', 'unavailable_after', 'late', 'slow', 'notice']
const deathsAt = (step: BookingStep): Death[] => [`before ${step}`, `after ${step}`]

/** All that can meet. */
const ALL: Case[] = STORY_NAMES.flatMap((story) => {
  const { calls, steps } = STORIES[story]
  const faults: Case['fault'][] = [null, ...calls.flatMap((call) => KINDS.map((kind) => [call, kind] as const))]
  const deaths: Case['death'][] = [null, ...steps.flatMap(deathsAt)]
  return PAID_WITH.flatMap((paid) =>
    faults.flatMap((fault) =>
      deaths.flatMap((death) => [true, false].map((again) => ({ story, paid, fault, death, again }))),
    ),
  )
})

/** So many of them, spread over all, and the same each time. `FAULTS=all` plays all. */
const some = (most: number, cases = ALL): Case[] => {
  // Odd: the table goes in pairs.
  const every = process.env['FAULTS'] === 'all' ? 1 : Math.floor(cases.length / most) | 1
  return cases.filter((_, place) => place % every === 0)
}
/** The embedded database has one session, and meets the same in order: a sample shows that it agrees. */
const PLAYED = process.env['DATABASE_URL'] ? 520 : 90
const PLAYED_WITHOUT = 20

let money: Money
beforeAll(async () => {
  money = await openMoney()
})
afterAll(() => money.close())

const failures = async (cases: readonly Case[], guards?: Guards): Promise<string[]> => {
  const found: string[] = []
  for (const one of cases) {
    const problems = await money.play(one, guards)
    if (problems.length > 0) found.push(`${JSON.stringify(one)}: ${problems.join('; ')}`)
  }
  return found
}

test('money, room, credit, cards and letters agree, whatever fails and whenever a process dies', async () => {
  const cases = some(PLAYED)
  const started = performance.now()
  const found = await failures(cases)
  const counts = [...money.counts].map(([what, count]) => `${what} ${count}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  // oxlint-disable-next-line no-console -- what was played is the finding
  console.info(`${cases.length} of ${ALL.length} cases in ${seconds} s, ${found.length} failed: ${counts.join(', ')}`)
  expect(found).toEqual([])
})

/** Each is taken out of what the product asks, never out of the product. */
const WITHOUT: Readonly<Record<string, Guards & { among: (one: Case) => boolean }>> = {
  'looking for what was sold before it is sold again': {
    gateway: (gateway, nonce) => ({
      ...gateway,
      find: () => Promise.resolve({ outcome: 'absent' }),
      authorize: async (order) => gateway.authorize({ ...order, nonce: await nonce() }),
    }),
    among: ({ story }) => story === 'stays' || story === 'declined',
  },
  'holding that what is not known is not refused': {
    gateway: (gateway) => ({
      ...gateway,
      authorize: async (order) => {
        const result = await gateway.authorize(order)
        if (result.outcome !== 'unknown') return result
        return { outcome: 'declined', reason: 'processor_failed', code: '', face: 'try_again' }
      },
    }),
    among: ({ fault, death }) => fault?.[0] === 'sale' && death === null,
  },
  'letting the card go before the room': {
    gateway: (gateway) => ({ ...gateway, void: () => Promise.resolve({ outcome: 'done' }) }),
    among: ({ story }) => story === 'uncollectable',
  },
  'asking the card company when it has said nothing of a refund': {
    gateway: (gateway) => ({
      ...gateway,
      refund: async (...asked) => {
        await gateway.refund(...asked)
        return { outcome: 'done' }
      },
    }),
    among: ({ fault }) => fault?.[0] === 'look' || fault?.[0] === 'void' || fault?.[0] === 'refund',
  },
  'taking up again what was begun': {
    scheduleResume: () => Promise.resolve(),
    among: ({ again, death }) => !again && death !== null,
  },
  'one worker at a time, and no step twice': {
    rewrite: withoutLease,
    among: ({ fault }) => fault?.[1] === 'slow',
  },
}

describe('without', () => {
  test.each(Object.keys(WITHOUT))('%s it would not', async (name) => {
    const guards = WITHOUT[name]
    const cases = some(
      PLAYED_WITHOUT,
      ALL.filter((one) => guards?.among(one)),
    )
    const found = await failures(cases, guards)
    // oxlint-disable-next-line no-console -- so is what each guard holds
    console.info(`without ${name}: ${found.length} of ${cases.length} fail, such as ${found[0]}`)
    expect(found).not.toEqual([])
  })
})

/** Whoever asks has the booking, and moves it from wherever it is. */
function withoutLease(text: string): string {
  return text
    .replace(/ and \("locked_until" is null or "locked_until" < (\$\d+)\)/, ' and $1::timestamptz is not null')
    .replace(
      /^(update "bookings" set "step" .* where "id" = \$\d+) and "step" = (\$\d+)/,
      '$1 and $2::text is not null',
    )
    .replace(/ and "locked_by" = (\$\d+)/, ' and $1::uuid is not null')
}
