import { isMachineSnapshot, type AnyActor, type AnyActorRef } from 'xstate'
import { isActive } from './liveWalk.ts'

/** Descriptions of the broken invariants that hold in every state of every machine. */
export const brokenSnapshotInvariants = (actor: AnyActor): string[] => {
  const snapshot: unknown = actor.getSnapshot()
  if (!isMachineSnapshot(snapshot)) return ['the actor is no machine']
  if (snapshot.status === 'error') return [`the actor is in error: ${String(snapshot.error)}`]
  const odd = notPlain(snapshot.context, 'context')
  if (odd !== undefined) return [`${odd} is not plain JSON`]
  const isBusy = snapshot.hasTag('busy')
  const isRunning = Object.values<AnyActorRef | undefined>(snapshot.children).some(isChildRunning)
  return isBusy === isRunning ? [] : [`busy is ${isBusy} while a child ${isRunning ? 'runs' : 'does not run'}`]
}

// A settled child stays among the children until its state is left.
const isChildRunning = (child: AnyActorRef | undefined): boolean => isActive(child?.getSnapshot())

const notPlain = (value: unknown, path: string): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path
  if (Array.isArray(value)) return firstOf(value.map((item, index) => notPlain(item, `${path}.${index}`)))
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return path
  return firstOf(Object.entries(value).map(([key, item]) => notPlain(item, `${path}.${key}`)))
}

const firstOf = (paths: readonly (string | undefined)[]): string | undefined => paths.find((path) => path !== undefined)
