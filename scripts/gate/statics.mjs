import { run, seconds, tool } from '../lib/run.mjs'

/** Cached per file, until the file changes. */
const deadCode = (/** @type {string} */ name, /** @type {string[]} */ ...args) => ({
  name,
  command: tool('knip'),
  args: [...args, '--cache', '--cache-location', `.cache/knip/${name}`],
})

/** @typedef {{ name: string, command: string, args: string[] }} Step */

/** Checks each file in the project of its layer, where names of forbidden layers do not resolve. @type {Step[]} */
export const TYPES_AND_LINT = [
  { name: 'types and lint', command: tool('oxlint'), args: ['--type-aware', '--type-check', '--deny-warnings'] },
]

/** @type {Step[]} */
const STEPS = [
  ...TYPES_AND_LINT,
  { name: 'charts of the machines', command: tool('tsx'), args: ['scripts/machines/main.ts', '--check'] },
  { name: 'format', command: tool('oxfmt'), args: ['--check', '.'] },
  deadCode('dead code'),
  deadCode('code that only tests use', '-c', 'knip.production.json', '--include', 'files,exports'),
]

const AT_ONCE = 2

/** @param {Step} step */
const check = async ({ name, command, args }) => {
  const started = performance.now()
  const { code, output } = await run(command, args, { quiet: true })
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(started)})`)
  if (code !== 0) console.log(output)
  return { name, passed: code === 0, output }
}

/**
 * Runs the static checks, `AT_ONCE` at a time.
 * @returns {Promise<import('../lib/reports.mjs').Outcome>}
 */
export const checkStatics = async (steps = STEPS) => {
  const waiting = [...steps]
  /** @type {Awaited<ReturnType<typeof check>>[]} */
  const results = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await check(step))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const failed = results.filter(({ passed }) => !passed)
  return {
    passed: results.length - failed.length,
    failures: failed.map(({ name, output }) => ({ name, cause: output })),
  }
}
