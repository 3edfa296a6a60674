import { createActor, isMachineSnapshot, type AnyActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'

/** Promises that hold in every state of every machine; what is broken, in words. */
export const brokenInvariants = (machine: AnyStateMachine, actor: AnyActor): string[] => {
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
    ...restoreProblems(machine, snapshot, actor.getPersistedSnapshot()),
  ]
}

const restoreProblems = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, persisted: unknown): string[] => {
  const json = JSON.stringify(persisted)
  const restored = restore(machine, json)
  if (faceOf(restored) !== faceOf(snapshot) || JSON.stringify(restored?.context) !== JSON.stringify(snapshot.context))
    return ['the snapshot does not survive JSON']
  return []
}

const restore = (machine: AnyStateMachine, json: string): AnyMachineSnapshot | undefined => {
  const restored: unknown = createActor(machine, { snapshot: JSON.parse(json) }).getSnapshot()
  return isMachineSnapshot(restored) ? restored : undefined
}

const faceOf = (snapshot: AnyMachineSnapshot | undefined): string =>
  JSON.stringify([snapshot?.status, snapshot?.value, Object.keys(snapshot?.children ?? {}).sort()])

const notPlain = (value: unknown, path: string): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path
  if (Array.isArray(value)) return firstOf(value.map((item, index) => notPlain(item, `${path}.${index}`)))
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return path
  return firstOf(Object.entries(value).map(([key, item]) => notPlain(item, `${path}.${key}`)))
}

const firstOf = (found: readonly (string | undefined)[]): string | undefined => found.find((path) => path !== undefined)
