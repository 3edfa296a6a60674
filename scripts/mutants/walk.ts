import { checkStructure } from '#machines/kit/checkStructure.ts'
import { coverTransitions } from '#machines/kit/coverTransitions.ts'
import type { MachineEntry } from '#machines/kit/entry.ts'
import { walkPath } from '#machines/kit/walkPath.ts'
import { registry } from '#machines/registry.ts'

const entries: Readonly<Record<string, MachineEntry>> = registry

/** What the walks and the laws of a machine say against it; empty when nothing. What an export may hold says nothing of behaviour. */
export const walk = async (name: string): Promise<string> => {
  const entry = entries[name]
  if (entry === undefined) return `${name} is not in the registry`
  const { paths, missing } = coverTransitions(entry)
  for (const path of paths) await walkPath(entry, path)
  return [...checkStructure(entry.machine), ...missing.map((id) => `not taken: ${id}`)].join('; ')
}
