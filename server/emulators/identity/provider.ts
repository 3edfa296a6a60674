import type { Locale } from '#contract/shared/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import type { ActionKind } from './identity.tables.ts'
import type { LogSecurityEvent } from '#server/securityLog.ts'
import { PASSWORD_COST, type PasswordCost } from './passwords.ts'
import { loadSigningKeys, type SigningKeys } from './keys.store.ts'

/** An issuer of its own: a verifier of the live service must never accept a local token. */
export const LOCAL_ISSUER = 'http://local-identity'
/** Project id of the local provider, and the audience of its tokens. */
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
  /** An unknown account and a wrong password get the same response: the live service's default since 2023-09-15. */
  enumerationProtection?: boolean
  /** Queues the e-mail with an action code in the caller's transaction. If missing, such codes are not offered. */
  mailAction?: (connection: Connection, mail: ActionMail) => Promise<void>
  logSecurityEvent?: LogSecurityEvent
  /** Cost of each password hash; lower in tests. */
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

/** Creates the local identity provider: one per process, shared by its routes, the token verifier and the admin port. */
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
