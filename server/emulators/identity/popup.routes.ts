import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { is, optional, string, type } from 'superstruct'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/shared/locale.ts'
import { MAX_NAME_LENGTH, isEmail } from '#contract/user/user.ts'
import { isLocalRequest, type PeerEnv } from '#server/http/peer.ts'
import { parseJsonSafely } from '#server/http/parseJsonSafely.ts'
import { isStorableText } from '#server/http/text.ts'
import { signAssertion } from './assertions.ts'
import { isProviderId } from './identity.tables.ts'
import { offeredPeople, rememberPerson } from './people.store.ts'
import { popupPage } from './popup.page.ts'
import type { Provider } from './provider.ts'

/** No inline script or style, and nothing from any other origin. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const MAX_BODY_BYTES = 8 * 1024

const fileOf = (name: string): string => readFileSync(new URL(`./popup/${name}`, import.meta.url), 'utf8')

/** The windows that the SDK opens, and their calls. For this machine only. */
export const popupRoutes = (provider: Provider): Hono<PeerEnv> => {
  const app = new Hono<PeerEnv>()
  app.use('/emulator/*', async (context, next) => {
    if (!isLocalRequest(context)) return context.text('Not Found', 404)
    context.header('Cache-Control', 'no-store')
    context.header('Content-Security-Policy', POLICY)
    return next()
  })

  app.get('/emulator/auth/handler', async (context) => {
    const providerId = context.req.query('providerId')
    if (!isProviderId(providerId)) return context.text('This address is opened by the sign-in form.', 400)
    const locale = localeOf(context.req.query('customParameters'))
    return context.html(popupPage(providerId, locale, await offeredPeople(provider.db, providerId)))
  })
  app.get('/emulator/auth/popup.js', (context) =>
    context.body(fileOf('popup.js'), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/emulator/auth/popup.css', (context) =>
    context.body(fileOf('popup.css'), 200, { 'content-type': 'text/css; charset=utf-8' }),
  )

  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => context.json({ problem: 'failed' }, 413) })
  app.post('/emulator/auth/people', limit, async (context) => {
    // A foreign page cannot send this type without a preflight.
    const isJson = context.req.header('content-type')?.startsWith('application/json') ?? false
    const body = isJson ? parseJsonSafely(await context.req.text()) : undefined
    if (!is(body, Person)) return context.json({ problem: 'failed' }, 400)
    const { providerId, email, name } = body
    if (!isProviderId(providerId)) return context.json({ problem: 'failed' }, 400)
    if (!isEmail(email) || !isStorableText(email)) return context.json({ problem: 'wrongEmail' }, 400)
    const display_name = name.trim()
    if (!isName(display_name)) return context.json({ problem: 'wrongName' }, 400)
    const person = await rememberPerson(provider.db, { provider: providerId, email, display_name }, provider.clock())
    const assertion = await signAssertion(provider, person)
    const credential = providerId === 'google.com' ? { id_token: assertion } : { access_token: assertion }
    return context.json({ credential: { providerId, ...credential } })
  })
  app.all('/emulator/*', (context) => context.text('Not Found', 404))
  return app
}

const Person = type({ providerId: string(), email: string(), name: string() })

const isName = (name: string): boolean =>
  name !== '' && name.length <= MAX_NAME_LENGTH && isStorableText(name) && !/\p{Cc}/u.test(name)

const Language = type({ hl: optional(string()), locale: optional(string()) })

/** Language parameter of the SDK: `hl` for Google, `locale` (`he_IL`) for Facebook. */
const localeOf = (customParameters: string | undefined): Locale => {
  const parameters = parseJsonSafely(customParameters ?? '')
  const language = is(parameters, Language) ? (parameters.hl ?? parameters.locale ?? '').slice(0, 2) : ''
  return isLocale(language) ? language : DEFAULT_LOCALE
}
