import type { Generated } from 'kysely'

export interface AccountRow {
  uid: string
  email: string
  email_verified: boolean
  password_hash: string | null
  display_name: string | null
  photo_url: string | null
  disabled: Generated<boolean>
  created_at: Temporal.Instant
  last_login_at: Temporal.Instant | null
  valid_since: Temporal.Instant
}

/** An account at Google or Facebook. */
export interface PersonRow {
  provider: ProviderId
  subject: string
  email: string
  display_name: string
}

export interface IdentityTables {
  identity_accounts: AccountRow
  identity_refresh_tokens: {
    token_hash: string
    uid: string
    sign_in_provider: string
    auth_time: Temporal.Instant
    used_at: Temporal.Instant
  }
  identity_action_codes: {
    code_hash: string
    uid: string
    kind: ActionKind
    expires_at: Temporal.Instant
  }
  identity_people: PersonRow & { used_at: Temporal.Instant }
  identity_links: PersonRow & { uid: string }
  identity_signing_keys: {
    kid: string
    purpose: string
    private_jwk: Record<string, unknown>
    created_at: Temporal.Instant
  }
}

export type ActionKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL'

/** The SDK's names of the outside identity providers. */
export const PROVIDER_IDS = ['google.com', 'facebook.com'] as const
export type ProviderId = (typeof PROVIDER_IDS)[number]

export const isProviderId = (value: unknown): value is ProviderId => PROVIDER_IDS.some((id) => id === value)
