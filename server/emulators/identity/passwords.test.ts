import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPassword, PASSWORD_COST } from './passwords.ts'

test('a password is kept with a salt of its own and the work that OWASP asks for', async () => {
  expect(PASSWORD_COST).toEqual({ N: 2 ** 14, r: 8, p: 5 })
  const [one, other] = await Promise.all([hashPassword('sea breeze'), hashPassword('sea breeze')])
  expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
  expect(other).not.toBe(one)
  expect(await isPassword('sea breeze', one)).toBe(true)
  expect(await isPassword('sea breeze ', one)).toBe(false)
})

test('one that was kept before the work was raised still opens', async () => {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync('sea breeze', salt, 32, { N: 16_384, r: 8 })
  const before = `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
  expect(await isPassword('sea breeze', before)).toBe(true)
  expect(await isPassword('mountain', before)).toBe(false)
})

test('nobody’s password is nobody’s', async () => {
  expect(await isPassword('', null)).toBe(false)
})
