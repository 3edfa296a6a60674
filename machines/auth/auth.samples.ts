import { describeMachine, PLANTED_SECRET } from '#machines/kit/verify/machineSpec.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { authPolicy } from './auth.export.ts'
import { authInvariants } from './auth.invariants.ts'
import { authMachine } from './auth.machine.ts'
import { authPorts, type SignUpForm, type SignedInUser, type SocialAnswer } from './auth.ports.ts'
import { hasNames } from './auth.rules.ts'
import {
  selectAccount,
  selectCanResend,
  selectIsChecking,
  selectIsCheckingLink,
  selectIsResendCooling,
  selectIsSending,
  selectMessage,
  selectPanel,
  selectPopup,
  selectStep,
  selectUnknownGuest,
} from './auth.selectors.ts'
import { loadErrorKind, LOAD_ERROR_KINDS, YES_OR_NO, yesOrNo } from '#machines/kit/viewState.ts'

export const mayasForm: SignUpForm = {
  first_name: PLANTED_SECRET,
  last_name: PLANTED_SECRET,
  email: `${PLANTED_SECRET}@stayless.example`,
  phone: null,
}

export const maya: SignedInUser = {
  first_name: mayasForm.first_name,
  last_name: mayasForm.last_name,
  email: mayasForm.email,
  is_email_verified: true,
  image: null,
  type: 'regular',
  available_credits: 0,
  total_hours: 0,
  total_bookings: 0,
  phone: null,
  locale: 'en',
  referral_code: PLANTED_SECRET,
  is_staff: false,
}

export const unprovenMaya: SignedInUser = { ...maya, is_email_verified: false }

const noor: SignedInUser = { ...maya, first_name: 'Noor', email: 'noor@stayless.example' }

export const mayaThroughProvider = {
  outcome: 'signedIn',
  uid: 'maya',
  isNew: false,
  email: maya.email,
  displayName: `${maya.first_name} ${maya.last_name}`,
} as const
export const mayasConflict: SocialAnswer = {
  outcome: 'conflict',
  email: maya.email,
  methods: ['google'],
  handle: 'credential-1',
}

const serverDown: Failure = { code: 'internal', status: 500 }

export const authSpec = describeMachine({
  machine: authMachine,
  inputs: [undefined],
  samples: [
    { type: 'session.changed', uid: null },
    { type: 'session.changed', uid: 'maya' },
    { type: 'session.changed', uid: 'noor' },
    { type: 'signIn.submit', email: maya.email, handle: 'password-1' },
    { type: 'signUp.submit', form: mayasForm, handle: 'password-1' },
    { type: 'code.submit', handle: 'code-1' },
    { type: 'social.start', provider: 'google' },
    { type: 'social.start', provider: 'facebook' },
    { type: 'names.submit', first_name: mayasForm.first_name, last_name: mayasForm.last_name },
    { type: 'reset.submit', email: maya.email },
    { type: 'reset.open', handle: 'link-1' },
    { type: 'password.submit', handle: 'password-2' },
    doneEvent(authPorts, 'signIn', { uid: 'maya' }),
    errorEvent(authPorts, 'signIn', { code: 'auth/invalid-credential', status: 400 }),
    doneEvent(authPorts, 'signUp', { mustProve: true }),
    doneEvent(authPorts, 'signUp', { mustProve: false }),
    errorEvent(authPorts, 'signUp', { code: 'email_exists', status: 409, field: 'email' }),
    doneEvent(authPorts, 'verifyCode', maya),
    doneEvent(authPorts, 'verifyCode', null),
    errorEvent(authPorts, 'verifyCode', { code: 'invalid_code', status: 400, field: 'otp' }),
    doneEvent(authPorts, 'resendCode', null),
    errorEvent(authPorts, 'resendCode', { code: 'network', status: 500 }),
    doneEvent(authPorts, 'loadUser', maya),
    doneEvent(authPorts, 'loadUser', unprovenMaya),
    doneEvent(authPorts, 'loadUser', noor),
    errorEvent(authPorts, 'loadUser', serverDown),
    errorEvent(authPorts, 'loadUser', { code: 'unauthorized', status: 401 }),
    errorEvent(authPorts, 'loadUser', { code: 'not_found', status: 404 }),
    doneEvent(authPorts, 'signOut', null),
    errorEvent(authPorts, 'signOut', serverDown),
    doneEvent(authPorts, 'signInWithProvider', mayaThroughProvider),
    doneEvent(authPorts, 'signInWithProvider', { ...mayaThroughProvider, isNew: true }),
    doneEvent(authPorts, 'signInWithProvider', { ...mayaThroughProvider, isNew: true, displayName: null }),
    doneEvent(authPorts, 'signInWithProvider', { ...mayaThroughProvider, displayName: null }),
    // The provider may spell the same email differently.
    doneEvent(authPorts, 'signInWithProvider', { ...mayasConflict, email: maya.email.toUpperCase() }),
    errorEvent(authPorts, 'signInWithProvider', { code: 'auth/popup-closed-by-user', status: 400 }),
    doneEvent(authPorts, 'createUser', { mustProve: false }),
    doneEvent(authPorts, 'createUser', { mustProve: true }),
    errorEvent(authPorts, 'createUser', { code: 'email_exists', status: 409 }),
    errorEvent(authPorts, 'createUser', serverDown),
    doneEvent(authPorts, 'linkCredential', null),
    errorEvent(authPorts, 'linkCredential', { code: 'auth/credential-already-in-use', status: 400 }),
    doneEvent(authPorts, 'sendPasswordReset', null),
    errorEvent(authPorts, 'sendPasswordReset', {
      code: 'too_many_requests',
      status: 429,
      retryAfterSeconds: 900,
    }),
    doneEvent(authPorts, 'checkResetCode', { email: maya.email }),
    errorEvent(authPorts, 'checkResetCode', { code: 'auth/expired-action-code', status: 400 }),
    errorEvent(authPorts, 'checkResetCode', { code: 'network', status: 500 }),
    doneEvent(authPorts, 'resetPassword', { email: maya.email }),
    errorEvent(authPorts, 'resetPassword', { code: 'auth/invalid-action-code', status: 400 }),
    errorEvent(authPorts, 'resetPassword', { code: 'auth/weak-password', status: 400 }),
  ],
  told: ['session.changed', 'user.reload', 'connection.restored'],
  facts: ({ uid, user, isInteractive, provider, isNew, link, form, failure }) => ({
    uid,
    hasUser: user !== null,
    isInteractive,
    through: provider === null ? 'password' : hasNames(form) ? 'provider, named' : 'provider',
    isNew,
    links: link !== null,
    failure: failure?.code ?? null,
  }),
  viewStates: {
    account: { of: selectAccount, values: ['unknown', 'nobody', 'guest'] },
    step: { of: selectStep, values: ['unknown', 'signedOut', 'code', 'signedIn'] },
    panel: {
      of: selectPanel,
      values: ['forms', 'link', 'names', 'code', 'askReset', 'resetSent', 'newPassword', 'done'],
    },
    isSending: { of: (snapshot) => yesOrNo(selectIsSending(snapshot)), values: YES_OR_NO },
    window: { of: (snapshot) => selectPopup(snapshot) ?? 'none', values: ['none', 'google', 'facebook'] },
    isCheckingLink: { of: (snapshot) => yesOrNo(selectIsCheckingLink(snapshot)), values: YES_OR_NO },
    isChecking: { of: (snapshot) => yesOrNo(selectIsChecking(snapshot)), values: YES_OR_NO },
    canResend: { of: (snapshot) => yesOrNo(selectCanResend(snapshot)), values: YES_OR_NO },
    isCooling: { of: (snapshot) => yesOrNo(selectIsResendCooling(snapshot)), values: YES_OR_NO },
    message: { of: (snapshot) => yesOrNo(selectMessage(snapshot) !== null), values: YES_OR_NO },
    unknownGuest: { of: (snapshot) => loadErrorKind(selectUnknownGuest(snapshot)), values: LOAD_ERROR_KINDS },
  },
  invariants: authInvariants,
  answeredBy: {
    signIn: 'identity',
    signUp: 'server',
    verifyCode: 'server',
    resendCode: 'server',
    loadUser: 'server',
    signOut: 'identity',
    signInWithProvider: 'identity',
    createUser: 'server',
    linkCredential: 'identity',
    sendPasswordReset: 'identity',
    checkResetCode: 'identity',
    resetPassword: 'identity',
  },
  policy: authPolicy,
})
