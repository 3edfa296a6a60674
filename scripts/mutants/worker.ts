// A process that runs the tests of one machine repeatedly, each time with another defect. Its parent kills it if a defect makes
// them hang.
import './vitestState.ts'
import { listMutants, instrumentAssigns, type Mutant, type Seen } from '#machines/kit/verify/mutate.ts'
import { create } from 'superstruct'
import * as vitest from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { WorkerRequest, type Noticed, type Sound } from './messages.ts'
import { runFiles } from './runner.ts'
import { compile, openSandbox, type Compiled, type Sandbox } from './sandbox.ts'

interface Job {
  machine: string
  files: string[]
  compiled: Compiled
}

/** Number of tests in `mustFail.ts`. */
const MUST_FAIL = 9

const errors: unknown[] = []
process.on('uncaughtException', (error) => void errors.push(error))
process.on('unhandledRejection', (error) => void errors.push(error))
// The parent is gone.
process.on('disconnect', () => process.exit())

/** Uncaught errors reach the process in the next turn of the event loop. */
const settled = () => new Promise((done) => setImmediate(done))

const runScenarios = ({ files }: Job, sandbox: Sandbox, isEnough: boolean) =>
  runFiles(files, sandbox.load, { isEnough, uncaught: () => errors.shift() })

const isWalk = (value: unknown): value is (name: string) => Promise<string> => typeof value === 'function'

const runWalk = async ({ machine }: Job, sandbox: Sandbox): Promise<string> => {
  const { walk } = sandbox.load('walk')
  if (!isWalk(walk)) throw new Error('the bundle has no walk')
  return walk(machine)
}

/** A machine that cannot even be created counts as noticed: the walk rejects. */
const walkProblem = async (walk: Promise<string>): Promise<string> => walk.catch(String)

/** Runs the unchanged machine: its test results, what the tests observe, and its possible defects. */
const baseline = async (job: Job): Promise<Sound> => {
  const started = performance.now()
  const seen = { assigned: new Map<string, Set<string>>(), inputs: new Map<string, Set<string>>() }
  let machine: AnyStateMachine | undefined
  const sandbox = openSandbox(job.compiled, { vitest }, (made) => {
    if (made.id !== job.machine) return made
    machine ??= made
    return instrumentAssigns(made, (kind, name, fields) => {
      const seenFields = seen[kind].get(name) ?? new Set()
      seen[kind].set(name, seenFields)
      for (const field of fields) seenFields.add(field)
    })
  })
  const ran = await runScenarios(job, sandbox, false)
  const walked = await walkProblem(runWalk(job, sandbox))
  await settled()
  sandbox.close()
  const strict = await runFiles(['mustFail'], () => import('./mustFail.ts'), {
    isEnough: false,
    uncaught: () => undefined,
  })
  const fields = { assigned: plain(seen.assigned), inputs: plain(seen.inputs) }
  return {
    kind: 'sound',
    passed: ran.passed,
    problems: [
      ...ran.failed.map(({ test, why }) => `${test}: ${why}`),
      ...(walked === '' ? [] : [walked]),
      ...errors.splice(0).map(String),
      ...strict.passed.map((test) => `the runner lets pass: ${test}`),
      ...(strict.failed.length === MUST_FAIL
        ? []
        : [`of ${MUST_FAIL} tests that must fail, ${strict.failed.length} do`]),
      ...(machine === undefined ? [`no machine ${job.machine} is made by its tests`] : []),
    ],
    seen: fields,
    mutants: machine === undefined ? [] : listMutants(machine, fields).map(({ name }) => name),
    ms: performance.now() - started,
  }
}

const plain = (sets: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> =>
  Object.fromEntries([...sets].map(([name, fields]) => [name, [...fields].sort()]))

const tryOne = async (job: Job, name: string, seen: Seen): Promise<Noticed> => {
  const plant = (made: AnyStateMachine): AnyStateMachine => {
    if (made.id !== job.machine) return made
    const mutant: Mutant | undefined = listMutants(made, seen).find((mutant) => mutant.name === name)
    if (mutant === undefined) throw new Error(`there is no defect "${name}"`)
    return mutant.plant(made)
  }
  const sandbox = openSandbox(job.compiled, { vitest }, plant)
  try {
    const { failed } = await runScenarios(job, sandbox, true)
    await settled()
    const [first] = failed
    if (first !== undefined) return { by: 'scenario', what: `${first.test}: ${first.why}` }
    if (errors.length > 0) return { by: 'scenario', what: `uncaught: ${String(errors[0])}` }
    const against = await walkProblem(runWalk(job, sandbox))
    await settled()
    if (against !== '') return { by: 'walk', what: against.slice(0, 400) }
    return errors.length > 0 ? { by: 'walk', what: `uncaught: ${String(errors[0])}` } : { by: '', what: '' }
  } finally {
    sandbox.close()
    errors.length = 0
  }
}

let job: Job | undefined

const answer = async (order: WorkerRequest): Promise<void> => {
  if (order.kind === 'load') {
    job = { machine: order.machine, files: order.files, compiled: compile(order.chunks) }
    return
  }
  if (job === undefined) throw new Error('nothing is loaded')
  process.send?.(
    order.kind === 'baseline'
      ? await baseline(job)
      : { kind: 'tried', noticed: await tryOne(job, order.name, order.seen) },
  )
}

process.on('message', (message) => {
  answer(create(message, WorkerRequest)).catch((error: unknown) =>
    process.send?.({ kind: 'broken', why: String(error) }),
  )
})
