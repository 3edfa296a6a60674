// Builds what the local card gateway serves to browsers: its card frame, its stand-in scripts, and the card SDK with the two
// modules replaced that name the live service. `node scripts/buildGateway.mjs [folder]`
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { packageCollector } from './lib/licences.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const browser = join(root, 'server/emulators/gateway/browser')
const sdk = dirname(createRequire(import.meta.url).resolve('braintree-web/package.json'))

export const GATEWAY_OUT = join(root, 'dist/gateway')

/** Served as `/sdk/<name>.mjs`. */
const SDK_MODULES = ['client', 'hosted-fields', 'data-collector', 'three-d-secure', 'apple-pay', 'google-payment']
const SCRIPTS = [
  { name: 'frame', format: 'es' },
  { name: 'acs', format: 'es' },
  // Loaded by a script element in the page.
  { name: 'songbird', format: 'iife' },
  { name: 'fb', format: 'iife' },
  { name: 'apple-pay-sdk', format: 'iife' },
  { name: 'pay', format: 'iife' },
]

const ORIGIN = 'virtual:gateway-origin'
const ENTRY = 'virtual:gateway-sdk/'

/**
 * The published SDK talks only to the company's own hosts. This copy trusts one more: the origin it was loaded from. The rest is
 * unchanged.
 */
const trustOwnOrigin = {
  name: 'trust-own-origin',
  /** @param {string} id */
  resolveId(id) {
    return id === ORIGIN || id.startsWith(ENTRY) ? `\0${id}` : null
  },
  /** @param {string} id */
  async load(id) {
    if (id === `\0${ORIGIN}`) return 'export const origin = new URL(import.meta.url).origin'
    if (id.startsWith(`\0${ENTRY}`)) {
      return `import sdk from ${JSON.stringify(join(sdk, id.slice(ENTRY.length + 1), 'index.js'))}\nexport default sdk`
    }
    if (id === join(sdk, 'lib/is-verified-domain.js')) {
      return `${await readFile(id, 'utf8')}
var published = module.exports;
var own = require('${ORIGIN}').origin;
module.exports = function (url) { return published(url) || url === own || url.indexOf(own + '/') === 0; };`
    }
    if (id === join(sdk, 'lib/constants.js')) {
      return `${await readFile(id, 'utf8')}
var own = require('${ORIGIN}').origin;
module.exports.ANALYTICS_URL = own + '/xoplatform/logger/api/logger';
module.exports.FRAUDNET_URL = own + '/da/r/fb.js';
module.exports.GRAPHQL_URLS = { sandbox: own + '/graphql' };
module.exports.CLIENT_API_URLS = { sandbox: own };
module.exports.ASSETS_URLS = { sandbox: own };`
    }
    return null
  },
}

const shipped = packageCollector()

/** @param {string} outDir */
const common = (outDir) => ({
  configFile: /** @type {const} */ (false),
  root,
  publicDir: /** @type {const} */ (false),
  logLevel: /** @type {const} */ ('warn'),
  plugins: [trustOwnOrigin, shipped.plugin],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { outDir, emptyOutDir: false, minify: true },
})

/** @param {string} outDir */
const buildAll = async (outDir) => {
  const sdkOptions = common(join(outDir, 'sdk'))
  await build({
    ...sdkOptions,
    build: {
      ...sdkOptions.build,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(SDK_MODULES.map((name) => [name, ENTRY + name])),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'shared-[hash].mjs' },
      },
    },
  })
  for (const { name, format } of SCRIPTS) {
    const options = common(join(outDir, 'scripts'))
    await build({
      ...options,
      build: {
        ...options.build,
        lib: {
          entry: join(browser, `${name}.ts`),
          formats: [format === 'es' ? 'es' : 'iife'],
          name: 'standin',
          fileName: () => `${name}.js`,
        },
      },
    })
  }
}

/** Hash of every input of the build. */
const fingerprint = async () => {
  const hash = createHash('sha256')
  hash.update(await readFile(join(sdk, 'package.json')))
  hash.update(await readFile(fileURLToPath(import.meta.url)))
  for (const name of (await readdir(browser)).sort()) hash.update(await readFile(join(browser, name)))
  for (const locale of ['en', 'ar', 'he'])
    for (const name of ['bank.ts', 'walletSheet.ts']) hash.update(await readFile(join(root, 'locales', locale, name)))
  return hash.digest('hex')
}

/**
 * Folders of the packages that the built gateway contains code of.
 * @param {string} outDir
 * @returns {Promise<string[]>}
 */
export const gatewayPackages = async (outDir) =>
  JSON.parse(await readFile(join(outDir, 'packages.json'), 'utf8')).map((/** @type {string} */ path) =>
    join(root, path),
  )

/**
 * Builds into `outDir`, unless it is up to date. Concurrent runs are safe: each builds in its own folder, and the last one is
 * put in place.
 * @returns {Promise<boolean>} whether it had to build
 */
export const buildGateway = async (outDir = GATEWAY_OUT) => {
  const wanted = await fingerprint()
  const built = await readFile(join(outDir, 'built'), 'utf8').catch(() => '')
  if (built === wanted) return false
  const aside = `${outDir}.${process.pid}`
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true })
  await buildAll(aside)
  await writeFile(
    join(aside, 'packages.json'),
    JSON.stringify([...shipped.folders].map((folder) => relative(root, folder))),
  )
  await writeFile(join(aside, 'built'), wanted)
  await rm(outDir, { recursive: true, force: true })
  await rename(aside, outDir)
  return true
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const outDir = process.argv[2] ? resolve(process.argv[2]) : GATEWAY_OUT
  console.log((await buildGateway(outDir)) ? `built ${outDir}` : `${outDir} is up to date`)
}
