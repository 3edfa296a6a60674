// `npm run mutants`: plants mechanical defects in machines and lists those that no test notices.
import { install } from './lib/install.mjs'
import { ROOT, run, tool } from './lib/run.mjs'

await install()
const { code } = await run(tool('tsx'), [`${ROOT}scripts/mutants/main.ts`, ...process.argv.slice(2)])
process.exit(code)
