import { describeMachine } from '#machines/kit/entry.ts'
import type { Failure, FailureCode } from '#machines/kit/failure.ts'
import { YES_OR_NO, yesOrNo } from '#machines/kit/faces.ts'
import { answered, refused } from '#machines/kit/port.ts'
import { walletPolicy } from './wallet.export.ts'
import { walletLaws } from './wallet.laws.ts'
import { walletMachine } from './wallet.machine.ts'
import { walletPorts } from './wallet.ports.ts'
import { selectFace } from './wallet.selectors.ts'

export const refusal = (code: FailureCode, status = 400): Failure => ({ code, status })

export const walletEntry = describeMachine({
  machine: walletMachine,
  inputs: [{ wallet: 'apple-pay' }, { wallet: 'google-pay' }],
  samples: [
    { type: 'wallet.show' },
    { type: 'wallet.hide' },
    { type: 'session.ended' },
    { type: 'connection.restored' },
    { type: 'sheet.open', total: 36_150 },
    { type: 'sheet.open', total: 40_000 },
    { type: 'sheet.close' },
    { type: 'payment.end', verdict: 'taken' },
    { type: 'payment.end', verdict: 'refused' },
    { type: 'payment.end', verdict: 'open' },
    answered(walletPorts, 'findScript', { isThere: true }),
    answered(walletPorts, 'findScript', { isThere: false }),
    refused(walletPorts, 'findScript', refusal('network', 500)),
    answered(walletPorts, 'prepareWallet', { isAble: true }),
    answered(walletPorts, 'prepareWallet', { isAble: false }),
    refused(walletPorts, 'prepareWallet', refusal('network', 500)),
    refused(walletPorts, 'prepareWallet', refusal('wallet.unusable')),
    answered(walletPorts, 'openSheet', { payment: 'payment-1' }),
    answered(walletPorts, 'openSheet', { payment: 'payment-2' }),
    refused(walletPorts, 'openSheet', refusal('wallet.cancelled')),
    refused(walletPorts, 'openSheet', refusal('wallet.failed')),
    refused(walletPorts, 'openSheet', refusal('wallet.unusable')),
  ],
  facts: ({ tries, failure }) => ({ tries, failure: failure?.code ?? null }),
  faces: {
    face: { of: selectFace, values: ['hidden', 'offered', 'sheet', 'waiting'] },
    isLooking: { of: (snapshot) => yesOrNo(snapshot.matches('looking')), values: YES_OR_NO },
  },
  laws: walletLaws,
  answeredBy: { findScript: 'device', prepareWallet: 'gateway', openSheet: 'device' },
  policy: walletPolicy,
})
