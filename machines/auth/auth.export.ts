import { FAILURE_POLICY } from '#machines/kit/export/failure.export.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { AuthContext } from './auth.setup.ts'

export const authPolicy: PolicyOf<AuthContext> = {
  uid: 'pseudonym',
  user: {
    first_name: 'pseudonym',
    last_name: 'pseudonym',
    email: 'pseudonym',
    is_email_verified: 'keep',
    image: 'hide',
    type: 'keep',
    available_credits: 'keep',
    total_hours: 'keep',
    total_bookings: 'keep',
    phone: 'hide',
    locale: 'keep',
    referral_code: 'hide',
    is_staff: 'keep',
  },
  email: 'pseudonym',
  form: { first_name: 'pseudonym', last_name: 'pseudonym', email: 'pseudonym', phone: 'hide' },
  handle: 'hide',
  codeHandle: 'hide',
  isInteractive: 'keep',
  provider: 'keep',
  isNew: 'keep',
  link: { provider: 'keep', email: 'pseudonym', methods: { '[]': 'keep' }, handle: 'hide' },
  failure: FAILURE_POLICY,
}
