// `npm run paths`: path coverage of the machines; each path as sentences, or played in a browser.
import { install } from './lib/install.mjs'
import { ROOT, run, tool } from './lib/run.mjs'

await install()
const { code } = await run(tool('tsx'), [`${ROOT}scripts/paths/main.ts`, ...process.argv.slice(2)])
process.exit(code)
