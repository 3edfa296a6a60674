import type { Hono } from 'hono'
import { createBearerVerifier, type BearerVerifier } from '#server/adapters/identity/bearerVerifier.ts'
import type { ApiDeps } from '#server/http/api.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { PeerEnv } from '#server/http/peer.ts'
import { bitmapThread, createBitmaps } from '#server/http/bitmaps.ts'
import { pictureRoutes } from '#server/http/pictures.ts'
import { forgetLimitsHourly } from '#server/limits/limits.jobs.ts'
import { hotelHead } from '#server/modules/hotels/hotels.head.ts'
import { outboxPage } from '#server/modules/outbox/outbox.page.ts'
import { issueMonthly } from '#server/modules/statements/statements.jobs.ts'
import { statementEmails } from '#server/modules/statements/statements.emails.ts'
import { schedulePurge } from '#server/modules/retention/retention.module.ts'
import { checkStaff } from '#server/modules/user/user.service.ts'
import { isAccountStale, detectSignInMethodChanges } from '#server/modules/user/user.signInMethods.ts'
import { dealAhead } from '#server/demo/catalogue/looks.ts'
import { drawPicture } from '#server/demo/catalogue/pictures.ts'
import { composeModules } from './modules.ts'
import { createAdapters, type Adapters, type AdaptersDeps } from './adapters.ts'

export interface Services extends Pick<
  Adapters,
  'logSecurityEvent' | 'jobs' | 'rates' | 'catalogue' | 'documents' | 'answerRecords'
> {
  handlers: Handlers
  verifyBearer: BearerVerifier['callerOf']
  checkStaff: ApiDeps['checkStaff']
  /** Routes outside the API, e.g. the local identity provider and the outbox page. */
  mounts: Hono<PeerEnv>[]
  hotelHead: ReturnType<typeof hotelHead>
  /** Prepares, between other work, what the first requests would have to wait for. */
  warmUp: () => Promise<void>
}

/** Composes the modules with their adapters, authentication, and the recurring jobs. */
export const createServices = async (deps: AdaptersDeps): Promise<Services> => {
  const adapters = await createAdapters(deps)
  const { config, clock, identity, logSecurityEvent, jobs, rates, catalogue, documents } = adapters
  const bearerVerifier = createBearerVerifier({
    verifier: identity.verifier,
    accounts: identity.admin,
    clock,
    seen: (account) => detectSignInMethodChanges(adapters, account),
    isOvertaken: (account) => isAccountStale(adapters, account),
    revoked: (uid) => logSecurityEvent('revoked_session_used', { uid }),
  })
  await forgetLimitsHourly(adapters)
  await schedulePurge({ ...adapters, forgetSessions: identity.forgetSessions })
  await issueMonthly({ ...adapters, tell: statementEmails(adapters) })
  const handlers = composeModules(adapters)
  for (const work of adapters.beginnings) await work()
  const pictures = pictureRoutes({
    draw: drawPicture,
    bitmaps: createBitmaps(bitmapThread()),
    trustedProxies: config.trustedProxies,
  })
  return {
    handlers,
    verifyBearer: bearerVerifier.callerOf,
    checkStaff: (caller) => checkStaff(adapters, caller),
    logSecurityEvent,
    mounts: [
      identity.routes,
      pictures,
      ...adapters.mounts,
      ...(config.env === 'embedded' ? [outboxPage(adapters)] : []),
    ],
    warmUp: dealAhead,
    hotelHead: hotelHead(adapters.content),
    jobs,
    rates,
    catalogue,
    answerRecords: adapters.answerRecords,
    documents,
  }
}
