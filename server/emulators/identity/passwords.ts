import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Parameters of scrypt. */
export interface PasswordCost {
  N: number
  r: number
  p: number
}

/** One of OWASP's equivalent settings (Password Storage Cheat Sheet): 16 MB, five times the work of a single pass. */
export const PASSWORD_COST: PasswordCost = { N: 16_384, r: 8, p: 5 }
const KEY_BYTES = 32
const SALT_BYTES = 16

const derive = (password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })

/** Returns `scrypt$<N>$<r>$<p>$<salt>$<key>`, the last two as base64url. */
export const hashPassword = async (password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

interface PasswordHash {
  cost: PasswordCost
  salt: Buffer
  key: Buffer
}

const read = (hash: string): PasswordHash => {
  const parts = hash.split('$')
  // Old hashes contain no parameters: they were made with N = 16384, r = 8, p = 1.
  const [N = '16384', r = '8', p = '1'] = parts.length === 6 ? parts.slice(1, 4) : []
  const [salt = '', key = ''] = parts.slice(-2)
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

/** Takes as long for an unknown account (null) as for a wrong password: its time must not reveal which. */
export const isPassword = async (
  password: string,
  hash: string | null,
  cost: PasswordCost = PASSWORD_COST,
): Promise<boolean> => {
  const storedHash = hash === null ? { cost, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(0) } : read(hash)
  const derived = await derive(password, storedHash.salt, storedHash.cost)
  return storedHash.key.length === derived.length && timingSafeEqual(derived, storedHash.key)
}
