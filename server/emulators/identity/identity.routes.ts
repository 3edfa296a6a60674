import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { DEFAULT_LOCALE, LOCALES } from '#contract/shared/locale.ts'
import { mayWrite } from '#server/http/origin.ts'
import { addressOf, isLoopbackAddress, type PeerEnv } from '#server/http/peer.ts'
import { parseJsonSafely } from '#server/http/parseJsonSafely.ts'
import { deleteSelf, resetPassword, sendOobCode, update } from './account.operations.ts'
import type { Operation } from './operation.ts'
import { ProviderProblem } from './problem.ts'
import { LOCAL_PROJECT, type Provider } from './provider.ts'
import { popupRoutes } from './popup.routes.ts'
import { createAuthUri, lookup, signInWithPassword, signUp } from './signIn.operations.ts'
import { signInWithIdp } from './social.operations.ts'
import { continueSession } from './tokens.ts'

const operations: ReadonlyMap<string, Operation> = new Map([
  ['signUp', signUp],
  ['signInWithPassword', signInWithPassword],
  ['signInWithIdp', signInWithIdp],
  ['lookup', lookup],
  ['createAuthUri', createAuthUri],
  ['sendOobCode', sendOobCode],
  ['resetPassword', resetPassword],
  ['update', update],
  ['delete', deleteSelf],
])

const TOOLKIT = '/identitytoolkit.googleapis.com'
const TOKENS = '/securetoken.googleapis.com'

const MAX_BODY_BYTES = 64 * 1024

export interface IdentityRoutesDeps {
  provider: Provider
  /** Settings of the server: the local provider must run on this machine only. */
  server: { production: boolean; host: string; trustedProxies: number; origin: string }
}

/**
 * The Identity Toolkit calls of the Firebase SDK, at the root of our own origin.
 * @throws in production and on a public address.
 */
export const identityRoutes = ({ provider, server }: IdentityRoutesDeps): Hono<PeerEnv> => {
  if (server.production) throw new Error('The local identity provider does not run in production: set up Firebase.')
  if (server.host !== 'localhost' && !isLoopbackAddress(server.host))
    throw new Error(`The local identity provider does not run on a public address (${server.host}): use 127.0.0.1.`)

  const app = new Hono<PeerEnv>()
  app.onError((error, context) => {
    if (!(error instanceof ProviderProblem)) throw error
    return problem(context, 400, error.message)
  })
  for (const base of [TOOLKIT, TOKENS])
    app.use(`${base}/*`, async (context, next) => {
      // Responses contain tokens and e-mails.
      context.header('Cache-Control', 'no-store')
      const request = { method: context.req.method, header: (name: string) => context.req.header(name) }
      if (!mayWrite(request, { origin: server.origin, embedded: true })) return problem(context, 403, 'FORBIDDEN')
      return next()
    })
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => problem(context, 413, 'PAYLOAD_TOO_LARGE') })

  app.post(`${TOOLKIT}/v1/:call`, limit, async (context) => {
    // A foreign page cannot send this type without a preflight.
    if (!isJson(context)) return problem(context, 415, 'INVALID_ARGUMENT : only application/json is understood')
    const name = /^accounts:(\w+)$/.exec(context.req.param('call'))?.[1]
    const operation = operations.get(name ?? '')
    if (operation === undefined) return problem(context, 404, 'NOT_FOUND')
    const body = readJson(await context.req.text())
    const address = addressOf(context, server.trustedProxies)
    return context.json(await operation(provider, { body, address, locale: localeOf(context) }))
  })

  app.post(`${TOKENS}/v1/token`, limit, async (context) => {
    const form = new URLSearchParams(await context.req.text())
    if (form.get('grant_type') !== 'refresh_token') throw new ProviderProblem('INVALID_GRANT_TYPE')
    const refreshToken = form.get('refresh_token')
    if (refreshToken === null || refreshToken === '') throw new ProviderProblem('MISSING_REFRESH_TOKEN')
    const tokens = await continueSession(provider, refreshToken)
    return context.json({
      access_token: tokens.idToken,
      id_token: tokens.idToken,
      refresh_token: tokens.refreshToken,
      expires_in: tokens.expiresIn,
      token_type: 'Bearer',
      user_id: tokens.localId,
      project_id: LOCAL_PROJECT,
    })
  })

  app.get(`${TOKENS}/v1/jwks`, async (context) => context.json((await provider.keys()).jwks))

  app.route('/', popupRoutes(provider))

  for (const base of [TOOLKIT, TOKENS]) app.all(`${base}/*`, (context) => problem(context, 404, 'NOT_FOUND'))
  return app
}

const isJson = (context: Context): boolean => /^application\/json(;|$)/i.test(context.req.header('content-type') ?? '')

const problem = (context: Context, code: 400 | 403 | 404 | 413 | 415, message: string): Response =>
  context.json({ error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }, code)

const readJson = (text: string): unknown => {
  const body = text === '' ? {} : parseJsonSafely(text)
  if (body === undefined) throw new ProviderProblem('INVALID_ARGUMENT : the payload is no JSON')
  return body
}

const localeOf = (context: Context) =>
  LOCALES.find((locale) => locale === context.req.header('x-firebase-locale')) ?? DEFAULT_LOCALE
