import { MIN_PASSWORD_LENGTH } from '#contract/http/limits.ts'
import { expect, test } from 'vitest'
import common from './common.json' with { type: 'json' }
import { isCommonPassword } from './commonPasswords.ts'

test('the list has a thousand different passwords that are long enough otherwise', () => {
  expect(new Set(common).size).toBe(1000)
  expect(common.filter((password) => password.length < MIN_PASSWORD_LENGTH)).toEqual([])
})

test.each(['123456', 'password', 'PassWord', ' password ', '１２３４５６', '      ', 'zzzzzzzz', '🙂🙂🙂🙂🙂🙂'])(
  '%j is common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['sea breeze', 'stayless', '123456 times', 'zzzzzy'])('%j is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
