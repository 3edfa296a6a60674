import { Hono } from 'hono'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { AHEAD } from '#contract/document.ts'
import { createFirstViews, type RenderFirst } from './firstView.ts'
import type { PeerEnv } from './peer.ts'

const PAGE = {
  head: '<title>Hotels</title><meta name="description" content="%brand_name%">',
  body: '<h1>%brand_name%</h1>',
}

const askInHebrew: RenderFirst = async ({ search }, askApi) => {
  await askApi('/api/v1/hotels/', { headers: { 'Accept-Language': 'he' } })
  return { head: '', body: search }
}
const askAndFail: RenderFirst = async (_, askApi) => {
  await askApi('/api/v1/hotels/', {})
  throw new TypeError('a part is missing')
}

describe('a first view', () => {
  test('has its blanks filled in, and a head that gives way', async () => {
    const { page } = await ask({ render: async () => PAGE })
    expect(page).toEqual({
      head: `<title ${AHEAD}>Hotels</title><meta ${AHEAD} name="description" content="Lark">`,
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
    expect(await ask({ render: askAndFail, status: 429 })).toEqual({ page: null, complaints: 0 })
  })

  test('that cannot be rendered is left to the application, and said', async () => {
    expect(await ask({ render: askAndFail })).toEqual({ page: null, complaints: 1 })
  })

  test.each([
    ['a server under strain', { render: async () => PAGE, lateMs: 150 }],
    ['development, where nothing is built', { render: null }],
  ])('is not made by %s', async (_, deps) => {
    expect(await ask(deps)).toEqual({ page: null, complaints: 0 })
  })
})

interface Asked {
  render: RenderFirst | null
  lateMs?: number
  status?: number
  asked?: Request[]
}

/** What a visitor behind a proxy is shown, and how often the log complained. */
const ask = async ({ render, lateMs = 0, status = 200, asked = [] }: Asked) => {
  let complaints = 0
  const firstView = createFirstViews({
    render,
    api: {
      fetch: (request) => {
        asked.push(request)
        return new Response('{}', { status })
      },
    },
    lateMs: () => lateMs,
    fillIn: (html) => html.replaceAll('%brand_name%', 'Lark'),
    log: pino({ level: 'warn' }, { write: () => (complaints += 1) }),
  })
  let page: Awaited<ReturnType<typeof firstView>> = null
  const app = new Hono<PeerEnv>().get('*', async (context) => {
    page = await firstView(context)
    return context.text('')
  })
  await app.request('http://stayless.example/he/hotels?dest=x', { headers: { 'X-Forwarded-For': '203.0.113.7' } })
  return { page, complaints } as { page: { head: string; body: string } | null; complaints: number }
}
