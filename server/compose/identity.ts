import { Hono } from 'hono'
import type { ConfigResponse } from '#contract/http/config.ts'
import { firebaseIdentityAdmin, firebaseTokenVerifier } from '#server/adapters/identity/firebase.admin.ts'
import type { IdentityAdmin, TokenVerifier } from '#server/adapters/identity/identity.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'
import { pageAddress } from '#server/http/discovery.ts'
import type { PeerEnv } from '#server/http/peer.ts'
import type { Mail } from '#server/mail/mail.ts'
import { identityRoutes } from '#server/emulators/identity/identity.routes.ts'
import { localIdentityAdmin, localTokenVerifier } from '#server/emulators/identity/localIdentity.ts'
import type { PasswordCost } from '#server/emulators/identity/passwords.ts'
import { createProvider, LOCAL_PROJECT } from '#server/emulators/identity/provider.ts'
import { forgetIdleSessions } from '#server/emulators/identity/tokens.ts'
import type { LogSecurityEvent } from '#server/securityLog.ts'

export interface Identity {
  /** `identity` of the config response. */
  answer: ConfigResponse['identity']
  verifier: TokenVerifier
  admin: IdentityAdmin
  /** Routes of the local provider on our origin; empty with the live one. */
  routes: Hono<PeerEnv>
  /** Deletes sessions and codes of the local provider that can no longer be used. */
  forgetSessions: () => Promise<void>
}

export interface IdentityDeps {
  config: Config
  db: Database
  clock: Clock
  mail: Mail
  logSecurityEvent: LogSecurityEvent
  /** Origin of the pages, for the links in e-mails. */
  origin: string
  /** Cost of each password hash at the local provider. */
  passwordCost: PasswordCost
}

/** Returns the live identity provider, or the local one, which throws in production and on a public address. */
export const createIdentity = ({
  config,
  db,
  clock,
  mail,
  logSecurityEvent,
  origin,
  passwordCost,
}: IdentityDeps): Identity => {
  if (config.identity.mode === 'firebase') {
    const { projectId, account, apiKey, authDomain } = config.identity
    const settings = { projectId, account, clock }
    // The live provider sends its own e-mails and has its own hosts.
    return {
      answer: { mode: 'firebase', api_key: apiKey, auth_domain: authDomain, project_id: projectId },
      verifier: firebaseTokenVerifier(settings),
      admin: firebaseIdentityAdmin(settings),
      routes: new Hono(),
      forgetSessions: () => Promise.resolve(),
    }
  }
  const provider = createProvider({
    db,
    clock,
    enumerationProtection: config.identity.enumerationProtection,
    passwordCost,
    logSecurityEvent,
    mailAction: async (connection, { to, uid, lang, kind, code }) => {
      if (kind !== 'PASSWORD_RESET') return
      const link = `${pageAddress(origin, '/', lang)}?${new URLSearchParams({ mode: 'resetPassword', oobCode: code }).toString()}`
      await mail.queue(connection, { to, uid, lang, template: 'password_reset', data: { link } })
    },
  })
  const { host, trustedProxies } = config
  const server = { production: config.env === 'production', host, trustedProxies, origin }
  return {
    answer: { mode: 'local', api_key: 'local', auth_domain: 'localhost', project_id: LOCAL_PROJECT },
    verifier: localTokenVerifier(provider),
    admin: localIdentityAdmin(provider),
    routes: identityRoutes({ provider, server }),
    forgetSessions: () => forgetIdleSessions(db, clock()),
  }
}
