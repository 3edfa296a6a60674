import { serve } from '@hono/node-server'
import { createServer, type Server } from 'node:http'
import { pino } from 'pino'
import { API_BASE, endpoints } from '#contract/http/endpoints.ts'
import { localIdentityAdmin, localTokenVerifier } from '#server/emulators/identity/localIdentity.ts'
import { createBearerVerifier } from '#server/adapters/identity/bearerVerifier.ts'
import { systemClock } from '#server/clock.ts'
import { createApi } from '#server/http/api.ts'
import type { Handlers } from '#server/http/handler.ts'
import { userRoutes } from '#server/modules/user/user.routes.ts'
import { checkStaff } from '#server/modules/user/user.service.ts'
import { identityRoutes } from '#server/emulators/identity/identity.routes.ts'
import { LIGHT_COST } from '#server/emulators/identity/provider.testing.ts'
import { createProvider } from '#server/emulators/identity/provider.ts'
import type { Database } from '#server/db/schema.ts'

const totalsOf = () => Promise.resolve({ total_bookings: 0, total_hours: 0, available_credits: 0 })

const logSecurityEvent = () => {}
const retire = () => Promise.resolve()

export interface AuthServer {
  db: Database
  /** Receives the codes that would be sent by e-mail. */
  codes: string[]
  /** 0: any free port. */
  port: number
}

/** Our users and the local identity provider on one origin. Only the database is shared between starts. */
export const startServer = async ({ db, codes, port }: AuthServer): Promise<Server> => {
  const mailAction = async (_connection: unknown, { code }: { code: string }) => void codes.push(code)
  const provider = createProvider({ db, clock: systemClock, mailAction, passwordCost: LIGHT_COST })
  const verifier = localTokenVerifier(provider)
  const mail = {
    queue: async (_connection: unknown, { data }: { data: { code: string } }) => void codes.push(data.code),
  }
  const admin = localIdentityAdmin(provider)
  const handlers = onlyUsers(
    userRoutes({ db, clock: systemClock, admin, mail, totalsOf, retire, logSecurityEvent, catchUp: async () => {} }),
  )
  const sessions = createBearerVerifier({
    verifier,
    accounts: admin,
    clock: systemClock,
    seen: () => Promise.resolve(),
    isOvertaken: () => Promise.resolve(false),
    revoked: () => {},
  })
  const api = createApi({
    handlers,
    verifyBearer: sessions.callerOf,
    checkStaff: (caller) => checkStaff({ db }, caller),
    logSecurityEvent,
    log: pino({ enabled: false }),
    embedded: true,
    origin: 'http://127.0.0.1',
    trustedProxies: 0,
    admit: () => {},
  })
  const identity = identityRoutes({
    provider,
    server: { production: false, host: '127.0.0.1', trustedProxies: 0, origin: 'http://127.0.0.1' },
  })
  return new Promise((resolve) => {
    const started = serve(
      {
        fetch: (request, env) => (isApi(request) ? api.fetch(request, env) : identity.fetch(request, env)),
        port,
        hostname: '127.0.0.1',
        createServer,
      },
      () => {
        if ('closeAllConnections' in started) resolve(started)
      },
    )
  })
}

const isApi = ({ url }: Request): boolean => new URL(url).pathname.startsWith(API_BASE)

export const portOf = (listening: Server): number => {
  const address = listening.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

export const stop = (listening: Server): Promise<unknown> => {
  const closed = new Promise((done) => listening.close(done))
  listening.closeAllConnections()
  return closed
}

const refuse = () => Promise.reject(new Error('This call is not part of the test'))
const onlyUsers = (users: Partial<Handlers>): Handlers => {
  const handlers = { ...Object.fromEntries(Object.keys(endpoints).map((name) => [name, refuse])), ...users }
  if (!isComplete(handlers)) throw new Error('A call has no handler')
  return handlers
}
const isComplete = (handlers: object): handlers is Handlers =>
  Object.keys(handlers).length === Object.keys(endpoints).length
