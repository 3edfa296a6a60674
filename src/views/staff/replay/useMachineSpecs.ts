import type { CaptureEnvelope } from '#contract/support/captures.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import { useLoaded, type Loaded } from '#src/views/staff/machines/useLoaded.ts'
import { useCallback } from 'react'
import { machineOf } from './replay.rules.ts'

export type Specs = ReadonlyMap<string, MachineSpec>

/** Loads the machines of all actors in a capture that this build has, by the machine's ID. */
export const useMachineSpecs = ({ actors, steps }: CaptureEnvelope): Loaded<Specs> => {
  const { machines, loadSpec } = useVisualizer().catalogue
  const needed = [...new Set([...Object.keys(actors), ...steps.map(({ who }) => who)].map(machineOf))].toSorted()
  const known = needed.filter((id) => machines.includes(id)).join()
  return useLoaded(
    useCallback(
      async () =>
        new Map(
          await Promise.all(
            known
              .split(',')
              .filter(Boolean)
              .map(async (id) => [id, await loadSpec(id)] as const),
          ),
        ),
      [known, loadSpec],
    ),
  )
}
