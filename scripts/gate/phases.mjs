// Phases of `npm test` and `npm run test:all`. Tests choose their phase by file name or journey tag; a phase only names projects
// of Vitest or Playwright.
import { join } from 'node:path'
import { outcomeOfMutants, readReport } from '../lib/reports.mjs'
import { ROOT, run, tool } from '../lib/run.mjs'
import { isStale } from '../lib/stale.mjs'
import { enterRun } from './flaky.mjs'
import { failedPhase, inProjects, reportFile, runPlaywright, runVitest } from './runners.mjs'
import { checkStatics } from './statics.mjs'

/** @typedef {import('../lib/reports.mjs').Outcome} Outcome */

/**
 * `target`: seconds on two idle cores. `isRead`: does the phase read this file? `run`: reruns only `failedFiles`, if there are
 * any.
 * @typedef {object} Phase
 * @property {string} name
 * @property {number} [target]
 * @property {(path: string) => boolean} isRead
 * @property {(again: { failedFiles: string[] } | null) => Promise<Outcome>} run
 */

const isAnything = () => true
const isCode = (/** @type {string} */ path) => !/^(?:bench|docs|e2e)(?:\/|$)|\.md$/.test(path)
const isShipped = (/** @type {string} */ path) =>
  !/^(?:bench|docs)(?:\/|$)|\.md$|\.test\.tsx?$|e2e\/flaky\.json$/.test(path)

/**
 * @param {Pick<Phase, 'name' | 'target'> & { projects: string[], isRead?: Phase['isRead'] }} phase
 * @returns {Phase}
 */
const vitestPhase = ({ projects, isRead = isCode, ...phase }) => ({
  ...phase,
  isRead,
  run: (again) => runVitest(phase.name, ['run', ...inProjects(projects), ...(again?.failedFiles ?? [])]),
})

/**
 * @param {Pick<Phase, 'name' | 'target'> & { projects: string[], env?: NodeJS.ProcessEnv }} phase
 * @returns {Phase}
 */
const playwrightPhase = ({ projects, env, ...phase }) => ({
  ...phase,
  isRead: isShipped,
  // If no journey started, there is no list of failures: rerun all.
  run: (again) =>
    runPlaywright(phase.name, [...inProjects(projects), ...(again?.failedFiles.length ? ['--last-failed'] : [])], env),
})

/** @type {Phase} */
const statics = { name: 'types, lint, format, dead code', target: 40, isRead: isAnything, run: () => checkStatics() }

/** @type {Phase} */
const build = {
  name: 'build',
  target: 30,
  isRead: isShipped,
  run: async () => {
    if (!isStale()) return { passed: 1, failures: [] }
    const { code } = await run(process.execPath, [join(ROOT, 'scripts/build.mjs')])
    return code === 0 ? { passed: 1, failures: [] } : failedPhase('build', 'its output is above')
  },
}

/** Plants defects in the machines that differ from the main branch; in none if the branch is clean. @type {Phase} */
const plantedDefects = {
  name: 'planted defects',
  isRead: isAnything,
  run: async () => {
    const report = reportFile('planted defects')
    const { code } = await run(tool('tsx'), [join(ROOT, 'scripts/mutants/main.ts'), '--report', report])
    return readReport(report, code, outcomeOfMutants)
  },
}

/** Records the journeys that passed on retry. @param {Phase} phase the gate's journeys @returns {Phase} */
const withFlakyList = (phase) => ({
  ...phase,
  run: async (again) => {
    const outcome = await phase.run(again)
    if (again === null) enterRun(outcome.flaky ?? [], new Date().toISOString().slice(0, 10))
    return outcome
  },
})

/** `npm test`. @type {Phase[]} */
export const GATE = [
  statics,
  build,
  vitestPhase({ name: 'unit', target: 80, projects: ['unit', 'unit alone'], isRead: isAnything }),
  vitestPhase({ name: 'database on PGlite', target: 25, projects: ['embedded'] }),
  vitestPhase({ name: 'database on PostgreSQL', target: 90, projects: ['database'] }),
  vitestPhase({ name: 'components', target: 110, projects: ['browser'] }),
  withFlakyList(playwrightPhase({ name: 'journeys', target: 250, projects: ['gate*'] })),
]

/** Chooses the right-to-left language of the journeys; `SEED=…` repeats a choice. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const RIGHT_TO_LEFT = /** @type {const} */ (['ar', 'he'])

/** @param {string} language */
const journeysIn = (language) =>
  playwrightPhase({ name: `journeys (${language})`, projects: ['journeys*'], env: { E2E_LANGUAGE: language } })

/** `npm run test:all`. @returns {Phase[]} */
export const allPhases = () => {
  const rightToLeft = RIGHT_TO_LEFT[seed % RIGHT_TO_LEFT.length] ?? 'ar'
  console.log(`SEED=${seed}: journeys in English and in ${rightToLeft}`)
  return [
    statics,
    build,
    vitestPhase({ name: 'unit, whole', projects: ['unit*'], isRead: isAnything }),
    plantedDefects,
    vitestPhase({ name: 'database on PGlite, whole', projects: ['embedded*'] }),
    vitestPhase({ name: 'database on PostgreSQL, whole', projects: ['database*'] }),
    vitestPhase({ name: 'components, whole', projects: ['browser*', 'chromium*'] }),
    journeysIn('en'),
    journeysIn(rightToLeft),
    playwrightPhase({ name: 'paths of the machines', projects: ['paths'] }),
  ]
}
