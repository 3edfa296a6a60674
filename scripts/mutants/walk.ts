import type { MachineEntry } from '#machines/kit/entry.ts'
import { gapsOf, walkEntry } from '#machines/kit/walkEntry.ts'
import { registry } from '#machines/registry.ts'

const entries: Readonly<Record<string, MachineEntry>> = registry

/** What the walks and the laws of a machine say against it; empty when nothing. What an export may hold says nothing of behaviour. */
export const walk = async (name: string): Promise<string> => {
  const entry = entries[name]
  if (entry === undefined) return `${name} is not in the registry`
  return gapsOf(await walkEntry(entry)).join('; ')
}
