// `npm start`: installs missing packages, builds if the build is stale, and serves.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './lib/install.mjs'
import { ROOT, run } from './lib/run.mjs'
import { isStale } from './lib/stale.mjs'

await install()
if (isStale()) {
  console.log('Building …')
  const { code } = await run(process.execPath, [join(ROOT, 'scripts/build.mjs')])
  if (code !== 0) process.exit(code)
}
// Runs in this process, so the server receives its signals and sets its exit code.
await import(pathToFileURL(join(ROOT, 'dist/server/main.js')).href)
