import { vi } from 'vitest'

export interface FakeCall {
  method: string
  /** After the API's base, with its query. */
  path: string
  body: unknown
}
type Reply = { status?: number; body: unknown } | { file: BodyInit; mediaType: string } | 'lost'

/** A refusal as the server writes it. */
export const refusal = (status: number, code: string): Reply => ({
  status,
  body: { error: { code, message: 'refused', requestId: 'r1' } },
})

/** Answers each call in the server's place; a call without a reply fails the test. `lost`: the answer never arrives. */
export const fakeApi = () => {
  const calls: FakeCall[] = []
  const replies = new Map<string, (call: FakeCall) => Reply>()
  const stub = vi.fn<typeof fetch>((input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input), location.origin)
    const method = init?.method ?? 'GET'
    const path = `${url.pathname.replace(/^\/api\/v\d+/, '')}${url.search}`
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const call = { method, path, body }
    calls.push(call)
    const reply = replies.get(`${method} ${url.pathname.replace(/^\/api\/v\d+/, '')}`)?.(call)
    if (reply === undefined) return Promise.reject(new Error(`no reply to ${method} ${path}`))
    if (reply === 'lost') return Promise.reject(new TypeError('Failed to fetch'))
    if ('file' in reply)
      return Promise.resolve(new Response(reply.file, { headers: { 'content-type': reply.mediaType } }))
    return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }))
  })
  vi.stubGlobal('fetch', stub)
  return {
    calls,
    /** Calls other than reading. */
    sent: () => calls.filter(({ method }) => method !== 'GET'),
    on: (endpoint: string, reply: (call: FakeCall) => Reply) => void replies.set(endpoint, reply),
  }
}

/** Holds back every response to a reading, as the server gave it when it was asked. @returns a function that lets them arrive. */
export const holdReadings = (): (() => Promise<void>) => {
  const immediate = fetch
  const arrival = new EventTarget()
  const held = new Promise((done) => {
    arrival.addEventListener('all', done)
  })
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const response = await immediate(input, init)
    if (init?.method !== 'POST') await held
    return response
  })
  return async () => {
    arrival.dispatchEvent(new Event('all'))
    await new Promise((done) => {
      setTimeout(done, 50)
    })
  }
}
