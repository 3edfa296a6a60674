import { describeMachine, PLANTED_SECRET } from '#machines/kit/entry.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { answered, refused } from '#machines/kit/port.ts'
import { credentialsPolicy } from './credentials.export.ts'
import { credentialsLaws } from './credentials.laws.ts'
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
import { troubleOf, TROUBLES, YES_OR_NO, yesOrNo } from '#machines/kit/faces.ts'

export const byPassword = { way: 'password', handle: 'password-1' } as const
export const newEmail = `${PLANTED_SECRET}@mail.example`

const serverDown: Failure = { code: 'internal', status: 500 }

export const credentialsEntry = describeMachine({
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
    answered(credentialsPorts, 'loadMethods', ['password', 'google']),
    refused(credentialsPorts, 'loadMethods', { code: 'network', status: 500 }),
    answered(credentialsPorts, 'prove', null),
    refused(credentialsPorts, 'prove', { code: 'auth/invalid-credential', status: 400 }),
    answered(credentialsPorts, 'requestEmail', null),
    refused(credentialsPorts, 'requestEmail', { code: 'too_many_requests', status: 429 }),
    answered({ resendEmail: credentialsPorts.requestEmail }, 'resendEmail', null),
    refused({ resendEmail: credentialsPorts.requestEmail }, 'resendEmail', serverDown),
    answered(credentialsPorts, 'verifyEmail', null),
    refused(credentialsPorts, 'verifyEmail', { code: 'invalid_code', status: 400, field: 'otp' }),
    refused(credentialsPorts, 'verifyEmail', { code: 'recent_sign_in_needed', status: 403 }),
    answered(credentialsPorts, 'signInAgain', null),
    refused(credentialsPorts, 'signInAgain', { code: 'network', status: 500 }),
    answered(credentialsPorts, 'changePassword', null),
    refused(credentialsPorts, 'changePassword', { code: 'auth/weak-password', status: 400 }),
    answered(credentialsPorts, 'sendReset', null),
    refused(credentialsPorts, 'sendReset', serverDown),
    answered(credentialsPorts, 'deleteAccount', null),
    refused(credentialsPorts, 'deleteAccount', { code: 'has_bookings', status: 409 }),
  ],
  facts: ({ proof, done, failure, aside }) => ({
    way: proof?.way ?? null,
    done,
    failure: failure?.code ?? null,
    aside: aside?.form ?? null,
  }),
  faces: {
    step: {
      of: selectStep,
      values: ['learning', 'closed', 'email', 'code', 'renew', 'password', 'deletion', 'gone'],
    },
    isBusy: { of: (snapshot) => yesOrNo(selectIsBusy(snapshot)), values: YES_OR_NO },
    isChecking: { of: (snapshot) => yesOrNo(selectIsChecking(snapshot)), values: YES_OR_NO },
    isDecided: { of: (snapshot) => yesOrNo(selectIsDecided(snapshot)), values: YES_OR_NO },
    canResend: { of: (snapshot) => yesOrNo(selectCanResend(snapshot)), values: YES_OR_NO },
    isCooling: { of: (snapshot) => yesOrNo(selectIsResendCooling(snapshot)), values: YES_OR_NO },
    done: { of: (snapshot) => selectDone(snapshot) ?? 'nothing', values: ['nothing', 'email', 'password', 'reset'] },
    trouble: { of: (snapshot) => troubleOf(selectFailure(snapshot)), values: TROUBLES },
  },
  laws: credentialsLaws,
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
