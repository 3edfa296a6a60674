import { describeMachine } from '#machines/kit/verify/machineSpec.ts'
import type { Failure, FailureCode } from '#machines/kit/failure.ts'
import { YES_OR_NO, yesOrNo } from '#machines/kit/viewState.ts'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { walletPolicy } from './wallet.export.ts'
import { walletInvariants } from './wallet.invariants.ts'
import { walletMachine } from './wallet.machine.ts'
import { walletPorts } from './wallet.ports.ts'
import { selectViewState } from './wallet.selectors.ts'

export const refusal = (code: FailureCode, status = 400): Failure => ({ code, status })

export const walletSpec = describeMachine({
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
    doneEvent(walletPorts, 'findScript', { isThere: true }),
    doneEvent(walletPorts, 'findScript', { isThere: false }),
    errorEvent(walletPorts, 'findScript', refusal('network', 500)),
    doneEvent(walletPorts, 'prepareWallet', { isAble: true }),
    doneEvent(walletPorts, 'prepareWallet', { isAble: false }),
    errorEvent(walletPorts, 'prepareWallet', refusal('network', 500)),
    errorEvent(walletPorts, 'prepareWallet', refusal('wallet.failed')),
    doneEvent(walletPorts, 'openSheet', { payment: 'payment-1' }),
    doneEvent(walletPorts, 'openSheet', { payment: 'payment-2' }),
    errorEvent(walletPorts, 'openSheet', refusal('wallet.cancelled')),
    errorEvent(walletPorts, 'openSheet', refusal('wallet.failed')),
  ],
  told: ['session.ended', 'connection.restored', 'payment.end', 'wallet.show', 'wallet.hide'],
  facts: ({ tries, failure }) => ({ tries, failure: failure?.code ?? null }),
  viewStates: {
    viewState: { of: selectViewState, values: ['hidden', 'offered', 'sheet', 'waiting'] },
    isLooking: { of: (snapshot) => yesOrNo(snapshot.matches('looking')), values: YES_OR_NO },
  },
  invariants: walletInvariants,
  answeredBy: { findScript: 'device', prepareWallet: 'gateway', openSheet: 'device' },
  policy: walletPolicy,
})
