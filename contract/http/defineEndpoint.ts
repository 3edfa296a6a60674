import { define, type Struct } from 'superstruct'
import type { Codec } from './codec.ts'

export interface QueryField<T, Needed extends boolean> {
  codec: Codec<T>
  required: Needed
}
export const required = <T>(codec: Codec<T>): QueryField<T, true> => ({ codec, required: true })
export const optional = <T>(codec: Codec<T>): QueryField<T, false> => ({ codec, required: false })

/** Query parameters of a call. Any other is refused by name. */
export type QueryFields = Readonly<Record<string, QueryField<unknown, boolean>>>

type NeededNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { required: true } ? Name : never
}[keyof Fields]
type ValueOf<Field> = Field extends QueryField<infer T, boolean> ? T : never

/** The parsed query of a call. */
export type QueryOf<Fields> = { [Name in NeededNames<Fields>]: ValueOf<Fields[Name]> } & {
  [Name in Exclude<keyof Fields, NeededNames<Fields>>]?: ValueOf<Fields[Name]>
}

/** The `:names` of a path. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : unknown

/**
 * - `public`: reads no bearer token, so it goes on while the identity provider is away.
 * - `optional`: reads a token if one comes with a query or a body.
 * - `anyone`: reads a token whenever one comes: the guest has an account, or a link from an e-mail, or neither.
 * - `user`: needs one of our bearer tokens.
 * - `staff`: needs the token of staff with a verified email; otherwise 403.
 * - `local`: only in the embedded run and from loopback; otherwise 404.
 */
export type Access = 'public' | 'optional' | 'anyone' | 'user' | 'staff' | 'local'

/** @param isPlain the request has neither query nor body, so it asks for nothing of the guest's own. */
export const readsToken = (access: Access, isPlain: boolean): boolean =>
  access === 'anyone' || access === 'user' || access === 'staff' || (access === 'optional' && !isPlain)

export interface Endpoint<Path extends string, Fields extends QueryFields, Body, Response> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: Path
  access: Access
  query: Fields
  body: Struct<Body> | null
  response: Struct<Response>
  /** The caller must send an `Idempotency-Key`. */
  idempotent: boolean
  /** Verify the session on every call, for actions that cannot be undone and for secret data. */
  fresh: boolean
}

/** Response of a call that returns a file. */
export const FileBytes: Struct<Uint8Array<ArrayBuffer>, null> = define(
  'FileBytes',
  (value) => value instanceof Uint8Array,
)

export const noFields = {} satisfies QueryFields

export const get = <Path extends string, Fields extends QueryFields, Response>(
  path: Path,
  options: { query: Fields; response: Struct<Response>; access?: Access; fresh?: boolean },
): Endpoint<Path, Fields, never, Response> => ({
  method: 'GET',
  path,
  access: options.access ?? 'public',
  query: options.query,
  body: null,
  response: options.response,
  idempotent: false,
  fresh: options.fresh ?? false,
})

export const post = <Path extends string, Body, Response>(
  path: Path,
  options: { body: Struct<Body>; response: Struct<Response>; access?: Access; idempotent?: boolean; fresh?: boolean },
): Endpoint<Path, typeof noFields, Body, Response> => ({
  method: 'POST',
  path,
  access: options.access ?? 'public',
  query: noFields,
  body: options.body,
  response: options.response,
  idempotent: options.idempotent ?? false,
  fresh: options.fresh ?? false,
})

export const patch = <Path extends string, Body, Response>(
  path: Path,
  options: { body: Struct<Body>; response: Struct<Response>; fresh?: boolean },
): Endpoint<Path, typeof noFields, Body, Response> => ({
  method: 'PATCH',
  path,
  access: 'user',
  query: noFields,
  body: options.body,
  response: options.response,
  idempotent: false,
  fresh: options.fresh ?? false,
})

export const remove = <Path extends string, Fields extends QueryFields, Response>(
  path: Path,
  options: { query: Fields; response: Struct<Response>; fresh?: boolean },
): Endpoint<Path, Fields, never, Response> => ({
  method: 'DELETE',
  path,
  access: 'user',
  query: options.query,
  body: null,
  response: options.response,
  idempotent: false,
  fresh: options.fresh ?? false,
})
