import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH } from '#contract/user/user.ts'

/** Code sent by e-mail; only its hash is stored. */
export const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')

export const hashOf = (user_id: string, code: string): string =>
  createHash('sha256').update(`${user_id}:${code}`).digest('base64url')

export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Token in the sign-up response, sent back with the code: proves that both come from the same guest. */
export const newVerification = (): string => randomBytes(32).toString('base64url')

export const hashOfVerification = (verification: string): string =>
  createHash('sha256').update(verification).digest('base64url')
