// `npm run texts`: every text of a language as a file that translators' programs read, and back; what is older than its English.
import { install } from './lib/install.mjs'
import { ROOT, run, tool } from './lib/run.mjs'

await install()
const { code } = await run(tool('tsx'), [`${ROOT}scripts/texts/main.ts`, ...process.argv.slice(2)])
process.exit(code)
