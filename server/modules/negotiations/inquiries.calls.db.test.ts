import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from 'superstruct'
import { ConfirmInquiryResponse, ConfirmRequestResponse } from '#contract/inquiry/confirm.ts'
import { DeskResponse, StaffInquiriesResponse, StaffInquiryResponse } from '#contract/inquiry/desk.ts'
import {
  InquiriesResponse,
  InquiryResponse,
  UsualPriceResponse,
  type InquiryBody,
} from '#contract/inquiry/inquiries.ts'
import { PaymentMethodResponse } from '#contract/booking/paymentMethods.ts'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import { signIn, GUEST } from '#server/testing/faults/buyer.testing.ts'
import { startHere, type ServerHere } from '#server/testing/faults/serverHere.testing.ts'
import {
  CONFIRM,
  DAY,
  DESK,
  HOTEL,
  HOTEL_EMAIL,
  HOTEL_MAIL,
  inquiryCalls,
  problem,
  REQUEST,
} from './inquiryCalls.testing.ts'

const LIMIT_MS = 120_000

let server: ServerHere
let bearer: string
beforeAll(async () => {
  server = await startHere()
  bearer = await signIn(server)
}, LIMIT_MS)
afterAll(() => server.close(), LIMIT_MS)

/** An hour before the final answer. */
const SOON = Temporal.Now.zonedDateTimeISO('America/New_York').add({ hours: 7 })
const { mailbox, address, bodyOf, call, send, sent, linkTo } = inquiryCalls(() => server)

describe('a guest without an account', () => {
  test('sends a request, confirms the address, and the hotel is asked', async () => {
    const body = bodyOf()
    const { inquiry, token } = await sent(body)
    expect(inquiry).toMatchObject({
      status: 'unconfirmed',
      price: 60,
      hotel: { id: HOTEL, time_zone: 'America/New_York' },
      card: { last4: '1881' },
      actions: ['withdraw'],
    })
    expect((await call(`/inquiries/${inquiry.id}/?token=${token}`)).status).toBe(200)
    const link = await linkTo(body.guest.email, CONFIRM)
    const opened = create((await call(`/confirm/inquiry/${link}/`)).body, ConfirmInquiryResponse)
    const { checkin_datetime, checkout_datetime, price } = inquiry
    expect(opened).toMatchObject({
      state: 'open',
      inquiry: {
        number: inquiry.number,
        token: null,
        status: 'unconfirmed',
        checkin_datetime,
        checkout_datetime,
        price,
      },
    })
    // Nobody has confirmed the mailbox: it may be a stranger's.
    expect(JSON.stringify(opened)).not.toMatch(/1881|first_name/)
    const confirmed = create((await call(`/confirm/inquiry/${link}/`, { body: {} })).body, ConfirmInquiryResponse)
    expect(confirmed.state).toBe('done')
    const page = await call(`/inquiries/${inquiry.id}/?token=${confirmed.inquiry?.token}`)
    expect(create(page.body, InquiryResponse).inquiry).toMatchObject({ status: 'asked' })
    expect(create((await call(`/confirm/inquiry/${link}/`, { body: {} })).body, ConfirmInquiryResponse).state).toBe(
      'done',
    )
    await call(`/inquiries/${inquiry.id}/withdraw/`, { body: { token: confirmed.inquiry?.token } })
    const { body: used } = await call(`/confirm/inquiry/${link}/`)
    expect(create(used, ConfirmInquiryResponse)).toMatchObject({
      state: 'done',
      inquiry: { status: 'withdrawn', outcome: 'withdrawn', token: null },
    })
  })

  test('reads nobody’s request without its link', async () => {
    const { inquiry } = await sent()
    const other = await sent()
    for (const query of ['', '?token=nonsense', `?token=${other.token}`])
      expect(problem(await call(`/inquiries/${inquiry.id}/${query}`))).toMatchObject({ status: 404, code: 'not_found' })
    expect(problem(await call(`/inquiries/${inquiry.id}/`, { token: bearer }))).toMatchObject({ status: 404 })
    expect(problem(await call(`/inquiries/${inquiry.id}/withdraw/`, { body: { token: other.token } }))).toMatchObject({
      status: 404,
    })
  })

  test('is refused for a date of free cancellation in another millennium', async () => {
    for (const year of ['0000', '0001', '1000'])
      expect(problem(await send(bodyOf({ free_cancellation_until: `${year}-01-01T00:00` })))).toMatchObject({
        status: 400,
        field: 'free_cancellation_until',
      })
  })

  test('who sends the same request twice finds the first when confirming the second', async () => {
    const days = { checkin_datetime: dayHour(addDays(DAY, 29), 9), checkout_datetime: dayHour(addDays(DAY, 30), 11) }
    const body = bodyOf(days)
    const { inquiry } = await sent(body)
    await call(`/confirm/inquiry/${await linkTo(body.guest.email, CONFIRM)}/`, { body: {} })
    const { inquiry: second, token } = await sent(body)
    const link = await linkTo(body.guest.email, CONFIRM)
    const { body: answer } = await call(`/confirm/inquiry/${link}/`, { body: {} })
    expect(create(answer, ConfirmInquiryResponse)).toMatchObject({ state: 'done', inquiry: { id: inquiry.id } })
    // The second is over at once, and its link leads to the first from then on.
    const { body: page } = await call(`/inquiries/${second.id}/?token=${token}`)
    expect(page).toMatchObject({ inquiry: { status: 'withdrawn', outcome: 'duplicate' } })
    const { body: again } = await call(`/confirm/inquiry/${link}/`)
    expect(create(again, ConfirmInquiryResponse)).toMatchObject({ state: 'done', inquiry: { id: inquiry.id } })
  })

  test('needs a key that nobody guesses', async () =>
    expect(problem(await send(bodyOf(), { key: 'short-key-1' }))).toEqual({
      status: 400,
      code: 'invalid_request',
      field: 'Idempotency-Key',
    }))
})

describe('the same key', () => {
  test('makes one request, also at the same moment', async () => {
    const body = bodyOf()
    const key = randomUUID()
    const from = address()
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(body, { key, from })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 201])
    expect(new Set(answers.map(({ body: answer }) => create(answer, InquiryResponse).inquiry.id)).size).toBe(1)
  })

  test('with another body is refused', async () => {
    const key = randomUUID()
    const body = bodyOf()
    await sent(body, { key })
    expect(problem(await send({ ...body, price: 61 }, { key }))).toMatchObject({ status: 422, code: 'key_reused' })
  })
})

describe('a signed-in guest', () => {
  test('is not asked to confirm their own address, and finds the request in their list', async () => {
    const body = bodyOf({ guest: { first_name: 'Placeholder', last_name: 'Guest', email: GUEST } })
    const { inquiry, token } = await sent(body, { token: bearer })
    expect(inquiry.status).toBe('asked')
    expect(token).toBeUndefined()
    const { inquiries } = create((await call('/user/inquiries/', { token: bearer })).body, InquiriesResponse)
    expect(inquiries.map(({ id }) => id)).toContain(inquiry.id)
  })

  test('is not held up by what strangers send under their address', async () => {
    const other = 'manager@stayless.example'
    const token = await signIn(server, other)
    const body = () => bodyOf({ guest: { first_name: 'Placeholder', last_name: 'Guest', email: other } })
    for (let count = 0; count < 5; count += 1) await sent(body())
    expect(problem(await send(body()))).toMatchObject({ status: 429 })
    expect((await sent(body(), { token })).inquiry.status).toBe('asked')
  })

  test('confirms an address that is not the one of their account', async () => {
    const { inquiry } = await sent(bodyOf(), { token: bearer })
    expect(inquiry.status).toBe('unconfirmed')
  })

  test('pays with their own saved cards alone', async () => {
    const other = await signIn(server, 'agent@stayless.example')
    const { body: saved } = await call('/user/payment_methods/', {
      body: { nonce: 'fake-valid-visa-nonce' },
      token: other,
    })
    const { payment_method } = create(saved, PaymentMethodResponse)
    const payment = { type: 'card', payment_method_id: payment_method.id } as const
    expect(problem(await send(bodyOf({ payment }), { token: bearer }))).toMatchObject({
      status: 400,
      field: 'payment.payment_method_id',
    })
    expect((await sent(bodyOf({ payment }), { token: other })).inquiry.card).toMatchObject({ last4: '1881' })
  })

  test('asks one hotel once for one stay', async () => {
    const days = { checkin_datetime: dayHour(addDays(DAY, 9), 9), checkout_datetime: dayHour(addDays(DAY, 10), 11) }
    const body = bodyOf({ guest: { first_name: 'Placeholder', last_name: 'Guest', email: GUEST }, ...days })
    const { inquiry } = await sent(body, { token: bearer })
    const again = await send(body, { token: bearer })
    expect(problem(again)).toMatchObject({ status: 409, code: 'already_asked' })
    expect(again.body).toMatchObject({ error: { inquiry: { id: inquiry.id, number: inquiry.number } } })
  })

  test('may withdraw', async () => {
    const days = { checkin_datetime: dayHour(addDays(DAY, 19), 9), checkout_datetime: dayHour(addDays(DAY, 20), 11) }
    const body = bodyOf({ guest: { first_name: 'Placeholder', last_name: 'Guest', email: GUEST }, ...days })
    const { inquiry } = await sent(body, { token: bearer })
    for (const _ of [1, 2]) {
      const { status, body: answer } = await call(`/inquiries/${inquiry.id}/withdraw/`, { body: {}, token: bearer })
      expect({ status, outcome: create(answer, InquiryResponse).inquiry.outcome }).toEqual({
        status: 200,
        outcome: 'withdrawn',
      })
    }
  })
})

describe('a request is refused, and the field named', () => {
  const refusals: [string, Partial<InquiryBody>, string, string][] = [
    [
      'standard hours',
      { checkin_datetime: dayHour(DAY, 15), checkout_datetime: dayHour(addDays(DAY, 2), 11) },
      'invalid_request',
      'checkin_datetime',
    ],
    [
      'a stay that ends before it begins',
      { checkout_datetime: dayHour(DAY, 8) },
      'invalid_request',
      'checkout_datetime',
    ],
    [
      'a stay in the past',
      { checkin_datetime: dayHour(addDays(DAY, -50), 9), checkout_datetime: dayHour(addDays(DAY, -49), 9) },
      'invalid_request',
      'checkin_datetime',
    ],
    [
      'no time to answer',
      {
        checkin_datetime: dayHour(SOON.toPlainDate().toString(), SOON.hour),
        checkout_datetime: dayHour(SOON.toPlainDate().add({ days: 1 }).toString(), 16),
      },
      'too_late',
      'checkin_datetime',
    ],
    [
      'free cancellation after check-in',
      { free_cancellation_until: dayHour(addDays(DAY, 1), 9) },
      'invalid_request',
      'free_cancellation_until',
    ],
    ['a price of nothing', { price: 0 }, 'invalid_request', 'price'],
    ['a price of a typing error', { price: 60_000 }, 'invalid_request', 'price'],
    [
      'an unknown place',
      { hotel: { place_id: 'nowhere', name: 'Placeholder Hotel' } },
      'invalid_request',
      'hotel.place_id',
    ],
    ['a hotel without a town', { hotel: { name: 'Placeholder Hotel' } }, 'invalid_request', 'hotel.location'],
    [
      'a hotel without a name',
      { hotel: { name: '  ', location: { lat: 1, lng: 1 } } },
      'invalid_request',
      'hotel.name',
    ],
    [
      'a town beyond the Earth',
      { hotel: { name: 'Placeholder Hotel', location: { lat: 91, lng: 0 } } },
      'invalid_request',
      'hotel.location',
    ],
    [
      'letters that no hotel can read',
      { guest: { first_name: 'דנה', last_name: 'Guest', email: 'a@guests.example' } },
      'invalid_request',
      'guest.first_name',
    ],
    ['a card without a nonce', { payment: { type: 'card' } }, 'invalid_request', 'payment.nonce'],
    [
      'a saved card without an account',
      { payment: { type: 'card', payment_method_id: randomUUID() } },
      'invalid_request',
      'payment.payment_method_id',
    ],
  ]
  test.each(refusals)('%s', async (_, changes, code, field) => {
    expect(problem(await send(bodyOf(changes)))).toMatchObject({ code, field })
  })

  test('a card that the bank declines: nothing is sent', async () => {
    const body = bodyOf({ payment: { type: 'card', nonce: 'fake-processor-declined-visa-nonce' } })
    expect(problem(await send(body))).toMatchObject({ status: 402, code: 'declined' })
    await expect(linkTo(body.guest.email, CONFIRM)).rejects.toThrow('no link')
  })

  test('too many from one address', async () => {
    const from = address()
    const answers = []
    for (let count = 0; count < 11; count += 1) answers.push((await send(bodyOf(), { from })).status)
    expect(answers).toEqual([...Array<number>(10).fill(201), 429])
  })
})

test('a hotel written by hand goes by the clock of its town', async () => {
  const hotel = {
    name: 'Placeholder Hotel',
    formatted_address: '7 Placeholder Street',
    location: { lat: 31.95, lng: 35.93 },
  }
  const { inquiry } = await sent(bodyOf({ hotel }))
  expect(inquiry.hotel).toMatchObject({ id: null, name: 'Placeholder Hotel', time_zone: 'Asia/Amman' })
})

const asked = async () => {
  const body = bodyOf({
    guest: { first_name: 'Placeholder', last_name: 'Guest', email: mailbox() },
    comment: 'We land at six',
  })
  const { inquiry } = await sent(body)
  await call(`/confirm/inquiry/${await linkTo(body.guest.email, CONFIRM)}/`, { body: {} })
  return { inquiry, token: await linkTo(HOTEL_MAIL, REQUEST) }
}
const shown = async (answer: Promise<{ status: number; body: unknown }>) =>
  create((await answer).body, ConfirmRequestResponse)

describe('the hotel', () => {
  test('sees what is asked, and no more of the guest than it needs', async () => {
    const { inquiry, token } = await asked()
    const page = await call(`/confirm/request/${token}/`)
    expect(create(page.body, ConfirmRequestResponse)).toMatchObject({
      state: 'open',
      requests: [
        {
          number: inquiry.number,
          offer: { place: 1, price: 60 },
          comment: 'We land at six',
          answer: null,
          can_counter: true,
        },
      ],
    })
    expect(JSON.stringify(page.body)).not.toMatch(/@|fake|1881|last4/)
  })

  test('accepts, undoes, and declines instead', async () => {
    const { token } = await asked()
    const accept = { decision: 'accept', place: 1 }
    expect((await shown(call(`/confirm/request/${token}/`, { body: accept }))).requests[0]?.answer).toMatchObject({
      decision: 'accept',
    })
    expect((await shown(call(`/confirm/request/${token}/`, { body: accept }))).state).toBe('done')
    const decline = { decision: 'reject', place: 1, reason: 'full' }
    expect(problem(await call(`/confirm/request/${token}/`, { body: decline }))).toMatchObject({
      status: 409,
      code: 'already_answered',
    })
    expect((await shown(call(`/confirm/request/${token}/undo/`, { body: {} }))).state).toBe('open')
    expect((await shown(call(`/confirm/request/${token}/`, { body: decline }))).requests[0]?.answer).toMatchObject({
      decision: 'reject',
      reason: 'full',
    })
  })

  test('makes a counter-offer on the days of the stay, with extra hours', async () => {
    const { token } = await asked()
    const counter = (changes: object) =>
      call(`/confirm/request/${token}/`, {
        body: {
          decision: 'counter',
          price: 48,
          checkin_datetime: dayHour(DAY, 11),
          checkout_datetime: dayHour(addDays(DAY, 2), 14),
          ...changes,
        },
      })
    const field = async (changes: object) => problem(await counter(changes)).field
    expect(await field({ price: undefined })).toBe('price')
    expect(await field({ price: 0 })).toBe('price')
    expect(await field({ checkin_datetime: dayHour(addDays(DAY, 1), 11) })).toBe('checkin_datetime')
    expect(await field({ checkout_datetime: dayHour(addDays(DAY, 3), 11) })).toBe('checkout_datetime')
    expect(await field({ checkin_datetime: dayHour(DAY, 15), checkout_datetime: dayHour(addDays(DAY, 2), 11) })).toBe(
      'checkin_datetime',
    )
    expect((await shown(counter({}))).requests[0]).toMatchObject({ offer: { place: 2, price: 48 } })
  })

  test('must say why in words, if no ready reason fits', async () => {
    const { token } = await asked()
    expect(
      problem(await call(`/confirm/request/${token}/`, { body: { decision: 'reject', reason: 'other' } })),
    ).toMatchObject({
      field: 'note',
    })
  })

  test('with an unknown link learns nothing', async () => {
    for (const path of ['request', 'inquiry', 'hotel-email'])
      for (const link of ['x', 'A'.repeat(43)])
        for (const body of [undefined, path === 'request' ? { decision: 'accept' } : {}])
          expect((await call(`/confirm/${path}/${link}/`, body === undefined ? {} : { body })).body).toMatchObject({
            state: 'unknown',
          })
  })

  test('cannot open a guest’s page with its link, nor the guest the hotel’s', async () => {
    const { inquiry, token } = await asked()
    expect(problem(await call(`/inquiries/${inquiry.id}/?token=${token}`))).toMatchObject({ status: 404 })
    expect((await call(`/confirm/inquiry/${token}/`)).body).toMatchObject({ state: 'unknown' })
  })
})

const shownDesk = async (answer: Promise<{ status: number; body: unknown }>) =>
  create((await answer).body, DeskResponse)

const askedAt = async (hotel: string) => {
  const body = bodyOf({ hotel: { place_id: hotel, name: 'Whatever was shown' } })
  const { inquiry, token } = await sent(body)
  await call(`/confirm/inquiry/${await linkTo(body.guest.email, CONFIRM)}/`, { body: {} })
  return { inquiry, token, desk: await linkTo(`${hotel}@stayless.example`, DESK) }
}

describe('the desk', () => {
  test('shows what is due, and answers and undoes there', async () => {
    const { inquiry, desk } = await askedAt('nyc-0002')
    const { number } = inquiry
    const opened = await shownDesk(call(`/desk/${desk}/`))
    expect(opened).toMatchObject({ state: 'open', due: [{ number, answer: null }], answered: [], found: 0 })
    expect(opened.days).toHaveLength(2)
    const accepted = await shownDesk(call(`/desk/${desk}/answer/`, { body: { number, decision: 'accept', place: 1 } }))
    expect(accepted.due).toMatchObject([{ number, answer: { decision: 'accept' } }])
    const undone = await shownDesk(call(`/desk/${desk}/undo/`, { body: { number } }))
    expect(undone.due).toMatchObject([{ number, answer: null }])
    expect(problem(await call(`/desk/${desk}/take-back/`, { body: { number } }))).toMatchObject({
      status: 409,
      code: 'too_late',
    })
  })

  test('answers for its own hotel only', async () => {
    const { desk } = await askedAt('nyc-0003')
    const other = await askedAt('nyc-0004')
    const answer = { number: other.inquiry.number, decision: 'accept' }
    expect(problem(await call(`/desk/${desk}/answer/`, { body: answer }))).toMatchObject({
      status: 404,
      field: 'number',
    })
  })

  test('that leaves the network is asked nothing any more: its guests are told, and staff find out about the next', async () => {
    const { inquiry, token, desk } = await askedAt('nyc-0005')
    expect((await shownDesk(call(`/desk/${desk}/leave/`, { body: {} }))).state).toBe('done')
    expect((await call(`/desk/${desk}/`)).body).toMatchObject({ state: 'unknown' })
    const page = await call(`/inquiries/${inquiry.id}/?token=${token}`)
    expect(create(page.body, InquiryResponse).inquiry).toMatchObject({ status: 'rejected', outcome: 'hotel_left' })
    const staff = await signIn(server, 'staff@stayless.example')
    const next = bodyOf({ hotel: { place_id: 'nyc-0005', name: 'Whatever was shown' } })
    const { inquiry: waiting } = await sent(next)
    await call(`/confirm/inquiry/${await linkTo(next.guest.email, CONFIRM)}/`, { body: {} })
    const { inquiries } = create((await call('/staff/inquiries/', { token: staff })).body, StaffInquiriesResponse)
    expect(inquiries.find(({ id }) => id === waiting.id)).toMatchObject({ cause: 'no_address', hotel: { email: null } })
    const send = await call(`/staff/inquiries/${waiting.id}/send/`, {
      token: staff,
      body: { email: 'front-desk@hotels.example', lang: 'he' },
    })
    expect(create(send.body, StaffInquiryResponse).inquiry.state).toBe('asked')
    await linkTo('front-desk@hotels.example', REQUEST)
    const end = await call(`/staff/inquiries/${waiting.id}/end/`, {
      token: staff,
      body: { note: 'The hotel is closed' },
    })
    expect(create(end.body, StaffInquiryResponse).inquiry.state).toBe('rejected')
  })

  test('with a lost link gets a new one by e-mail, and nobody learns whether an address is known', async () => {
    const { status, body } = await call('/desk/renew/', { body: { email: mailbox() } })
    expect({ status, body }).toEqual({ status: 202, body: { status: 'accepted' } })
  })

  test('is renewed at the address of the catalogue too, for the hotel that is written to there', async () => {
    const email = 'nyc-0007@stayless.example'
    const { status, body } = await call('/desk/renew/', { body: { email: email.toUpperCase() } })
    expect({ status, body }).toEqual({ status: 202, body: { status: 'accepted' } })
    expect((await call(`/desk/${await linkTo(email, DESK)}/`)).body).toMatchObject({ state: 'open' })
    const atDesk = await linkTo(email, DESK)
    await call(`/desk/${atDesk}/leave/`, { body: {} })
    await call('/desk/renew/', { body: { email } })
    expect(await linkTo(email, DESK)).toBe(atDesk)
  })
})

const joinAs = async (hotel: InquiryBody['hotel'], email: string) =>
  call('/hoteliers/', { body: { hotel, name: 'Placeholder Hotelier', email } })

describe('a hotel that joins', () => {
  test('confirms its address; requests then go there, and a lost link is renewed', async () => {
    const hotel = {
      name: 'Placeholder Lodge',
      formatted_address: '9 Placeholder Street',
      location: { lat: 31.95, lng: 35.93 },
    }
    const email = mailbox()
    const joined = await joinAs(hotel, email)
    expect([joined.status, joined.body]).toEqual([202, { status: 'accepted', mailbox: 'typed' }])
    const link = await linkTo(email, HOTEL_EMAIL)
    const shown = { hotel: 'Placeholder Lodge', email }
    expect((await call(`/confirm/hotel-email/${link}/`)).body).toEqual({ state: 'open', ...shown })
    for (const _ of [1, 2])
      expect((await call(`/confirm/hotel-email/${link}/`, { body: {} })).body).toEqual({
        state: 'done',
        ...shown,
      })
    const body = bodyOf({ hotel })
    await sent(body)
    await call(`/confirm/inquiry/${await linkTo(body.guest.email, CONFIRM)}/`, { body: {} })
    await linkTo(email, REQUEST)
    await call('/desk/renew/', { body: { email } })
    expect((await call(`/desk/${await linkTo(email, /\/desk\/([\w-]{43})/)}/`)).body).toMatchObject({ state: 'open' })
  })

  test('cannot be taken over by a stranger: who is written to today confirms it', async () => {
    const stranger = mailbox()
    await joinAs({ place_id: 'nyc-0006', name: 'Whatever was shown' }, stranger)
    await expect(linkTo(stranger, HOTEL_EMAIL)).rejects.toThrow('no link')
    const link = await linkTo('nyc-0006@stayless.example', HOTEL_EMAIL)
    expect((await call(`/confirm/hotel-email/${link}/`)).body).toMatchObject({ state: 'open', email: stranger })
  })

  test('learns that the link went to the address that is known, but not which that is', async () => {
    for (const typed of [mailbox(), 'nyc-0005@stayless.example'])
      expect((await joinAs({ place_id: 'nyc-0005', name: 'Whatever was shown' }, typed)).body).toEqual({
        status: 'accepted',
        mailbox: 'known',
      })
  })

  test('ends the links to its address in the catalogue once it has another', async () => {
    const listed = 'nyc-0008@stayless.example'
    await call('/desk/renew/', { body: { email: listed } })
    const desk = await linkTo(listed, /\/desk\/([\w-]{43})/)
    expect((await call(`/desk/${desk}/`)).body).toMatchObject({ state: 'open' })
    await joinAs({ place_id: 'nyc-0008', name: 'Whatever was shown' }, mailbox())
    await call(`/confirm/hotel-email/${await linkTo(listed, HOTEL_EMAIL)}/`, { body: {} })
    expect((await call(`/desk/${desk}/`)).body).toMatchObject({ state: 'unknown' })
  })

  test('nor once it has left', async () => {
    const owner = 'nyc-0007@stayless.example'
    await call('/desk/renew/', { body: { email: owner } })
    const desk = await linkTo(owner, /\/desk\/([\w-]{43})/)
    expect((await call(`/desk/${desk}/leave/`, { body: {} })).status).toBe(200)
    const stranger = mailbox()
    await joinAs({ place_id: 'nyc-0007', name: 'Whatever was shown' }, stranger)
    await expect(linkTo(stranger, HOTEL_EMAIL)).rejects.toThrow('no link')
    await linkTo(owner, HOTEL_EMAIL)
  })

  test('nor by a link from before its address was known; links to an earlier address end', async () => {
    const hotel = { name: 'Placeholder Inn', formatted_address: '1 Placeholder Lane', location: { lat: 32, lng: 35.9 } }
    const [first, second] = [mailbox(), mailbox()]
    await joinAs(hotel, first)
    const early = await linkTo(first, HOTEL_EMAIL)
    await joinAs(hotel, second)
    await call(`/confirm/hotel-email/${await linkTo(second, HOTEL_EMAIL)}/`, { body: {} })
    expect((await call(`/confirm/hotel-email/${early}/`, { body: {} })).body).toEqual({
      state: 'expired',
      hotel: null,
      email: null,
    })
    await call('/desk/renew/', { body: { email: second } })
    const desk = await linkTo(second, /\/desk\/([\w-]{43})/)
    const third = mailbox()
    await joinAs(hotel, third)
    await call(`/confirm/hotel-email/${await linkTo(second, HOTEL_EMAIL)}/`, { body: {} })
    expect((await call(`/desk/${desk}/`)).body).toMatchObject({ state: 'unknown' })
  })
})

test('the usual price is the middle night of hotels with as many stars nearby', async () => {
  const query = new URLSearchParams({
    point: '40.7580|-73.9855',
    checkIn: dayHour(DAY, 9),
    checkOut: dayHour(addDays(DAY, 2), 16),
    hotel: HOTEL,
  })
  const { usual } = create((await call(`/inquiries/usual_price/?${query.toString()}`)).body, UsualPriceResponse)
  expect(usual?.night).toBeGreaterThan(50)
  expect(usual?.hotels).toBeGreaterThanOrEqual(3)
  query.set('point', '0|-150')
  expect((await call(`/inquiries/usual_price/?${query.toString()}`)).body).toEqual({ usual: null, answers: [] })
})

test('none of this made the server log a failure', () => expect(server.failures).toEqual([]))
