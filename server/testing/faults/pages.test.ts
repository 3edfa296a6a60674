import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readClientFiles } from '#server/http/clientFiles.ts'
import { listen, type Listening } from '#server/http/listen.ts'
import { systemClock } from '#server/clock.ts'
import { createPages } from '#server/http/pages.ts'
import { hotelHead } from '#server/modules/hotels/hotels.head.ts'
import { catalogueContent } from '#server/demo/catalogue/catalogueContent.ts'
import { createBitmaps } from '#server/http/bitmaps.ts'
import { pictureRoutes } from '#server/http/pictures.ts'
import { createSite } from '#server/http/site.ts'
import { drawPicture } from '#server/demo/catalogue/pictures.ts'
import { garbage } from './garbage.testing.ts'
import { rawHttp, type RawAnswer, type RawHttp } from './rawHttp.testing.ts'

const TRIES = 200
const LIMIT_MS = 60_000
const MAX_STEPS = 3
const SHELL = '<html>Shell</html>'
const STARTS = [
  '/',
  '//',
  '/ar/',
  '/he/',
  '/en/',
  '/fr/',
  '/hotels/',
  '/hotels?',
  '/checkout/',
  '/confirm/inquiry/',
  '/assets/',
  '/pictures/',
  '/\\',
]

const scratch = mkdtempSync(join(tmpdir(), 'stayless-faults-'))
const complaints: string[] = []
let door: Listening
let http: RawHttp
beforeAll(async () => {
  for (const path of ['index.html', '_shell/en.html', '_shell/ar.html', '_shell/he.html', 'assets/main-1a2b.js']) {
    mkdirSync(dirname(join(scratch, path)), { recursive: true })
    writeFileSync(join(scratch, path), SHELL)
  }
  const security = { everywhere: {}, payment: {}, wallets: {}, production: false }
  const log = pino({ level: 'warn' }, { write: (line: string) => void complaints.push(line) })
  const pages = createPages({
    ...readClientFiles(scratch),
    security,
    origin: 'https://stayless.example',
    brand: 'Stayless',
    hotelHead: hotelHead(catalogueContent(systemClock)),
    firstView: () => Promise.resolve(null),
    takeForm: () => Promise.resolve({ status: 303 }),
  })
  const site = createSite({
    api: new Hono(),
    mounts: [
      pictureRoutes({
        draw: drawPicture,
        bitmaps: createBitmaps(() => Promise.reject(new Error('no thread'))),
        trustedProxies: 0,
      }),
    ],
    pages,
    security,
    log,
  })
  door = await listen('127.0.0.1', 0, site.fetch)
  http = rawHttp(door.origin)
})
afterAll(async () => {
  http.close()
  await door.close()
  rmSync(scratch, { recursive: true, force: true })
})

describe('the address of a page', () => {
  test('of any bytes leads to a page, or to the 404 page', { timeout: LIMIT_MS }, async () => {
    const { escaped, next, pick } = garbage(31)
    const address = (): string =>
      `${pick(STARTS, '/')}${Array.from({ length: next(4) }, escaped).join(pick(['/', '//', '?', '&', '%2f', '\\'], '/'))}`
    expect(await wrongOf(Array.from({ length: TRIES }, address), follow)).toEqual([])
  })

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '/%2f%2fevil.example',
    '/%2fevil.example/',
    '/%5cevil.example',
    '/%5c%5cevil.example/',
    '/fr//evil.example',
    '/fr/%2fevil.example',
    '/fr/\\evil.example',
    '/en/%5c%5cevil.example',
    '/./evil.example/..//',
    '/%09/evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/fr/%0d%0aSet-Cookie:%20a=b/',
    '/fr/https://evil.example',
    'http://evil.example/fr/',
    'http://evil.example//fr/x',
    '/fr/@evil.example',
    '/fr:80@evil.example/',
  ])('never leads away from our origin: %s', async (target) => {
    expect(await follow(target)).toBeNull()
  })

  test('may be as long as HTTP allows', async () => {
    expect(await wrongOf([`/${'a/'.repeat(7000)}`, `/fr/${'%20'.repeat(4000)}`], follow)).toEqual([])
    expect((await http.ask({ target: `/${'a'.repeat(20_000)}` })).status).toBe(431)
  })
})

test('a picture of any bytes is drawn or not found', { timeout: LIMIT_MS }, async () => {
  const { escaped, pick } = garbage(32)
  const names = (): string => pick(['facade-0.svg', 'room-1.svg', `${escaped()}.svg`], '')
  const targets = Array.from({ length: TRIES }, () => `/pictures/nyc-0001/${names()}?hour=${escaped()}`)
  const strangers = Array.from({ length: TRIES }, () => `/pictures/${escaped()}/${names()}?hour=${escaped()}`)
  expect(await wrongOf([...targets, ...strangers], lookAtPicture)).toEqual([])
})

test('any bytes in the headers cause no failure', { timeout: LIMIT_MS }, async () => {
  const { headerText, pick } = garbage(33)
  const look = async (target: string): Promise<string | null> => {
    const headers = {
      'accept-encoding': headerText(),
      'accept-language': headerText(),
      'if-none-match': headerText(),
      'x-forwarded-host': 'evil.example',
      host: pick(['evil.example', '[::1', 'a b', '', '%00', '127.0.0.1:99999', headerText()], ''),
      cookie: headerText(),
    }
    const answer = await http.ask({ target, headers })
    return [200, 308, 400, 404].includes(answer.status)
      ? awayFrom(answer)
      : `${answer.status} ${JSON.stringify(headers)}`
  }
  const targets = Array.from({ length: TRIES }, () => pick(['/', '/ar', '/hotels', '/suites', '/fr/about'], '/'))
  expect(await wrongOf(targets, look)).toEqual([])
})

test('none of this made the site log a failure', () => {
  expect(complaints).toEqual([])
})

type Look = (target: string) => Promise<string | null>

const wrongOf = async (targets: readonly string[], look: Look): Promise<string[]> => {
  const wrong: string[] = []
  for (const target of targets) {
    const problem = await look(target)
    if (problem !== null) wrong.push(`${target}: ${problem}`)
  }
  return wrong
}

/** Follows redirects as a browser does. Returns what is wrong, or null for a page with text. */
const follow: Look = async (target) => {
  let answer = await http.ask({ target })
  for (let step = 0; step < MAX_STEPS && answer.status === 308; step += 1) {
    const away = awayFrom(answer)
    if (away !== null) return away
    answer = await http.ask({ target: String(answer.headers['location']) })
  }
  // Browsers never send a backslash: 400 is allowed.
  const statuses = target.includes('\\') ? [200, 400, 404] : [200, 404]
  return statuses.includes(answer.status) && answer.text !== '' ? null : `answered ${answer.status} ${answer.text}`
}

const lookAtPicture: Look = async (target) => {
  const answer = await http.ask({ target })
  return [200, 308, 404].includes(answer.status) ? awayFrom(answer) : `answered ${answer.status}`
}

/** Returns the target of a redirect if a browser would resolve it to another origin. */
const awayFrom = ({ headers: { location } }: RawAnswer): string | null => {
  if (location === undefined) return null
  const isHome = /^\/(?![/\\])/.test(String(location)) && new URL(String(location), door.origin).origin === door.origin
  return isHome ? null : `leads to ${String(location)}`
}
