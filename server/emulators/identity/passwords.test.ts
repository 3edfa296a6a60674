import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPassword, PASSWORD_COST } from './passwords.ts'

test('a password is hashed with its own salt and the work that OWASP recommends', async () => {
  expect(PASSWORD_COST).toEqual({ N: 2 ** 14, r: 8, p: 5 })
  const [one, other] = await Promise.all([hashPassword('sea breeze'), hashPassword('sea breeze')])
  expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
  expect(other).not.toBe(one)
  expect(await isPassword('sea breeze', one)).toBe(true)
  expect(await isPassword('sea breeze ', one)).toBe(false)
})

test('a hash from before the work was raised is still valid', async () => {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync('sea breeze', salt, 32, { N: 16_384, r: 8 })
  const before = `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
  expect(await isPassword('sea breeze', before)).toBe(true)
  expect(await isPassword('mountain', before)).toBe(false)
})

test('an account without a password accepts none', async () => {
  expect(await isPassword('', null)).toBe(false)
})
