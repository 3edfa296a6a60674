// `npm run check`: types, lint, format, dead code, unit tests. `-- --changed`: only what differs from the main branch, including
// browser tests.
import { checkStatics, TYPES_AND_LINT } from './gate/statics.mjs'
import { install } from './lib/install.mjs'
import { run, seconds, tool } from './lib/run.mjs'

/** Types and lint of everything; tests that import a changed file; the gate's journeys of the changed features. */
const checkChanged = async () => {
  const { changedPaths } = await import('./lib/changed.mjs')
  const { relatedPhases } = await import('./gate/related.mjs')
  const paths = await changedPaths()
  if (paths === null) throw new Error('There is no main branch to compare with; name one in MAIN_BRANCH.')
  const statics = await checkStatics(TYPES_AND_LINT)
  let failed = statics.failures.length
  for (const { name, run: runPhase } of relatedPhases(paths)) {
    const started = performance.now()
    const { passed, failures } = await runPhase()
    failed += failures.length
    console.log(`${failures.length === 0 ? '✓' : '✗'} ${name}: ${passed} passed (${seconds(started)})`)
    for (const { name: test, cause } of failures) console.log(`✗ ${test}\n${cause}`)
  }
  return failed === 0
}

const checkAll = async () => {
  const { failures } = await checkStatics()
  const units = await run(tool('vitest'), ['run', '--project=unit', '--project=unit alone'])
  return failures.length === 0 && units.code === 0
}

await install()
const isPassed = process.argv.includes('--changed') ? await checkChanged() : await checkAll()
process.exit(isPassed ? 0 : 1)
