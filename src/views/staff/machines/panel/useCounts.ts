import { useCallback } from 'react'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import { useLoaded, type Loaded } from '#src/views/staff/machines/useLoaded.ts'

/** Number of live rows in each state of a machine; null for a machine without rows. */
export type Counts = Loaded<Readonly<Record<string, number>> | null>

export const useCounts = (machine: string): Counts => {
  const { loadCounts } = useVisualizer().catalogue
  const load = useCallback(() => loadCounts?.(machine) ?? Promise.resolve(null), [loadCounts, machine])
  return useLoaded(load)
}
