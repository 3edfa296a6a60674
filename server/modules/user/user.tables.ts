import type { Generated } from 'kysely'
import type { Locale } from '#contract/shared/locale.ts'
import type { Role } from '#contract/user/user.ts'

export interface UserTables {
  users: {
    id: Generated<string>
    uid: string
    email: string
    is_email_verified: boolean
    first_name: string
    last_name: string
    phone: string | null
    image: string | null
    type: Generated<Role>
    is_staff: Generated<boolean>
    company_id: string | null
    locale: Generated<Locale>
    referral_code: string
    created_at: Temporal.Instant
    deleted_at: Temporal.Instant | null
    /** JSON: each sign-in method with its mark, as last seen. */
    seen_sign_in_methods: string | null
  }
  email_codes: {
    user_id: string
    code_hash: string
    sent_at: Temporal.Instant
    expires_at: Temporal.Instant
    asker_hash: string | null
    credential: string
  }
  sign_ups: {
    email: string
    started_at: Temporal.Instant
  }
}
