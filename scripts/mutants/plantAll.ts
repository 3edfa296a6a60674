import type { Bundle } from './bundle.ts'
import type { WorkerRequest, Sound } from './messages.ts'
import type { Result } from './report.ts'
import { startWorker, type Worker } from './workers.ts'

const WORKERS = 2
/** Only catches tests that hang: the checkout's take minutes on a busy machine. */
const BASELINE_LIMIT_MS = 900_000

export interface Planted {
  /** Reasons why nothing was planted; empty if defects were planted. */
  problems: string[]
  /** Number of tests that passed without a defect. */
  tests: number
  results: Result[]
}

/**
 * Runs the tests of a machine unchanged, then once for each defect.
 * @param isSelected selects defects by name.
 * @param onResult called with each result as it arrives.
 */
export const plantAll = async (
  { machine, files, chunks }: Bundle,
  { isSelected, onResult }: { isSelected: (name: string) => boolean; onResult: (result: Result) => void },
): Promise<Planted> => {
  const load: WorkerRequest = { kind: 'load', machine, files, chunks }
  const first = startWorker(load)
  const workers: Worker[] = [first]
  try {
    const sound = await first.ask({ kind: 'baseline' }, BASELINE_LIMIT_MS)
    if (sound?.kind !== 'sound') {
      const why = sound?.kind === 'broken' ? sound.why : `its tests do not end: ${first.lastWords()}`
      return { problems: [why], tests: 0, results: [] }
    }
    if (sound.problems.length > 0) return { problems: sound.problems, tests: sound.passed.length, results: [] }
    const names = sound.mutants.filter(isSelected)
    while (workers.length < Math.min(WORKERS, names.length)) workers.push(startWorker(load))
    const results = new Map<string, Result>()
    const waiting = [...names]
    await Promise.all(
      workers.map(async (worker) => {
        for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
          const result = { name, ...(await noticedBy(worker, name, sound)) }
          results.set(name, result)
          onResult(result)
        }
      }),
    )
    return { problems: [], tests: sound.passed.length, results: names.flatMap((name) => results.get(name) ?? []) }
  } finally {
    for (const worker of workers) worker.stop()
  }
}

const noticedBy = async (worker: Worker, name: string, { seen, ms }: Sound): Promise<Omit<Result, 'name'>> => {
  const answer = await worker.ask({ kind: 'try', name, seen }, 20_000 + 10 * ms)
  if (answer?.kind === 'tried') return answer.noticed
  if (answer?.kind === 'broken') throw new Error(`${name}: ${answer.why}`)
  return { by: 'scenario', what: 'it hangs, or ends the process' }
}
