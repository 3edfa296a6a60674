import type { Endpoints, Endpoint, EndpointName, ParamsOf, QueryFields, QueryOf } from '#contract/http/endpoints.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { JsonText } from './jsonText.ts'

/** What a verified token of the identity provider says. */
export interface Bearer {
  /** The identity provider's user id. */
  uid: string
  email: string
  email_verified: boolean
  /** When the session began, or the guest last proved again who they are. */
  auth_time: Temporal.Instant
  /** By what the session began: `password`, `google.com`, `facebook.com`. */
  way: string
}

/** Who asks, by a session that stands. */
export interface Caller extends Bearer {
  /** Stands for all that opens the account now; another one after a reset, a new password or a new way in. */
  credential: string
}

export interface RequestContext {
  requestId: string
  /** From Accept-Language; English when none of ours is asked for. */
  locale: Locale
  /** The address of the peer, for rate limits. */
  address: string
  idempotencyKey: string | undefined
}

type ReplyStatus = 200 | 201 | 202 | 503

/** An answer that is not a plain 200; 503 is the health of a server that is not ready. */
export class Reply<Answer> {
  readonly status: ReplyStatus
  readonly answer: Answer

  constructor(status: ReplyStatus, answer: Answer) {
    this.status = status
    this.answer = answer
  }
}

/** An answer that is a file to be kept, not JSON. */
export class TextFile {
  /** With its charset. */
  readonly mediaType: string
  /** ASCII. */
  readonly name: string
  readonly text: string

  constructor(mediaType: string, name: string, text: string) {
    this.mediaType = mediaType
    this.name = name
    this.text = text
  }
}

/** The same of bytes: a document with a guest's own data, which no cache may hold. */
export class BinaryFile {
  readonly mediaType: string
  /** ASCII. */
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>

  constructor(mediaType: string, name: string, bytes: Uint8Array<ArrayBuffer>) {
    this.mediaType = mediaType
    this.name = name
    this.bytes = bytes
  }
}

/** What a handler answers for an answer of the contract. */
type Given<Answer> = [Answer] extends [string]
  ? TextFile
  : [Answer] extends [Uint8Array]
    ? BinaryFile
    : Answer | JsonText<Answer> | Reply<Answer>

interface Request<Path extends string, Fields, Body> {
  params: ParamsOf<Path>
  query: QueryOf<Fields>
  body: Body
  context: RequestContext
  /** Null on a public call without a bearer; never null where the call's access is `user` or `staff`. */
  caller: Caller | null
}

type HandlerOf<C> =
  C extends Endpoint<infer Path, infer Fields extends QueryFields, infer Body, infer Answer>
    ? (request: Request<Path, Fields, Body>) => Promise<Given<Answer>>
    : never

/** One handler for each call of the contract: a missing one, or a wrong answer, is a type error. */
export type Handlers = { [Name in EndpointName]: HandlerOf<Endpoints[Name]> }
