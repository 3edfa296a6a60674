// `npm run build`: the page, its prerendered forms, the server, and what the local card gateway serves.
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { install } from './lib/install.mjs'
import { ROOT, run, seconds } from './lib/run.mjs'
import { inputsHash, stamp } from './lib/stale.mjs'

await install()
const { build } = await import('vite')
const { buildGateway } = await import('./buildGateway.mjs')

const CLIENT = join(ROOT, 'dist/client')
const SERVER = join(ROOT, 'dist/server')

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
        },
        // All in one folder: the worker and the migrations are found beside the file that asks for them.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  await cp(join(ROOT, 'server/db/migrations'), join(SERVER, 'migrations'), { recursive: true })
  await cp(join(ROOT, 'server/standins/identity/popup'), join(SERVER, 'popup'), { recursive: true })
}

// Documents are completed, and then compressed, by the server.
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml'])
const WORTH_BYTES = 1024

/** Compresses once what is sent often; the server picks the form that a browser takes. */
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

const started = performance.now()
const hash = inputsHash()
await rm(join(ROOT, 'dist/build.json'), { force: true })
await build({ root: ROOT, logLevel: 'warn' })
const { code } = await run(process.execPath, [join(ROOT, 'scripts/prerender.mjs')])
if (code !== 0) process.exit(code)
await Promise.all([buildServer(), buildGateway(), compress()])
stamp(hash)
console.log(`Built ${hash} in ${seconds(started)}`)
