import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

import { someAddress } from './serverProcess.testing.ts'

export interface RawRequest {
  method?: string
  /** Sent in the request line byte by byte. */
  target: string
  headers?: Readonly<Record<string, string | readonly string[]>>
  body?: string
}

export interface RawAnswer {
  status: number
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  text: string
}

export interface RawHttp {
  ask: (rawRequest: RawRequest) => Promise<RawAnswer>
  close: () => void
}

const ANSWER_WITHIN_MS = 30_000

/** Sends requests unchanged: `fetch` would normalize the address. */
export const rawHttp = (origin: string): RawHttp => {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return {
    ask: async ({ method = 'GET', target, headers = {}, body }) => {
      const bytes = body === undefined ? undefined : Buffer.from(body)
      const length = bytes ? { 'content-length': String(bytes.length) } : {}
      const asking = request({
        agent,
        hostname,
        port,
        method,
        path: target,
        headers: { 'x-forwarded-for': someAddress(), ...length, ...headers },
      })
      asking.setTimeout(ANSWER_WITHIN_MS, () => asking.destroy(new Error(`No answer to ${method} ${target}`)))
      const answering = answerOf(asking)
      asking.end(bytes)
      const answer = await answering
      return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) }
    },
    close: () => agent.destroy(),
  }
}

const answerOf = (asking: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    asking.once('response', resolve)
    asking.once('error', reject)
  })
