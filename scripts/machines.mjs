// `npm run machines`: key figures and charts of the machines.
import { install } from './lib/install.mjs'
import { ROOT, run, tool } from './lib/run.mjs'

await install()
const { code } = await run(tool('tsx'), [`${ROOT}scripts/machines/main.ts`, ...process.argv.slice(2)])
process.exit(code)
