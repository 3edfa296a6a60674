import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Hono } from 'hono'
import { accepts } from './accept.ts'
import type { PeerEnv } from './peer.ts'

interface Drawing {
  svg: string
  /** A strong entity tag with its quotes. */
  etag: string
}

export type DrawPicture = (
  owner: string,
  file: string,
  query: Readonly<Record<string, string | undefined>>,
) => Drawing | undefined

const zip = promisify(gzip)
/** The same address is the same picture for ever. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** An SVG opened by itself is a document: it may draw, and nothing else. */
const NOTHING_BUT_DRAWING = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** GET /pictures/{owner}/{file}: drawn when they are first asked for, then kept by the browser. */
export const pictureRoutes = (draw: DrawPicture): Hono<PeerEnv> => {
  const zipped = new WeakMap<Drawing, Promise<Uint8Array<ArrayBuffer>>>()
  const zipOnce = (drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> => {
    const known = zipped.get(drawing)
    if (known) return known
    const work = zip(drawing.svg).then((bytes) => new Uint8Array(bytes))
    zipped.set(drawing, work)
    return work
  }

  const app = new Hono<PeerEnv>()
  app.get('/pictures/:owner/:file', async (context) => {
    const { owner, file } = context.req.param()
    const drawing = draw(owner, file, context.req.query())
    if (!drawing) return context.text('Not Found', 404)
    context.header('Cache-Control', IMMUTABLE)
    context.header('ETag', drawing.etag)
    context.header('Vary', 'Accept-Encoding')
    context.header('Content-Type', 'image/svg+xml; charset=utf-8')
    context.header('Content-Security-Policy', NOTHING_BUT_DRAWING)
    const known = context.req.header('if-none-match')?.split(',')
    if (known?.some((tag) => tag.trim().replace(/^W\//, '') === drawing.etag)) return context.body(null, 304)
    if (!accepts(context.req.header('accept-encoding'), 'gzip')) return context.body(drawing.svg)
    context.header('Content-Encoding', 'gzip')
    return context.body(await zipOnce(drawing))
  })
  app.get('/pictures/*', (context) => context.text('Not Found', 404))
  return app
}
