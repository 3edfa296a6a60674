// `npm run basemap`: rebuilds the data of the offline map from its sources.
import { install } from './lib/install.mjs'
import { ROOT, run, tool } from './lib/run.mjs'

await install()
const { code } = await run(tool('tsx'), [`${ROOT}scripts/map/main.ts`, ...process.argv.slice(2)], {
  env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=6000' },
})
process.exit(code)
