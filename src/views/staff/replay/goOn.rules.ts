import type { CaptureEnvelope } from '#contract/support/captures.ts'
import type { RecordedStep } from '#machines/kit/visualizer/recorded.ts'

/** What a simulation needs of a snapshot. */
export interface StoredSnapshot {
  value: unknown
  context: unknown
}

/** Null for what is no snapshot. */
export const storedPart = (snapshot: unknown): StoredSnapshot | null =>
  typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot && 'context' in snapshot
    ? { value: snapshot.value, context: snapshot.context }
    : null

/** The steps of an actor up to one of the log. The log holds no snapshot before an actor's first step, so it begins after it. */
export const recordedPath = (
  { steps }: Pick<CaptureEnvelope, 'steps'>,
  count: number,
  who: string,
): { beginning: StoredSnapshot; steps: readonly RecordedStep[] } | null => {
  const [first, ...rest] = steps.slice(0, count).filter((step) => step.who === who)
  const beginning = storedPart(first?.snapshot)
  if (beginning === null || rest.length === 0) return null
  return { beginning, steps: rest.map(({ type, took }) => ({ type, took })) }
}
