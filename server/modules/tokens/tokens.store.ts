import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Connection } from '#server/db/schema.ts'
import type { TokenKind, TokenTables } from './tokens.tables.ts'

export type TokenRow = Selectable<TokenTables['tokens']>

/** What a token opens: exactly one of the two. */
export type TokenSubject = { negotiationId: string } | { hotelKey: string }

const TOKEN_BYTES = 32
/** Base64url of `TOKEN_BYTES`; anything else is no token of ours. */
const TOKEN = /^[\w-]{43}$/

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * A token that follows from what proves its holder, such as the key of a request: the same answer given again needs no other one.
 * @param proof as hard to guess as a token.
 */
export const tokenFor = (proof: string): string => hashOf(`token\n${proof}`)

export interface NewToken {
  kind: TokenKind
  subject: TokenSubject
  expiresAt: Temporal.Instant
  detail?: object
  now: Temporal.Instant
  /** Absent: a new one. One that is there already stays as it is. */
  token?: string
}

/** @returns the token for a link. It is in no row: only its hash is. */
export const issueToken = async (
  connection: Connection,
  { kind, subject, expiresAt, detail = {}, now, token = randomBytes(TOKEN_BYTES).toString('base64url') }: NewToken,
): Promise<string> => {
  await connection
    .insertInto('tokens')
    .values({
      hash: hashOf(token),
      kind,
      negotiation_id: 'negotiationId' in subject ? subject.negotiationId : null,
      hotel_key: 'hotelKey' in subject ? subject.hotelKey : null,
      detail: JSON.stringify(detail),
      expires_at: expiresAt,
      used_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  return token
}

/** The token of this kind, also once it has expired; undefined for an unknown one. */
export const findToken = (connection: Connection, kind: TokenKind, token: string): Promise<TokenRow | undefined> =>
  TOKEN.test(token)
    ? connection
        .selectFrom('tokens')
        .selectAll()
        .where('hash', '=', hashOf(token))
        .where('kind', '=', kind)
        .executeTakeFirst()
    : Promise.resolve(undefined)

export const hasExpired = ({ expires_at }: Pick<TokenRow, 'expires_at'>, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(expires_at, now) <= 0

/** Keeps the first time. */
export const markTokenUsed = async (
  connection: Connection,
  { hash }: TokenRow,
  now: Temporal.Instant,
): Promise<void> => {
  await connection
    .updateTable('tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .execute()
}

/** Ends all links of a hotel. */
export const deleteHotelTokens = async (connection: Connection, hotelKey: string): Promise<void> => {
  await connection.deleteFrom('tokens').where('hotel_key', '=', hotelKey).execute()
}

/** Ends the links to a hotel's desk and to its requests, which are in e-mails to an address that is not the hotel's any more. */
export const endLinksOf = async (connection: Connection, hotelKey: string): Promise<void> => {
  await connection.deleteFrom('tokens').where('kind', '=', 'desk').where('hotel_key', '=', hotelKey).execute()
  const requests = connection.selectFrom('negotiations').select('id').where('hotel_key', '=', hotelKey)
  await connection.deleteFrom('tokens').where('kind', '=', 'request').where('negotiation_id', 'in', requests).execute()
}
