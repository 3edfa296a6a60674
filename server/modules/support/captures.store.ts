import { gunzip, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { sql, type Selectable } from 'kysely'
import type { CaptureLook, CaptureSummary } from '#contract/support/captures.ts'
import type { Connection } from '#server/db/schema.ts'
import type { SupportTables } from './support.tables.ts'

type CaptureRow = Selectable<SupportTables['captures']>

const compress = promisify(gzip)
const decompress = promisify(gunzip)

export const compressCapture = (capture: unknown): Promise<Buffer> => compress(JSON.stringify(capture))

/** Holds what `compressCapture` was given. */
export const decompressCapture = async ({ envelope }: Pick<CaptureRow, 'envelope'>): Promise<unknown> => {
  const parsed: unknown = JSON.parse((await decompress(envelope)).toString())
  return parsed
}

/** The sender's account; null if it has no user, or is being deleted. Its deletion waits for the transaction. */
export const lockSender = async (transaction: Connection, uid: string): Promise<string | null> => {
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return user?.id ?? null
}

/** @returns false if the code is taken, or the attempt was made before; waits for an attempt that is being made. */
export const insertCapture = async (transaction: Connection, capture: CaptureRow): Promise<boolean> => {
  const inserted = await transaction
    .insertInto('captures')
    .values(capture)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return inserted !== undefined
}

export const codeOfAttempt = async (connection: Connection, attempt: string): Promise<string | undefined> => {
  const capture = connection.selectFrom('captures').select('code').where('attempt', '=', attempt)
  return (await capture.executeTakeFirst())?.code
}

/** The account that sent a capture, null if none did; undefined if there is no such capture. */
export const senderOf = async (connection: Connection, code: string): Promise<string | null | undefined> => {
  const capture = await connection
    .selectFrom('captures')
    .leftJoin('users', 'users.id', 'captures.user_id')
    .select('users.uid')
    .where('captures.code', '=', code)
    .executeTakeFirst()
  return capture?.uid
}

/** Bytes of all captures, and of those without an account. */
export const storedBytes = (connection: Connection): Promise<{ all: number; anonymous: number }> =>
  connection
    .selectFrom('captures')
    .select([
      sql<number>`coalesce(sum(bytes), 0)`.as('all'),
      sql<number>`coalesce(sum(bytes) filter (where user_id is null), 0)`.as('anonymous'),
    ])
    .executeTakeFirstOrThrow()

const SUMMARY = [
  'code',
  'sent_at',
  'expires_at',
  'route',
  'locale',
  'width',
  'height',
  'build',
  'note',
] as const satisfies readonly (keyof CaptureRow)[]

const kept = (connection: Connection, now: Temporal.Instant) =>
  connection.selectFrom('captures').where('expires_at', '>', now)

/** Locks it until the transaction ends, so that a look can be written down. */
export const captureByCode = (
  transaction: Connection,
  code: string,
  now: Temporal.Instant,
): Promise<CaptureRow | undefined> =>
  kept(transaction, now).selectAll().where('code', '=', code).forKeyShare().executeTakeFirst()

/** Oldest first. */
export const capturesOfUser = (connection: Connection, userId: string): Promise<CaptureRow[]> =>
  connection
    .selectFrom('captures')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('sent_at')
    .orderBy('code')
    .execute()

export const deleteCapturesOfUser = async (connection: Connection, userId: string): Promise<void> => {
  await connection.deleteFrom('captures').where('user_id', '=', userId).execute()
}

export const deleteExpiredCaptures = async (connection: Connection, now: Temporal.Instant): Promise<void> => {
  await connection.deleteFrom('captures').where('expires_at', '<=', now).execute()
}

export const addLook = async (
  transaction: Connection,
  look: { capture_code: string; staff_uid: string; at: Temporal.Instant },
): Promise<void> => {
  await transaction.insertInto('capture_looks').values(look).execute()
}

/** By code, oldest first. `by`: e-mail of the member of staff, or the uid if the account is gone. */
const looksAt = async (connection: Connection, codes: readonly string[]): Promise<Map<string, CaptureLook[]>> => {
  const looks = new Map<string, CaptureLook[]>(codes.map((code) => [code, []]))
  if (codes.length === 0) return looks
  const rows = await connection
    .selectFrom('capture_looks')
    .leftJoin('users', 'users.uid', 'capture_looks.staff_uid')
    .select(['capture_code', 'staff_uid', 'users.email', 'at'])
    .where('capture_code', 'in', codes)
    .orderBy('capture_looks.id')
    .execute()
  for (const { capture_code, staff_uid, email, at } of rows)
    looks.get(capture_code)?.push({ by: email ?? staff_uid, at: at.toString() })
  return looks
}

export const looksOf = async (connection: Connection, code: string): Promise<CaptureLook[]> =>
  (await looksAt(connection, [code])).get(code) ?? []

/** Newest first; `found` counts all. */
export const newestCaptures = async (
  connection: Connection,
  { code, now, most }: { code?: string | undefined; now: Temporal.Instant; most: number },
): Promise<{ captures: CaptureSummary[]; found: number }> => {
  const matching = kept(connection, now).$if(code !== undefined, (all) => all.where('code', '=', code ?? ''))
  const rows = await matching.select(SUMMARY).orderBy('sent_at', 'desc').orderBy('code').limit(most).execute()
  const { found } = await matching.select((all) => all.fn.countAll<number>().as('found')).executeTakeFirstOrThrow()
  const looks = await looksAt(
    connection,
    rows.map((row) => row.code),
  )
  return {
    captures: rows.map((row) => ({
      ...row,
      sent_at: row.sent_at.toString(),
      expires_at: row.expires_at.toString(),
      looks: looks.get(row.code) ?? [],
    })),
    found,
  }
}

/** @returns false if there is none, or it has expired. */
export const deleteCapture = async (connection: Connection, code: string, now: Temporal.Instant): Promise<boolean> => {
  const { numDeletedRows } = await connection
    .deleteFrom('captures')
    .where('code', '=', code)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** @returns false if this attempt has stored no capture with this code. */
export const deleteCaptureOfAttempt = async (
  connection: Connection,
  { code, attempt }: { code: string; attempt: string },
): Promise<boolean> => {
  const { numDeletedRows } = await connection
    .deleteFrom('captures')
    .where('code', '=', code)
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Captures sent since a moment, and those sent since this member of staff last looked at one. */
export const countNewCaptures = (
  connection: Connection,
  { since, now, staffUid }: { since: Temporal.Instant; now: Temporal.Instant; staffUid: string },
): Promise<{ today: number; unseen: number }> =>
  kept(connection, now)
    .select([
      sql<number>`count(*) filter (where sent_at >= ${since}::timestamptz)`.as('today'),
      sql<number>`count(*) filter (where sent_at > coalesce(
        (select max(at) from capture_looks where staff_uid = ${staffUid}), '-infinity'::timestamptz))`.as('unseen'),
    ])
    .executeTakeFirstOrThrow()
