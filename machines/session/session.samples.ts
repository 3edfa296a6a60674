import { describeMachine, PLANTED_SECRET } from '#machines/kit/machineSpec.ts'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { sessionPolicy } from './session.export.ts'
import { sessionInvariants } from './session.invariants.ts'
import { identitySessionMachine } from './session.machine.ts'
import { sessionPorts } from './session.ports.ts'
import { selectHasSession } from './session.selectors.ts'
import { YES_OR_NO, yesOrNo } from '#machines/kit/viewState.ts'

export const sessionSpec = describeMachine({
  machine: identitySessionMachine,
  inputs: [undefined],
  samples: [
    { type: 'session.ask', isKept: true },
    { type: 'session.ask', isKept: false },
    { type: 'provider.said', uid: null },
    { type: 'provider.said', uid: PLANTED_SECRET },
    { type: 'provider.said', uid: 'noor' },
    { type: 'signIn.began' },
    { type: 'signIn.succeeded' },
    { type: 'signIn.failed' },
    { type: 'window.opened' },
    { type: 'window.settled' },
    doneEvent(sessionPorts, 'openProvider', null),
    errorEvent(sessionPorts, 'openProvider', { code: 'network', status: 500 }),
  ],
  facts: ({ isStranger, running, windows }) => ({
    isStranger,
    isSigningIn: running > 0,
    hasWindow: windows > 0,
  }),
  viewStates: { hasSession: { of: (snapshot) => yesOrNo(selectHasSession(snapshot)), values: YES_OR_NO } },
  invariants: sessionInvariants,
  answeredBy: { openProvider: 'identity' },
  policy: sessionPolicy,
})
