import type { AnyEventObject } from 'xstate'
import type { MachineSpec } from './machineSpec.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { isRecord } from '#machines/kit/references.ts'
import { createPseudonyms, redact } from '#machines/kit/export/redact.ts'
import { instrumentMachine } from './transitions.ts'

/** All optional details of a failure that may leave the browser unchanged. */
const DETAILS: Pick<Failure, 'reason' | 'field' | 'retryAfterSeconds'> = {
  reason: 'card.verify',
  field: 'guest.first_name',
  retryAfterSeconds: 900,
}

/**
 * Describes which details machines lose when a port on these paths fails: every port fails with a failure
 * that has all details, and the failures then in the context, and in its redacted copy, must still have them.
 */
export const failureProblems = (
  entry: MachineSpec,
  paths: readonly { input: unknown; steps: readonly { event: AnyEventObject }[] }[],
): string[] => {
  const { start, step } = instrumentMachine(entry.machine)
  const problems = new Set<string>()
  for (const { input, steps } of paths) {
    let { snapshot } = start(input)
    for (const { event } of steps) {
      const isRefusal = event.type.startsWith('xstate.error.actor.')
      const before = new Set(failuresIn(snapshot.context))
      snapshot = step(snapshot, isRefusal ? { ...event, error: { ...event['error'], ...DETAILS } } : event).snapshot
      const fresh = isRefusal ? failuresIn(snapshot.context).filter((failure) => !before.has(failure)) : []
      for (const lost of fresh.flatMap(lostOf)) problems.add(`${event.type} is remembered without its ${lost}`)
      if (fresh.length === 0) continue
      const copies = failuresIn(redact(snapshot.context, entry.policy, createPseudonyms()))
      for (const lost of copies.flatMap(lostOf)) problems.add(`the redacted export has a failure without its ${lost}`)
    }
  }
  return [...problems]
}

const lostOf = (failure: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(DETAILS)
    .filter(([name, value]) => failure[name] !== value)
    .map(([name]) => name)

const failuresIn = (value: unknown): Readonly<Record<string, unknown>>[] => {
  if (Array.isArray(value)) return value.flatMap(failuresIn)
  if (!isRecord(value)) return []
  return typeof value['code'] === 'string' && typeof value['status'] === 'number'
    ? [value]
    : Object.values(value).flatMap(failuresIn)
}
