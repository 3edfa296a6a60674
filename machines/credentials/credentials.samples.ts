import { describeMachine, PLANTED_SECRET } from '#machines/kit/verify/machineSpec.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { credentialsPolicy } from './credentials.export.ts'
import { credentialsInvariants } from './credentials.invariants.ts'
import { credentialsMachine } from './credentials.machine.ts'
import { credentialsPorts } from './credentials.ports.ts'
import {
  selectCanResend,
  selectDone,
  selectFailure,
  selectIsBusy,
  selectIsChecking,
  selectIsDecided,
  selectIsResendCooling,
  selectStep,
} from './credentials.selectors.ts'
import { loadErrorKind, LOAD_ERROR_KINDS, YES_OR_NO, yesOrNo } from '#machines/kit/viewState.ts'

export const byPassword = { way: 'password', handle: 'password-1' } as const
export const newEmail = `${PLANTED_SECRET}@mail.example`

const serverDown: Failure = { code: 'internal', status: 500 }

export const credentialsSpec = describeMachine({
  machine: credentialsMachine,
  inputs: [undefined],
  samples: [
    { type: 'email.open' },
    { type: 'password.open' },
    { type: 'deletion.open' },
    { type: 'email.submit', email: newEmail, proof: byPassword },
    { type: 'email.submit', email: newEmail, proof: { way: 'google' } },
    { type: 'code.submit', handle: 'code-1' },
    { type: 'session.renew', proof: { way: 'google' } },
    { type: 'password.submit', proof: byPassword, handle: 'password-2' },
    { type: 'deletion.submit', proof: byPassword },
    { type: 'session.lost', guest: PLANTED_SECRET },
    { type: 'session.began', guest: PLANTED_SECRET },
    { type: 'session.began', guest: 'noor' },
    { type: 'guest.leave' },
    doneEvent(credentialsPorts, 'loadMethods', ['password', 'google']),
    errorEvent(credentialsPorts, 'loadMethods', { code: 'network', status: 500 }),
    doneEvent(credentialsPorts, 'prove', null),
    errorEvent(credentialsPorts, 'prove', { code: 'auth/invalid-credential', status: 400 }),
    doneEvent(credentialsPorts, 'requestEmail', null),
    errorEvent(credentialsPorts, 'requestEmail', { code: 'too_many_requests', status: 429 }),
    doneEvent({ resendEmail: credentialsPorts.requestEmail }, 'resendEmail', null),
    errorEvent({ resendEmail: credentialsPorts.requestEmail }, 'resendEmail', serverDown),
    doneEvent(credentialsPorts, 'verifyEmail', null),
    errorEvent(credentialsPorts, 'verifyEmail', { code: 'invalid_code', status: 400, field: 'otp' }),
    errorEvent(credentialsPorts, 'verifyEmail', { code: 'recent_sign_in_needed', status: 403 }),
    doneEvent(credentialsPorts, 'signInAgain', null),
    errorEvent(credentialsPorts, 'signInAgain', { code: 'network', status: 500 }),
    doneEvent(credentialsPorts, 'changePassword', null),
    errorEvent(credentialsPorts, 'changePassword', { code: 'auth/weak-password', status: 400 }),
    doneEvent(credentialsPorts, 'sendReset', null),
    errorEvent(credentialsPorts, 'sendReset', serverDown),
    doneEvent(credentialsPorts, 'deleteAccount', null),
    errorEvent(credentialsPorts, 'deleteAccount', { code: 'has_bookings', status: 409 }),
  ],
  told: ['session.lost', 'guest.leave', 'session.began'],
  facts: ({ proof, done, failure, aside }) => ({
    way: proof?.way ?? null,
    done,
    failure: failure?.code ?? null,
    aside: aside?.form ?? null,
  }),
  viewStates: {
    step: {
      of: selectStep,
      values: ['loadingMethods', 'closed', 'email', 'code', 'renew', 'password', 'deletion', 'gone'],
    },
    isBusy: { of: (snapshot) => yesOrNo(selectIsBusy(snapshot)), values: YES_OR_NO },
    isChecking: { of: (snapshot) => yesOrNo(selectIsChecking(snapshot)), values: YES_OR_NO },
    isDecided: { of: (snapshot) => yesOrNo(selectIsDecided(snapshot)), values: YES_OR_NO },
    canResend: { of: (snapshot) => yesOrNo(selectCanResend(snapshot)), values: YES_OR_NO },
    isCooling: { of: (snapshot) => yesOrNo(selectIsResendCooling(snapshot)), values: YES_OR_NO },
    done: { of: (snapshot) => selectDone(snapshot) ?? 'nothing', values: ['nothing', 'email', 'password', 'reset'] },
    trouble: { of: (snapshot) => loadErrorKind(selectFailure(snapshot)), values: LOAD_ERROR_KINDS },
  },
  invariants: credentialsInvariants,
  answeredBy: {
    loadMethods: 'identity',
    prove: 'identity',
    requestEmail: 'server',
    verifyEmail: 'server',
    signInAgain: 'identity',
    changePassword: 'identity',
    sendReset: 'identity',
    deleteAccount: 'server',
  },
  policy: credentialsPolicy,
})
