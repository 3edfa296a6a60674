import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Encoding } from './accept.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

export interface ClientFile {
  type: string
  etag: string
  /** The name contains a hash of the content. */
  immutable: boolean
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
}

/** The built browser application by path, e.g. `/assets/main-1a2b.js`. No other file is served. */
export type ClientFiles = ReadonlyMap<string, ClientFile>

/** Build files that only the build or this server uses. */
const isInternal = (path: string): boolean => /^\/(\.vite|_shell)\//.test(path) || /\.(br|gz|map)$/.test(path)

const readIfThere = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined)

/** Returns a file with this content and its ETag. */
export const clientFile = (
  { type, immutable }: Pick<ClientFile, 'type' | 'immutable'>,
  plain: Buffer,
  { br, gzip }: { br?: Buffer | undefined; gzip?: Buffer | undefined } = {},
): ClientFile => ({
  type,
  etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  immutable,
  plain,
  ...(br ? { br } : {}),
  ...(gzip ? { gzip } : {}),
})

const readClientFile = (file: string, path: string): ClientFile =>
  clientFile(
    { type: TYPES[extname(file)] ?? 'application/octet-stream', immutable: path.startsWith('/assets/') },
    readFileSync(file),
    { br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`) },
  )

/** Reads a build into memory, with the compressed form that the build put next to each file. */
export const readClientFiles = (directory: string): { files: ClientFiles; shells: ClientFiles } => {
  const files = new Map<string, ClientFile>()
  const shells = new Map<string, ClientFile>()
  if (!existsSync(directory)) return { files, shells }
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(directory, file).split(sep).join('/')}`
    const shell = /^\/_shell\/([\w.]+)\.html$/.exec(path)?.[1]
    if (shell) shells.set(shell, readClientFile(file, path))
    else if (!isInternal(path)) files.set(path, readClientFile(file, path))
  }
  return { files, shells }
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** Returns the CSP hashes of the inline scripts of a page. Data in a script element needs none. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)

/** Returns the best form of a file that the client accepts. */
export const chooseEncoding = (
  file: ClientFile,
  takes: (encoding: Encoding) => boolean,
): { body: Buffer; encoding?: Encoding } => {
  // Read each getter only if needed, and once: it may compress the file now.
  const br = takes('br') ? file.br : undefined
  if (br) return { body: br, encoding: 'br' }
  const gzip = takes('gzip') ? file.gzip : undefined
  return gzip ? { body: gzip, encoding: 'gzip' } : { body: file.plain }
}
