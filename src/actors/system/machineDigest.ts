import type { AnyStateMachine } from 'xstate'
import { textDigest } from '#machines/kit/textDigest.ts'

const digests = new WeakMap<object, string>()

/**
 * A digest of a machine's definition: states, transitions and what they name. Two builds with the same definition have the same
 * digest: implementations, which a build minifies, are not part of it.
 */
export const machineDigest = (machine: AnyStateMachine): string => {
  const known = digests.get(machine) ?? textDigest(JSON.stringify(machine.definition))
  digests.set(machine, known)
  return known
}
