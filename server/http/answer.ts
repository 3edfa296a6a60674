import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { accepts } from './accept.ts'

const zip = promisify(gzip)

/** Below this, compressing costs more than it saves. */
export const COMPRESS_FROM_BYTES = 1024

/** Text as the body of an answer, gzipped where that helps and the client takes it. */
export const textResponse = async (
  context: Context,
  text: string,
  status: StatusCode,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
  context.header('Vary', 'Accept-Encoding', { append: true })
  const bytes = Buffer.from(text)
  if (bytes.length < COMPRESS_FROM_BYTES || !accepts(context.req.header('accept-encoding'), 'gzip'))
    return context.newResponse(bytes, { status })
  context.header('Content-Encoding', 'gzip')
  return context.newResponse(await zip(bytes), { status })
}

export const jsonResponse = (context: Context, answer: unknown, status: StatusCode): Promise<Response> =>
  textResponse(context, JSON.stringify(answer), status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
