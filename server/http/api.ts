import { randomUUID } from 'node:crypto'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { readsToken } from '#contract/http/defineEndpoint.ts'
import {
  API_BASE,
  endpoints,
  IDEMPOTENCY_HEADER,
  type Access,
  type EndpointName,
  type QueryFields,
} from '#contract/http/endpoints.ts'
import type { ErrorCode } from '#contract/http/errors.ts'
import { readLocale } from './accept.ts'
import type { Admit } from './admission.ts'
import { fileResponse, jsonResponse, etagResponse } from './responses.ts'
import { maxBodyBytes, readBody, type BodyStruct } from './body.ts'
import { ApiError } from './errors.ts'
import { errorAnswer, toApiError, TRY_AGAIN_SECONDS } from './failure.ts'
import { BinaryFile, Reply, TextFile, type Caller, type Handlers, type RequestContext } from './handler.ts'
import { mayWrite } from './origin.ts'
import { addressOf, hasHungUp, isLocalRequest, type PeerEnv } from './peer.ts'
import { readQuery } from './query.ts'
import { isStorableText } from './text.ts'
import type { SecurityEvent, LogSecurityEvent } from '#server/securityLog.ts'

export interface ApiDeps {
  handlers: Handlers
  /** Returns the caller of a valid token, null for any other; `fresh` as in the contract. */
  verifyBearer: (token: string, options: { fresh: boolean }) => Promise<Caller | null>
  /**
   * Checked for every call with access `staff`.
   * @throws 403
   */
  checkStaff: (caller: Caller) => Promise<void>
  logSecurityEvent: LogSecurityEvent
  log: Logger
  /** Enables calls with access `local`; true in the embedded run. */
  embedded: boolean
  /** Our public origin: pages of other origins may not write. */
  origin: string
  /** Number of our own proxies in front of the server. */
  trustedProxies: number
  /** Refuses reads when overloaded. */
  admit: Admit
}

export interface ApiEnv extends PeerEnv {
  Variables: { requestId: string; endpoint: EndpointName | undefined; uid: string | undefined }
}
type ApiContext = Context<ApiEnv>

interface AnyEndpoint {
  method: string
  path: string
  access: Access
  query: QueryFields
  body: BodyStruct | null
  idempotent: boolean
  fresh: boolean
}
type AnyHandler = (request: {
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
  context: RequestContext
  caller: Caller | null
}) => Promise<unknown>

// Sound because `Handlers` ties each handler to its call: it takes exactly what the call's codecs and struct accept.
const isHandler = (handler: unknown): handler is AnyHandler => typeof handler === 'function'

/** Characters that are safe in logs and headers. */
const KEY = /^[\x21-\x7e]{8,200}$/

const readIdempotencyKey = (context: ApiContext, endpoint: AnyEndpoint): string | undefined => {
  const key = context.req.header(IDEMPOTENCY_HEADER)
  const field = IDEMPOTENCY_HEADER
  if (!endpoint.idempotent) return undefined
  if (key === undefined || !KEY.test(key))
    throw new ApiError('invalid_request', `${field}: 8 to 200 visible ASCII characters are required`, { field })
  return key
}

const readParams = (context: ApiContext): Record<string, string> => {
  const params = context.req.param()
  for (const [field, value] of Object.entries(params))
    if (!isStorableText(value)) throw new ApiError('not_found', 'There is nothing here', { field })
  return params
}

const readCaller = async (
  context: ApiContext,
  { access, fresh }: AnyEndpoint,
  deps: ApiDeps,
): Promise<Caller | null> => {
  // Such a call does not depend on the identity provider, whatever token comes with it.
  const isPlain = READING.has(context.req.method) && !context.req.url.includes('?')
  if (!readsToken(access, isPlain)) return null
  const token = /^Bearer +(\S+) *$/i.exec(context.req.header('authorization') ?? '')?.[1]
  const caller = token === undefined ? null : await deps.verifyBearer(token, { fresh })
  context.set('uid', caller?.uid)
  if (access === 'user' || access === 'staff') {
    if (caller === null) throw new ApiError('unauthorized', 'Please, sign in')
    if (access === 'staff') await deps.checkStaff(caller)
  }
  return caller
}

const requestContext = (context: ApiContext, endpoint: AnyEndpoint, { trustedProxies }: ApiDeps): RequestContext => ({
  requestId: context.get('requestId'),
  locale: readLocale(context.req.header('accept-language')),
  address: addressOf(context, trustedProxies),
  idempotencyKey: readIdempotencyKey(context, endpoint),
})

/** Calls with a long public response that browsers request again (back, another tab): sent with an ETag. */
const KEPT: ReadonlySet<EndpointName> = new Set<EndpointName>(['searchHotels', 'hotel', 'rooms', 'board'])

const serve = async (
  context: ApiContext,
  { name, endpoint, handler }: { name: EndpointName; endpoint: AnyEndpoint; handler: AnyHandler },
  deps: ApiDeps,
): Promise<Response> => {
  if (endpoint.access === 'local' && !(deps.embedded && isLocalRequest(context))) throw notFound()
  const caller = await readCaller(context, endpoint, deps)
  const params = readParams(context)
  const query = readQuery(new URL(context.req.url).searchParams, endpoint.query)
  const body = endpoint.body
    ? readBody(context.req.header('content-type'), await context.req.text(), endpoint.body)
    : undefined
  const callContext = requestContext(context, endpoint, deps)
  // Last: an invalid request costs no tokens.
  deps.admit(name, callContext.address)
  const answer = await handler({ params, query, body, context: callContext, caller })
  if (answer instanceof TextFile || answer instanceof BinaryFile) return fileResponse(context, answer)
  if (!(answer instanceof Reply))
    return KEPT.has(name) ? etagResponse(context, answer) : jsonResponse(context, answer, 200)
  if (answer.status === 503) context.header('Retry-After', String(TRY_AGAIN_SECONDS))
  return jsonResponse(context, answer.answer, answer.status)
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD'])

const notFound = (): ApiError => new ApiError('not_found', 'There is nothing here')

const refuseMethod = (context: ApiContext, methods: readonly string[]): never => {
  context.header('Allow', methods.join(', '))
  throw new ApiError('method_not_allowed', `${context.req.method} is not possible here`)
}

/** Without `strict` Hono strips the slash at the end of a request's path: strip it from the route too. */
const routeOf = (path: string): string => path.replace(/\/$/, '')

/** Refusals that an operator wants to see. */
const SECURITY_EVENTS: Partial<Record<ErrorCode, SecurityEvent>> = {
  too_many_requests: 'limited',
  invalid_code: 'code_refused',
  forbidden: 'forbidden',
}

const limitBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('too_large', 'The body is too large')
    },
  })

export const REQUEST_ID_HEADER = 'X-Request-Id'

/** The API of the contract: each call has its handler, and all failures have the same shape. */
export const createApi = (deps: ApiDeps): Hono<ApiEnv> => {
  const app = new Hono<ApiEnv>({ strict: false }).basePath(API_BASE)
  const names = Object.keys(endpoints).filter((name): name is EndpointName => Object.hasOwn(endpoints, name))
  const methodsOf = new Map<string, string[]>()

  app.use(async (context, next) => {
    const requestId = randomUUID()
    context.set('requestId', requestId)
    context.header(REQUEST_ID_HEADER, requestId)
    await next()
  })
  app.onError((error, context) => {
    const requestId = context.get('requestId')
    if (hasHungUp(context)) {
      deps.log.info({ requestId }, 'the client left in the middle of its request')
      return context.body(null, 400)
    }
    const failure = toApiError(error, deps.log, requestId)
    const event = SECURITY_EVENTS[failure.code]
    if (event !== undefined)
      deps.logSecurityEvent(event, {
        uid: context.get('uid'),
        address: addressOf(context, deps.trustedProxies),
        call: context.get('endpoint'),
      })
    if (failure.retryAfterSeconds !== undefined) {
      context.header('Retry-After', String(failure.retryAfterSeconds))
      // Drops requests queued on the same connection: the client has to wait.
      context.header('Connection', 'close')
    }
    // The rest of the body was not read, so the connection cannot carry another request.
    if (failure.code === 'too_large') context.header('Connection', 'close')
    return jsonResponse(context, errorAnswer(failure, requestId), failure.status)
  })
  app.use(async (context, next) => {
    const request = { method: context.req.method, header: (name: string) => context.req.header(name) }
    if (!mayWrite(request, deps)) throw new ApiError('forbidden', 'This page may not do that here')
    await next()
  })
  app.notFound(() => {
    throw notFound()
  })
  for (const name of names) {
    const endpoint: AnyEndpoint = endpoints[name]
    const handler: unknown = deps.handlers[name]
    if (!isHandler(handler)) throw new Error(`The call ${name} has no handler`)
    // Skip the body limit for reads: checking for a body creates a second Request object.
    if (!READING.has(endpoint.method)) app.on(endpoint.method, routeOf(endpoint.path), limitBody(maxBodyBytes(name)))
    app.on(endpoint.method, routeOf(endpoint.path), (context) => {
      context.set('endpoint', name)
      return serve(context, { name, endpoint, handler }, deps)
    })
    methodsOf.set(endpoint.path, [...(methodsOf.get(endpoint.path) ?? []), endpoint.method])
  }
  for (const [path, methods] of methodsOf) app.all(routeOf(path), (context) => refuseMethod(context, methods))
  return app
}
