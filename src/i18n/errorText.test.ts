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
