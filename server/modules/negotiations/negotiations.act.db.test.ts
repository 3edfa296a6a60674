import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { saveContact } from '#server/modules/hotelContacts/hotelContacts.store.ts'
import type { Command } from './negotiations.act.ts'
import { eventsOf } from './negotiations.store.ts'
import { negotiationsOn } from './negotiations.testing.ts'

let opened: Awaited<ReturnType<typeof testDatabase>>
let db: Database
beforeAll(async () => {
  opened = await testDatabase()
  db = opened.db
})
afterAll(() => opened.close())

const on = negotiationsOn(() => db)
beforeEach(async () => {
  await opened.empty()
  on.reset()
})

const ACCEPT: Command = { event: { type: 'hotel.answer', decision: 'accept' }, by: 'hotel' }
const DECLINE: Command = {
  event: { type: 'hotel.answer', decision: 'reject' },
  by: 'hotel',
  answer: { reason: 'full', note: '' },
}
const COUNTER: Command = {
  event: { type: 'hotel.answer', decision: 'counter' },
  by: 'hotel',
  answer: { reason: null, note: '' },
  offer: { price_cents: 4800, check_in: '2026-12-04T11:00', check_out: '2026-12-06T14:00', note: 'Cleaning until 11' },
}
const UNDO: Command = { event: { type: 'hotel.undo' }, by: 'hotel' }
const TAKE_BACK: Command = { event: { type: 'hotel.takeBack' }, by: 'hotel' }
const WITHDRAW: Command = { event: { type: 'guest.withdraw' }, by: 'guest' }
const CONFIRM: Command = { event: { type: 'guest.confirm', hasAddress: true }, by: 'guest' }
const GUEST_ACCEPT: Command = { event: { type: 'guest.accept' }, by: 'guest' }
const GUEST_REJECT: Command = { event: { type: 'guest.reject' }, by: 'guest' }
const GUEST_COUNTER: Command = {
  event: { type: 'guest.counter' },
  by: 'guest',
  offer: { price_cents: 5400, check_in: '2026-12-04T10:00', check_out: '2026-12-06T15:00', note: '' },
}

const LEFT = '2026-11-26T07:14Z'
const CHARGED_AT = '2026-12-01T15:00Z'
const FINAL_AT = '2026-12-04T00:00Z'

/** Accepted, a minute after the hotel said so. */
const agreed = async (request: Parameters<typeof on.submit>[0] = {}): Promise<string> => {
  const id = await on.submit(request)
  await on.act(id, ACCEPT)
  await on.at(LEFT)
  on.letters()
  return id
}

const charged = async (): Promise<string> => {
  const id = await agreed()
  await on.at(CHARGED_AT)
  await on.settle(id, 'captured')
  on.letters()
  return id
}

/** The hotel's counter-offer has reached the guest. */
const countered = async (): Promise<string> => {
  const id = await on.submit()
  await on.act(id, COUNTER)
  await on.at(LEFT)
  on.letters()
  return id
}

/** The e-mail that asks a hotel of Jerusalem. */
const letterToJerusalem = async (mailbox: string) => {
  on.mails.length = 0
  await on.submit({ changes: { hotel_key: 'jlm-0001', mailbox } })
  return on.mails.find(({ template }) => template === 'negotiation_hotel')
}
/** A link to the hotel's answer in a language, by its prefix. */
const link = (prefix: string): unknown =>
  expect.stringMatching(new RegExp(String.raw`^https://stayless\.example${prefix}/confirm/request/[\w-]{43}$`))

describe('a request', () => {
  test('is not moved by a deadline that was read before somebody else moved it', async () => {
    const id = await on.submit()
    const { version } = await on.row(id)
    await on.act(id, ACCEPT)
    await on.act(id, { event: { type: 'hotel.undo' }, by: 'hotel' })
    expect(await on.act(id, { event: { type: 'timer.due' }, by: 'clock', version })).toMatchObject({
      outcome: 'refused',
    })
    expect(await on.state(id)).toBe('asked')
  })

  test('keeps its card until the answer is final, then deletes it, and stays paid', async () => {
    const id = await charged()
    await on.at('2026-12-03T23:59Z')
    expect([await on.row(id), on.forgotten]).toMatchObject([{ state: 'charged', card_token: id }, []])
    await on.at(FINAL_AT)
    expect([await on.row(id), on.forgotten]).toMatchObject([
      { state: 'done', card_token: null, card_last4: '4242' },
      [id],
    ])
    expect(await on.payment(id)).toMatchObject({ state: 'captured', amount_cents: 6000 })
    expect(await on.inquiry(id)).toMatchObject({ status: 'done', charge: { amount: 60, refunded: 0 } })
  })

  test('is asked, accepted, charged, and final', async () => {
    const id = await on.submit()
    expect(await on.state(id)).toBe('asked')
    expect(on.letters()).toEqual(['guest asked', 'hotel request'])
    await on.act(id, ACCEPT)
    expect(on.letters()).toEqual([])
    await on.at('2026-11-26T07:12:59Z')
    expect(await on.state(id)).toBe('answering')
    await on.at(LEFT)
    expect(on.letters()).toEqual(['guest accepted', 'hotel accepted'])
    await on.at('2026-12-01T14:59Z')
    expect(await on.payment(id)).toBeUndefined()
    await on.at(CHARGED_AT)
    expect(await on.payment(id)).toMatchObject({ state: 'due', amount_cents: 6000, card_token: id, purpose: 'inquiry' })
    await on.settle(id, 'captured')
    expect(on.letters()).toEqual(['guest charged', 'hotel charged'])
    await on.at(FINAL_AT)
    expect(await on.state(id)).toBe('done')
    expect(on.letters()).toEqual(['guest final', 'hotel final'])
    expect((await on.inquiry(id)).timeline.map(({ what, by }) => `${by}: ${what}`)).toEqual([
      'guest: sent',
      'clock: hotel_asked',
      'clock: hotel_accepted',
      'money: charged',
      'clock: final',
    ])
  })

  test('to a hotel that we do not sell says nothing of its nights and rooms', async () => {
    expect(await on.request(await on.submit())).toMatchObject({ night: null, rooms: [] })
  })

  test('is written in the language of the hotel’s country, with links that open in it, unless the hotel named another', async () => {
    expect(await letterToJerusalem('one')).toMatchObject({ lang: 'he', data: { link: link('/he') } })
    const contact = { email: 'desk@stayless.example', lang: 'ar', source: 'hotel', person: '', phone: '' } as const
    const at = Temporal.Instant.from('2026-11-26T07:00Z')
    await saveContact(db, { hotel_key: 'jlm-0001', ...contact, verified_at: at, updated_at: at })
    expect(await letterToJerusalem('two')).toMatchObject({ lang: 'ar', to: contact.email, data: { link: link('/ar') } })
  })

  test('of an unproven mailbox reaches the hotel only once the guest confirms it', async () => {
    const id = await on.submit({ isVerified: false })
    expect(on.letters()).toEqual(['guest confirm'])
    await on.at('2026-11-27T07:12Z')
    await on.act(id, CONFIRM)
    expect(on.letters()).toEqual(['guest asked', 'hotel request'])
    expect((await on.inquiry(id)).deadlines.answer).toBe('2026-11-29T07:12:00Z')
  })

  test('that nobody confirms ends after 48 hours, and the hotel never hears of it', async () => {
    const id = await on.submit({ isVerified: false })
    await on.at('2026-11-28T07:12Z')
    expect(await on.state(id)).toBe('expired')
    expect(on.letters()).toEqual(['guest confirm', 'guest unconfirmed'])
  })

  test('to a hotel without an address waits for staff, whose time counts', async () => {
    const id = await on.submit({ hasAddress: false })
    expect(on.letters()).toEqual(['guest asked', 'staff no_address'])
    on.hotelHasAddress(true)
    await on.at('2026-11-27T07:12Z')
    await on.act(id, { event: { type: 'staff.send' }, by: 'staff' })
    expect(on.letters()).toEqual(['hotel request'])
    expect((await on.inquiry(id)).deadlines.answer).toBe('2026-11-28T07:12:00Z')
  })

  test('that the hotel declines ends without a charge, and the guest keeps the standard hours', async () => {
    const id = await on.submit()
    await on.act(id, DECLINE)
    expect((await on.inquiry(id)).decline).toBeNull()
    await on.at(LEFT)
    expect(on.letters()).toEqual(['guest asked', 'hotel request', 'guest declined', 'hotel declined'])
    expect(await on.inquiry(id)).toMatchObject({
      status: 'rejected',
      outcome: 'declined',
      decline: { reason: 'full', note: '' },
      checkin_datetime: '2026-12-04T15:00',
      checkout_datetime: '2026-12-06T11:00',
      charge: null,
      actions: [],
    })
    expect(on.forgotten).toEqual([id])
  })

  test('that the hotel leaves unanswered is reminded twice, then expires', async () => {
    const id = await on.submit()
    on.letters()
    await on.at('2026-11-27T07:12Z')
    expect(on.letters()).toEqual(['hotel reminder'])
    await on.at('2026-11-27T23:12Z')
    expect(on.letters()).toEqual(['hotel reminder'])
    await on.at('2026-11-28T07:12Z')
    expect(on.letters()).toEqual(['guest unanswered', 'hotel unanswered'])
    expect((await on.inquiry(id)).outcome).toBe('unanswered')
    expect(on.forgotten).toEqual([id])
  })

  test('can be withdrawn until it is charged', async () => {
    const id = await agreed()
    expect((await on.inquiry(id)).actions).toContain('withdraw')
    await on.act(id, WITHDRAW)
    expect(on.letters()).toEqual(['guest withdrawn', 'hotel withdrawn'])
    await on.at(CHARGED_AT)
    expect(await on.payment(id)).toBeUndefined()
  })

  test('cannot be withdrawn once it is charged', async () => {
    const id = await charged()
    expect((await on.act(id, WITHDRAW)).outcome).toBe('refused')
    expect((await on.inquiry(id)).actions).toEqual([])
  })
})

describe('an answer of the hotel', () => {
  test('can be undone for a minute, and then given differently', async () => {
    const id = await on.submit()
    on.letters()
    await on.act(id, COUNTER)
    expect((await on.request(id)).answer).toMatchObject({ decision: 'counter', undo_until: '2026-11-26T07:13:00Z' })
    expect((await on.inquiry(id)).offers).toHaveLength(1)
    await on.act(id, UNDO)
    expect((await on.request(id)).answer).toBeNull()
    await on.act(id, ACCEPT)
    await on.at(LEFT)
    expect(await on.state(id)).toBe('accepted')
    expect((await on.act(id, UNDO)).outcome).toBe('refused')
    expect(on.letters()).toEqual(['guest accepted', 'hotel accepted'])
  })

  test('to an offer that is no longer open does nothing', async () => {
    const id = await on.submit()
    expect((await on.act(id, { ...ACCEPT, place: 2 })).outcome).toBe('refused')
    expect(await on.state(id)).toBe('asked')
  })

  test('counts once, however many are given at the same moment', async () => {
    const id = await on.submit()
    on.letters()
    const answers = Array.from({ length: 50 }, (_, n) => (n % 3 === 0 ? ACCEPT : n % 3 === 1 ? DECLINE : COUNTER))
    const results = await Promise.all(answers.map((answer) => on.act(id, answer)))
    expect(results.filter(({ outcome }) => outcome === 'moved')).toHaveLength(1)
    await on.at(LEFT)
    expect(on.letters()).toHaveLength(2)
    expect((await eventsOf(db, id)).map(({ event }) => event)).toEqual(['submit', 'hotel.answer', 'timer.leave'])
  })

  test('races with the guest who withdraws: one of them wins, and each side gets one letter', async () => {
    const id = await on.submit()
    on.letters()
    await Promise.all([
      ...Array.from({ length: 25 }, () => on.act(id, ACCEPT)),
      ...Array.from({ length: 25 }, () => on.act(id, WITHDRAW)),
    ])
    await on.at(LEFT)
    expect(await on.state(id)).toBe('withdrawn')
    expect(on.letters()).toEqual(['guest withdrawn', 'hotel withdrawn'])
  })
})

describe('a counter-offer', () => {
  test('reaches the guest, who accepts, declines or counters', async () => {
    const id = await countered()
    expect(await on.inquiry(id)).toMatchObject({
      status: 'countered',
      price: 48,
      checkin_datetime: '2026-12-04T11:00',
      offers: [
        { place: 1, by: 'guest', state: 'declined' },
        { place: 2, by: 'hotel', state: 'open', note: 'Cleaning until 11' },
      ],
      deadlines: { answer: '2026-11-28T07:14:00Z' },
      actions: ['accept', 'reject', 'counter', 'withdraw'],
    })
  })

  test('that the guest accepts is charged as offered', async () => {
    const id = await countered()
    await on.act(id, GUEST_ACCEPT)
    expect(on.letters()).toEqual(['guest accepted', 'hotel guest_accepted'])
    await on.at(CHARGED_AT)
    expect(await on.payment(id)).toMatchObject({ amount_cents: 4800 })
  })

  test('that the guest declines ends the request', async () => {
    const id = await countered()
    await on.act(id, GUEST_REJECT)
    expect(await on.inquiry(id)).toMatchObject({ status: 'rejected', outcome: 'offer_declined' })
  })

  test('is made once by each side', async () => {
    const id = await countered()
    await on.act(id, GUEST_COUNTER)
    expect(on.letters()).toEqual(['guest asked', 'hotel guest_countered'])
    expect((await on.act(id, COUNTER)).outcome).toBe('refused')
    expect(await on.request(id)).toMatchObject({ can_counter: false, offer: { place: 3, price: 54 } })
    await on.act(id, ACCEPT)
    await on.at('2026-11-26T07:16Z')
    expect(await on.inquiry(id)).toMatchObject({ status: 'accepted', price: 54, checkin_datetime: '2026-12-04T10:00' })
  })

  test('moves the final answer with the hours', async () => {
    const id = await countered()
    expect((await on.inquiry(id)).deadlines.final).toBe('2026-12-04T02:00:00Z')
  })

  test('that the guest leaves unanswered ends the request', async () => {
    const id = await countered()
    await on.at('2026-11-28T07:14Z')
    expect(on.letters()).toEqual(['guest unanswered', 'hotel unanswered'])
    expect(await on.state(id)).toBe('expired')
  })
})

describe('the charge', () => {
  test('that the bank declines for now is tried again after six hours, and the guest is told', async () => {
    const id = await agreed()
    await on.at(CHARGED_AT)
    await on.settle(id, { isSoft: true })
    expect(on.letters()).toEqual(['guest retry'])
    await on.at('2026-12-01T20:59Z')
    expect((await on.payment(id))?.state).toBe('declined')
    await on.at('2026-12-01T21:00Z')
    expect((await on.payment(id))?.state).toBe('due')
  })

  test('that the bank declines for good asks for another card, which is charged at once', async () => {
    const id = await agreed()
    await on.at(CHARGED_AT)
    await on.settle(id, { isSoft: false })
    expect(on.letters()).toEqual(['guest other_card', 'hotel waiting_for_card'])
    expect(await on.inquiry(id)).toMatchObject({
      status: 'accepted',
      card: { is_declined: true },
      deadlines: { pay: '2026-12-02T15:00:00Z' },
    })
    const card = { card_token: '00000000-0000-4000-8000-000000000001', card_brand: 'Visa', card_last4: '1111' }
    await on.act(id, { event: { type: 'card.replace' }, by: 'guest', change: card })
    expect(await on.payment(id)).toMatchObject({ state: 'due', card_token: card.card_token })
    expect(on.forgotten).toEqual([id])
    await on.settle(id, 'captured')
    expect(await on.state(id)).toBe('charged')
  })

  test('without another card in time ends, and nothing is charged', async () => {
    const id = await agreed()
    await on.at(CHARGED_AT)
    await on.settle(id, { isSoft: false })
    on.letters()
    await on.at('2026-12-02T15:00Z')
    expect(on.letters()).toEqual(['guest unpaid', 'hotel unpaid'])
    expect((await on.inquiry(id)).outcome).toBe('unpaid')
  })

  test('of a guest who gave no card asks for one', async () => {
    const id = await agreed({ hasCard: false })
    await on.at(CHARGED_AT)
    expect(await on.state(id)).toBe('unpaid')
    expect(on.letters()).toEqual(['guest card_needed', 'hotel waiting_for_card'])
  })

  test('comes back whole when the hotel takes its yes back', async () => {
    const id = await charged()
    await on.act(id, TAKE_BACK)
    expect(await on.payment(id)).toMatchObject({ state: 'refunding', refund_cents: 6000 })
    expect(on.letters()).toEqual(['guest taken_back', 'hotel taken_back'])
    expect(await on.inquiry(id)).toMatchObject({ outcome: 'taken_back', charge: { amount: 60, refunded: 60 } })
  })

  test('that is under way when the hotel takes its yes back is refunded once it is known', async () => {
    const id = await agreed()
    await on.at(CHARGED_AT)
    await on.act(id, TAKE_BACK)
    expect(on.letters()).toEqual([])
    await on.settle(id, 'captured')
    expect(await on.payment(id)).toMatchObject({ state: 'refunding', refund_cents: 6000 })
    expect(await on.state(id)).toBe('rejected')
  })

  test('after the final answer stays, and the yes can no longer be taken back', async () => {
    const id = await charged()
    await on.at(FINAL_AT)
    expect((await on.act(id, TAKE_BACK)).outcome).toBe('refused')
    expect(await on.payment(id)).toMatchObject({ state: 'captured' })
  })
})

describe('while no server ran', () => {
  test('deadlines passed: they are applied at once, in their order', async () => {
    const id = await on.submit()
    await on.act(id, ACCEPT)
    await on.at('2026-12-02T10:00Z')
    expect((await eventsOf(db, id)).map(({ event }) => event)).toEqual([
      'submit',
      'hotel.answer',
      'timer.leave',
      'timer.charge',
    ])
    expect(await on.payment(id)).toMatchObject({ state: 'due' })
  })

  test('the stay began: the card is not charged, and staff decide', async () => {
    const id = await agreed()
    await on.at('2026-12-04T06:00Z')
    expect(await on.state(id)).toBe('review')
    expect(await on.payment(id)).toBeUndefined()
    expect(on.letters()).toEqual(['staff charge_too_late'])
  })
})

test('an event of a negotiation that cannot be read brings it to staff, and changes nothing else', async () => {
  const id = await agreed()
  await db
    .updateTable('negotiations')
    .set({ snapshot: JSON.stringify({ version: 99 }) })
    .where('id', '=', id)
    .execute()
  expect((await on.act(id, WITHDRAW)).outcome).toBe('refused')
  expect(await on.state(id)).toBe('review')
  expect(on.letters()).toEqual(['staff unreadable'])
})

test('no state is written without its e-mails', async () => {
  const id = await on.submit()
  on.mails.push = () => {
    throw new Error('the outbox is full')
  }
  try {
    await expect(on.act(id, WITHDRAW)).rejects.toThrow('the outbox is full')
  } finally {
    on.mails.push = Array.prototype.push
  }
  expect(await on.state(id)).toBe('asked')
  expect((await eventsOf(db, id)).map(({ event }) => event)).toEqual(['submit'])
})
