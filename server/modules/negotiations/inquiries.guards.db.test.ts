import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from 'superstruct'
import { ConfirmInquiryResponse } from '#contract/inquiry/confirm.ts'
import { StaffInquiriesResponse } from '#contract/inquiry/desk.ts'
import { InquiryResponse, type InquiryBody } from '#contract/inquiry/inquiries.ts'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import { signIn } from '#server/testing/faults/buyer.testing.ts'
import { startHere, type ServerHere } from '#server/testing/faults/serverHere.testing.ts'
import { CONFIRM, DAY, HOTEL_EMAIL, HOTEL_MAIL, inquiryCalls, problem, REQUEST } from './inquiryCalls.testing.ts'

const LIMIT_MS = 120_000

let server: ServerHere
let staff: string
beforeAll(async () => {
  server = await startHere()
  staff = await signIn(server, 'staff@stayless.example')
}, LIMIT_MS)
afterAll(() => server.close(), LIMIT_MS)

const { mailbox, address, bodyOf, call, send, sent, mailsTo, linkTo } = inquiryCalls(() => server)

/** A request that its guest has confirmed. */
const confirmed = async (changes: Partial<InquiryBody> = {}) => {
  const body = bodyOf(changes)
  const { inquiry, token } = await sent(body)
  const link = await linkTo(body.guest.email, CONFIRM)
  const { body: answer } = await call(`/confirm/inquiry/${link}/`, { body: {} })
  expect(create(answer, ConfirmInquiryResponse).state).toBe('done')
  return { ...inquiry, token: token ?? '' }
}

const waitingForAddress = async () => {
  const { body } = await call('/staff/inquiries/', { token: staff })
  return create(body, StaffInquiriesResponse)
    .inquiries.filter(({ cause }) => cause === 'no_address')
    .map(({ id }) => id)
}

const sendTo = (id: string, email: string) =>
  call(`/staff/inquiries/${id}/send/`, { token: staff, body: { email, lang: 'en' } })

const join = (hotel: InquiryBody['hotel'], email: string) =>
  call('/hoteliers/', { body: { hotel, name: 'Placeholder Hotelier', email } })

const joined = async (hotel: InquiryBody['hotel']): Promise<string> => {
  const email = mailbox()
  expect((await join(hotel, email)).status).toBe(202)
  await call(`/confirm/hotel-email/${await linkTo(email, HOTEL_EMAIL)}/`, { body: {} })
  return email
}

const AMMAN = { lat: 31.95, lng: 35.93 }
const HONOLULU = { lat: 21.31, lng: -157.86 }

describe('a hotel written by hand', () => {
  test('has nothing of another guest’s hotel of the same name, if neither gave an address', async () => {
    const hotel = { name: 'Hotel Central', vicinity: 'Amman', location: AMMAN }
    const first = await confirmed({ hotel })
    expect((await sendTo(first.id, 'front-desk@central.example')).status).toBe(200)
    const second = await confirmed({ hotel })
    expect(await waitingForAddress()).toContain(second.id)
    expect(await mailsTo('front-desk@central.example')).toHaveLength(1)
  })

  test('without an address is known again to the guest who wrote it', async () => {
    const hotel = { name: 'Hotel Central', vicinity: 'Amman', location: AMMAN }
    const guest = { first_name: 'Placeholder', last_name: 'Guest', email: mailbox() }
    const first = await confirmed({ hotel, guest })
    const again = bodyOf({ hotel, guest })
    await sent(again)
    const { body } = await call(`/confirm/inquiry/${await linkTo(guest.email, CONFIRM)}/`, { body: {} })
    expect(body).toMatchObject({ state: 'done', inquiry: { id: first.id } })
  })

  test('can join with an address alone, because its name is not its own', async () => {
    const hotel = { name: 'Hotel Central', vicinity: 'Amman', location: AMMAN }
    expect(problem(await join(hotel, mailbox()))).toMatchObject({ status: 400, field: 'hotel.formatted_address' })
  })

  test('is another one in another town, so nobody moves a hotel’s clock', async () => {
    const hotel = { name: 'Placeholder Lodge', formatted_address: '9 Placeholder Street', location: AMMAN }
    const email = await joined(hotel)
    const known = await confirmed({ hotel })
    await linkTo(email, REQUEST)
    const moved = await confirmed({ hotel: { ...hotel, location: HONOLULU } })
    const waiting = await waitingForAddress()
    expect([waiting.includes(known.id), waiting.includes(moved.id)]).toEqual([false, true])
  })

  test('is no place of the map, also if its id is one that the map does not know', async () => {
    const hotel = { place_id: 'unknown-place', name: 'Placeholder Lodge', formatted_address: '9 Lane', location: AMMAN }
    const { hotel: asked } = await confirmed({ hotel })
    expect(asked.place_id).toBeNull()
  })
})

describe('an e-mail to an address that nobody has confirmed', () => {
  const typed = 'Win at WWW.evil.example or Evil.Com, write to me@evil.example, see https://evil.example/win'
  test('has no link that a stranger typed: to a hotel', async () => {
    const email = mailbox()
    await join({ name: typed, formatted_address: '9 Placeholder Street', location: AMMAN }, email)
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain('Win at')
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/evil/i)
  })

  test('to a guest', async () => {
    const body = bodyOf({
      hotel: { name: typed, formatted_address: typed, location: AMMAN },
      comment: typed,
      guest_id_at_hotel: 'evil.example',
    })
    await sent(body)
    const [mail] = await mailsTo(body.guest.email)
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/evil/i)
  })

  test('holds little of what a stranger typed', async () => {
    const word = 'abcdefghi '
    const email = mailbox()
    await join({ name: word.repeat(12), formatted_address: '9 Placeholder Street', location: AMMAN }, email)
    const body = bodyOf({ hotel: { name: word.repeat(12), formatted_address: word.repeat(20), location: AMMAN } })
    await sent(body)
    for (const to of [email, body.guest.email]) {
      const [mail] = await mailsTo(to)
      const longest = Math.max(...(mail?.text.match(/(?:abcdefghi[ …]*)+/g) ?? []).map(({ length }) => length))
      expect(longest).toBeGreaterThan(0)
      expect(longest).toBeLessThanOrEqual(64)
    }
  })
})

describe('the same request sent again', () => {
  test('is answered with the same token', async () => {
    const body = bodyOf()
    const key = randomUUID()
    const from = address()
    const answers = await Promise.all([1, 2, 3].map(() => send(body, { key, from })))
    const tokens = new Set(answers.map(({ body: answer }) => create(answer, InquiryResponse).token))
    expect(tokens.size).toBe(1)
    const [token] = tokens
    const { inquiry } = create((await send(body, { key, from })).body, InquiryResponse)
    expect((await call(`/inquiries/${inquiry.id}/?token=${token}`)).status).toBe(200)
  })
})

const replaceCard = (id: string, token: string, nonce: string) =>
  call(`/inquiries/${id}/payment/`, { body: { token, payment: { type: 'card', nonce } } })

describe('a card', () => {
  test('is not tried for a request that needs none', async () => {
    const { id, token } = await confirmed()
    await call(`/inquiries/${id}/withdraw/`, { body: { token } })
    const answer = await replaceCard(id, token, 'fake-processor-declined-visa-nonce')
    expect(problem(answer)).toMatchObject({ status: 409, code: 'too_late' })
  })
})

describe('a request', () => {
  test('asks the map a limited number of times from one address', async () => {
    const from = address()
    const statuses = new Set<number>()
    for (let count = 0; count < 61; count += 1)
      statuses.add((await send(bodyOf({ hotel: { place_id: `nowhere-${count}`, name: 'Lodge' } }), { from })).status)
    expect([...statuses]).toEqual([400, 429])
  })

  test('of a verified guest counts for their mailbox, up to five a day', async () => {
    const email = 'manager@stayless.example'
    const token = await signIn(server, email)
    const guest = { first_name: 'Placeholder', last_name: 'Guest', email }
    const statuses: number[] = []
    for (let day = 0; day < 6; day += 1) {
      const days = {
        checkin_datetime: dayHour(addDays(DAY, 2 * day), 9),
        checkout_datetime: dayHour(addDays(DAY, 2 * day + 1), 11),
      }
      statuses.push((await send(bodyOf({ guest, ...days }), { token })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

const NOTHING_SEEN = ['\u200b\u200d', '\u2800', '\u3164', '\u115f\u1160', '\uffa0', '\u202e', '\u0007', '\u0301']

describe('text that nobody sees', () => {
  test.each(NOTHING_SEEN)('%j is no reason', async (note) => {
    const { token } = await asked()
    const answer = await call(`/confirm/request/${token}/`, { body: { decision: 'reject', reason: 'other', note } })
    expect(problem(answer)).toMatchObject({ status: 400, field: 'note' })
  })

  test.each(NOTHING_SEEN)('%j is no name of a hotel', async (name) => {
    const answer = await send(bodyOf({ hotel: { name, formatted_address: '9 Lane', location: AMMAN } }))
    expect(problem(answer)).toMatchObject({ status: 400, field: 'hotel.name' })
  })

  test('is not stored with what is seen', async () => {
    const { comment } = await confirmed({ comment: '  We land\u202e at\u0007 six\u2066.\r\nThank you!\u200b ' })
    expect(comment).toBe('We land at six.\nThank you!')
  })
})

const asked = async () => {
  const request = await confirmed({
    checkin_datetime: dayHour(addDays(DAY, 50), 9),
    checkout_datetime: dayHour(addDays(DAY, 52), 16),
  })
  return { request, token: await linkTo(HOTEL_MAIL, REQUEST) }
}

describe('a price', () => {
  test.each([12.999_999_999, 12.345, 1e-7, 60.000_000_001, '60', null, -1, 1e308])('is not %j', async (price) => {
    expect(problem(await call('/inquiries/', { key: randomUUID(), body: { ...bodyOf(), price } }))).toMatchObject({
      status: 400,
      field: 'price',
    })
  })
  test.each([12.99, 8.2, 1, 10_000, 1234.56])('is %j', async (price) => {
    expect((await sent(bodyOf({ price }))).inquiry.price).toBe(price)
  })
})

describe('the usual price', () => {
  const stay = { point: '40.7580|-73.9855', checkIn: dayHour(DAY, 9), checkOut: dayHour(addDays(DAY, 2), 16) }
  test.each([
    ['checkIn', { checkIn: '2000-01-01T09:00', checkOut: '2000-01-02T11:00' }],
    ['checkIn', { checkIn: '2999-12-30T09:00', checkOut: '2999-12-31T11:00' }],
    ['checkIn', { checkIn: '0001-01-01T09:00' }],
    ['checkIn', { checkIn: '275760-09-13T09:00' }],
    ['checkIn', { checkIn: 'NaN' }],
    ['checkOut', { checkOut: dayHour(DAY, 16) }],
    ['checkOut', { checkOut: '2999-12-31T11:00' }],
    ['point', { point: '91|0' }],
    ['point', { point: 'NaN|NaN' }],
    ['hotel', { hotel: '' }],
    ['other', { other: '1' }],
  ])('names %s in %j', async (field, changes) => {
    const query = new URLSearchParams({ ...stay, ...changes })
    expect(problem(await call(`/inquiries/usual_price/?${query.toString()}`))).toMatchObject({ status: 400, field })
  })
})

test('none of this made the server log a failure', () => expect(server.failures).toEqual([]))
