import { createActor, isMachineSnapshot, type AnyActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { PLANTED_SECRET, type MachineEntry } from './entry.ts'
import { redactSnapshot } from './redact.ts'
import { eventTypesOf } from './transitions.ts'

/** Promises that hold in every state of every machine; what is broken, in words. */
export const brokenInvariants = (entry: MachineEntry, machine: AnyStateMachine, actor: AnyActor): string[] => {
  const snapshot: unknown = actor.getSnapshot()
  if (!isMachineSnapshot(snapshot)) return ['the actor is no machine']
  if (snapshot.status === 'error') return [`the actor is in error: ${String(snapshot.error)}`]
  const odd = notPlain(snapshot.context, 'context')
  if (odd !== undefined) return [`${odd} is not plain JSON`]
  const isRunning = Object.values<unknown>(snapshot.children).some((child) => child !== undefined)
  return [
    ...(snapshot.hasTag('busy') === isRunning
      ? []
      : [`busy is ${!isRunning} while a child ${isRunning ? 'runs' : 'does not run'}`]),
    ...restoreProblems(entry, machine, snapshot, actor.getPersistedSnapshot()),
  ]
}

const restoreProblems = (
  entry: MachineEntry,
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  persisted: unknown,
): string[] => {
  const json = JSON.stringify(persisted)
  const restored = restore(machine, json)
  if (faceOf(restored) !== faceOf(snapshot) || JSON.stringify(restored?.context) !== JSON.stringify(snapshot.context))
    return ['the snapshot does not survive JSON']
  const exported = JSON.stringify(redactSnapshot(persisted, entry.keep))
  if (exported.includes(PLANTED_SECRET)) return ['the redacted export holds what the guest wrote']
  const replayed = restore(machine, exported)
  if (faceOf(replayed) !== faceOf(snapshot)) return ['the redacted export restores to another state']
  const before = enabledIn(entry, snapshot)
  const after = replayed === undefined ? [] : enabledIn(entry, replayed)
  return [
    ...after.filter((event) => !before.includes(event)).map((event) => `the redacted export enables ${event}`),
    ...before.filter((event) => !after.includes(event)).map((event) => `the redacted export does not enable ${event}`),
  ]
}

const restore = (machine: AnyStateMachine, json: string): AnyMachineSnapshot | undefined => {
  const restored: unknown = createActor(machine, { snapshot: JSON.parse(json) }).getSnapshot()
  return isMachineSnapshot(restored) ? restored : undefined
}

const faceOf = (snapshot: AnyMachineSnapshot | undefined): string =>
  JSON.stringify([snapshot?.status, snapshot?.value, Object.keys(snapshot?.children ?? {}).sort()])

/** Which samples, and which bare events without a sample, the guards let through. */
const enabledIn = (entry: MachineEntry, snapshot: AnyMachineSnapshot): string[] => {
  const bare = eventTypesOf(snapshot)
    .filter((type) => !entry.samples.some((sample) => sample.type === type))
    .map((type) => ({ type }))
  return [...entry.samples, ...bare].filter((event) => snapshot.can(event)).map((event) => JSON.stringify(event))
}

const notPlain = (value: unknown, path: string): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path
  if (Array.isArray(value)) return firstOf(value.map((item, index) => notPlain(item, `${path}.${index}`)))
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return path
  return firstOf(Object.entries(value).map(([key, item]) => notPlain(item, `${path}.${key}`)))
}

const firstOf = (found: readonly (string | undefined)[]): string | undefined => found.find((path) => path !== undefined)
