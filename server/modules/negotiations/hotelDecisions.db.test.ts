import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { saveDecision, type HotelDecision } from '#server/modules/answerRecord/answerRecord.store.ts'
import { loadAnswerRecords } from '#server/modules/answerRecord/answerRecords.ts'
import { sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import type { Command } from './negotiations.act.ts'
import { negotiationsOn } from './negotiations.testing.ts'

let opened: Awaited<ReturnType<typeof testDatabase>>
let db: Database
beforeAll(async () => {
  opened = await testDatabase()
  db = opened.db
})
afterAll(() => opened.close())

/** Three hotels near the sample request, 100 dollars a night: its 11 hours usually cost 55. */
const NEIGHBORS = [1, 2, 3].map((place) => sampleHotel({ id: `amm-000${place}`, lat: 31.95, lng: 35.93 }))
const on = negotiationsOn(() => db, NEIGHBORS)
beforeEach(async () => {
  await opened.empty()
  on.reset()
})

const answer = (decision: 'accept' | 'reject'): Command => ({ event: { type: 'hotel.answer', decision }, by: 'hotel' })
const COUNTER: Command = {
  event: { type: 'hotel.answer', decision: 'counter' },
  by: 'hotel',
  offer: { price_cents: 4800, check_in: '2026-12-04T11:00', check_out: '2026-12-06T14:00', note: '' },
}
const GUEST_COUNTER: Command = {
  event: { type: 'guest.counter' },
  by: 'guest',
  offer: { price_cents: 5400, check_in: '2026-12-04T10:00', check_out: '2026-12-06T15:00', note: '' },
}
const guest = (type: 'guest.accept' | 'guest.reject' | 'guest.withdraw'): Command => ({ event: { type }, by: 'guest' })
const TAKE_BACK: Command = { event: { type: 'hotel.takeBack' }, by: 'hotel' }

const decision = (id: string) =>
  db.selectFrom('hotel_decisions').selectAll().where('negotiation_id', '=', id).executeTakeFirst()

/** Answered two hours after it was asked, which leaves a minute later. */
const answered = async (command: Command): Promise<string> => {
  const id = await on.submit()
  await on.at('2026-11-26T09:12Z')
  await on.act(id, command)
  await on.at('2026-11-26T09:14Z')
  return id
}

describe('a hotel’s decision on a request', () => {
  test('is its yes, with the time to the answer and the price beside the usual one', async () => {
    expect(await decision(await answered(answer('accept')))).toMatchObject({
      hotel_key: 'place:1',
      first_answer: 'accept',
      answer_minutes: 120,
      is_agreed: true,
      price_verdict: 'likely',
      is_demo: false,
    })
  })

  test('is its no', async () => {
    expect(await decision(await answered(answer('reject')))).toMatchObject({ first_answer: 'reject', is_agreed: false })
  })

  test('is nothing before the answer has left', async () => {
    const id = await on.submit()
    await on.act(id, answer('accept'))
    expect(await decision(id)).toBeUndefined()
  })

  test('is a yes if the guest takes its counter-offer', async () => {
    const id = await answered(COUNTER)
    expect(await decision(id)).toBeUndefined()
    await on.act(id, guest('guest.accept'))
    expect(await decision(id)).toMatchObject({ first_answer: 'counter', answer_minutes: 120, is_agreed: true })
  })

  test.each([
    ['declines', (id: string) => on.act(id, guest('guest.reject'))],
    ['lets pass', () => on.at('2026-11-28T09:14Z')],
  ])('is no yes if the guest %s its counter-offer', async (_, end) => {
    const id = await answered(COUNTER)
    await end(id)
    expect(await decision(id)).toMatchObject({ first_answer: 'counter', answer_minutes: 120, is_agreed: false })
  })

  test('counts the time to its latest answer, from the guest’s counter-offer on', async () => {
    const id = await answered(COUNTER)
    await on.at('2026-11-26T20:00Z')
    await on.act(id, GUEST_COUNTER)
    await on.at('2026-11-26T20:30Z')
    await on.act(id, answer('accept'))
    await on.at('2026-11-26T20:32Z')
    expect(await decision(id)).toMatchObject({ first_answer: 'counter', answer_minutes: 30, is_agreed: true })
  })

  test('is no answer if it lets the request expire', async () => {
    const id = await on.submit()
    await on.at('2026-11-28T07:12Z')
    expect(await decision(id)).toMatchObject({ first_answer: null, answer_minutes: null, is_agreed: false })
  })

  test('is no yes any more once the hotel takes it back', async () => {
    const id = await answered(answer('accept'))
    await on.act(id, TAKE_BACK)
    expect(await decision(id)).toMatchObject({ first_answer: 'accept', is_agreed: false })
  })

  test('does not exist where others decided: a withdrawal, staff, a hotel that was never asked', async () => {
    const withdrawn = await on.submit()
    await on.act(withdrawn, guest('guest.withdraw'))
    expect(await decision(withdrawn)).toBeUndefined()
    const ended = await on.submit()
    await on.act(ended, { event: { type: 'staff.end' }, by: 'staff' })
    expect(await decision(ended)).toBeUndefined()
    const unasked = await on.submit({ hasAddress: false })
    await on.at('2026-11-28T07:12Z')
    expect(await on.state(unasked)).toBe('expired')
    expect(await decision(unasked)).toBeUndefined()
  })

  test('stays a yes when the guest withdraws afterwards', async () => {
    const id = await answered(answer('accept'))
    await on.act(id, guest('guest.withdraw'))
    expect(await decision(id)).toMatchObject({ is_agreed: true })
  })
})

let count = 0
/** One more decision of a hotel, a minute after the last one. */
const decided = async (changes: Partial<HotelDecision> = {}): Promise<void> => {
  count += 1
  const id = await on.submit({ changes: { hotel_key: `key:${count}` } })
  await saveDecision(db, {
    negotiation_id: id,
    hotel_key: 'amm-0001',
    first_answer: 'accept',
    answer_minutes: 100,
    is_agreed: true,
    price_verdict: 'likely',
    is_demo: false,
    decided_at: Temporal.Instant.from('2026-11-01T00:00Z').add({ minutes: count }),
    ...changes,
  })
}
const REFUSED = { first_answer: 'reject', is_agreed: false } as const
const SILENT = { first_answer: null, answer_minutes: null, is_agreed: false } as const
const times = async (number: number, changes: Partial<HotelDecision> = {}): Promise<void> => {
  for (let made = 0; made < number; made += 1) await decided(changes)
}
const load = () => loadAnswerRecords(db, () => Temporal.Instant.from('2026-12-01T00:00Z'))
const record = async (hotelId = 'amm-0001') => (await load()).of(hotelId)

describe('a hotel’s answers', () => {
  test('are told from the tenth on, whatever it left unanswered', async () => {
    await times(9)
    await times(5, SILENT)
    expect(await record()).toBeNull()
    await decided()
    expect(await record()).toMatchObject({ agreed: 10, requests: 15 })
  })

  test('are those since the tenth latest, with the silence between them', async () => {
    await times(8, REFUSED)
    await times(2, REFUSED)
    await times(3, SILENT)
    await times(8)
    expect(await record()).toEqual({ requests: 13, agreed: 8, usual_hours: 3, demo: false })
    await times(4, SILENT)
    expect(await record()).toMatchObject({ requests: 17, agreed: 8 })
  })

  test.each([
    [60, 1],
    [61, 3],
    [180, 3],
    [700, 12],
    [1440, 24],
    [2880, 48],
    [9999, 48],
  ])('have a usual time that is never too short: %i minutes are %i hours', async (minutes, hours) => {
    await times(3, { answer_minutes: 20_000 })
    await times(4, { answer_minutes: 5 })
    await times(6, { answer_minutes: minutes })
    // Half of the ten latest came within these minutes.
    expect((await record())?.usual_hours).toBe(hours)
  })

  test('of the demo are marked, and never count as real ones', async () => {
    await times(10, { is_demo: true, ...REFUSED })
    expect(await record()).toMatchObject({ demo: true, agreed: 0 })
    await times(9)
    expect(await record()).toMatchObject({ demo: true, agreed: 0 })
    await decided()
    expect(await record()).toMatchObject({ demo: false, agreed: 10, requests: 10 })
  })

  test('of one hotel are not another’s', async () => {
    await times(10)
    await times(5, { hotel_key: 'amm-0002' })
    expect(await record('amm-0002')).toBeNull()
  })

  test('are read again as they change', async () => {
    await times(10)
    const records = await load()
    await decided({ ...REFUSED, decided_at: Temporal.Instant.from('2026-12-01T00:00Z') })
    expect(records.of('amm-0001')).toMatchObject({ agreed: 10 })
    await records.refresh()
    expect(records.of('amm-0001')).toMatchObject({ agreed: 9, requests: 10 })
  })
})

describe('answers to prices', () => {
  test('count real hotels of all places, apart by price, from the tenth answer on', async () => {
    await times(6, { hotel_key: 'amm-0001' })
    await times(3, { hotel_key: 'place:2', ...REFUSED })
    await times(20, { is_demo: true })
    await times(10, { price_verdict: 'longShot', ...REFUSED })
    await times(12, { price_verdict: null })
    expect((await load()).atPrices()).toEqual([{ verdict: 'longShot', requests: 10, accepted: 0 }])
    await times(2, SILENT)
    await decided({ first_answer: 'counter' })
    expect((await load()).atPrices().find(({ verdict }) => verdict === 'likely')).toEqual({
      verdict: 'likely',
      requests: 12,
      accepted: 6,
    })
  })
})
