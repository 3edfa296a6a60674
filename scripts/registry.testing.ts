import { describe, expect, test } from 'vitest'
import { checksOf } from '#machines/kit/verify/checkedWalk.ts'
import { coverTransitions, type Path } from '#machines/kit/verify/coverTransitions.ts'
import { exportProblems } from '#machines/kit/export/exportProblems.ts'
import { failureProblems } from '#machines/kit/verify/failureProblems.ts'
import { startWalk } from '#machines/kit/verify/liveWalk.ts'
import { contextsOn, policyProblems } from '#machines/kit/export/policyProblems.ts'
import { randomWalks } from '#machines/kit/verify/randomWalk.ts'
import { restartPaths } from '#machines/kit/verify/restart.ts'
import { instrumentMachine } from '#machines/kit/verify/transitions.ts'
import { coverageGaps, walkSpec } from '#machines/kit/verify/walkSpec.ts'
import { registry } from '#machines/registry.ts'

/** A new seed each run; a failing walk reports its seed and the shortest way to the failure. */
const SEED = Number(process.env['WALK_SEED'] ?? Date.now() % 1_000_000)
const STEPS = 30

/**
 * Walks every machine of the registry along its paths and at random.
 * @param isWalkedWhole continues the path search after everything is covered, to check the invariants further, with four times
 * as many random walks.
 */
export const describeWalks = (isWalkedWhole: (machine: string) => boolean): void => {
  const pathsByMachine = new Map<string, readonly Path[]>()

  describe.each(Object.entries(registry))('%s', (id, entry) => {
    const isThorough = isWalkedWhole(id)

    test('every transition, guard result and view state is on a path, and no path or walk breaks a rule', async () => {
      const started = performance.now()
      const checks = checksOf(entry)
      const report = await walkSpec(entry, { checks, isThorough })
      expect(coverageGaps(report)).toEqual([])
      const { paths, transitions, answers, viewStates } = report
      pathsByMachine.set(id, paths)
      const { restarts, problems } = await restartPaths(entry, paths)
      expect(problems).toEqual([])
      expect(await exportProblems(entry, paths)).toEqual([])
      expect(failureProblems(entry, paths)).toEqual([])
      const walked = await randomWalks(entry, { seed: SEED, walks: isThorough ? 60 : 15, steps: STEPS, paths }, checks)
      const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
      console.log(
        `${id}: ${transitions.length} transitions, ${answers.length} answers of guards, ${viewStates.length} faces on ${paths.length} paths of ` +
          `${steps} steps, ${restarts} restarts; ${walked.steps} steps at random (seed ${SEED}) over ${walked.pairs.size} pairs; ` +
          `${((performance.now() - started) / 1000).toFixed(1)} s`,
      )
    })

    test('every path asks and emits the same in the model as live', async () => {
      for (const { input, steps } of pathsByMachine.get(id) ?? coverTransitions(entry).paths) {
        const paper = instrumentMachine(entry.machine)
        const live = startWalk(entry.machine, { input })
        let taken = paper.start(input)
        const both = () => {
          const { invocations, emitted } = live.drainEffects()
          expect({ invocations: taken.invocations, emitted: taken.emitted }).toEqual({ invocations, emitted })
        }
        both()
        for (const { event } of steps) {
          taken = paper.step(taken.snapshot, event)
          await live.deliver(event)
          both()
        }
        live.actor.stop()
      }
    })
  })

  test('every context path has an export policy, and every policy occurs in a snapshot', () => {
    const governed = Object.entries(registry).map(([name, entry]) => ({
      name,
      policy: entry.policy,
      values: contextsOn(entry, pathsByMachine.get(name) ?? coverTransitions(entry).paths),
    }))
    expect(policyProblems(governed)).toEqual([])
  })
}
