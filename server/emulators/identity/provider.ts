import type { Locale } from '#contract/shared/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import type { ActionKind } from './identity.tables.ts'
import type { LogSecurityEvent } from '#server/securityLog.ts'
import { PASSWORD_COST, type PasswordCost } from './passwords.ts'
import { loadSigningKeys, type SigningKeys } from './keys.store.ts'

/** Its own issuer, so that a local token can never pass a verifier of the live service. */
export const LOCAL_ISSUER = 'http://local-identity'
/** The project of the local provider, and the audience of its tokens. */
export const LOCAL_PROJECT = 'stayless-local'

interface ActionMail {
  to: string
  uid: string
  lang: Locale
  kind: ActionKind
  code: string
}

export interface ProviderOptions {
  db: Database
  clock: Clock
  /** Unknown account and wrong password answer alike: the default of the live service since 2023-09-15. */
  enumerationProtection?: boolean
  /** Queues the e-mail with an action code in the caller's transaction. Without it, such codes are not offered. */
  mailAction?: (connection: Connection, mail: ActionMail) => Promise<void>
  logSecurityEvent?: LogSecurityEvent
  /** What each try at a password costs: less in tests. */
  passwordCost?: PasswordCost
}

export interface Provider {
  db: Database
  clock: Clock
  enumerationProtection: boolean
  mailAction: ProviderOptions['mailAction']
  logSecurityEvent: LogSecurityEvent
  passwordCost: PasswordCost
  keys: () => Promise<SigningKeys>
}

/** The local identity provider: one per process, shared by its routes, the token verifier and the admin port. */
export const createProvider = (options: ProviderOptions): Provider => {
  let loading: Promise<SigningKeys> | undefined
  const load = async (): Promise<SigningKeys> => {
    try {
      return await loadSigningKeys(options.db, options.clock)
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return {
    db: options.db,
    clock: options.clock,
    enumerationProtection: options.enumerationProtection ?? true,
    mailAction: options.mailAction,
    logSecurityEvent: options.logSecurityEvent ?? (() => {}),
    passwordCost: options.passwordCost ?? PASSWORD_COST,
    keys: () => (loading ??= load()),
  }
}
