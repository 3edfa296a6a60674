import type { Endpoints, Endpoint, EndpointName, ParamsOf, QueryFields, QueryOf } from '#contract/http/endpoints.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { JsonText } from './jsonText.ts'

/** Claims of a verified token of the identity provider. */
export interface Bearer {
  /** User id at the identity provider. */
  uid: string
  email: string
  email_verified: boolean
  /** Start of the session, or last reauthentication. */
  auth_time: Temporal.Instant
  /** Sign-in method of the session: `password`, `google.com`, `facebook.com`. */
  way: string
}

/** The user of a valid session. */
export interface Caller extends Bearer {
  /** Stands for everything that opens the account now: changes with a reset, a new password or a new sign-in method. */
  credential: string
}

export interface RequestContext {
  requestId: string
  /** From Accept-Language; English if it names none of ours. */
  locale: Locale
  /** Address of the peer, for rate limits. */
  address: string
  idempotencyKey: string | undefined
}

type ReplyStatus = 200 | 201 | 202 | 503

/** A response other than a plain 200; 503 is for the health of a server that is not ready. */
export class Reply<Answer> {
  readonly status: ReplyStatus
  readonly answer: Answer

  constructor(status: ReplyStatus, answer: Answer) {
    this.status = status
    this.answer = answer
  }
}

/** A response that is a file to save, not JSON. */
export class TextFile {
  /** Includes the charset. */
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

/** A response of bytes: a document with a guest's own data, which no cache may store. */
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

/** Return type of a handler: the response of the contract, or a form of it that the API can send. */
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
  /** Null on a public call without a token; never null if the call's access is `user` or `staff`. */
  caller: Caller | null
}

type HandlerOf<C> =
  C extends Endpoint<infer Path, infer Fields extends QueryFields, infer Body, infer Answer>
    ? (request: Request<Path, Fields, Body>) => Promise<Given<Answer>>
    : never

/** One handler for each call of the contract: a missing one or a wrong result is a type error. */
export type Handlers = { [Name in EndpointName]: HandlerOf<Endpoints[Name]> }
