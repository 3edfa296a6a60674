import { localIdentityAdmin } from '#server/standins/identity/localIdentity.ts'
import type { IdentityAdmin } from '#server/adapters/identity/identity.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import type { Caller, RequestContext } from '#server/http/handler.ts'
import { createProvider } from '#server/standins/identity/provider.ts'
import { userRoutes } from './user.routes.ts'
import { NO_TOTALS, userDetails, type VerificationMail } from './user.service.ts'

export const maya = (name: string) => ({
  first_name: ' Maya ',
  last_name: "O'Neil",
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

/** The calls about a user on the local provider; `admin` and `queue` may be others. What is mailed is kept. */
export const startUsers =
  ({ db, clock }: { db: () => Database; clock: Clock }) =>
  ({ queue, ...admin }: Parts = {}) => {
    const mails: VerificationMail[] = []
    const provider = createProvider({ db: db(), clock })
    const deps = {
      db: db(),
      clock,
      admin: { ...localIdentityAdmin(provider), ...admin },
      totalsOf: () => Promise.resolve(NO_TOTALS),
      mail: { queue: queue ?? (async (_connection: unknown, mail: VerificationMail) => void mails.push(mail)) },
    }
    return {
      routes: userRoutes(deps),
      details: (caller: Caller) => userDetails(deps, caller),
      mails,
      admin: deps.admin,
    }
  }
