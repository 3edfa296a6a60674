import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import { DEFAULT_LOCALE, textDirection, isLocale, type Locale } from '#contract/shared/locale.ts'
import { serverWords } from '#locales/server.ts'
import { markup } from '#server/html.ts'
import { HOSTED_FIELDS_VERSION } from './version.ts'

/** The card fields and scripts, built by `scripts/buildGateway.mjs`. */
export interface Assets {
  directory: string
  /** Origins that may show the card fields in a frame. */
  appOrigins: readonly string[]
}

const SCRIPT_NAME = /^[\w-]+\.(mjs|js)$/

const framePage = (script: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Secure card field</title></head><body><script type="module" src="${script}"></script></body></html>`

/** Has texts only: its script draws the buttons, since a button must not be visible before it works. */
const acsPage = (locale: Locale, { passed, failed }: { passed: string; failed: string }): string => {
  const { t } = serverWords(locale)
  return markup`<!doctype html><html lang="${locale}" dir="${textDirection(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t('bank.title')}</title></head>
<body data-passed="${passed}" data-failed="${failed}" data-question="${t('bank.question')}" data-approve="${t('bank.approve')}" data-fail="${t('bank.fail')}" data-cancel="${t('bank.cancel')}"><script type="module" src="/scripts/acs.js"></script></body></html>`
    .text
}

export const assetRoutes = (
  assets: Assets,
  challengeTokens: (nonceId: string) => { passed: string; failed: string },
): Hono => {
  const app = new Hono()

  const script = async (context: Context, folder: string, name: string): Promise<Response> => {
    if (!SCRIPT_NAME.test(name)) return context.text('Not found', 404)
    const bytes = await readFile(join(assets.directory, folder, name)).catch(() => undefined)
    if (bytes === undefined) return context.text('Not found', 404)
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
  const page = (context: Context, html: string): Response =>
    context.html(html, 200, {
      'content-security-policy': `default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${assets.appOrigins.join(' ')}`,
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
    })

  // The SDK of this version requests exactly these addresses.
  for (const name of ['hosted-fields-frame.min.html', 'hosted-fields-frame.html']) {
    app.get(`/web/${HOSTED_FIELDS_VERSION}/html/${name}`, (context) => page(context, framePage('/scripts/frame.js')))
  }
  app.get('/acs/:nonce{[\\w-]+}', (context) => {
    const lang = context.req.query('lang')
    const locale = isLocale(lang) ? lang : DEFAULT_LOCALE
    return page(context, acsPage(locale, challengeTokens(context.req.param('nonce'))))
  })
  app.get('/scripts/:name', (context) => script(context, 'scripts', context.req.param('name')))
  app.get('/sdk/:name', (context) => script(context, 'sdk', context.req.param('name')))
  app.get('/songbird.js', (context) => script(context, 'scripts', 'songbird.js'))
  app.get('/apple-pay-sdk.js', (context) => script(context, 'scripts', 'apple-pay-sdk.js'))
  app.get('/pay.js', (context) => script(context, 'scripts', 'pay.js'))
  app.get('/da/r/fb.js', (context) => script(context, 'scripts', 'fb.js'))
  return app
}
