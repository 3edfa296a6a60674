import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '#contract/shared/locale.ts'
import { braintreeVault } from '#server/adapters/payments/braintree.vault.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import type { Caller } from '#server/http/handler.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createMail } from '#server/mail/mail.ts'
import { sampleBooking } from '#server/modules/bookings/bookings.samples.ts'
import { insertBooking } from '#server/modules/bookings/bookings.store.ts'
import { UNLIMITED } from '#server/modules/bookings/saga.testing.ts'
import { favoritesModule } from '#server/modules/favorites/favorites.module.ts'
import { createHotelIndex, type HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { paymentMethodsModule } from '#server/modules/paymentMethods/paymentMethods.module.ts'
import { addCustomer } from '#server/modules/paymentMethods/paymentMethods.store.ts'
import { storeCapture } from '#server/modules/support/captures.service.ts'
import { sampleCapture } from '#server/modules/support/captures.testing.ts'
import { supportModule } from '#server/modules/support/support.module.ts'
import type { PersonalDataStore } from '#server/modules/privacy/personalDataStore.port.ts'
import { insertUser } from '#server/modules/user/user.store.ts'
import { localAccount } from '#server/emulators/gateway/merchant.ts'
import { localIdentityAdmin } from '#server/emulators/identity/localIdentity.ts'
import { LIGHT_COST } from '#server/emulators/identity/provider.testing.ts'
import { createProvider } from '#server/emulators/identity/provider.ts'
import { accountModules } from './account.ts'

const NOW = Temporal.Instant.from('2026-12-24T15:00:00Z')
const clock = () => NOW

let opened: TestDatabase
let hotel: HotelRecord
beforeAll(async () => {
  opened = await testDatabase()
  hotel = await addSampleHotel(opened.db)
})
afterAll(() => opened.close())

test('a guest’s record counts bookings and hours stayed, and takes over the new e-mail of the session', async () => {
  const { handlers, caller, user } = await house('dana')
  const stayed = { check_in_at: NOW.subtract({ hours: 60 }), check_out_at: NOW.subtract({ hours: 16 }) }
  await insertBooking(opened.db, sampleBooking({ user_uid: caller.uid, step: 'captured', ...stayed }))
  await opened.db
    .insertInto('email_changes')
    .values({
      user_id: user.id,
      email: 'dana.new@mail.example',
      code_hash: '',
      sent_at: NOW,
      expires_at: NOW.add({ minutes: 10 }),
      credential: '',
    })
    .execute()
  const answer = await handlers.userDetails(asking({ ...caller, email: 'dana.new@mail.example' }))
  expect(answer).toMatchObject({ user: { email: 'dana.new@mail.example', total_bookings: 1, total_hours: 44 } })
})

test.each([
  ['en', 'The Sample'],
  ['ar', 'العينة'],
  ['he', 'הדוגמה'],
] as const)(
  'credit names the hotel its hours come from in the language of the request: %s',
  async (locale, hotel_name) => {
    const { handlers, caller } = await house(`omar-${locale}`)
    const stayed = { check_in_at: NOW.subtract({ hours: 60 }), check_out_at: NOW.subtract({ hours: 16 }) }
    await insertBooking(opened.db, sampleBooking({ user_uid: caller.uid, step: 'captured', ...stayed }))
    expect(await handlers.credits(asking(caller, locale))).toMatchObject({ hours: [{ booking: { hotel_name } }] })
  },
)

test('the export contains what every module stores about a guest', async () => {
  const { handlers, caller } = await house('noa')
  const { params, query, context } = asking(caller)
  await handlers.addFavorites({ params, query, context, caller, body: { hotel_ids: ['nyc-0001'] } })
  await addCustomer(opened.db, caller.uid)
  await opened.db
    .insertInto('payment_methods')
    .values({
      uid: caller.uid,
      state: 'stored',
      brand: 'Visa',
      last4: '1000',
      expires: '2040-12',
      nonce_hash: null,
      decline_advice: null,
      created_at: NOW,
    })
    .execute()
  await insertBooking(opened.db, sampleBooking({ user_uid: caller.uid, reference: 'SECOND', step: 'captured' }))
  const capture = sampleCapture()
  await storeCapture({ db: opened.db, clock }, { capture, key: 'noa’s screen', caller, address: '192.0.2.1' })
  expect(await handlers.exportUser(asking(caller))).toMatchObject({
    favorites: [{ hotel_id: 'nyc-0001' }],
    payment_methods: [{ last4: '1000' }],
    bookings: [{ reference: 'SECOND' }],
    credits: { available_credits: 0 },
    captures: [{ capture, looks: [] }],
  })
})

test('the screens that a guest sent end with the account', async () => {
  const { handlers, caller } = await house('gal')
  const send = (key: string, by: Caller | null) =>
    storeCapture({ db: opened.db, clock }, { capture: sampleCapture(), key, caller: by, address: '192.0.2.2' })
  const own = await send('gal’s screen', caller)
  const others = await send('somebody’s screen', null)
  await handlers.deleteUser(asking(caller))
  const left = await opened.db.selectFrom('captures').select('code').where('code', 'in', [own, others]).execute()
  expect(left).toEqual([{ code: others }])
})

const image = () => ''

/** The modules that store data about a guest, composed as in the server, with one guest. */
const house = async (name: string) => {
  const { db } = opened
  const log = pino({ level: 'silent' })
  const jobs = createJobs({ db, clock, log })
  const brand = { name: 'Stayless', supportEmail: 'support@stayless.example', origin: 'https://stayless.example' }
  const admin = localIdentityAdmin(createProvider({ db, clock, passwordCost: LIGHT_COST }))
  const holders: PersonalDataStore[] = []
  const adapters = {
    db,
    clock,
    log,
    jobs,
    mail: createMail({ db, clock, jobs, brand, transport: { send: () => Promise.resolve() } }),
    admin,
    logSecurityEvent: () => {},
    hotels: createHotelIndex([hotel]),
    image,
    content: { image, page: () => undefined },
    cityName: () => '',
    holders,
    registerPersonalData: (holder: PersonalDataStore) => void holders.push(holder),
    vault: braintreeVault({ account: localAccount('http://127.0.0.1:9'), log: () => undefined }),
    tries: UNLIMITED,
    requireUser: () => Promise.reject(new Error('no card is asked for')),
  }
  const handlers = {
    ...favoritesModule(adapters),
    ...paymentMethodsModule(adapters),
    ...supportModule(adapters),
    ...accountModules(adapters),
  }
  const email = `${name}@mail.example`
  const created = await admin.createPasswordUser({ email, password: 'sea breeze', display_name: name })
  if (created.outcome !== 'created') throw new Error(`${email} is there already`)
  const person = { uid: created.uid, email, is_email_verified: true, first_name: name, last_name: 'Cohen', phone: null }
  const caller: Caller = {
    uid: created.uid,
    email,
    email_verified: true,
    auth_time: NOW,
    way: 'password',
    credential: '',
  }
  return { handlers, caller, user: await insertUser(db, person, NOW) }
}

const asking = (caller: Caller, locale: Locale = 'en') => ({
  params: {},
  query: {},
  get body(): never {
    throw new Error('this call has no body')
  },
  context: { requestId: 'r1', locale, address: '127.0.0.1', idempotencyKey: undefined },
  caller,
})
