import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { create } from 'superstruct'
import { PaymentMethodResponse, PaymentMethodsResponse } from '#contract/booking/paymentMethods.ts'
import { braintreeVault } from '#server/adapters/payments/braintree.vault.ts'
import { ApiError } from '#server/http/errors.ts'
import { UNLIMITED } from '#server/modules/bookings/saga.testing.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { askingFor, CONTEXT } from '#server/http/asking.testing.ts'
import type { Caller } from '#server/http/handler.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import type { RunningGateway } from '#server/emulators/gateway/gateway.ts'
import { startTestGateway } from '#server/emulators/gateway/gateway.testing.ts'
import { paymentMethodsModule } from './paymentMethods.module.ts'
import { localAccount } from '#server/emulators/gateway/merchant.ts'

/** Nonces of the gateway's test cards. */
export const VISA = 'fake-three-d-secure-visa-full-authentication-nonce'
export const MASTERCARD = 'fake-valid-mastercard-nonce'
export const AMEX = 'fake-valid-amex-nonce'

/** A database and a gateway emulator for the tests of one file. */
export interface CardCompany {
  database: TestDatabase
  gateway: RunningGateway
  close: () => Promise<void>
}

export const openCardCompany = async (): Promise<CardCompany> => {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'cards-'))
  const gateway = await startTestGateway({ dataDir })
  const close = async () => {
    await gateway.close()
    await database.close()
    await rm(dataDir, { recursive: true })
  }
  return { database, gateway, close }
}

export const aGuest = (): Caller => ({
  uid: randomUUID(),
  email: 'maya@stayless.example',
  email_verified: true,
  auth_time: Temporal.Instant.from('2026-12-01T12:00Z'),
  way: 'password',
  credential: '',
})

export type Wallet = ReturnType<typeof openWallet>

/** Guests have no row here: only their token says whether their e-mail is verified. */
const requireUser = async (caller: Caller | null): Promise<Caller> => {
  if (caller === null) throw new ApiError('unauthorized', 'Please, sign in')
  if (!caller.email_verified) throw new ApiError('forbidden', 'Please, confirm your e-mail first')
  return caller
}

/** Routes for a new guest without cards, with their own clock. */
export const openWallet = ({ database: { db }, gateway }: CardCompany, tries = UNLIMITED) => {
  let now = Temporal.Instant.from('2026-12-01T12:00Z')
  const clock = () => now
  const jobs = createJobs({ db, clock, log: pino({ level: 'silent' }) })
  const account = localAccount(gateway.origin)
  const settings = { account, timeLimitMs: 2_000, log: () => undefined }
  const routes = paymentMethodsModule({
    db,
    clock,
    jobs,
    vault: braintreeVault(settings),
    tries,
    requireUser,
    registerPersonalData: () => {},
  })
  const maya = aGuest()
  const later = (duration: Temporal.DurationLike): void => {
    now = now.add(duration)
  }

  const saying = <Body>(body: Body, caller = maya) => ({ params: {}, query: {}, body, context: CONTEXT, caller })
  const asking = <Query extends object>(query: Query, caller = maya) => askingFor(query, caller)

  return {
    maya,
    clock,
    jobs,
    routes,
    /** For tests that talk to the gateway directly. */
    settings,
    later,
    saying,
    asking,
    list: async () => create(await routes.paymentMethods(asking({})), PaymentMethodsResponse).payment_methods,
    add: async (nonce: string) => {
      later({ seconds: 1 })
      return create(await routes.addPaymentMethod(saying({ nonce })), PaymentMethodResponse).payment_method
    },
    remove: async (id: string) =>
      create(await routes.removePaymentMethod(asking({ id })), PaymentMethodsResponse).payment_methods,
    /** Tokens of the guest's cards at the gateway. */
    tokens: async (): Promise<string[]> => {
      const customers = db.selectFrom('payment_customers').select('id').where('uid', '=', maya.uid)
      return gateway.storedCards((await customers.executeTakeFirst())?.id ?? '').map(({ token }) => token)
    },
  }
}
