import { describeMachine, PLANTED_SECRET } from '#machines/kit/entry.ts'
import { answered, refused } from '#machines/kit/port.ts'
import { authMachine } from './auth.machine.ts'
import { authPorts, type SignUpForm, type SignedInUser } from './auth.ports.ts'

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

const serverDown = { code: 'internal', status: 500, message: 'Ooops! Something went wrong' }

export const authEntry = describeMachine({
  title: 'Sign up, sign in, sign out',
  machine: authMachine,
  inputs: [undefined],
  samples: [
    { type: 'session.changed', uid: null },
    { type: 'session.changed', uid: 'maya' },
    { type: 'session.changed', uid: 'noor' },
    { type: 'signIn.submit', email: maya.email, handle: 'password-1' },
    { type: 'signUp.submit', form: mayasForm, handle: 'password-1' },
    { type: 'code.submit', handle: 'code-1' },
    answered(authPorts, 'signIn', { uid: 'maya' }),
    refused(authPorts, 'signIn', { code: 'auth/invalid-credential', status: 400, message: '' }),
    answered(authPorts, 'signUp', { mustProve: true }),
    answered(authPorts, 'signUp', { mustProve: false }),
    refused(authPorts, 'signUp', { code: 'email_exists', status: 409, message: '', field: 'email' }),
    answered(authPorts, 'verifyCode', maya),
    answered(authPorts, 'verifyCode', null),
    refused(authPorts, 'verifyCode', { code: 'invalid_code', status: 400, message: '', field: 'otp' }),
    answered(authPorts, 'resendCode', null),
    refused(authPorts, 'resendCode', { code: 'network', status: 500, message: '' }),
    answered(authPorts, 'loadUser', maya),
    answered(authPorts, 'loadUser', unprovenMaya),
    refused(authPorts, 'loadUser', serverDown),
    refused(authPorts, 'loadUser', { code: 'not_found', status: 404, message: '' }),
    answered(authPorts, 'signOut', null),
    refused(authPorts, 'signOut', serverDown),
  ],
  facts: ({ uid, user, isAsked, failure }) => ({
    uid,
    hasUser: user !== null,
    isAsked,
    failure: failure?.code ?? null,
  }),
  // The uid is opaque, and tells support whose session it is.
  keep: [
    'uid',
    'user.type',
    'user.is_staff',
    'user.is_email_verified',
    'isAsked',
    'failure.code',
    'failure.status',
    'failure.field',
  ],
})
