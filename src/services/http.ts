import type {
  Access,
  ResponseOf,
  RequestBodyOf,
  EndpointName,
  Endpoints,
  ParamsOf,
  QueryFields,
  QueryOf,
} from '#contract/http/endpoints.ts'
import { readsToken } from '#contract/http/defineEndpoint.ts'
import { CLIENT_HEADER, DESKTOP_CLIENT, HANDHELD_CLIENT, IDEMPOTENCY_HEADER } from '#contract/http/wire.ts'
import { ErrorResponse } from '#contract/http/errors.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { failureCode, Reason } from '#machines/kit/failure.ts'
import { is, type Struct } from 'superstruct'
import { ApiFailure, noAnswerCode } from './apiFailure.ts'

/** Without a response by then, the call fails with `timeout`. */
const TIME_LIMIT_MS = 30_000
const UNAUTHORIZED = 401
const NOT_FOUND = 404
const TOO_MANY_REQUESTS = 429

interface AnyRequest {
  params?: object
  query?: object
  body?: unknown
  signal?: AbortSignal
  /** Repeating a key repeats the request, it does not create another. */
  idempotencyKey?: string
}
type ParamsPart<Params> = unknown extends Params ? { params?: never } : { params: Params }
type QueryPart<Query> = Partial<Query> extends Query ? { query?: Query } : { query: Query }
type BodyPart<Body> = [Body] extends [never] ? { body?: never } : { body: Body }

/** Request parameters of a call, derived from the endpoint table. */
type RequestOf<Name extends EndpointName> = AnyRequest &
  ParamsPart<ParamsOf<Endpoints[Name]['path']>> &
  QueryPart<QueryOf<Endpoints[Name]['query']>> &
  BodyPart<RequestBodyOf<Name>>

/** Calls the server. @throws ApiFailure, or the signal's own reason when aborted. */
export type CallApi<Known extends EndpointName = EndpointName> = <Name extends Known>(
  name: Name,
  request: RequestOf<Name>,
) => Promise<ResponseOf<Name>>

export interface ClientEnvironment {
  /** URL of the API, without a trailing slash. */
  base: string
  fetch: typeof fetch
  /** The identity provider's token; null when signed out. */
  bearer: () => Promise<string | null>
  /** Called when the server refuses the token, or no longer finds its account. */
  onRefused?: (endpoint: EndpointName) => void
  locale: () => Locale
  isHandheld: () => boolean
  isOnline: () => boolean
  timeLimitMs?: number
}

interface WireEndpoint<Answer> {
  method: string
  access: Access
  path: string
  query: QueryFields
  response: Struct<Answer>
}
type Wire<Known extends EndpointName> = { [Name in Known]: WireEndpoint<ResponseOf<Name>> }

/** A client for the calls of an endpoint table: the contract's, or a part of it. */
export const clientOf = <Known extends EndpointName>(
  wire: Wire<Known>,
  environment: ClientEnvironment,
): CallApi<Known> => {
  const callApi: CallApi<Known> = async (name, request) => {
    const endpoint = wire[name]
    const { response, hasBearer } = await send(environment, endpoint, request)
    if (hasBearer && isRefused(response, endpoint)) environment.onRefused?.(name)
    const body = await readBody(response)
    if (!response.ok) throw failureOf(response, body)
    if (!is(body, endpoint.response))
      throw new ApiFailure({ code: 'bad_answer', message: `${name} answered what it should not` })
    return body
  }
  return callApi
}

/** 404 counts too: an account deleted elsewhere is not found, while its token stays valid for a while. */
const isRefused = ({ status }: Response, { path }: { path: string }): boolean =>
  status === UNAUTHORIZED || (status === NOT_FOUND && path.startsWith('/user/'))

const send = async <Answer>(
  { base, fetch, timeLimitMs = TIME_LIMIT_MS, ...environment }: ClientEnvironment,
  endpoint: WireEndpoint<Answer>,
  { params = {}, query = {}, body, signal, idempotencyKey }: AnyRequest,
): Promise<{ response: Response; hasBearer: boolean }> => {
  const limit = AbortSignal.timeout(timeLimitMs)
  const ended = signal === undefined ? limit : AbortSignal.any([signal, limit])
  const needsToken = readsToken(endpoint.access, isPlain({ query, body }))
  try {
    const token = needsToken ? await unlessAborted(environment.bearer(), ended) : null
    const response = await fetch(`${base}${pathOf(endpoint.path, params)}${queryOf(endpoint.query, query)}`, {
      method: endpoint.method,
      credentials: 'include',
      signal: ended,
      headers: {
        Accept: 'application/json',
        'Accept-Language': environment.locale(),
        [CLIENT_HEADER]: environment.isHandheld() ? HANDHELD_CLIENT : DESKTOP_CLIENT,
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { response, hasBearer: token !== null }
  } catch (cause) {
    throw lostAnswer(signal, limit, noAnswerCode(environment.isOnline()), cause)
  }
}

const isPlain = ({ query, body }: { query: object; body: unknown }): boolean =>
  body === undefined && Object.values(query).every((value) => value === undefined)

/** The identity provider may never answer: its token waits no longer than the call. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const end = (): void => reject(signal.reason)
      if (signal.aborted) end()
      else signal.addEventListener('abort', end, { once: true })
    }),
  ])

/** Why there is no response: the caller aborted, the time limit passed, or the server was not reached. */
const lostAnswer = (
  signal: AbortSignal | undefined,
  limit: AbortSignal,
  code: ReturnType<typeof noAnswerCode>,
  cause: unknown,
): unknown => {
  if (signal?.aborted === true) return signal.reason
  return limit.aborted
    ? new ApiFailure({ code: 'timeout', message: 'No answer in time', cause })
    : new ApiFailure({ code, message: 'No connection', cause })
}

const pathOf = (path: string, params: object): string => {
  const values = new Map<string, unknown>(Object.entries(params))
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
}

const queryOf = (fields: QueryFields, query: object): string => {
  const values = new Map<string, unknown>(Object.entries(query).filter(([, value]) => value !== undefined))
  const entries = Object.entries(fields)
    .filter(([name]) => values.has(name))
    .map(([name, { codec }]) => [name, codec.encode(values.get(name))])
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}

// The connection can break within a body, and a proxy's page is not JSON.
const readBody = async (response: Response): Promise<unknown> => {
  try {
    const mediaType = response.headers.get('content-type') ?? ''
    if (mediaType.startsWith('text/calendar')) return await response.text()
    if (/^(application\/pdf|text\/csv)/.test(mediaType)) return new Uint8Array(await response.arrayBuffer())
    return await response.json()
  } catch {
    return undefined
  }
}

/** Seconds only: our server sends no dates. */
const waitOf = ({ headers }: Response): { retryAfterSeconds?: number } => {
  const seconds = headers.get('retry-after')
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? { retryAfterSeconds: Number(seconds) } : {}
}

const failureOf = (response: Response, answer: unknown): ApiFailure => {
  const { status } = response
  // A proxy's response has its own format; only the status tells that it limits the rate.
  if (!is(answer, ErrorResponse))
    return status === TOO_MANY_REQUESTS
      ? new ApiFailure({ code: 'too_many_requests', status, message: 'Too many requests', ...waitOf(response) })
      : new ApiFailure({ code: 'internal', status, message: 'Ooops! Something went wrong' })
  const { message, field, reason, booking, inquiry } = answer.error
  const code = failureCode(answer.error.code)
  return new ApiFailure({
    code,
    status,
    message,
    ...(field === undefined ? {} : { field }),
    ...(is(reason, Reason) ? { reason } : {}),
    ...(booking === undefined ? {} : { booking }),
    ...(inquiry === undefined ? {} : { inquiry }),
    ...waitOf(response),
  })
}
