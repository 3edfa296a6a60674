import { describeMachine, PLANTED_SECRET } from '#machines/kit/verify/machineSpec.ts'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { identitySessionPolicy } from './identitySession.export.ts'
import { identitySessionInvariants } from './identitySession.invariants.ts'
import { identitySessionMachine } from './identitySession.machine.ts'
import { identitySessionPorts } from './identitySession.ports.ts'
import { selectHasSession } from './identitySession.selectors.ts'
import { YES_OR_NO, yesOrNo } from '#machines/kit/viewState.ts'

export const identitySessionSpec = describeMachine({
  machine: identitySessionMachine,
  inputs: [undefined],
  samples: [
    { type: 'session.ask', isStored: true },
    { type: 'session.ask', isStored: false },
    { type: 'provider.authStateChanged', uid: null },
    { type: 'provider.authStateChanged', uid: PLANTED_SECRET },
    { type: 'provider.authStateChanged', uid: 'noor' },
    { type: 'signIn.began' },
    { type: 'signIn.succeeded' },
    { type: 'signIn.failed' },
    { type: 'window.opened' },
    { type: 'window.settled' },
    doneEvent(identitySessionPorts, 'openProvider', null),
    errorEvent(identitySessionPorts, 'openProvider', { code: 'network', status: 500 }),
  ],
  told: [
    'provider.authStateChanged',
    'signIn.began',
    'signIn.succeeded',
    'signIn.failed',
    'window.opened',
    'window.settled',
    'session.ask',
  ],
  facts: ({ isStranger, running, windows }) => ({
    isStranger,
    isSigningIn: running > 0,
    hasWindow: windows > 0,
  }),
  viewStates: { hasSession: { of: (snapshot) => yesOrNo(selectHasSession(snapshot)), values: YES_OR_NO } },
  invariants: identitySessionInvariants,
  answeredBy: { openProvider: 'identity' },
  policy: identitySessionPolicy,
})
