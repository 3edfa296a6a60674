import { createActor, type AnyEventObject, type AnyMachineSnapshot } from 'xstate'
import { eventsFor } from '#machines/kit/verify/coverTransitions.ts'
import { PLANTED_SECRET, type MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { readViewStates } from '#machines/kit/viewState.ts'
import { createPseudonyms, redactSnapshot, type Pseudonyms } from './redact.ts'
import { instrumentMachine } from '#machines/kit/verify/transitions.ts'

/** A path of `coverTransitions`, or a handwritten one. */
interface Walk {
  input: unknown
  steps: readonly { event: AnyEventObject }[]
}

/**
 * Describes where the redacted copies of the snapshots on these paths behave differently from the snapshots themselves. Each
 * copy is restored, compared by view states and enabled events, and sent the rest of its path with the same pseudonyms.
 */
export const exportProblems = (entry: MachineSpec, paths: readonly Walk[]): string[] => {
  const { start, step } = instrumentMachine(entry.machine)
  const along = (first: AnyMachineSnapshot, events: readonly AnyEventObject[]) => {
    const snapshots = [first]
    for (const event of events) snapshots.push(step(snapshots.at(-1) ?? first, event).snapshot)
    return snapshots
  }
  const met = new Set<string>()
  const isNew = (...what: unknown[]): boolean => met.size < met.add(JSON.stringify(what)).size

  /** @param ahead the snapshot, and the ones that `events` lead to */
  const problemsFrom = (ahead: readonly AnyMachineSnapshot[], events: readonly AnyEventObject[]): string[] => {
    const [snapshot] = ahead
    if (snapshot === undefined) return []
    const pseudonyms = createPseudonyms()
    const persisted: unknown = entry.machine.getPersistedSnapshot(snapshot)
    if (!isNew(persisted, events)) return []
    const exported = JSON.stringify(redactSnapshot(persisted, entry.policy, pseudonyms))
    const where = `at ${JSON.stringify(snapshot.value)} the redacted export`
    if (exported.toLowerCase().includes(PLANTED_SECRET.toLowerCase())) return [`${where} holds what the guest wrote`]

    const copy = createActor(entry.machine, { snapshot: JSON.parse(exported) }).getSnapshot()
    if (stateOf(copy) !== stateOf(snapshot)) return [`${where} restores to another state`]
    const unlike = readViewStates(entry, snapshot).filter(
      (viewState) => !readViewStates(entry, copy).includes(viewState),
    )
    if (unlike.length > 0) return [`${where} does not show ${unlike.join(' and ')}`]
    const masked = maskedIn(copy, pseudonyms)
    const answers = isNew(persisted)
      ? eventsFor(entry, snapshot)
          .filter((event) => snapshot.can(event) !== copy.can(masked(event)))
          .map((event) => `${where} ${snapshot.can(event) ? 'does not enable' : 'enables'} ${JSON.stringify(event)}`)
      : []
    const elsewhere = along(copy, events.map(masked)).findIndex((after, at) => stateOf(after) !== stateOf(ahead[at]))
    return elsewhere < 0 ? answers : [...answers, `${where} goes another way on ${events[elsewhere - 1]?.type}`]
  }

  return paths.flatMap(({ input, steps }) => {
    const events = steps.map(({ event }) => event)
    const snapshots = along(start(input).snapshot, events)
    return snapshots.flatMap((_, at) => problemsFrom(snapshots.slice(at), events.slice(at)))
  })
}

const stateOf = (snapshot: AnyMachineSnapshot | undefined): string =>
  JSON.stringify([snapshot?.status, snapshot?.value, Object.keys(snapshot?.children ?? {}).sort()])

/** The event for the copy: with the pseudonyms of known texts. A text that the copy contains unchanged stays as it is. */
const maskedIn = (copy: AnyMachineSnapshot, pseudonyms: Pseudonyms) => {
  const context = JSON.stringify(copy.context)
  const mask = (_: string, value: unknown): unknown =>
    typeof value === 'string' && !context.includes(JSON.stringify(value)) ? (pseudonyms.find(value) ?? value) : value
  return (event: AnyEventObject): AnyEventObject => {
    const masked: unknown = JSON.parse(JSON.stringify(event), mask)
    return { ...Object(masked), type: event.type }
  }
}
