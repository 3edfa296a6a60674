import { FAILURE_POLICY } from '#machines/kit/export/failure.export.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { WalletContext } from './wallet.machine.ts'

export const walletPolicy: PolicyOf<WalletContext> = {
  wallet: 'keep',
  tries: 'keep',
  total: 'keep',
  payment: 'hide',
  failure: FAILURE_POLICY,
}
