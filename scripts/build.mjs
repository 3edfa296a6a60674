// `npm run build`: the client, its prerendered pages, the server, and the browser scripts of the local card gateway.
import { existsSync, rmSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { noticesOf, packageCollector } from './lib/licences.mjs'
import { install } from './lib/install.mjs'
import { ROOT, run, seconds } from './lib/run.mjs'
import { DIST, inputsHash, stamp } from './lib/stale.mjs'

await install()
const { build } = await import('vite')
const { buildGateway, GATEWAY_OUT, gatewayPackages } = await import('./buildGateway.mjs')

/** Built here and renamed into `dist` when complete, so a failed or concurrent build leaves nothing half-written. */
const ASIDE = join(ROOT, `.cache/build-${process.pid}`)
const CLIENT = join(ASIDE, 'client')
const SERVER = join(ASIDE, 'server')
const GATEWAY = join(ASIDE, 'gateway')
process.on('exit', () => rmSync(ASIDE, { recursive: true, force: true }))

const buildServer = async () => {
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: SERVER,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: join(ROOT, 'server/main.ts'),
          'pglite.worker': join(ROOT, 'server/db/pglite.worker.ts'),
          'bitmap.worker': join(ROOT, 'server/http/bitmap.worker.ts'),
          'documents.worker': join(ROOT, 'server/documents/documents.worker.ts'),
        },
        // One flat folder: workers and migrations are resolved relative to the file that loads them.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  await cp(join(ROOT, 'server/db/migrations'), join(SERVER, 'migrations'), { recursive: true })
  await cp(join(ROOT, 'server/documents/paper.typ'), join(SERVER, 'paper.typ'))
  await cp(join(ROOT, 'server/adapters/places/data/names.tsv'), join(SERVER, 'data/names.tsv'))
  await cp(join(ROOT, 'server/emulators/identity/popup'), join(SERVER, 'popup'), { recursive: true })
}

// No HTML: the server completes documents and compresses them itself.
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml'])
const WORTH_BYTES = 1024

/** Precompresses static files; the server picks the encoding that the browser accepts. */
const compress = async () => {
  const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.length < WORTH_BYTES) return
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

/** Copies the gateway scripts of the last build, which may still be up to date. */
const keepGateway = async () => {
  if (existsSync(GATEWAY_OUT)) await cp(GATEWAY_OUT, GATEWAY, { recursive: true })
  await buildGateway(GATEWAY)
}

/** Between the two renames there is briefly no `dist`. */
const putInPlace = async () => {
  const old = `${ASIDE}-old`
  await rename(DIST, old).catch(() => undefined)
  try {
    await rename(ASIDE, DIST)
  } catch (error) {
    // A concurrent build put its `dist` in place first.
    if (!existsSync(join(DIST, 'build.json'))) throw error
  }
  await rm(old, { recursive: true, force: true })
}

const started = performance.now()
const hash = inputsHash()
const shipped = packageCollector()
await build({ root: ROOT, logLevel: 'warn', plugins: [shipped.plugin], build: { outDir: CLIENT } })
const { code } = await run(process.execPath, [join(ROOT, 'scripts/prerender.mjs'), ASIDE])
if (code !== 0) process.exit(code)
await Promise.all([buildServer(), keepGateway()])
const folders = [...shipped.folders, ...(await gatewayPackages(GATEWAY))]
await writeFile(join(CLIENT, 'licences.txt'), noticesOf(new Set(folders)))
await compress()
stamp(hash, ASIDE)
await putInPlace()
console.log(`Built ${hash} in ${seconds(started)}`)
