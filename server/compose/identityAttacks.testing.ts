import { pino } from 'pino'
import { API_BASE } from '#contract/http/endpoints.ts'
import { localIdentityAdmin, localTokenVerifier } from '#server/emulators/identity/localIdentity.ts'
import { createBearerVerifier } from '#server/adapters/identity/bearerVerifier.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { createApi } from '#server/http/api.ts'
import type { Handlers } from '#server/http/handler.ts'
import { endpoints } from '#contract/http/endpoints.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createMail } from '#server/mail/mail.ts'
import { favoritesPersonalData } from '#server/modules/favorites/favorites.personalData.ts'
import { favoritesRoutes } from '#server/modules/favorites/favorites.routes.ts'
import { checkStaff, requireVerifiedCaller } from '#server/modules/user/user.service.ts'
import { isAccountStale, detectSignInMethodChanges } from '#server/modules/user/user.signInMethods.ts'
import type { SecurityDetails, SecurityEvent } from '#server/securityLog.ts'
import { LIGHT_COST, provide } from '#server/emulators/identity/provider.testing.ts'
import { createProvider } from '#server/emulators/identity/provider.ts'
import { accountModules } from './account.ts'

export interface Answer {
  status: number
  body: Record<string, unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const refuse = () => Promise.reject(new Error('This call is not part of the test'))
const isComplete = (handlers: object): handlers is Handlers =>
  Object.keys(handlers).length === Object.keys(endpoints).length

/** Our server and the local provider, composed as in the embedded run, with their security events and e-mails. */
export const openHouse = ({ db, clock }: { db: Database; clock: Clock }) => {
  const securityEvents: { event: SecurityEvent; details: SecurityDetails }[] = []
  const logSecurityEvent = (event: SecurityEvent, details: SecurityDetails): void =>
    void securityEvents.push({ event, details })
  const log = pino({ level: 'silent' })
  const jobs = createJobs({ db, clock, log })
  const transport = { send: () => Promise.resolve() }
  const brand = { name: 'Stayless', supportEmail: 'support@stayless.example', origin: 'https://stayless.example' }
  const mail = createMail({ db, clock, jobs, brand, transport })
  const links: string[] = []
  const identity = provide({
    db,
    clock,
    logSecurityEvent,
    mailAction: async (connection, { to, uid, lang, code }) => {
      links.push(code)
      await mail.queue(connection, { to, uid, lang, template: 'password_reset', data: { link: code } })
    },
  })
  const provider = createProvider({ db, clock, passwordCost: LIGHT_COST })
  const admin = localIdentityAdmin(provider)
  let away = false
  const bearerVerifier = createBearerVerifier({
    verifier: localTokenVerifier(provider),
    accounts: { accountOf: (uid) => (away ? Promise.reject(new Error('away')) : admin.accountOf(uid)) },
    clock,
    seen: (account) => detectSignInMethodChanges({ db, mail, logSecurityEvent }, account),
    isOvertaken: (account) => isAccountStale({ db }, account),
    revoked: (uid) => logSecurityEvent('revoked_session_used', { uid }),
  })
  const hotels = { hotel: () => undefined }
  const handlers = {
    ...Object.fromEntries(Object.keys(endpoints).map((name) => [name, refuse])),
    ...accountModules({
      db,
      clock,
      jobs,
      mail,
      admin,
      hotels,
      image: () => '',
      holders: [favoritesPersonalData(db)],
      log,
      logSecurityEvent,
    }),
    ...favoritesRoutes({ db, clock, hotels, content: { image: () => '' }, cityName: () => '' }),
    paymentMethods: async ({ caller }: { caller: Parameters<typeof requireVerifiedCaller>[1] }) => {
      await requireVerifiedCaller({ db }, caller)
      return { payment_methods: [] }
    },
  }
  if (!isComplete(handlers)) throw new Error('A call has no handler')
  const api = createApi({
    handlers,
    verifyBearer: bearerVerifier.callerOf,
    checkStaff: (caller) => checkStaff({ db }, caller),
    logSecurityEvent,
    admit: () => {},
    log,
    embedded: true,
    origin: 'http://127.0.0.1',
    trustedProxies: 0,
  })
  return {
    identity,
    securityEvents,
    admin,
    jobs,
    /** Codes of the password reset links, newest last. */
    links,
    /** Makes the provider unreachable. */
    leave: () => {
      away = true
    },
    /** Calls our API as a browser does. `call`: method and path, e.g. `POST /user/`. */
    ask: async (call: string, bearer: string | null = null, body?: object): Promise<Answer> => {
      const [method = 'GET', path = ''] = call.split(' ')
      const response = await api.request(
        `${API_BASE}${path}`,
        {
          method,
          headers: {
            'content-type': 'application/json',
            ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        },
        {},
      )
      const answer: unknown = await response.json()
      return { status: response.status, body: isRecord(answer) ? answer : {} }
    },
    /** Returns the code last sent to an address. */
    codeTo: async (email: string): Promise<string> => {
      const mails = db.selectFrom('outbox').select('body_text').where('recipient', '=', email).orderBy('id', 'desc')
      return /\b\d{6}\b/.exec((await mails.executeTakeFirst())?.body_text ?? '')?.[0] ?? ''
    },
    /** Returns the stored text of the last e-mail of this template. */
    wordsTo: async (email: string, template: string): Promise<string | undefined> => {
      const mails = db.selectFrom('outbox').select('body_text').where('recipient', '=', email)
      return (await mails.where('template', '=', template).orderBy('id', 'desc').executeTakeFirst())?.body_text
    },
    mailsTo: async (email: string): Promise<string[]> => {
      const mails = db.selectFrom('outbox').select('template').where('recipient', '=', email).orderBy('id')
      return (await mails.execute()).map(({ template }) => template)
    },
  }
}

export type House = ReturnType<typeof openHouse>

export const PASSWORD = 'sea breeze'
export const person = (email: string, first_name = 'Mallory', last_name = 'Impostor') => ({
  first_name,
  last_name,
  email,
})

/** Signs in with the password and returns the session's token. */
export const tokenOf = async ({ identity }: House, email: string, password = PASSWORD): Promise<string> => {
  const { body } = await identity.call('signInWithPassword', { email, password })
  return String(body['idToken'])
}

/** The attacker's first step: signs up with the victim's address and a password of their own. Returns the session's token. */
export const preempt = async (house: House, victim: string): Promise<string> => {
  await house.ask('POST /user/', null, { ...person(victim), password: PASSWORD, phone: '+12125550100' })
  return tokenOf(house, victim)
}

/** The response to an ended session. */
export const over = { status: 401, body: { error: { code: 'unauthorized' } } }

/** Signs in through Google and returns the token. */
export const googleToken = async ({ identity }: House, email: string, name = 'Vera Victim'): Promise<string> => {
  const { body } = await identity.signInWith(await identity.person('google.com', email, name))
  return String(body['idToken'])
}

/** Signs up a guest, verifies the address, and returns the session's token. */
export const provenGuest = async (house: House, email: string): Promise<string> => {
  const { body } = await house.ask('POST /user/', null, { ...person(email, 'Vera', 'Victim'), password: PASSWORD })
  const otp = await house.codeTo(email)
  await house.ask('POST /user/verify/', null, { email, otp, verification: body['verification'] })
  return tokenOf(house, email)
}
