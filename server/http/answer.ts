import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { accepts, type Encoding } from './accept.ts'
import type { TextFile } from './handler.ts'
import { JsonText } from './jsonText.ts'

/** Below this, compressing costs more than it saves. */
export const COMPRESS_FROM_BYTES = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * For answers that are written once and sent once. Of a search of 243 hotels, 155 kB, both make 24 kB in 0.8 ms of processor time;
 * the default of gzip makes 22 kB in 1.8 ms.
 */
const COMPRESS: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (bytes) => zip(bytes, { level: 3 }),
}

const encodingFor = (header: string | undefined): Encoding | undefined => {
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : undefined
}

const bytesOf = (answer: unknown): Uint8Array<ArrayBuffer> =>
  answer instanceof JsonText ? answer.bytes : Buffer.from(JSON.stringify(answer))

/** An answer as JSON, compressed where that helps and the client takes it. */
export const jsonResponse = async (context: Context, answer: unknown, status: StatusCode): Promise<Response> => {
  context.header('Content-Type', 'application/json; charset=utf-8')
  context.header('Cache-Control', 'no-store')
  context.header('Vary', 'Accept-Encoding', { append: true })
  const bytes = bytesOf(answer)
  const encoding = encodingFor(context.req.header('accept-encoding'))
  if (bytes.length < COMPRESS_FROM_BYTES || encoding === undefined) return context.newResponse(bytes, { status })
  context.header('Content-Encoding', encoding)
  return context.newResponse(await COMPRESS[encoding](bytes), { status })
}

/** A file to be kept by whoever may read it. */
export const fileResponse = (context: Context, { mediaType, name, text }: TextFile): Response => {
  context.header('Content-Type', mediaType)
  context.header('Content-Disposition', `attachment; filename="${name}"`)
  context.header('Cache-Control', 'no-store')
  return context.newResponse(text, { status: 200 })
}
