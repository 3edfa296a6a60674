// `npm run bench [names …]`: measurements next to their targets. Not a test, because machines differ.
import { join } from 'node:path'
import { install } from './lib/install.mjs'
import { ROOT, run, tool } from './lib/run.mjs'
import { isStale } from './lib/stale.mjs'

await install()
const { ensureBrowser } = await import('./lib/browser.mjs')
const { startPostgres } = await import('./lib/postgres.mjs')

const names = process.argv.slice(2)
// Most benches open the built site in a browser.
if (isStale()) {
  const { code } = await run(process.execPath, [join(ROOT, 'scripts/build.mjs')])
  if (code !== 0) process.exit(code)
}

const browser = await ensureBrowser()

const ON_POSTGRES = new Set(['agreement', 'bookings'])

/** Without PostgreSQL `url` is undefined, and the bench reports that. */
const postgres = async () => {
  const url = process.env['DATABASE_URL']
  if (url || (names.length > 0 && !names.some((name) => ON_POSTGRES.has(name)))) return { url, stop: async () => {} }
  return startPostgres().catch(() => ({ url: undefined, stop: async () => {} }))
}
const { url, stop } = await postgres()
const { code } = await run(tool('tsx'), [join(ROOT, 'bench/run.ts'), ...names], {
  env: {
    ...process.env,
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    ...(url ? { DATABASE_URL: url } : {}),
  },
})
await stop()
process.exit(code)
