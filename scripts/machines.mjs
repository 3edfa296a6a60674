// `npm run machines`: the machines in figures, and their charts.
import { install } from './lib/install.mjs'
import { ROOT, run, tool } from './lib/run.mjs'

await install()
const { code } = await run(tool('tsx'), [`${ROOT}scripts/machines/main.ts`, ...process.argv.slice(2)])
process.exit(code)
