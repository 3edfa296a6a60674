import { Hono } from 'hono'
import { pino } from 'pino'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { SERVER_HEAD_ATTR } from '#contract/http/document.ts'
import { createServerRenderer, type RenderedPage, type RenderPage } from './serverRender.ts'
import type { PeerEnv } from './peer.ts'

const PAGE = {
  head: '<title>Hotels</title><meta name="description" content="%brand_name%"><link rel="canonical" href="/">',
  body: '<h1>%brand_name%</h1>',
}

const askNothing: RenderPage = () => Promise.resolve(PAGE)
const slowly: RenderPage = () => wait(20, PAGE)
const askInHebrew: RenderPage = async ({ search }, askApi) => {
  await askApi('/api/v1/hotels/', { headers: { 'Accept-Language': 'he' } })
  return { head: '', body: search }
}
const tellCycle: RenderPage = (_, _ask, hourCycle) => Promise.resolve({ head: '', body: hourCycle })
/** A second request that succeeds must not hide that the first was refused. */
const askAndFail: RenderPage = async (_, askApi) => {
  await askApi('/api/v1/hotels/', {})
  await askApi('/api/v1/place_name/', {})
  throw new TypeError('a part is missing')
}

describe('a server render', () => {
  test('has its blanks filled in, and head tags marked for the application to replace', async () => {
    const { page } = await ask({ render: askNothing })
    expect(page).toEqual({
      head: `<title ${SERVER_HEAD_ATTR}>Hotels</title><meta ${SERVER_HEAD_ATTR} name="description" content="Lark"><link ${SERVER_HEAD_ATTR} rel="canonical" href="/">`,
      body: '<h1>Lark</h1>',
    })
  })

  test('calls the API with the address and visitor of the page', async () => {
    const requests: Request[] = []
    const { page } = await ask({ render: askInHebrew, requests })
    expect(page?.body).toBe('?dest=x')
    expect([...(requests[0]?.headers ?? [])]).toEqual([
      ['accept-language', 'he'],
      ['x-forwarded-for', '203.0.113.7'],
    ])
  })

  test.each([
    ['en-US,en;q=0.9', 'h12'],
    ['en-GB,en-US;q=0.9', 'h23'],
    [undefined, 'h23'],
  ])('writes hours in the cycle of the first language of the browser (%s)', async (language, cycle) => {
    const { page } = await ask({ render: tellCycle, ...(language === undefined ? {} : { language }) })
    expect(page?.body).toBe(cycle)
  })

  test('that the API refuses is left to the application, and not logged', async () => {
    expect(await ask({ render: askAndFail, status: 429 })).toMatchObject({ page: null, complaints: 0 })
  })

  test('that fails is left to the application, and logged', async () => {
    expect(await ask({ render: askAndFail })).toMatchObject({ page: null, complaints: 1 })
  })

  test('has a limit per address', async () => {
    expect(await ask({ render: askNothing, times: 70 })).toMatchObject({ page: null, rendered: 60 })
    expect(await ask({ render: askNothing, times: 70, from: (time) => `203.0.113.${time % 2}` })).toMatchObject({
      rendered: 70,
    })
  })

  test('has a limit of concurrent renders, which are available again afterwards', async () => {
    expect(await ask({ render: slowly, times: 6, areTogether: true })).toMatchObject({ rendered: 4 })
    expect(await ask({ render: slowly, times: 6 })).toMatchObject({ rendered: 6 })
  })

  test.each([
    ['a server under strain', { render: askNothing, lateMs: 150 }],
    ['development, where nothing is built', { render: null }],
  ])('is not made by %s', async (_, deps) => {
    expect(await ask(deps)).toMatchObject({ page: null, complaints: 0 })
  })

  test('of the page on which a hotel answers is made by a server under strain too: its forms need no application', async () => {
    const strained = { render: askNothing, lateMs: 150 }
    expect(await ask({ ...strained, path: '/he/confirm/request/a-token' })).toMatchObject({ rendered: 1 })
    expect(await ask({ ...strained, path: '/he/confirm/inquiry/a-token' })).toMatchObject({ rendered: 0 })
  })
})

interface Scenario {
  render: RenderPage | null
  lateMs?: number
  status?: number
  requests?: Request[]
  times?: number
  areTogether?: boolean
  from?: (time: number) => string
  path?: string
  /** `Accept-Language` */
  language?: string
}

/** Requests a page as a visitor behind a proxy. `complaints`: number of log lines. */
const ask = async ({
  render,
  lateMs = 0,
  status = 200,
  requests = [],
  times = 1,
  areTogether = false,
  from = () => '203.0.113.7',
  path = '/he/hotels?dest=x',
  language,
}: Scenario) => {
  let complaints = 0
  const firstView = createServerRenderer({
    render,
    api: {
      fetch: (request) => {
        requests.push(request)
        return new Response('{}', { status: request.url.includes('place_name') ? 200 : status })
      },
    },
    trustedProxies: 1,
    lateMs: () => lateMs,
    fillIn: (html) => html.replaceAll('%brand_name%', 'Lark'),
    log: pino({ level: 'warn' }, { write: () => (complaints += 1) }),
  })
  const pages: (RenderedPage | null)[] = []
  const app = new Hono<PeerEnv>().get('*', async (context) => {
    pages.push(await firstView(context))
    return context.text('')
  })
  let last: unknown
  for (let time = 0; time < times; time += 1) {
    last = app.request(`http://stayless.example${path}`, {
      headers: { 'X-Forwarded-For': from(time), ...(language === undefined ? {} : { 'Accept-Language': language }) },
    })
    if (!areTogether) await last
  }
  await last
  await expect.poll(() => pages).toHaveLength(times)
  return { page: pages.at(-1) ?? null, rendered: pages.filter((page) => page !== null).length, complaints }
}
