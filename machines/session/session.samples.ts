import { describeMachine, PLANTED_SECRET } from '#machines/kit/entry.ts'
import { answered, refused } from '#machines/kit/port.ts'
import { sessionPolicy } from './session.export.ts'
import { sessionLaws } from './session.laws.ts'
import { sessionMachine } from './session.machine.ts'
import { sessionPorts } from './session.ports.ts'
import { selectHasSession } from './session.selectors.ts'
import { YES_OR_NO, yesOrNo } from '#machines/kit/faces.ts'

export const sessionEntry = describeMachine({
  machine: sessionMachine,
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
    answered(sessionPorts, 'openProvider', null),
    refused(sessionPorts, 'openProvider', { code: 'network', status: 500 }),
  ],
  facts: ({ isStranger, running, windows }) => ({
    isStranger,
    isSigningIn: running > 0,
    hasWindow: windows > 0,
  }),
  faces: { hasSession: { of: (snapshot) => yesOrNo(selectHasSession(snapshot)), values: YES_OR_NO } },
  laws: sessionLaws,
  answeredBy: { openProvider: 'identity' },
  policy: sessionPolicy,
})
