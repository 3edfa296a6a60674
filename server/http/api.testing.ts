import { pino } from 'pino'
import type { EndpointName } from '#contract/http/endpoints.ts'
import { API_BASE, endpoints } from '#contract/http/endpoints.ts'
import type { Admit } from './admission.ts'
import { createApi, type ApiDeps } from './api.ts'
import { ApiError } from './errors.ts'
import type { Handlers } from './handler.ts'

export const ORIGIN = 'https://stayless.example'

interface Given {
  embedded?: boolean
  identityIsAway?: boolean
  fails?: Error
  answers?: unknown
  admit?: Admit
  checkStaff?: ApiDeps['checkStaff']
  /** Replaces the default handler of these calls. */
  handlers?: Partial<Handlers>
}

/** An API in which all calls share one handler, which records its requests and always returns the same answer. */
export const given = ({
  embedded = true,
  identityIsAway = false,
  fails,
  answers = {},
  admit = () => {},
  checkStaff = () => Promise.resolve(),
  handlers = {},
}: Given = {}) => {
  const requests: unknown[] = []
  const lines: string[] = []
  const securityEvents: unknown[] = []
  const freshly: boolean[] = []
  const handler = async (request: unknown): Promise<unknown> => {
    requests.push(request)
    if (fails) throw fails
    return answers
  }
  const api = createApi({
    handlers: { ...everyCall(handler), ...handlers },
    verifyBearer: async (token, { fresh }) => {
      if (identityIsAway) throw new ApiError('not_ready', 'Signing in does not work just now')
      freshly.push(fresh)
      return token === 'good'
        ? {
            uid: 'guest-1',
            email: 'guest@stayless.example',
            email_verified: true,
            auth_time: Temporal.Instant.fromEpochMilliseconds(0),
            way: 'password',
            credential: 'as it was',
          }
        : null
    },
    checkStaff,
    logSecurityEvent: (event, details) => void securityEvents.push({ event, ...details }),
    log: pino({ base: null }, { write: (line) => lines.push(line) }),
    embedded,
    origin: ORIGIN,
    trustedProxies: 0,
    admit,
  })
  return {
    api: under(api),
    securityEvents,
    freshly,
    lastRequest: () => requests.at(-1),
    log: (): unknown => JSON.parse(lines.at(-1) ?? 'null'),
  }
}
/** Prefixes paths with `API_BASE`: tests use the paths of the contract. */
const under = (api: ReturnType<typeof createApi>) => ({
  request: (path: string, init?: RequestInit, env: object = {}) => api.request(`${API_BASE}${path}`, init, env),
})
type Api = ReturnType<typeof given>['api']

const everyCall = (handler: (request: unknown) => Promise<unknown>): Handlers => {
  const handlers: Partial<Record<EndpointName, unknown>> = {}
  for (const name of Object.keys(endpoints)) Object.assign(handlers, { [name]: handler })
  if (!isComplete(handlers)) throw new Error('A call has no handler')
  return handlers
}
// The handlers need no correct type: these tests are about the transport, not about a call.
const isComplete = (handlers: object): handlers is Handlers =>
  Object.keys(handlers).length === Object.keys(endpoints).length

export const postText = (
  api: Api,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Response | Promise<Response> =>
  api.request(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

export const post = (
  api: Api,
  path: string,
  body: unknown,
  headers?: Record<string, string>,
): Response | Promise<Response> => postText(api, path, JSON.stringify(body), headers)
