import { Hono } from 'hono'
import { firebaseIdentityAdmin, firebaseTokenVerifier } from '#server/adapters/identity/firebase.admin.ts'
import { localIdentityAdmin, localTokenVerifier } from '#server/adapters/identity/local.ts'
import type { IdentityAdmin, TokenVerifier } from '#server/adapters/identity/identity.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'
import { pageAddress } from '#server/http/discovery.ts'
import type { PeerEnv } from '#server/http/peer.ts'
import type { Mail } from '#server/mail/mail.ts'
import { seedAccounts } from '#server/standins/identity/demoAccounts.ts'
import { identityRoutes } from '#server/standins/identity/identity.routes.ts'
import { createProvider } from '#server/standins/identity/provider.ts'

export interface Identity {
  verifier: TokenVerifier
  admin: IdentityAdmin
  /** What the local provider answers on our origin; nothing with the live one. */
  routes: Hono<PeerEnv>
}

export interface IdentityDeps {
  config: Config
  db: Database
  clock: Clock
  mail: Mail
  /** Where the pages are, for the links in e-mails. */
  origin: string
}

/** The live identity provider, or the local one with its demo accounts, which throws in production and on a public address. */
export const createIdentity = async ({ config, db, clock, mail, origin }: IdentityDeps): Promise<Identity> => {
  if (config.identity.mode === 'firebase') {
    const { projectId, account } = config.identity
    const settings = { projectId, account, clock }
    // It writes its own e-mails, and answers on its own hosts.
    return { verifier: firebaseTokenVerifier(settings), admin: firebaseIdentityAdmin(settings), routes: new Hono() }
  }
  const provider = createProvider({
    db,
    clock,
    enumerationProtection: config.identity.enumerationProtection,
    mailAction: async (connection, { to, lang, kind, code }) => {
      if (kind !== 'PASSWORD_RESET') return
      const link = `${pageAddress(origin, '/', lang)}?${new URLSearchParams({ mode: 'resetPassword', oobCode: code }).toString()}`
      await mail.queue(connection, { to, lang, template: 'password_reset', data: { link } })
    },
  })
  await seedAccounts(db, clock)
  const { host, trustedProxies } = config
  const server = { production: config.env === 'production', host, trustedProxies }
  return {
    verifier: localTokenVerifier(provider),
    admin: localIdentityAdmin(provider),
    routes: identityRoutes({ provider, server }),
  }
}
