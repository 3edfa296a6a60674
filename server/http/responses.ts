import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { accepts, type Encoding } from './accept.ts'
import { TextFile, type BinaryFile } from './handler.ts'
import { JsonText } from './jsonText.ts'

/** Below this size, compressing costs more than it saves. */
export const COMPRESS_FROM_BYTES = 1024

/** Large enough for the whole output: several chunks would have to be joined. */
const chunkFor = (bytes: Uint8Array): number => Math.max(16 * 1024, bytes.length >> 2)

/**
 * For responses that are sent once. Of a search of 250 hotels (169 kB), Brotli makes 26 kB in 0.25 ms and gzip 28 kB in 0.5 ms;
 * their default levels save a tenth more in four times as long. Synchronous: a thread and its streams would cost more.
 */
const COMPRESS: Readonly<Record<Encoding, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      chunkSize: chunkFor(bytes),
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => gzipSync(bytes, { level: 1, memLevel: 9, chunkSize: chunkFor(bytes) }),
}

const encodingFor = (header: string | undefined): Encoding | undefined => {
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : undefined
}

const bytesOf = (answer: unknown): Uint8Array<ArrayBuffer> =>
  answer instanceof JsonText ? answer.bytes : Buffer.from(JSON.stringify(answer))

/** Sends JSON, compressed if that helps and the client accepts it. */
export const jsonResponse = (context: Context, answer: unknown, status: StatusCode): Response => {
  context.header('Cache-Control', 'no-store')
  return send(context, pack(context, bytesOf(answer)), status)
}

interface Packed {
  bytes: Uint8Array<ArrayBuffer>
  encoding: Encoding | undefined
}

const pack = (context: Context, bytes: Uint8Array<ArrayBuffer>): Packed => {
  context.header('Vary', 'Accept-Encoding', { append: true })
  const encoding = encodingFor(context.req.header('accept-encoding'))
  if (bytes.length < COMPRESS_FROM_BYTES || encoding === undefined) return { bytes, encoding: undefined }
  return { bytes: COMPRESS[encoding](bytes), encoding }
}

const send = (context: Context, { bytes, encoding }: Packed, status: StatusCode): Response => {
  context.header('Content-Type', 'application/json; charset=utf-8')
  if (encoding !== undefined) context.header('Content-Encoding', encoding)
  return context.newResponse(bytes, { status })
}

/**
 * Sends JSON that the client may store but must revalidate (decision 036): 304 if it is unchanged. The ETag is the hash of the
 * compressed bytes, which are the fewest. Weak, since a proxy may recompress them.
 */
export const etagResponse = (context: Context, answer: unknown): Response => {
  context.header('Vary', 'Accept-Language')
  const packed = pack(context, bytesOf(answer))
  const tag = `W/"${createHash('sha1').update(packed.bytes).digest('base64url')}"`
  context.header('Cache-Control', 'private, no-cache')
  context.header('ETag', tag)
  return holds(context.req.header('if-none-match'), tag)
    ? context.newResponse(null, { status: 304 })
    : send(context, packed, 200)
}

const MAX_TAGS = 20

/** True if the client has the response with this tag. */
const holds = (header: string | undefined, tag: string): boolean =>
  (header ?? '')
    .split(',', MAX_TAGS)
    .map((entry) => entry.trim())
    .some((entry) => entry === '*' || entry === tag || `W/${entry}` === tag)

/** Sends a file to save, private to its reader. */
export const fileResponse = (context: Context, file: TextFile | BinaryFile): Response => {
  context.header('Content-Type', file.mediaType)
  context.header('Content-Disposition', `attachment; filename="${file.name}"`)
  context.header('Cache-Control', 'private, no-store')
  return context.newResponse(file instanceof TextFile ? file.text : file.bytes, { status: 200 })
}
