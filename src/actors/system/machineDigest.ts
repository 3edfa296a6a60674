import type { AnyStateMachine } from 'xstate'

const BASIS = [0x811c9dc5, 0x050c5d1f] as const
const PRIME = 0x01000193

/** FNV-1a from two bases: 64 bits, not for secrets. */
const hash = (text: string): string =>
  BASIS.map((basis) => {
    let sum: number = basis
    for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), PRIME)
    return (sum >>> 0).toString(16).padStart(8, '0')
  }).join('')

const digests = new WeakMap<object, string>()

/**
 * A digest of a machine's definition: states, transitions and what they name. Two builds with the same definition have the same
 * digest: implementations, which a build minifies, are not part of it.
 */
export const machineDigest = (machine: AnyStateMachine): string => {
  const known = digests.get(machine) ?? hash(JSON.stringify(machine.definition))
  digests.set(machine, known)
  return known
}
