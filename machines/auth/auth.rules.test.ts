import type { FailureCode } from '#machines/kit/failure.ts'
import { describe, expect, test } from 'vitest'
import {
  hasNames,
  isAccountGone,
  isExpected,
  messageOf,
  namesOf,
  linkableMethods,
  type AuthMessage,
} from './auth.rules.ts'

const EMAIL = 'maya@stayless.example'
const authMessage = (code: FailureCode, field?: string) =>
  messageOf(field === undefined ? { code } : { code, field }, { email: EMAIL })

describe('the message for a failure', () => {
  test.each<[FailureCode, AuthMessage]>([
    ['auth/email-already-exists', { key: 'errors.emailExists', field: null }],
    ['auth/email-already-in-use', { key: 'errors.emailExists', field: null }],
    ['email_exists', { key: 'errors.emailExists', field: null }],
    ['auth/invalid-email', { key: 'errors.invalidEmail', field: 'email' }],
    ['auth/invalid-password', { key: 'errors.invalidPassword', field: 'password' }],
    ['auth/missing-password', { key: 'errors.invalidPassword', field: 'password' }],
    ['auth/missing-email', { key: 'errors.missingEmail', field: 'email' }],
    ['auth/too-many-requests', { key: 'errors.tooManyRequests', n: 10, field: null }],
    ['too_many_requests', { key: 'errors.tooManyRequests', n: 10, field: null }],
    ['auth/user-not-found', { key: 'errors.unableToLogIn', field: null }],
    ['auth/wrong-password', { key: 'errors.unableToLogIn', field: null }],
    ['auth/invalid-credential', { key: 'errors.unableToLogIn', field: null }],
    ['auth/invalid-login-credentials', { key: 'errors.unableToLogIn', field: null }],
    ['auth/weak-password', { key: 'errors.weakPassword', n: 6, field: 'password' }],
    ['common_password', { key: 'errors.commonPassword', field: 'password' }],
    ['auth/password-does-not-meet-requirements', { key: 'errors.commonPassword', field: 'password' }],
    ['auth/popup-blocked', { key: 'errors.popupBlocked', field: null }],
    ['auth/user-disabled', { key: 'errors.accountDisabled', field: null }],
    ['auth/expired-action-code', { key: 'errors.expiredLink', field: null }],
    ['auth/invalid-action-code', { key: 'errors.invalidLink', field: null }],
    ['auth/credential-already-in-use', { key: 'errors.linkFailed', field: null }],
    ['auth/network-request-failed', { key: 'errors.network', field: null }],
    ['network', { key: 'errors.network', field: null }],
    ['timeout', { key: 'errors.network', field: null }],
    ['invalid_code', { key: 'errors.invalidCode', field: 'otp' }],
    ['expired_code', { key: 'errors.expiredCode', field: 'otp' }],
    ['not_found', { key: 'errors.noAccount', email: EMAIL, field: null }],
    ['unauthorized', { key: 'errors.signInNeeded', field: null }],
    ['upstream_failed', { key: 'errors.upstream', field: null }],
    ['not_ready', { key: 'errors.notReady', field: null }],
    ['starting', { key: 'errors.starting', field: null }],
    ['internal', { key: 'errors.somethingWrong', field: null }],
    ['auth/internal-error', { key: 'errors.somethingWrong', field: null }],
  ])('%s', (code, message) => {
    expect(authMessage(code)).toEqual(message)
  })

  test.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'] as const)(
    '%s is the visitor’s own doing and has no message',
    (code) => {
      expect([authMessage(code), isExpected({ code })]).toEqual([null, true])
    },
  )

  test.each([
    [1, 1],
    [60, 1],
    [61, 2],
    [3600, 60],
  ])('rounds the wait requested by the server up: %i seconds are %i minutes', (retryAfterSeconds, n) => {
    const failure = { code: 'too_many_requests', retryAfterSeconds } as const
    expect(messageOf(failure, { email: EMAIL })).toEqual({ key: 'errors.tooManyRequests', n, field: null })
  })

  test('for an invalid form appears at the field it names, if the form has that field', () => {
    expect(authMessage('invalid_request', 'phone')).toEqual({ key: 'errors.invalidRequest', field: 'phone' })
    expect(authMessage('invalid_request', 'guest.age')).toEqual({ key: 'errors.invalidRequest', field: null })
  })
})

describe('the same code means something else', () => {
  test.each(['auth/invalid-credential', 'auth/invalid-login-credentials', 'auth/user-not-found'] as const)(
    '%s from a provider has nothing to do with a password',
    (code) => {
      expect(messageOf({ code }, { email: EMAIL, operation: 'social' })).toEqual({
        key: 'errors.somethingWrong',
        field: null,
      })
    },
  )

  test('auth/user-not-found on a reset means that no link can be sent', () => {
    expect(messageOf({ code: 'auth/user-not-found' }, { email: EMAIL, operation: 'reset' })).toEqual({
      key: 'errors.noAccount',
      email: EMAIL,
      field: null,
    })
  })

  test('any failure of linking says only that linking failed', () => {
    const codes: FailureCode[] = ['network', 'auth/credential-already-in-use', 'auth/internal-error']
    expect(codes.map((code) => messageOf({ code }, { email: EMAIL, operation: 'link' }))).toEqual(
      codes.map(() => ({ key: 'errors.linkFailed', field: null })),
    )
  })
})

test.each<[Parameters<typeof linkableMethods>[0], ReturnType<typeof linkableMethods>]>([
  [{ provider: 'facebook', methods: ['google'] }, ['google']],
  [{ provider: 'facebook', methods: ['password'] }, ['password']],
  [{ provider: 'facebook', methods: ['google', 'password'] }, ['google', 'password']],
  [{ provider: 'facebook', methods: [] }, ['google', 'password']],
  [{ provider: 'google', methods: [] }, ['facebook', 'password']],
  [{ provider: 'google', methods: ['google'] }, ['facebook', 'password']],
])('the sign-in methods offered for %j are %j', (link, ways) => {
  expect(linkableMethods(link)).toEqual(ways)
})

test.each<[string | null, string, string, boolean]>([
  ['Maya Cohen', 'Maya', 'Cohen', true],
  ['  Ana Lucía  de la Cruz ', 'Ana', 'Lucía de la Cruz', true],
  ['Maya', 'Maya', '', false],
  ['מאיה כהן', '', '', false],
  ['Maya כהן', 'Maya', '', false],
  ['محمد Nasser', '', 'Nasser', false],
  [`Maya ${'n'.repeat(60)}`, 'Maya', 'n'.repeat(60), true],
  [`Maya ${'n'.repeat(61)}`, 'Maya', '', false],
  ['', '', '', false],
  [null, '', '', false],
])('the name %j is split into %j and %j', (displayName, first_name, last_name, whole) => {
  expect(namesOf(displayName)).toEqual({ first_name, last_name })
  expect(hasNames(namesOf(displayName))).toBe(whole)
})

test('a failure without a message of its own is our fault', () => {
  expect(isExpected({ code: 'auth/argument-error' })).toBe(false)
  expect(isExpected({ code: 'auth/invalid-credential' })).toBe(true)
})

test('a session ends when our server does not know its user or refuses its token, not when the server is down', () => {
  const codes: FailureCode[] = ['not_found', 'unauthorized', 'internal', 'network', 'not_ready']
  expect(codes.filter((code) => isAccountGone({ code, status: 500 }))).toEqual(['not_found', 'unauthorized'])
})
