import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API_BASE, endpoints, IDEMPOTENCY_HEADER, type EndpointName } from '#contract/http/endpoints.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/demo/demoAccounts.ts'
import { book, findAttempts, GUEST, signIn } from './buyer.testing.ts'
import { observeResponse, type ObservedResponse } from './observedResponse.testing.ts'
import { GOOD_CALLS, type GoodCall } from './goodCalls.testing.ts'
import { rawHttp, type RawHttp } from './rawHttp.testing.ts'
import { startHere, type ServerHere } from './serverHere.testing.ts'

const LIMIT_MS = 180_000

/** Status of each call for a stranger and for a signed-in user. */
const ANSWERS: Readonly<Record<EndpointName, readonly [stranger: number, account: number]>> = {
  health: [200, 200],
  config: [200, 200],
  currencies: [200, 200],
  places: [200, 200],
  place: [404, 404],
  popularPlaces: [200, 200],
  soldNear: [200, 200],
  nearestPlace: [200, 200],
  placeName: [200, 200],
  timeZone: [200, 200],
  searchHotels: [200, 200],
  hotel: [200, 200],
  rooms: [200, 200],
  board: [200, 200],
  rate: [404, 404],
  clientToken: [200, 200],
  signUp: [200, 200],
  verifyEmail: [400, 400],
  emailVerificationStatus: [200, 200],
  resendVerificationEmail: [200, 200],
  userDetails: [401, 200],
  updateUser: [401, 200],
  requestEmailChange: [401, 200],
  verifyEmailChange: [401, 400],
  exportUser: [401, 200],
  deleteUser: [401, 200],
  credits: [401, 200],
  bookings: [401, 200],
  travellers: [401, 403],
  statements: [401, 403],
  statementFile: [401, 403],
  staffStatements: [401, 403],
  payStatement: [401, 403],
  setInvoiceLimit: [401, 403],
  staffHotelPayouts: [401, 403],
  staffHotelPayoutsFile: [401, 403],
  companyBookings: [401, 403],
  paymentMethods: [401, 200],
  addPaymentMethod: [401, 402],
  paymentMethodNonce: [401, 404],
  makePaymentMethodPrimary: [401, 404],
  removePaymentMethod: [401, 404],
  book: [401, 404],
  attemptedBooking: [401, 404],
  booking: [401, 404],
  bookingCalendar: [401, 404],
  bookingReceipt: [401, 404],
  cancelBooking: [401, 404],
  createInquiry: [400, 400],
  inquiry: [404, 404],
  inquiryCalendar: [404, 404],
  inquiryReceipt: [404, 404],
  inquiries: [401, 200],
  answerInquiry: [404, 404],
  withdrawInquiry: [404, 404],
  replaceInquiryCard: [404, 404],
  usualPrice: [200, 200],
  inquiryLink: [200, 200],
  confirmInquiry: [200, 200],
  requestLink: [200, 200],
  answerRequest: [200, 200],
  undoRequestAnswer: [200, 200],
  takeBackRequest: [200, 200],
  desk: [200, 200],
  answerFromDesk: [200, 200],
  undoFromDesk: [200, 200],
  takeBackFromDesk: [200, 200],
  renewDesk: [202, 202],
  leaveNetwork: [200, 200],
  joinNetwork: [202, 202],
  staffHotels: [401, 403],
  endStaffHotel: [401, 403],
  staffInquiries: [401, 403],
  sendInquiry: [401, 403],
  settleInquiry: [401, 403],
  endInquiry: [401, 403],
  hotelEmailLink: [200, 200],
  confirmHotelEmail: [200, 200],
  favoriteHotels: [200, 200],
  favorites: [401, 200],
  addFavorites: [401, 200],
  removeFavorite: [401, 200],
  staffBookings: [401, 403],
  settleBooking: [401, 403],
  sendCapture: [201, 201],
  withdrawCapture: [404, 404],
  staffCaptures: [401, 403],
  staffCapture: [401, 403],
  deleteCapture: [401, 403],
  staffDesk: [401, 403],
  outbox: [200, 200],
}

/** Decisions §8: calls that only one role may make. */
const ANSWERS_OF: Readonly<Record<string, Partial<Record<EndpointName, number>>>> = {
  'manager@stayless.example': { companyBookings: 200 },
  'agent@stayless.example': { travellers: 200 },
  'invoicing@stayless.example': { statements: 200, statementFile: 404 },
  'staff@stayless.example': {
    staffStatements: 200,
    payStatement: 404,
    setInvoiceLimit: 404,
    staffHotelPayouts: 200,
    staffHotelPayoutsFile: 200,
    staffBookings: 200,
    settleBooking: 404,
    staffHotels: 200,
    endStaffHotel: 404,
    staffInquiries: 200,
    sendInquiry: 404,
    settleInquiry: 404,
    endInquiry: 404,
    staffCaptures: 200,
    staffCapture: 404,
    deleteCapture: 404,
    staffDesk: 200,
  },
}

let server: ServerHere
let http: RawHttp
const bearers = new Map<string, string>()
beforeAll(async () => {
  server = await startHere()
  http = rawHttp(server.origin)
  for (const { email } of DEMO_ACCOUNTS) bearers.set(email, await signIn(server, email))
}, LIMIT_MS)
afterAll(async () => {
  http.close()
  await server.close()
}, LIMIT_MS)

const names = Object.keys(endpoints).filter((name): name is EndpointName => Object.hasOwn(endpoints, name))
const emails = DEMO_ACCOUNTS.map(({ email }) => email)

describe.each(['a stranger', ...emails])('%s', (caller) => {
  test.each(names)('calls %s', async (name) => {
    const [stranger, account] = ANSWERS[name]
    const bearer = bearers.get(caller)
    const { status } = await ask(
      name,
      callByAnotherCaller(name),
      // Later tests need the demo accounts.
      bearer !== undefined && name === 'deleteUser' ? await newcomer() : bearer,
    )
    expect(status).toBe(bearers.has(caller) ? (ANSWERS_OF[caller]?.[name] ?? account) : stranger)
  })
})

test('an invalid token counts as none', async () => {
  const observed = await Promise.all(names.map((name) => ask(name, GOOD_CALLS[name], `x.${bearers.get(GUEST) ?? ''}`)))
  expect(observed.map(({ status }) => status === 401)).toEqual(names.map((name) => ANSWERS[name][0] === 401))
})

test('another user’s booking looks like a missing one, whatever the role', { timeout: LIMIT_MS }, async () => {
  const [attempt] = await findAttempts(server, 2).then((all) =>
    all.filter(({ body }) => body.payment.nonce?.startsWith('fake-valid-')),
  )
  if (attempt === undefined) throw new Error('there is nothing to book')
  const outcome = await book(server, bearers.get(GUEST) ?? '', attempt)
  if (outcome.kind !== 'acknowledged') throw new Error(`not booked: ${outcome.kind}`)
  const { id } = outcome.booking
  const calls: readonly [EndpointName, GoodCall][] = [
    ['booking', { params: { id } }],
    ['attemptedBooking', { query: { key: attempt.key } }],
    ['bookingCalendar', { params: { id } }],
    ['bookingReceipt', { params: { id } }],
    ['cancelBooking', { params: { id }, body: {} }],
  ]
  for (const email of emails.filter((other) => other !== GUEST))
    for (const [name, call] of calls) {
      const bearer = bearers.get(email)
      expect(withoutRequestId(await ask(name, call, bearer))).toEqual(
        withoutRequestId(await ask(name, GOOD_CALLS[name], bearer)),
      )
    }
  const [owners] = await Promise.all(calls.slice(0, 2).map(([name, call]) => ask(name, call, bearers.get(GUEST))))
  expect(owners).toEqual({ status: 200, error: null })
})

const newcomer = async (): Promise<string> => {
  const email = `${randomUUID()}@guests.example`
  await ask('signUp', { body: { first_name: 'Dana', last_name: 'Levi', email, password: DEMO_PASSWORD } })
  return signIn(server, email)
}

/** The good call once more, for the next caller: with an e-mail that no call before it has used. */
const callByAnotherCaller = (name: EndpointName): GoodCall => {
  const call = GOOD_CALLS[name]
  // An address may send only so many requests: the place of these does not exist.
  if (name === 'createInquiry')
    return { ...call, body: { ...call.body, hotel: { place_id: 'nowhere', name: 'Nowhere' } } }
  if (call.body?.['email'] === undefined) return call
  return { ...call, body: { ...call.body, email: `${randomUUID()}@guests.example` } }
}

const ask = async (
  name: EndpointName,
  { params = {}, query = {}, body }: GoodCall,
  bearer?: string,
): Promise<ObservedResponse> => {
  const path = endpoints[name].path.replaceAll(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''))
  return observeResponse(
    await http.ask({
      method: endpoints[name].method,
      target: `${API_BASE}${path}?${new URLSearchParams(query).toString()}`,
      headers: {
        'content-type': 'application/json',
        [IDEMPOTENCY_HEADER]: randomUUID(),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  )
}

/** All but the request id. */
const withoutRequestId = ({ status, error }: ObservedResponse) => ({
  status,
  code: error?.code,
  message: error?.message,
  field: error?.field,
})
