import { FAILURE_POLICY } from '#machines/kit/export/failure.export.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { CredentialsContext } from './credentials.setup.ts'

export const credentialsPolicy: PolicyOf<CredentialsContext> = {
  methods: { '[]': 'keep' },
  email: 'pseudonym',
  proof: { way: 'keep', handle: 'hide' },
  passwordHandle: 'hide',
  codeHandle: 'hide',
  done: 'keep',
  failure: FAILURE_POLICY,
  aside: { guest: 'pseudonym', form: 'keep' },
}
