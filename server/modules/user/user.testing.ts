import { create } from 'superstruct'
import { SignUpResponse, type SignUpBody } from '#contract/user/user.ts'
import { localIdentityAdmin, localTokenVerifier } from '#server/emulators/identity/localIdentity.ts'
import { createBearerVerifier } from '#server/adapters/identity/bearerVerifier.ts'
import type { IdentityAdmin } from '#server/adapters/identity/identity.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import type { Caller, RequestContext } from '#server/http/handler.ts'
import { createProvider } from '#server/emulators/identity/provider.ts'
import { userRoutes } from './user.routes.ts'
import { LIGHT_COST } from '#server/emulators/identity/provider.testing.ts'
import type { SecurityEvent } from '#server/securityLog.ts'
import type { VerificationMail } from './user.deps.ts'
import { NO_TOTALS, loadOwnUser } from './user.service.ts'
import { deleteRow, type UserRow } from './user.store.ts'

export const maya = (name: string) => ({
  first_name: 'Maya',
  last_name: "O'Neil Levi",
  email: `${name}@stayless.example`,
  password: 'sea breeze',
})

export const withoutPassword = (name: string) => {
  const { password: _password, ...rest } = maya(name)
  return rest
}

export const codeOf = (mails: readonly VerificationMail[]): string => mails.at(-1)?.data.code ?? ''
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')

export const asking = <Body>(body: Body, context: Partial<RequestContext> = {}, caller: Caller | null = null) => ({
  params: {},
  query: {},
  body,
  context: { requestId: 'r1', locale: 'en' as const, address: '127.0.0.1', idempotencyKey: undefined, ...context },
  caller,
})

interface Parts extends Partial<IdentityAdmin> {
  queue?: () => Promise<void>
}

/** User routes on the identity emulator; `admin` and `queue` can be replaced. Records e-mails and security events. */
export const startUsers =
  ({ db, clock }: { db: () => Database; clock: Clock }) =>
  ({ queue, ...admin }: Parts = {}) => {
    const mails: VerificationMail[] = []
    const securityEvents: SecurityEvent[] = []
    const retired: string[] = []
    const logSecurityEvent = (event: SecurityEvent): void => void securityEvents.push(event)
    const provider = createProvider({ db: db(), clock, passwordCost: LIGHT_COST })
    const deps = {
      db: db(),
      clock,
      admin: { ...localIdentityAdmin(provider), ...admin },
      totalsOf: () => Promise.resolve(NO_TOTALS),
      mail: { queue: queue ?? (async (_connection: unknown, mail: VerificationMail) => void mails.push(mail)) },
      logSecurityEvent,
      retire: async (user: UserRow) => {
        retired.push(user.email)
        await deleteRow(db(), user.id)
      },
    }
    const caughtUp: string[] = []
    const routes = userRoutes({ ...deps, catchUp: async ({ uid }) => void caughtUp.push(uid) })
    const { callerOf } = createBearerVerifier({
      verifier: localTokenVerifier(provider),
      accounts: deps.admin,
      clock,
      seen: () => Promise.resolve(),
      isOvertaken: () => Promise.resolve(false),
      revoked: () => logSecurityEvent('revoked_session_used'),
    })
    return {
      routes,
      details: (caller: Caller) => loadOwnUser(deps, caller),
      mails,
      securityEvents,
      retired,
      caughtUp,
      admin: deps.admin,
      /** Returns what `verifyEmail` needs besides the code. */
      signUp: async (body: SignUpBody, context: Partial<RequestContext> = {}) => {
        const answer = create(await routes.signUp(asking(body, context)), SignUpResponse)
        return { email: body.email, verification: answer.verification ?? '' }
      },
      callerOf,
    }
  }
