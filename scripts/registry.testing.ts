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

/** Another one each time; a walk that fails tells its own, and the shortest way to the failure. */
const SEED = Number(process.env['WALK_SEED'] ?? Date.now() % 1_000_000)
const STEPS = 30

/**
 * Every machine of the registry on its paths and on walks at random.
 * @param isWalkedWhole the search for paths goes on when all is found, for the sake of the laws, and walks at random are four times as many.
 */
export const describeWalks = (isWalkedWhole: (machine: string) => boolean): void => {
  const found = new Map<string, readonly Path[]>()

  describe.each(Object.entries(registry))('%s', (id, entry) => {
    const isThorough = isWalkedWhole(id)

    test('every transition, answer of a guard and face is on a path, and nothing is wrong on any path or walk', async () => {
      const started = performance.now()
      const checks = checksOf(entry)
      const report = await walkSpec(entry, { checks, isThorough })
      expect(coverageGaps(report)).toEqual([])
      const { paths, written, answers, viewStates } = report
      found.set(id, paths)
      const { restarts, problems } = await restartPaths(entry, paths)
      expect(problems).toEqual([])
      expect(exportProblems(entry, paths)).toEqual([])
      expect(failureProblems(entry, paths)).toEqual([])
      const walked = await randomWalks(entry, { seed: SEED, walks: isThorough ? 60 : 15, steps: STEPS, paths }, checks)
      const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
      console.log(
        `${id}: ${written.length} transitions, ${answers.length} answers of guards, ${viewStates.length} faces on ${paths.length} paths of ` +
          `${steps} steps, ${restarts} restarts; ${walked.steps} steps at random (seed ${SEED}) over ${walked.pairs.size} pairs; ` +
          `${((performance.now() - started) / 1000).toFixed(1)} s`,
      )
    })

    test('every path asks and tells the same on paper as live', async () => {
      for (const { input, steps } of found.get(id) ?? coverTransitions(entry).paths) {
        const paper = instrumentMachine(entry.machine)
        const live = startWalk(entry.machine, { input })
        let taken = paper.start(input)
        const both = () => {
          const { asked, emitted } = live.heard()
          expect({ asked: taken.asked, emitted: taken.emitted }).toEqual({ asked, emitted })
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

  test('every path of every context has a policy, and every policy a path in some snapshot', () => {
    const governed = Object.entries(registry).map(([name, entry]) => ({
      name,
      policy: entry.policy,
      values: contextsOn(entry, found.get(name) ?? coverTransitions(entry).paths),
    }))
    expect(policyProblems(governed)).toEqual([])
  })
}
