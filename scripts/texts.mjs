// `npm run texts`: exports the texts of a language for translation tools, imports them, and lists translations older than their
// English.
import { install } from './lib/install.mjs'
import { ROOT, run, tool } from './lib/run.mjs'

await install()
const { code } = await run(tool('tsx'), [`${ROOT}scripts/texts/main.ts`, ...process.argv.slice(2)])
process.exit(code)
