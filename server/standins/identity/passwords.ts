import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** scrypt cost: about 50 ms and 16 MB for each try. */
const COST = 16_384
const BLOCK_SIZE = 8
const KEY_BYTES = 32
const SALT_BYTES = 16

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N: COST, r: BLOCK_SIZE }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })

/** `scrypt$<salt>$<key>`, both base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Takes as long for an unknown account (null) as for a wrong password, so that time tells nothing. */
export const isPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const [, salt = '', key = ''] = hash?.split('$') ?? []
  const derived = await derive(password, salt === '' ? Buffer.alloc(SALT_BYTES) : Buffer.from(salt, 'base64url'))
  const expected = Buffer.from(key, 'base64url')
  return expected.length === derived.length && timingSafeEqual(derived, expected)
}
