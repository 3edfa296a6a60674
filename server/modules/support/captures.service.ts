import { createHash } from 'node:crypto'
import {
  CAPTURE_CODE_LENGTH,
  CAPTURE_DAYS,
  MAX_COMPRESSED_CAPTURE_BYTES,
  type PackedCapture,
} from '#contract/support/captures.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Caller } from '#server/http/handler.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import { countAttempt, type Limit } from '#server/limits/limits.store.ts'
import { randomCode } from '#server/randomCode.ts'
import {
  codeOfAttempt,
  compressCapture,
  deleteCaptureOfAttempt,
  insertCapture,
  lockSender,
  senderOf,
  storedBytes,
} from './captures.store.ts'

const KEPT_SECONDS = CAPTURE_DAYS * 24 * 3600

export const CAPTURE_LIMITS = {
  /** Each is compressed, whether or not it is stored. Withdrawing one counts as well. */
  attempt: { name: 'capture_attempt', most: 60, windowSeconds: 3600 },
  /** Stored within the time that a capture is kept. */
  ofAccount: { name: 'capture_account', most: 20, windowSeconds: KEPT_SECONDS },
  /** A hotel lobby or an office is one address. */
  ofAddress: { name: 'capture_address', most: 60, windowSeconds: KEPT_SECONDS },
} as const satisfies Record<string, Limit>

/**
 * Compressed bytes of all captures; captures sent at the same moment may exceed them by a few. Guests without an account share
 * half of them, so that strangers, who are many as easily as one, leave room to everybody else.
 */
export const MAX_STORED_BYTES = 512 * 1024 * 1024
export const MAX_ANONYMOUS_BYTES = MAX_STORED_BYTES / 2

export interface CapturesDeps {
  db: Database
  clock: Clock
}

export interface CaptureAttempt {
  capture: PackedCapture
  key: string
  /** Null: a guest without an account. */
  caller: Caller | null
  /** Network address. */
  address: string
}

/** No time to wait is said: room comes when older captures expire. */
const noRoom = (): ApiError => new ApiError('too_many_requests', 'Too many screens are stored already')

/** Counts in the transaction that stores the capture, so only stored ones count. */
const enforceStored = async (transaction: Connection, limit: Limit, subject: string, clock: Clock): Promise<void> => {
  if (!(await countAttempt(transaction, limit, subject, clock)).allowed) throw noRoom()
}

const enforceRoom = async (transaction: Connection, userId: string | null): Promise<void> => {
  const { all, anonymous } = await storedBytes(transaction)
  if (all > MAX_STORED_BYTES || (userId === null && anonymous > MAX_ANONYMOUS_BYTES)) throw noRoom()
}

/** @param uid of the account that sends; null: none does */
const attemptOf = (key: string, uid: string | null): string =>
  createHash('sha256')
    .update(`${uid ?? ''}\n${key}`)
    .digest('base64url')

/**
 * Stores a guest's screen. An attempt that is repeated stores nothing more.
 * @returns its code.
 * @throws 413 `too_large`, 429.
 */
export const storeCapture = async ({ db, clock }: CapturesDeps, sent: CaptureAttempt): Promise<string> => {
  const { capture, key, caller, address } = sent
  await enforceRateLimit(db, CAPTURE_LIMITS.attempt, address, clock)
  const envelope = await compressCapture(capture)
  if (envelope.byteLength > MAX_COMPRESSED_CAPTURE_BYTES) throw new ApiError('too_large', 'The screen is too large')
  const attempt = attemptOf(key, caller?.uid ?? null)
  return db.transaction().execute(async (transaction) => {
    const user_id = caller === null ? null : await lockSender(transaction, caller.uid)
    const sent_at = clock()
    const row = {
      attempt,
      user_id,
      envelope,
      bytes: envelope.byteLength,
      build: capture.build,
      route: capture.page.route,
      locale: capture.page.locale,
      width: Math.round(capture.page.width),
      height: Math.round(capture.page.height),
      note: capture.note,
      sent_at,
      expires_at: sent_at.add({ seconds: KEPT_SECONDS }),
    }
    let code = randomCode(CAPTURE_CODE_LENGTH)
    while (!(await insertCapture(transaction, { ...row, code }))) {
      const earlier = await codeOfAttempt(transaction, attempt)
      if (earlier !== undefined) return earlier
      code = randomCode(CAPTURE_CODE_LENGTH)
    }
    if (user_id !== null) await enforceStored(transaction, CAPTURE_LIMITS.ofAccount, user_id, clock)
    await enforceStored(transaction, CAPTURE_LIMITS.ofAddress, address, clock)
    await enforceRoom(transaction, user_id)
    return code
  })
}

/**
 * Deletes a guest's own screen. The key it was sent with is enough, whether or not the guest is still logged in. What was sent
 * still counts within the limits.
 * @throws 404 `not_found`: no screen has this code and was sent with this key, or it is gone already; 429.
 */
export const withdrawCapture = async (
  { db, clock }: CapturesDeps,
  { code, key, address }: Pick<CaptureAttempt, 'key' | 'address'> & { code: string },
): Promise<void> => {
  await enforceRateLimit(db, CAPTURE_LIMITS.attempt, address, clock)
  const uid = await senderOf(db, code)
  if (uid === undefined || !(await deleteCaptureOfAttempt(db, { code, attempt: attemptOf(key, uid) })))
    throw new ApiError('not_found', 'No such screen')
}
