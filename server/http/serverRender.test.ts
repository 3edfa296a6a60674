import { Hono } from 'hono'
import { pino } from 'pino'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
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
/** Asks once more, in vain or not: what was refused was refused. */
const askAndFail: RenderPage = async (_, askApi) => {
  await askApi('/api/v1/hotels/', {})
  await askApi('/api/v1/place_name/', {})
  throw new TypeError('a part is missing')
}

describe('a first view', () => {
  test('has its blanks filled in, and a head that gives way', async () => {
    const { page } = await ask({ render: askNothing })
    expect(page).toEqual({
      head: `<title ${SERVER_HEAD_ATTR}>Hotels</title><meta ${SERVER_HEAD_ATTR} name="description" content="Lark"><link ${SERVER_HEAD_ATTR} rel="canonical" href="/">`,
      body: '<h1>Lark</h1>',
    })
  })

  test('is asked for with the address and the visitor of the page', async () => {
    const asked: Request[] = []
    const { page } = await ask({ render: askInHebrew, asked })
    expect(page?.body).toBe('?dest=x')
    expect([...(asked[0]?.headers ?? [])]).toEqual([
      ['accept-language', 'he'],
      ['x-forwarded-for', '203.0.113.7'],
    ])
  })

  test('of what the API refuses is left to the application, and is nothing to be looked into', async () => {
    expect(await ask({ render: askAndFail, status: 429 })).toMatchObject({ page: null, complaints: 0 })
  })

  test('that cannot be rendered is left to the application, and said', async () => {
    expect(await ask({ render: askAndFail })).toMatchObject({ page: null, complaints: 1 })
  })

  test('is made so often for one address, and for each other one as often', async () => {
    expect(await ask({ render: askNothing, times: 70 })).toMatchObject({ page: null, rendered: 60 })
    expect(await ask({ render: askNothing, times: 70, from: (time) => `203.0.113.${time % 2}` })).toMatchObject({
      rendered: 70,
    })
  })

  test('is made for so many at once, and for the next ones again', async () => {
    expect(await ask({ render: slowly, times: 6, areTogether: true })).toMatchObject({ rendered: 4 })
    expect(await ask({ render: slowly, times: 6 })).toMatchObject({ rendered: 6 })
  })

  test.each([
    ['a server under strain', { render: askNothing, lateMs: 150 }],
    ['development, where nothing is built', { render: null }],
  ])('is not made by %s', async (_, deps) => {
    expect(await ask(deps)).toMatchObject({ page: null, complaints: 0 })
  })
})

interface Asked {
  render: RenderPage | null
  lateMs?: number
  status?: number
  asked?: Request[]
  times?: number
  areTogether?: boolean
  from?: (time: number) => string
}

/** What a visitor behind a proxy is shown, and how often the log complained. */
const ask = async ({
  render,
  lateMs = 0,
  status = 200,
  asked = [],
  times = 1,
  areTogether = false,
  from = () => '203.0.113.7',
}: Asked) => {
  let complaints = 0
  const firstView = createServerRenderer({
    render,
    api: {
      fetch: (request) => {
        asked.push(request)
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
    last = app.request('http://stayless.example/he/hotels?dest=x', { headers: { 'X-Forwarded-For': from(time) } })
    if (!areTogether) await last
  }
  await last
  await vi.waitFor(() => expect(pages).toHaveLength(times))
  return { page: pages.at(-1) ?? null, rendered: pages.filter((page) => page !== null).length, complaints }
}
