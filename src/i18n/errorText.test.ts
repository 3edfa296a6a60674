import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { FAILURE_CODES, CARD_REASONS, isFailureCode, type FailureCode } from '#machines/kit/failure.ts'
import { ar } from '#locales/ar.ts'
import { he } from '#locales/he.ts'
import { describe, expect, test } from 'vitest'
import { makeI18n } from '#locales/kit/i18n.ts'
import { en } from '#locales/en.ts'
import { cardFormText, declineText } from './cardWords.ts'
import { errorText, type Failure } from './errorText.ts'
import { createPageI18n } from './I18nContext.tsx'

const english = makeI18n('en', en)

describe('the text of an error', () => {
  test.each<[FailureCode, string]>([
    ['unavailable', 'This offer is unavailable. Please start a new search!'],
    ['auth/wrong-password', 'Unable to log in with the given email and password'],
    ['auth/weak-password', 'Your password must not be less than 6 chars'],
    ['auth/user-disabled', 'This account is closed. Please contact support.'],
    ['internal', 'Ooops! Something went wrong'],
    ['auth/internal-error', 'Ooops! Something went wrong'],
  ])('%s', (code, text) => {
    expect(errorText(english, { code })).toBe(text)
  })
})

test.each<[Failure, string]>([
  [{ code: 'too_many_requests', retryAfterSeconds: 3 }, 'Please wait 3 seconds, then try again'],
  [{ code: 'too_many_requests', retryAfterSeconds: 1 }, 'Please wait 1 second, then try again'],
  [{ code: 'too_many_requests', retryAfterSeconds: 60 }, 'Please, wait for 1 minute before you can try again'],
  [{ code: 'too_many_requests', retryAfterSeconds: 61 }, 'Please, wait for 2 minutes before you can try again'],
  [{ code: 'too_many_requests' }, 'Please, wait for 10 minutes before you can try again'],
  [{ code: 'not_ready', retryAfterSeconds: 2 }, 'We can’t answer right now. Try again in a few seconds.'],
])('%j says when to try again: %s', (failure, text) => {
  expect(errorText(english, failure)).toBe(text)
})

describe.each([
  ['en', en],
  ['ar', ar],
  ['he', he],
] as const)('in %s', (locale, texts) => {
  const words = createPageI18n(locale, texts, DEFAULT_CURRENCY)
  const catalogue = JSON.stringify(texts)

  test('every code has a text', () => {
    for (const code of [...FAILURE_CODES].filter(isFailureCode)) {
      const text = errorText(words, { code, retryAfterSeconds: 900 })
      expect(text, code).not.toMatch(/^$|^errors\.|undefined|\{\{/)
      expect(errorText(words, { code }, 'account.failed.text'), code).not.toBe('')
    }
  })

  test('every reason has its own text', () => {
    const messages = CARD_REASONS.map((reason) => cardFormText(words, { reason }))
    expect(new Set(messages).size).toBe(CARD_REASONS.length)
    expect(messages.filter((text) => !catalogue.includes(JSON.stringify(text)))).toEqual([])
    expect(CARD_REASONS.map((reason) => declineText(words, { reason }))).toEqual(messages)
    expect([cardFormText(words, {}), declineText(words, {})]).toEqual([
      words.t('errors.somethingWrong'),
      words.t('errors.card.different'),
    ])
  })
})
