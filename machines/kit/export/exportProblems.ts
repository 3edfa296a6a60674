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

/** A snapshot that left the browser and was restored elsewhere. */
export interface RedactedCopy {
  /** Everything that left. */
  text: string
  snapshot: AnyMachineSnapshot
  /** Given for its texts. */
  pseudonyms: Pseudonyms
}

/** The machine's own export, without anything else of a page. */
const redactedCopy = (entry: MachineSpec, snapshot: AnyMachineSnapshot): RedactedCopy => {
  const pseudonyms = createPseudonyms()
  const text = JSON.stringify(redactSnapshot(entry.machine.getPersistedSnapshot(snapshot), entry.policy, pseudonyms))
  return { text, snapshot: createActor(entry.machine, { snapshot: JSON.parse(text) }).getSnapshot(), pseudonyms }
}

/**
 * Describes where the redacted copies of the snapshots on these paths behave differently from the snapshots themselves. Each
 * copy is restored, compared by view states and enabled events, and sent the rest of its path with the same pseudonyms.
 * @param makeCopy how a snapshot leaves the browser and is restored.
 */
export const exportProblems = async (
  entry: MachineSpec,
  paths: readonly Walk[],
  makeCopy: (entry: MachineSpec, snapshot: AnyMachineSnapshot) => RedactedCopy | Promise<RedactedCopy> = redactedCopy,
): Promise<string[]> => {
  const { start, step } = instrumentMachine(entry.machine)
  const along = (first: AnyMachineSnapshot, events: readonly AnyEventObject[]) => {
    const snapshots = [first]
    for (const event of events) snapshots.push(step(snapshots.at(-1) ?? first, event).snapshot)
    return snapshots
  }
  const met = new Set<string>()
  const isNew = (...what: unknown[]): boolean => met.size < met.add(JSON.stringify(what)).size

  /** @param ahead the snapshot, and the ones that `events` lead to */
  const problemsFrom = async (
    ahead: readonly AnyMachineSnapshot[],
    events: readonly AnyEventObject[],
  ): Promise<string[]> => {
    const [snapshot] = ahead
    if (snapshot === undefined) return []
    const persisted: unknown = entry.machine.getPersistedSnapshot(snapshot)
    if (!isNew(persisted, events)) return []
    const { text, snapshot: copy, pseudonyms } = await makeCopy(entry, snapshot)
    const where = `at ${JSON.stringify(snapshot.value)} the redacted export`
    if (text.toLowerCase().includes(PLANTED_SECRET.toLowerCase())) return [`${where} holds what the guest wrote`]
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

  const problems: string[] = []
  for (const { input, steps } of paths) {
    const events = steps.map(({ event }) => event)
    const snapshots = along(start(input).snapshot, events)
    for (const at of snapshots.keys()) problems.push(...(await problemsFrom(snapshots.slice(at), events.slice(at))))
  }
  return problems
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
