import { walkEntry } from '#machines/kit/walkEntry.ts'
import { registry } from '#machines/registry.ts'

/** What the walks and the laws of a machine say against it; empty when nothing. */
export const walk = async (name: string): Promise<string> => {
  const entry = registry[name]
  if (entry === undefined) return `${name} is not in the registry`
  try {
    const { problems, missing } = await walkEntry(entry)
    return [...problems, ...missing.map((id) => `not taken: ${id}`)].join('; ')
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
