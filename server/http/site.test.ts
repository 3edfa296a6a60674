import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { createBitmaps } from './bitmaps.ts'
import { createBuckets } from './buckets.ts'
import { inlineScriptHashes, readClientFiles } from './clientFiles.ts'
import { createPages } from './pages.ts'
import { SERVER_RENDER_SLOT } from '#contract/http/document.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { createPageForms, type FormResult } from './pageForms.ts'
import type { RenderedPage } from './serverRender.ts'
import type { PageHead } from './pageHead.ts'
import { pictureRoutes } from './pictures.ts'
import { createSite } from './site.ts'

const ORIGIN = 'https://stayless.example'
const GATEWAY = 'http://127.0.0.1:3001'
const scratch = mkdtempSync(join(tmpdir(), 'stayless-site-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const put = (path: string, content: string | Buffer): void => {
  const file = join(scratch, 'client', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
put('index.html', '<html><script>start("en")</script><script type="application/json">{"a":1}</script>Home</html>')
put('ar/index.html', '<html lang="ar">الرئيسية</html>')
put('index.h12.html', '<html>Home at 3 PM</html>')
put('about/index.html', '<html>About</html>')
put('_shell/en.html', '<html><head><title>B&amp;B</title></head><script>start()</script>Shell</html>')
put('_shell/ar.html', '<html lang="ar"><head><title>B&amp;B</title></head>Shell ar</html>')
put(
  '_shell/en.first.html',
  `<html><head><title>B&amp;B</title></head><script>first()</script><div>${SERVER_RENDER_SLOT}</div></html>`,
)
put(
  '_shell/en.request.html',
  `<html><head><title>B&amp;B</title></head>with the application ${SERVER_RENDER_SLOT}</html>`,
)
put('_shell/en.plain.html', `<html><head><title>B&amp;B</title></head>alone ${SERVER_RENDER_SLOT}</html>`)
put('assets/main-1a2b.js', 'export const main = 1')
put('assets/main-1a2b.js.map', '{}')
put('assets/main-1a2b.js.gz', gzipSync('export const main = 1'))
put('favicon.svg', '<svg/>')
put('.vite/manifest.json', '{}')
writeFileSync(join(scratch, 'secret.txt'), 'secret')

describe('a page', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/ar', 200, 'الرئيسية'],
    ['/about', 200, 'About'],
    ['/hotels/nyc-0001', 200, 'Shell'],
    ['/ar/hotels', 200, 'Shell ar'],
    ['/checkout/1/key', 200, 'Shell'],
    ['/suites', 404, 'Shell'],
    ['/ar/suites', 404, 'Shell ar'],
  ])('%s answers %i %s', async (path, status, words) => {
    const answer = await site.request(path)
    expect([answer.status, answer.headers.get('content-type'), (await answer.text()).includes(words)]).toEqual([
      status,
      'text/html; charset=utf-8',
      true,
    ])
  })

  test.each([
    ['/fr/about?x=1', '/about?x=1'],
    ['/en', '/'],
    ['/AR/hotels/', '/ar/hotels'],
    ['/ar/staff/bookings?x=1', '/staff/bookings?x=1'],
    ['/about/', '/about'],
    ['/fr//evil.example', '/evil.example'],
    ['//evil.example/x', '/evil.example/x'],
  ])('%s redirects to %s', async (path, location) => {
    const answer = await site.fetch(new Request(`http://127.0.0.1${path}`), {})
    const { headers } = answer
    // Not stored forever: `/fr` may become a language.
    expect([answer.status, headers.get('location'), headers.get('cache-control')]).toEqual([308, location, 'no-cache'])
  })

  test('has a policy that allows its own inline script, and no other', async () => {
    const policy = (await site.request('/')).headers.get('content-security-policy') ?? ''
    expect(policy.split('; ').find((part) => part.startsWith('script-src'))).toBe(
      // The hash of start("en"); data in a script element needs none.
      `script-src 'self' 'sha256-KQ36U2BJQw7Wktunf6gqHkmGb+CzAFKA+nx9sLFgmBY='`,
    )
    expect(policy).toContain("frame-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test.each([
    ['/checkout/1/key', true],
    ['/ar/checkout', true],
    ['/hotels/nyc-0001', false],
    ['/checkout/1/key/more', false],
  ])('may show card fields only where payments are: %s', async (path, allowed) => {
    const policy = (await site.request(path)).headers.get('content-security-policy') ?? ''
    expect(policy.includes(`frame-src 'self' ${GATEWAY};`)).toBe(allowed)
  })

  test.each([
    ['/frozen', 'Shell'],
    ['/ar/frozen', 'Shell ar'],
  ])('%s shows a captured screen in a frame of ours, and may ask for nothing', async (path, words) => {
    const answer = await site.request(path, { headers: { 'sec-fetch-dest': 'iframe' } })
    expect([answer.status, (await answer.text()).includes(words)]).toEqual([200, true])
    const policy = (answer.headers.get('content-security-policy') ?? '').split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "connect-src 'none'",
        "form-action 'none'",
        "font-src 'self'",
        "frame-ancestors 'self'",
      ]),
    )
    expect(policy.some((part) => part.includes(GATEWAY))).toBe(false)
    expect(policy.find((part) => part.startsWith('script-src'))).toMatch(/^script-src 'self'( 'sha256-[^']+')?$/)
    expect([answer.headers.get('x-frame-options'), answer.headers.get('x-robots-tag')]).toEqual([
      'SAMEORIGIN',
      'noindex',
    ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('the document of captured screens is unknown to those who open it by themselves', async () => {
    const answer = await site.request('/frozen', { headers: { 'sec-fetch-dest': 'document' } })
    expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([404, 'DENY'])
  })

  test.each([
    ['/confirm/request/t0ken', 'no-referrer'],
    ['/ar/desk/t0ken', 'no-referrer'],
    ['/ar/confirm/inquiry/t0ken', 'no-referrer'],
    // The frames of its card fields are told our origin.
    ['/ar/inquiry/i1?token=t0ken', 'strict-origin'],
    ['/', 'strict-origin-when-cross-origin'],
  ])('an address with a token goes nowhere as a referrer: %s has %s', async (path, policy) => {
    expect((await site.request(path)).headers.get('referrer-policy')).toBe(policy)
  })

  test.each([
    ['/checkout/1/key', 'noindex'],
    ['/confirm/request/t0ken', 'noindex'],
    ['/desk/t0ken', 'noindex'],
    ['/inquiry/i1', 'noindex'],
    ['/ar/account/my-bookings', 'noindex'],
    ['/booking-success/7', 'noindex'],
    ['/suites', 'noindex'],
    ['/', null],
    ['/ar/hotels', null],
    ['/hotels/nyc-0001', null],
  ])('%s has X-Robots-Tag %s', async (path, robotsTag) => {
    expect((await site.request(path)).headers.get('x-robots-tag')).toBe(robotsTag)
  })

  test('of an unknown hotel is a 404 with noindex', async () => {
    for (const path of ['/hotels/nowhere-1', '/ar/hotels/constructor', '/hotels/%FF', '/hotels/%00', '/hotels/..%2f']) {
      const answer = await site.request(path)
      expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 404, 'noindex'])
      expect(await answer.text()).toContain('Shell')
    }
  })

  test('has the security headers of every response', async () => {
    const { headers } = await site.request('/api/anything')
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
  })

  test('is not sent again if its tag is unchanged', async () => {
    const etag = (await site.request('/about')).headers.get('etag') ?? ''
    const answer = await site.request('/about', { headers: { 'if-none-match': etag } })
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([304, '', 'no-cache'])
  })

  test.each(['POST', 'PUT', 'DELETE'])('does not accept %s', async (method) => {
    expect((await site.request('/about', { method })).status).toBe(404)
  })
})

describe('the page of a hotel', () => {
  test('has its title, canonical address and other languages in the head before the application loads', async () => {
    const text = await (await site.request('/ar/hotels/nyc-0001?in=2026-12-24-20')).text()
    expect(/<head>(.*)<\/head>/s.exec(text)?.[1]?.replaceAll('><', '>\n<').replaceAll(' data-ahead', '')).toBe(
      [
        '<title>فندق &lt;script&gt; &quot;$&amp;&quot; · B&amp;B</title>',
        '<meta name="description" content="قريب من &lt;/title&gt; الحديقة">',
        `<link rel="canonical" href="${ORIGIN}/ar/hotels/nyc-0001">`,
        `<link rel="alternate" hreflang="en" href="${ORIGIN}/hotels/nyc-0001">`,
        `<link rel="alternate" hreflang="ar" href="${ORIGIN}/ar/hotels/nyc-0001">`,
        `<link rel="alternate" hreflang="he" href="${ORIGIN}/he/hotels/nyc-0001">`,
        `<link rel="alternate" hreflang="x-default" href="${ORIGIN}/hotels/nyc-0001">`,
        '<meta property="og:type" content="website">',
        '<meta property="og:site_name" content="B&amp;B">',
        '<meta property="og:title" content="فندق &lt;script&gt; &quot;$&amp;&quot;">',
        '<meta property="og:description" content="قريب من &lt;/title&gt; الحديقة">',
        `<meta property="og:image" content="${ORIGIN}/pictures/1.svg">`,
        `<meta property="og:url" content="${ORIGIN}/ar/hotels/nyc-0001">`,
        '<meta property="og:locale" content="ar_AR">',
      ].join('\n'),
    )
  })

  test('has its title in the language of its address, the encoding the client accepts, and the policy of its shell', async () => {
    const plain = await site.request('/hotels/nyc-0001')
    const text = await plain.text()
    expect(text).toContain('<title data-ahead>Hotel &lt;script&gt; &quot;$&amp;&quot; · B&amp;B</title>')
    expect(text.match(/<title/g)).toHaveLength(1)
    const headers = { 'accept-encoding': 'gzip, br' }
    const packed = await site.request('/hotels/nyc-0001', { headers })
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text)
    const policy = packed.headers.get('content-security-policy')
    expect(policy).toBe((await site.request('/hotels')).headers.get('content-security-policy'))
    expect(policy).toContain("'sha256-")
  })

  test('is not sent again if its tag is unchanged, and the tag differs by hotel and language', async () => {
    const tags = await Promise.all(
      ['/hotels/nyc-0001', '/hotels/nyc-0002', '/ar/hotels/nyc-0001'].map(
        async (path) => (await site.request(path)).headers.get('etag') ?? '',
      ),
    )
    expect(new Set(tags).size).toBe(3)
    const again = await site.request('/hotels/nyc-0001', { headers: { 'if-none-match': tags[0] ?? '' } })
    expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([304, '', 'no-cache'])
    expect((await site.request('/hotels/nyc-0001', { method: 'HEAD' })).status).toBe(200)
  })
})

describe('hours on a prerendered page', () => {
  const AMERICAN = 'en-US,en;q=0.9'

  test.each([
    ['/', AMERICAN, 'Home at 3 PM'],
    ['/', 'en-GB,en;q=0.9', 'Home'],
    ['/', 'he', 'Home'],
    ['/ar', AMERICAN, 'الرئيسية'],
    ['/about', AMERICAN, 'About'],
  ])('follow the first language of the browser where the page has hours (%s, %s)', async (path, language, text) => {
    const answer = await site.request(path, { headers: { 'accept-language': language } })
    expect((await answer.text()).replaceAll(/<script.*<\/script>|<[^>]*>/g, '')).toBe(text)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language')
  })

  test('are no page of their own', async () => {
    expect((await site.request('/index.h12.html')).status).toBe(404)
  })
})

describe('a file', () => {
  test('with a hash in its name is cached forever, compressed as it was built', async () => {
    const answer = await site.request('/assets/main-1a2b.js', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('export const main = 1')
    expect(await (await site.request('/assets/main-1a2b.js')).text()).toBe('export const main = 1')
  })

  test('that is missing is a plain 404, not a page: a lost chunk must be known as one', async () => {
    const answer = await site.request('/assets/old-9f9f.js')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8'])
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/.vite/manifest.json',
    '/_shell/en.html',
    '/assets/main-1a2b.js.gz',
    '/assets/main-1a2b.js.map',
    '/%00',
    '/%',
    '/%FF',
  ])('that is private is not sent: %s', async (path) => {
    const answer = await site.fetch(new Request(`http://127.0.0.1${path}`), {})
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('secret')
  })
})

describe('a picture', () => {
  test('is drawn once and cached forever', async () => {
    const answer = await site.request('/pictures/nyc-0001/facade-0.svg?hour=9', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"nyc-0001-9"',
    })
    // Weak behind a proxy that has recompressed it.
    for (const ifNoneMatch of ['"nyc-0001-9"', 'W/"nyc-0001-9"', '"another", "nyc-0001-9"']) {
      const again = await site.request('/pictures/nyc-0001/facade-0.svg?hour=9', {
        headers: { 'if-none-match': ifNoneMatch },
      })
      expect([ifNoneMatch, again.status]).toEqual([ifNoneMatch, 304])
    }
  })

  test('opened on its own draws, but runs and loads nothing', async () => {
    const { headers } = await site.request('/pictures/nyc-0001/facade-0.svg?hour=9')
    expect(headers.get('content-security-policy')?.split('; ').toSorted()).toEqual([
      "default-src 'none'",
      'sandbox',
      "style-src 'unsafe-inline'",
    ])
  })

  test('is available as PNG in the sizes of e-mails and previews, and other sites may show it', async () => {
    const address = '/pictures/nyc-0001/facade-0.png?hour=9&w=1200&h=480'
    const answer = await site.request(address, {}, {})
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        etag: '"nyc-0001-9-png"',
      },
    ])
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(Uint8Array.of(137, 80, 78, 71))
    const response = await site.request(address, { headers: { 'if-none-match': '"nyc-0001-9-png"' } }, {})
    expect(response.status).toBe(304)
  })

  test.each([
    '/pictures/nyc-0001/facade-0.png',
    '/pictures/nyc-0001/facade-0.png?w=1600&h=900',
    '/pictures/nobody/facade-0.png?w=1200&h=480',
  ])('does not exist at %s', async (path) => {
    expect((await site.request(path)).status).toBe(404)
  })

  test.each(['/pictures/nobody/facade-0.svg', '/pictures/x', '/pictures/', '/pictures/a/b/c', '/pictures/%00/%FF'])(
    'does not exist at %s',
    async (path) => {
      expect((await site.request(path)).status).toBe(404)
    },
  )
})

describe('the log', () => {
  test('contains no token of an address', async () => {
    await site.request('/confirm/inquiry/a-secret-token')
    expect(lines.at(-1)).toMatchObject({ method: 'GET', path: '/confirm/inquiry/…', status: 200 })
  })

  test.each([
    '/inquiry/i1?token=a-secret-token',
    '/ar/inquiry/i1?token=a-secret-token',
    '/inquiry/i1/?token=a-secret-token',
    '/api/v1/inquiries/i1/?token=a-secret-token',
    '/confirm/request/a-secret-token',
    '/he/confirm/hotel-email/a-secret-token',
    '/api/v1/confirm/request/a-secret-token/undo/',
    '/confirm//a-secret-token',
    '/Confirm/Request/a-secret-token',
    '/confirm/requests/a-secret-token',
    '/inquiry/steps/time?from=i1&token=a-secret-token',
  ])('has no token of a request, wherever it stands: %s', async (path) => {
    await site.request(path)
    expect(JSON.stringify(lines.at(-1))).not.toContain('a-secret-token')
  })

  test.each(['/desk/a-secret-token', '/he/desk/a-secret-token', '/api/v1/desk/a-secret-token/leave/'])(
    'has no token of a hotel’s desk: %s',
    async (path) => {
      await site.request(path)
      expect(JSON.stringify(lines)).not.toContain('a-secret-token')
    },
  )
})

describe('the page of a hotel’s answer', () => {
  const REQUEST = '/confirm/request/t0ken'
  const taken: { path: string; fields: unknown }[] = []
  /** Refuses a step `late` with 409, and shows what it was given. */
  const answering = createSite({
    ...deps,
    pages: createPages({
      ...pageDeps,
      ...readClientFiles(join(scratch, 'client')),
      firstView: (context, refused) =>
        Promise.resolve({
          head: '<title>A request</title>',
          body: JSON.stringify(refused?.fields ?? null),
          isPlain: refused !== undefined || context.req.query('step') !== undefined,
        }),
      takeForm: createPageForms({
        take: ({ pathname }, fields) => {
          taken.push({ path: pathname, fields })
          return Promise.resolve(fields['step'] === 'late' ? { fields, failure: { status: 409 } } : null)
        },
        api: { fetch: () => new Response() },
        own: { origin: ORIGIN, embedded: false },
      }),
    }),
  })
  const post = (body: string, headers: Record<string, string> = {}, path = REQUEST) =>
    answering.request(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  test.each([
    [REQUEST, 'with the application null'],
    [`${REQUEST}?step=accept`, 'alone null'],
  ])('is one reader’s: nobody stores it, and its address goes nowhere: %s', async (path, text) => {
    const answer = await answering.request(path)
    expect(await answer.text()).toContain(text)
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
    ])
    expect(taken).toEqual([])
  })

  test('takes a form, and leads back to its own address', async () => {
    const answer = await post('step=accept&note=%D8%B9+1%2B1', {}, `/ar${REQUEST}?step=accept`)
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      `/ar${REQUEST}`,
      'no-store',
    ])
    expect(taken.splice(0)).toEqual([{ path: `/ar${REQUEST}`, fields: { step: 'accept', note: 'ع 1+1' } }])
  })

  test('keeps what was typed if the form is not taken', async () => {
    const answer = await post('step=late&note=typed')
    expect(await answer.text()).toContain('alone {"step":"late","note":"typed"}')
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      409,
      {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      },
    ])
    taken.length = 0
  })

  test.each([
    ['its own page, whose origin a browser hides', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 303],
    ['its own page', { origin: ORIGIN }, 303],
    ['a program', {}, 303],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['another origin that hides itself', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['a script, as JSON', { 'content-type': 'application/json' }, 415],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('hears a form of %s', async (_, headers, status) => {
    const answer = await post('step=accept', headers)
    expect(answer.status).toBe(status)
    expect(taken.splice(0)).toHaveLength(status === 303 ? 1 : 0)
    expect(answer.headers.get('content-type')).toBe(status === 303 ? null : 'text/html; charset=utf-8')
  })

  test('hears no form that is longer than any of ours', async () => {
    expect((await post(`step=accept&note=${'x'.repeat(70_000)}`)).status).toBe(413)
    expect(taken).toEqual([])
  })
})

describe('a server-rendered page of hotels', () => {
  const rendered = createSite({
    ...deps,
    pages: createPages({
      ...pageDeps,
      ...readClientFiles(join(scratch, 'client')),
      firstView: (context) =>
        Promise.resolve(
          context.req.path.startsWith('/hotels') ? { head: '<title>Two hotels</title>', body: '<h1>Two</h1>' } : null,
        ),
    }),
  })
  test('is sent with the policy of its own document', async () => {
    const answer = await rendered.request('/hotels?dest=x')
    expect(await answer.text()).toBe(
      '<html><head><title>Two hotels</title></head><script>first()</script><div><h1>Two</h1></div></html>',
    )
    const [own] = inlineScriptHashes('<script>first()</script>')
    expect(answer.headers.get('content-security-policy')).toContain(own)
  })

  test('has the hotel’s title in the head', async () => {
    const text = await (await rendered.request('/hotels/nyc-0001')).text()
    expect(text).toContain('<title data-ahead>Hotel &lt;script&gt;')
    expect(text).toContain('<h1>Two</h1>')
  })

  test('redirects another encoding of the hotel’s id to its canonical address', async () => {
    const answer = await rendered.request('/ar/hotels/%6Eyc-0001?in=2027-1-1-15')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/ar/hotels/nyc-0001?in=2027-1-1-15'])
  })

  test('is the shell if the hotel is unknown or nothing could be rendered', async () => {
    const missing = await rendered.request('/hotels/xyz-1')
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('Shell')])
    expect(await (await rendered.request('/ar/hotels')).text()).toContain('Shell ar')
  })
})

describe('a page without a build', () => {
  test('says how to build it', async () => {
    const empty = createSite({
      ...deps,
      pages: createPages({ ...pageDeps, ...readClientFiles(join(scratch, 'none')) }),
    })
    const answer = await empty.request('/')
    expect([answer.status, await answer.text()]).toEqual([503, 'The pages are not built. Run: npm run build'])
  })
})

const lines: unknown[] = []
const security = { everywhere: {}, payment: { 'frame-src': [GATEWAY] }, wallets: {}, production: false }
const deps = {
  api: new Hono(),
  mounts: [
    pictureRoutes({
      draw: (owner, file, { hour }) =>
        owner === 'nyc-0001' && file.endsWith('.svg')
          ? { svg: `<svg>${'house'.repeat(400)}</svg>`, etag: `"${owner}-${hour}"` }
          : undefined,
      bitmaps: createBitmaps(
        () => Promise.resolve(Uint8Array.of(137, 80, 78, 71)),
        createBuckets({ most: 1, perSecond: 0.01 }),
      ),
      trustedProxies: 0,
    }),
  ],
  security,
  log: pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) }),
}
const pageDeps = {
  security,
  firstView: (): Promise<RenderedPage | null> => Promise.resolve(null),
  takeForm: (): Promise<FormResult> => Promise.resolve({ status: 303 }),
  origin: ORIGIN,
  brand: 'B&B',
  hotelHead: (id: string, locale: Locale): PageHead | undefined => {
    if (!id.startsWith('nyc-')) return undefined
    const hotel = locale === 'ar' ? 'فندق' : 'Hotel'
    return { title: `${hotel} <script> "$&"`, description: 'قريب من </title> الحديقة', image: '/pictures/1.svg' }
  },
}
const site = createSite({
  ...deps,
  pages: createPages({ ...pageDeps, ...readClientFiles(join(scratch, 'client')) }),
})
