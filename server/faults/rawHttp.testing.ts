import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface RawRequest {
  method?: string
  /** As it stands in the request line, byte by byte. */
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
  ask: (asked: RawRequest) => Promise<RawAnswer>
  close: () => void
}

const ANSWER_WITHIN_MS = 30_000

/** Sends what is given as it is: `fetch` would tidy an address up before it leaves. */
export const rawHttp = (origin: string): RawHttp => {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return {
    ask: ({ method = 'GET', target, headers = {}, body }) =>
      new Promise((resolve, reject) => {
        const bytes = body === undefined ? undefined : Buffer.from(body)
        const length = bytes ? { 'content-length': String(bytes.length) } : {}
        const asking = request(
          {
            agent,
            hostname,
            port,
            method,
            path: target,
            headers: { ...length, ...headers },
            timeout: ANSWER_WITHIN_MS,
          },
          (answer) => {
            text(answer).then((read) => {
              resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: read })
            }, reject)
          },
        )
        asking.on('timeout', () => asking.destroy(new Error(`No answer to ${method} ${target.slice(0, 200)}`)))
        asking.on('error', reject)
        asking.end(bytes)
      }),
    close: () => agent.destroy(),
  }
}
