// `npm run bench`: prints figures beside their aims. Never a test: machines differ.
import { join } from 'node:path'
import { install } from './lib/install.mjs'
import { ROOT, run, tool } from './lib/run.mjs'

await install()
const { code } = await run(tool('tsx'), [join(ROOT, 'bench/run.ts'), ...process.argv.slice(2)])
process.exit(code)
