import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import { startHere, type ServerHere } from '#server/testing/faults/serverHere.testing.ts'
import { CONFIRM, DAY, DESK, HOTEL_EMAIL, HOTEL_MAIL, inquiryCalls, REQUEST } from './inquiryCalls.testing.ts'

const LIMIT_MS = 120_000

let server: ServerHere
beforeAll(async () => {
  server = await startHere()
}, LIMIT_MS)
afterAll(() => server.close(), LIMIT_MS)

const { mailbox, bodyOf, call, sent, linkTo } = inquiryCalls(() => server)

const HOURS = { checkin_datetime: dayHour(DAY, 11), checkout_datetime: dayHour(addDays(DAY, 2), 14) }
const COUNTER = { decision: 'counter', price: 48, ...HOURS }

/** Bodies that no page sends, and some that one sends at another time. */
const SHAPES: readonly unknown[] = [
  null,
  [],
  'accept',
  1,
  true,
  {},
  [{ decision: 'accept' }],
  { decision: null },
  { decision: ['accept'] },
  { decision: { accept: true } },
  { decision: 'Accept' },
  { decision: 'accept', place: -1 },
  { decision: 'accept', place: 2 ** 53 },
  { decision: 'accept', place: 1.5 },
  { decision: 'accept', place: '1' },
  { decision: 'accept', number: '' },
  { decision: 'accept', number: 'A'.repeat(21) },
  { decision: 'accept', number: "' or 1=1 --" },
  { decision: 'accept', number: '\ud800' },
  { decision: 'accept', other: 1 },
  { decision: 'reject', reason: 'toString' },
  { decision: 'reject', note: 'n'.repeat(501) },
  { decision: 'reject', reason: 'other', note: '\ud83d' },
  { decision: 'reject', reason: 'other', note: '\u0000' },
  { ...COUNTER, price: 1e308 },
  { ...COUNTER, price: -1 },
  { ...COUNTER, price: 12.999_999_999 },
  { ...COUNTER, checkin_datetime: '2026-02-30T09:00' },
  { ...COUNTER, checkin_datetime: '2999-12-31T23:00' },
  { ...COUNTER, checkout_datetime: dayHour(DAY, 3) },
  { ...COUNTER, checkin_datetime: HOURS.checkout_datetime, checkout_datetime: HOURS.checkin_datetime },
  { token: [] },
  { token: 'x'.repeat(201) },
  { token: 'x', payment: null },
  { payment: { type: 'card' } },
  { payment: { type: 'paypal', nonce: 'n' } },
  { payment: { type: 'card', nonce: '\u202e' } },
  { note: 'The hotel' },
  { email: 'a@b.c', lang: 'fr' },
  { email: ['a@b.example'] },
]

const REQUEST_PATHS = ['', 'undo/', 'take-back/'].map((end) => (token: string) => `/confirm/request/${token}/${end}`)

/** Statuses of all shapes at a path. */
const statuses = async (path: string): Promise<Set<number>> => {
  const answers = await Promise.all(SHAPES.map((body) => call(path, { method: 'POST', body })))
  return new Set(answers.map(({ status }) => status))
}

test('no shape of a body makes a page behind a link fail', { timeout: LIMIT_MS }, async () => {
  const body = bodyOf()
  const { inquiry, token } = await sent(body)
  const confirm = await linkTo(body.guest.email, CONFIRM)
  await call(`/confirm/inquiry/${confirm}/`, { body: {} })
  const request = await linkTo(HOTEL_MAIL, REQUEST)
  const desk = await linkTo(HOTEL_MAIL, DESK)
  const email = mailbox()
  const hotel = { name: 'Placeholder Lodge', formatted_address: '9 Lane', location: { lat: 31.95, lng: 35.93 } }
  await call('/hoteliers/', { body: { hotel, name: 'Placeholder', email } })
  const join = await linkTo(email, HOTEL_EMAIL)
  const paths = [
    ...REQUEST_PATHS.map((path) => path(request)),
    ...['answer', 'undo', 'take-back'].map((end) => `/desk/${desk}/${end}/`),
    '/desk/renew/',
    `/confirm/inquiry/${confirm}/`,
    `/confirm/hotel-email/${join}/`,
    ...['answer', 'withdraw', 'payment'].map((end) => `/inquiries/${inquiry.id}/${end}/`),
    '/hoteliers/',
    ...['send', 'settle', 'end'].map((end) => `/staff/inquiries/${inquiry.id}/${end}/`),
  ]
  for (const path of paths)
    for (const status of await statuses(path)) expect([path, status < 500]).toEqual([path, true])
  expect((await call(`/inquiries/${inquiry.id}/?token=${token}`)).status).toBe(200)
})

test('no link opens what another is for, cut short or changed', { timeout: LIMIT_MS }, async () => {
  const body = bodyOf({
    checkin_datetime: dayHour(addDays(DAY, 5), 9),
    checkout_datetime: dayHour(addDays(DAY, 6), 16),
  })
  const { inquiry, token = '' } = await sent(body)
  const confirm = await linkTo(body.guest.email, CONFIRM)
  await call(`/confirm/inquiry/${confirm}/`, { body: {} })
  const request = await linkTo(HOTEL_MAIL, REQUEST)
  const desk = await linkTo(HOTEL_MAIL, DESK)
  const paths: Record<string, (link: string) => string> = {
    confirm: (link) => `/confirm/inquiry/${link}/`,
    request: (link) => `/confirm/request/${link}/`,
    desk: (link) => `/desk/${link}/`,
    join: (link) => `/confirm/hotel-email/${link}/`,
  }
  const links: Record<string, string> = { confirm, request, desk, guest: token }
  for (const [kind, link] of Object.entries(links))
    for (const [page, path] of Object.entries(paths))
      for (const tried of [
        ...(kind === page ? [] : [link]),
        link.slice(1),
        `${link}A`,
        `${link.slice(0, -1)}~`,
        link.toUpperCase(),
      ])
        expect([kind, page, (await call(path(encodeURIComponent(tried)))).body]).toMatchObject([
          kind,
          page,
          { state: 'unknown' },
        ])
  for (const link of [confirm, request, desk])
    expect((await call(`/inquiries/${inquiry.id}/?token=${link}`)).status).toBe(404)
})

test('both sides answering at once leave one outcome', { timeout: LIMIT_MS }, async () => {
  const body = bodyOf({
    checkin_datetime: dayHour(addDays(DAY, 8), 9),
    checkout_datetime: dayHour(addDays(DAY, 9), 16),
  })
  const { inquiry, token } = await sent(body)
  await call(`/confirm/inquiry/${await linkTo(body.guest.email, CONFIRM)}/`, { body: {} })
  const request = await linkTo(HOTEL_MAIL, REQUEST)
  const desk = await linkTo(HOTEL_MAIL, DESK)
  const number = inquiry.number
  const answers = await Promise.all(
    [1, 2, 3, 4].flatMap(() => [
      call(`/confirm/request/${request}/`, { body: { decision: 'accept' } }),
      call(`/desk/${desk}/answer/`, { body: { number, decision: 'reject', reason: 'full' } }),
      call(`/confirm/request/${request}/undo/`, { body: {} }),
      call(`/inquiries/${inquiry.id}/withdraw/`, { body: { token } }),
      call(`/inquiries/${inquiry.id}/answer/`, { body: { token, decision: 'accept' } }),
      call(`/inquiries/${inquiry.id}/payment/`, {
        body: { token, payment: { type: 'card', nonce: 'fake-valid-visa-nonce' } },
      }),
    ]),
  )
  for (const { status } of answers) expect([200, 409]).toContain(status)
  const { body: page } = await call(`/inquiries/${inquiry.id}/?token=${token}`)
  expect(page).toMatchObject({ inquiry: { status: 'withdrawn', charge: null } })
})

test('none of this made the server log a failure', () => expect(server.failures).toEqual([]))
