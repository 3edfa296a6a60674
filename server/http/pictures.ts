import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Hono, type Context } from 'hono'
import { EMAIL_PICTURE, PREVIEW_PICTURE } from '#contract/hotel/pictures.ts'
import { accepts } from './accept.ts'
import type { Bitmaps } from './bitmaps.ts'
import { addressOf, type PeerEnv } from './peer.ts'

interface Drawing {
  svg: string
  /** A strong ETag, with its quotes. */
  etag: string
}

export type DrawPicture = (
  owner: string,
  file: string,
  query: Readonly<Record<string, string | undefined>>,
) => Drawing | undefined

export interface PictureDeps {
  draw: DrawPicture
  bitmaps: Bitmaps
  /** Number of our own proxies in front of the server. */
  trustedProxies: number
}

const zip = promisify(gzip)
/** The picture at an address never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** An SVG opened on its own is a document: allow it to draw, nothing else. */
const NOTHING_BUT_DRAWING = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const PNG = /\.png$/
const isBitmapFormat = (width: string | undefined, height: string | undefined): boolean =>
  [EMAIL_PICTURE, PREVIEW_PICTURE].some((format) => `${format.width}` === width && `${format.height}` === height)

const isUnchanged = (context: Context, etag: string): boolean => {
  const tags = context.req.header('if-none-match')?.split(',')
  return tags?.some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}

const addCacheHeaders = (context: Context, etag: string): Context => {
  context.header('Cache-Control', IMMUTABLE)
  context.header('ETag', etag)
  return context
}

/**
 * GET /pictures/{owner}/{file}: drawn on request, then stored by the browser; `.png` only in the sizes of e-mails and previews.
 */
export const pictureRoutes = ({ draw, bitmaps, trustedProxies }: PictureDeps): Hono<PeerEnv> => {
  const zipped = new WeakMap<Drawing, Promise<Uint8Array<ArrayBuffer>>>()
  const zipOnce = (drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> => {
    const cachedBytes = zipped.get(drawing)
    if (cachedBytes) return cachedBytes
    const work = zip(drawing.svg).then((bytes) => new Uint8Array(bytes))
    zipped.set(drawing, work)
    return work
  }

  const app = new Hono<PeerEnv>()
  app.get('/pictures/:owner/:file{.+\\.png}', async (context) => {
    const { owner, file } = context.req.param()
    const query = context.req.query()
    const drawing = isBitmapFormat(query['w'], query['h']) ? draw(owner, file.replace(PNG, '.svg'), query) : undefined
    if (!drawing) return context.text('Not Found', 404)
    const etag = drawing.etag.replace(/"$/, '-png"')
    if (isUnchanged(context, etag)) return addCacheHeaders(context, etag).body(null, 304)
    const bitmap = bitmaps(drawing.svg, addressOf(context, trustedProxies))
    if ('status' in bitmap)
      return context.text('Please, wait a moment', bitmap.status, { 'Retry-After': String(bitmap.retryAfterSeconds) })
    const png = await bitmap
    context.header('Content-Type', 'image/png')
    // E-mails are read on other sites.
    context.header('Cross-Origin-Resource-Policy', 'cross-origin')
    return addCacheHeaders(context, etag).body(png)
  })
  app.get('/pictures/:owner/:file', async (context) => {
    const { owner, file } = context.req.param()
    const drawing = draw(owner, file, context.req.query())
    if (!drawing) return context.text('Not Found', 404)
    context.header('Vary', 'Accept-Encoding')
    context.header('Content-Security-Policy', NOTHING_BUT_DRAWING)
    context.header('Content-Type', 'image/svg+xml; charset=utf-8')
    addCacheHeaders(context, drawing.etag)
    if (isUnchanged(context, drawing.etag)) return context.body(null, 304)
    if (!accepts(context.req.header('accept-encoding'), 'gzip')) return context.body(drawing.svg)
    context.header('Content-Encoding', 'gzip')
    return context.body(await zipOnce(drawing))
  })
  app.get('/pictures/*', (context) => context.text('Not Found', 404))
  return app
}
