import { describe, expect, test } from 'vitest'
import { makeI18n } from '#locales/kit/i18n.ts'
import { en } from '#locales/en.ts'
import { errorText } from './errorText.ts'

const english = makeI18n('en', en)

describe('the words for a failure', () => {
  test.each([
    ['unavailable', 'This offer is unavailable. Please start a new search!'],
    ['auth/wrong-password', 'Unable to log in with the given email and password'],
    ['auth/weak-password', 'Your password must not be less than 6 chars'],
    ['auth/user-disabled', 'This account is closed. Please contact support.'],
    ['wrong-password', 'Unable to log in with the given email and password'],
    ['internal', 'Ooops! Something went wrong'],
    ['toString', 'Ooops! Something went wrong'],
  ])('%s', (code, text) => {
    expect(errorText(english, { code })).toBe(text)
  })
})

test.each([
  [{ code: 'too_many_requests', retryAfterSeconds: 3 }, 'Please wait 3 seconds, then try again'],
  [{ code: 'too_many_requests', retryAfterSeconds: 1 }, 'Please wait 1 second, then try again'],
  [{ code: 'too_many_requests', retryAfterSeconds: 60 }, 'Please, wait for 1 minute before you can try again'],
  [{ code: 'too_many_requests', retryAfterSeconds: 61 }, 'Please, wait for 2 minutes before you can try again'],
  [{ code: 'too_many_requests' }, 'Please, wait for 10 minutes before you can try again'],
  [{ code: 'not_ready', retryAfterSeconds: 2 }, 'We can’t answer right now. Try again in a few seconds.'],
])('%j says when to try again: %s', (failure, text) => {
  expect(errorText(english, failure)).toBe(text)
})
