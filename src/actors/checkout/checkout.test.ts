import type { RateResponse } from '#contract/hotel/rates.ts'
import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import {
  selectCardForm,
  selectViewState,
  selectSavedCards,
  selectSavedCardsStatus,
  selectFormerOffer,
  selectOrder,
  selectProgress,
} from '#machines/checkout/checkout.selectors.ts'
import type { OfferedOrder } from '#machines/rates/rates.rules.ts'
import { NO_BIDS } from '#machines/checkout/bids.rules.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import { createClient } from '#src/services/client.ts'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { booking } from '#src/actors/bookings/booking.testing.ts'
import { liveCheckout } from './checkout.ts'
import { checkoutWork } from './checkoutWork.ts'
import type { CardVault, Payment } from './cardVault.ts'

/** Of free cancellation. */
const DEADLINE = '2026-12-23T20:00:00Z'

const ordered: OfferedOrder = {
  rateKey: 'rate-1',
  total: 36_150,
  deadline: DEADLINE,
  loyalty: null,
  bidRanges: { check_in: { first: 5000, most: 10_000 }, check_out: null },
}

test('pays exactly what was ordered, under its own key, and caches the booking', async () => {
  const { requests, actor, cachedIds } = await openCheckout([{ status: 201, body: { booking } }])
  const bookedIds: string[] = []
  actor.on('booked', ({ id }) => bookedIds.push(id))
  actor.send({ type: 'pay.submit', offer: ordered })
  await waitFor(actor, (snapshot) => selectViewState(snapshot) === 'booked')
  expect(requests).toEqual([
    {
      method: 'POST',
      url: '/api/v1/bookings/',
      key: 'key-1',
      body: {
        rateKey: 'rate-1',
        guest: { first_name: 'Maya', last_name: 'Cohen' },
        comment: 'A quiet room',
        bids: { check_in: 50, check_out: null },
        payment: { type: 'card', nonce: 'nonce-1', device_data: null },
        expected_total: 361.5,
        expected_deadline: DEADLINE,
        time_zone: Temporal.Now.timeZoneId(),
        hour_cycle: 'h12',
      },
    },
  ])
  expect({ bookedIds, cachedIds }).toEqual({ bookedIds: ['b1'], cachedIds: ['b1'] })
})

test('books on invoice without a card, with the details a business or an agent gives', async () => {
  const { requests, actor } = await openCheckout([{ status: 201, body: { booking } }])
  actor.send({ type: 'wallet.change', wallet: 'invoice', isOffered: true })
  actor.send({ type: 'guest.change', guest: { email: ' dana@guests.example ', cost_reference: ' PO-7 ' } })
  actor.send({ type: 'pay.submit', offer: ordered })
  await waitFor(actor, (snapshot) => selectViewState(snapshot) === 'booked')
  expect(requests.map(({ body }) => body)).toMatchObject([
    {
      guest: { first_name: 'Maya', last_name: 'Cohen', email: 'dana@guests.example' },
      cost_reference: 'PO-7',
      payment: { type: 'invoice' },
    },
  ])
})

test('books without a payment when the total is zero', async () => {
  const { requests, actor } = await openCheckout([{ status: 201, body: { booking } }])
  const loyalty = { option: 'credits', credits: 361.5 } as const
  actor.send({
    type: 'pay.submit',
    offer: { ...ordered, bidRanges: { check_in: null, check_out: null }, total: 0, loyalty },
  })
  await waitFor(actor, (snapshot) => selectViewState(snapshot) === 'booked')
  expect(requests.map(({ body }) => body)).toMatchObject([{ payment: { type: 'card' }, loyalty, expected_total: 0 }])
  expect(requests[0]?.body).not.toHaveProperty('payment.nonce')
})

test('forgets a payment as soon as it is used', async () => {
  const { actor, payments } = await openCheckout([{ status: 201, body: { booking } }])
  actor.send({ type: 'pay.submit', offer: ordered })
  await waitFor(actor, (snapshot) => selectViewState(snapshot) === 'booked')
  expect([...payments.keys()]).toEqual([])
})

test.each([
  ['that was declined is forgotten', 402, 'declined', []],
  ['whose room is gone is forgotten', 409, 'unavailable', []],
  ['whose price is another now is forgotten', 409, 'price_changed', []],
  ['whose terms are others now is forgotten', 409, 'terms_changed', []],
  ['whose offer is too old is forgotten', 410, 'gone', []],
  ['whose rate nobody knows is forgotten', 404, 'not_found', []],
  ['that is asked back for a stay that stands is kept for the answer', 409, 'already_booked', ['new']],
  ['of which nothing is said is kept', 401, 'unauthorized', ['new']],
])('a payment %s', async (_, status, code, handles) => {
  const { actor, payments } = await openCheckout([
    { status, body: { error: { code, message: 'No', requestId: 'r' } } },
    { status: 404, body: { error: { code: 'not_found', message: 'No such booking', requestId: 'r' } } },
  ])
  actor.send({ type: 'pay.submit', offer: ordered })
  await waitFor(actor, (snapshot) => selectProgress(snapshot) === null)
  expect([...payments.keys()]).toEqual(handles)
})

test('looks up the attempt of an earlier page by its key, and reuses the key if the attempt never arrived', async () => {
  const { requests, actor } = await openCheckout(
    [
      { status: 404, body: { error: { code: 'not_found', message: 'No such booking', requestId: 'r' } } },
      { status: 201, body: { booking } },
    ],
    'key-0',
  )
  actor.send({ type: 'pay.submit', offer: ordered })
  await waitFor(actor, (snapshot) => selectViewState(snapshot) === 'booked')
  expect(requests.map(({ method, url, key }) => [method, url, key])).toEqual([
    ['GET', '/api/v1/bookings/?key=key-0', null],
    ['POST', '/api/v1/bookings/', 'key-0'],
  ])
})

test('a saved card pays by its id and its own nonce; expired cards are marked', async () => {
  const { requests, actor } = await openCheckout([{ status: 201, body: { booking } }], '', [visa, old])
  expect(selectSavedCards(actor.getSnapshot())).toEqual([
    { ...visa, isExpired: false },
    { ...old, isExpired: true },
  ])
  actor.send({ type: 'pay.submit', offer: ordered })
  await waitFor(actor, (snapshot) => selectViewState(snapshot) === 'booked')
  expect(requests.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      payment: { type: 'card', nonce: 'nonce-visa', device_data: null, payment_method_id: 'visa' },
    }),
  ])
})

test('a new card is sent to be saved only on request', async () => {
  const { requests, actor } = await openCheckout([{ status: 201, body: { booking } }])
  actor.send({ type: 'card.keep', keeps: true })
  actor.send({ type: 'pay.submit', offer: ordered })
  await waitFor(actor, (snapshot) => selectViewState(snapshot) === 'booked')
  expect(requests.map(({ body }) => body)).toEqual([
    expect.objectContaining({ payment: { type: 'card', nonce: 'nonce-1', device_data: null, keep: true } }),
  ])
})

test('a second booking of the same stay is sent as such once the guest confirms', async () => {
  const named = { code: 'already_booked', message: 'No', requestId: 'r', booking: { id: 'b0', reference: 'PPNCY3WD' } }
  const { requests, actor } = await openCheckout([
    { status: 409, body: { error: named } },
    { status: 201, body: { booking } },
  ])
  actor.send({ type: 'pay.submit', offer: ordered })
  await waitFor(actor, (snapshot) => selectViewState(snapshot) === 'alreadyBooked')
  actor.send({ type: 'duplicate.confirm' })
  await waitFor(actor, (snapshot) => selectViewState(snapshot) === 'booked')
  expect(requests.map(({ body }) => body)).toEqual([
    expect.not.objectContaining({ again: true }),
    expect.objectContaining({ again: true }),
  ])
})

test.each(['price_changed', 'terms_changed'])(
  'reloads a changed offer and shows it before charging, then sends what was shown: %s',
  async (code) => {
    const { requests, actor } = await openCheckout([
      { status: 409, body: { error: { code, message: 'changed', requestId: 'r' } } },
      { status: 200, body: { ...offer, rates: [{ ...rate, rateKey: 'rate-2', total: 400 }] } },
      { status: 201, body: { booking } },
    ])
    actor.send({ type: 'pay.submit', offer: ordered })
    await waitFor(actor, (snapshot) => selectViewState(snapshot) === 'offerChanged')
    expect(requests.map(({ url }) => url)).toEqual(['/api/v1/bookings/', '/api/v1/rates/rate-1/'])
    expect([selectFormerOffer(actor.getSnapshot()), selectOrder(actor.getSnapshot())]).toEqual([
      { total: 36_150, deadline: DEADLINE },
      { rateKey: 'rate-2', total: 40_000, deadline: null, bids: { check_in: 5000, check_out: null }, loyalty: null },
    ])
    actor.send({ type: 'change.accept' })
    await waitFor(actor, (snapshot) => selectViewState(snapshot) === 'booked')
    expect(requests[2]?.body).toMatchObject({ rateKey: 'rate-2', expected_total: 400, expected_deadline: null })
  },
)

const cancellation = { refundable: false, deadline: null, deadline_local: null }
const rate: RateResponse['rates'][number] = {
  rateKey: 'rate-1',
  checkin_guaranteed: true,
  checkout_guaranteed: true,
  checkin_deviation: 0,
  checkout_deviation: 0,
  checkin_price: 0,
  checkout_price: 0,
  checkin_bid: null,
  checkout_bid: null,
  avg_night_price: 100,
  first_night: 120.5,
  total: 361.5,
  breakdown: booking.breakdown,
  cancellation,
  board: 'room_only',
}
const offer: RateResponse = {
  hotel: { id: 'h1', name: 'Yard', stars: 4, address: '1 Yard', image: '/1.svg', time_zone: 'America/New_York' },
  room: { id: 'r1', name: 'King', image: '/2.svg' },
  stay: { checkIn: '2026-12-24T15:00', checkOut: '2026-12-27T11:00' },
  rooms: [{ adults: 2, children: [] }],
  rates: [rate],
  breakdown: booking.breakdown,
  cancellation,
}
const visa: PaymentMethod = {
  id: 'visa',
  type: 'card',
  is_primary: true,
  brand: 'Visa',
  last4: '4242',
  expires: '2026-11',
}
const old: PaymentMethod = { ...visa, id: 'old', is_primary: false, expires: '2026-10' }

/** A server that lists the saved cards and gives its other responses in turn; records the requests for those. */
const openServer = (answers: { status: number; body: unknown }[], payment_methods: PaymentMethod[] = []) => {
  const requests: { method: string; url: string; key: string | null; body: unknown }[] = []
  const callApi = createClient({
    base: '/api/v1',
    fetch: (input, init) => {
      if (input === '/api/v1/user/payment_methods/') return Promise.resolve(Response.json({ payment_methods }))
      const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
      const key = new Headers(init?.headers).get('Idempotency-Key')
      requests.push({ method: init?.method ?? 'GET', url: typeof input === 'string' ? input : '', key, body: sent })
      const next = answers.shift()
      return next === undefined
        ? Promise.reject(new ApiFailure({ code: 'network', message: 'no answer is left' }))
        : Promise.resolve(Response.json(next.body, { status: next.status }))
    },
    bearer: () => Promise.resolve('token'),
    locale: () => 'en',
    isHandheld: () => false,
    isOnline: () => true,
  })
  return { callApi, requests }
}

/** A checkout with a completed form and an open card form. */
const openCheckout = async (
  answers: { status: number; body: unknown }[],
  attemptId = '',
  payment_methods: PaymentMethod[] = [],
) => {
  const { callApi, requests } = openServer(answers, payment_methods)
  const payments = new Map<string, Payment>()
  const cachedIds: string[] = []
  const desk: Pick<
    CardVault,
    'open' | 'pay' | 'payWithSavedCard' | 'verifyWalletCard' | 'paymentOf' | 'forget' | 'release'
  > = {
    open: () => Promise.resolve('card-1'),
    pay: (_card, _order, _signal, keep) => {
      payments.set('new', { nonce: 'nonce-1', deviceData: null, ...(keep ? { keep } : {}) })
      return Promise.resolve('new')
    },
    payWithSavedCard: (paymentMethodId) => {
      payments.set('saved', { nonce: `nonce-${paymentMethodId}`, deviceData: null, paymentMethodId })
      return Promise.resolve('saved')
    },
    verifyWalletCard: () => Promise.resolve(),
    paymentOf: (handle) => payments.get(handle) ?? { nonce: 'none', deviceData: null },
    forget: (handle) => payments.delete(handle),
    release: () => undefined,
  }
  const work = checkoutWork({
    callApi,
    desk,
    askWallet: (wallet) => {
      payments.set(wallet, { type: wallet, nonce: `nonce-${wallet}`, deviceData: null })
      return Promise.resolve(wallet)
    },
    email: () => 'maya@mail.example',
    today: () => '2026-11-21',
    hourCycle: () => 'h12',
    newKey: () => 'key-1',
    keep: ({ id }) => cachedIds.push(id),
  })
  const input = {
    guest: { first_name: ' Maya ', last_name: ' Cohen ' },
    comment: 'A quiet room',
    bids: NO_BIDS,
    rateKey: 'rate-1',
    attemptId,
    paymentMethodId: null,
  }
  const actor = createActor(
    liveCheckout(() => work),
    { input },
  ).start()
  actor.send({ type: 'auth.signedIn', user: { first_name: 'Maya', last_name: 'Cohen' } })
  actor.send({ type: 'checkout.open', rateKey: 'rate-1' })
  actor.send({ type: 'card.shown' })
  actor.send({ type: 'terms.change', accepted: true })
  await waitFor(
    actor,
    (snapshot) => selectCardForm(snapshot) === 'ready' && ['none', 'list'].includes(selectSavedCardsStatus(snapshot)),
  )
  return { actor, requests, cachedIds, payments }
}
