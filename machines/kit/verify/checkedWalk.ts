import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { InvariantStep, MachineSpec } from './machineSpec.ts'
import { unlistedViewStates } from '#machines/kit/viewState.ts'
import { brokenSnapshotInvariants } from './snapshotInvariants.ts'
import { brokenInvariants } from './invariants.ts'
import { startWalk, type LiveWalk } from './liveWalk.ts'
import { eventTypesOf, listTransitions, type TransitionId } from './transitions.ts'

/** The expected state and context of the machine. */
export type Expected = Pick<AnyMachineSnapshot, 'value' | 'context'>

/** Shared by several walks: unknown events are tested once per state. */
export interface Checks {
  entry: MachineSpec
  /** The machine's own events, without those of ports and timers. */
  eventTypes: readonly string[]
  seen: Set<string>
}

export const checksOf = (entry: MachineSpec): Checks => {
  const types = [...listTransitions(entry.machine).keys()].map(({ eventType }) => eventType)
  return {
    entry,
    eventTypes: [...new Set(types)].filter(
      (type) => type !== '' && !type.startsWith('xstate.') && entry.raises?.includes(type) !== true,
    ),
    seen: new Set(),
  }
}

export interface CheckedWalk {
  live: LiveWalk
  /** Transitions taken at the start, and problems there. */
  started: { took: readonly TransitionId[]; problems: readonly string[] }
  /**
   * Takes one step.
   * @returns the transitions taken, and the problems after it
   */
  take: (event: AnyEventObject, expected: Expected) => Promise<{ took: readonly TransitionId[]; problems: string[] }>
}

/** A live actor that is checked after each step. */
export const checkedWalk = (checks: Checks, input: unknown): CheckedWalk => {
  const { entry } = checks
  const live = startWalk(entry.machine, { input })
  const earlier: InvariantStep[] = []

  const look = (before: AnyMachineSnapshot | null, event: AnyEventObject | null) => {
    const { took, invocations, emitted } = live.drainEffects()
    const unsound = brokenSnapshotInvariants(live.actor)
    if (unsound.length > 0) return { took, problems: unsound }
    const after = live.snapshot()
    const step: InvariantStep = { before, event, after, invocations, emitted, earlier: [...earlier] }
    earlier.push(step)
    const problems = [
      ...unlistedViewStates(entry, after).map((viewState) => `"${viewState}" is no view state that is listed`),
      ...brokenInvariants(entry.invariants, step),
      ...once(checks, JSON.stringify(after.value), () => unknownEventProblems(checks, live)),
    ]
    return { took, problems }
  }

  return {
    live,
    started: look(null, null),
    take: async (event, expected) => {
      const before = live.snapshot()
      await live.deliver(event)
      const { value, context } = live.snapshot()
      const { took, problems } = look(before, event)
      return { took, problems: [...elsewhere({ value, context }, expected), ...problems] }
    },
  }
}

const once = ({ seen }: Checks, key: string, look: () => string[]): string[] => {
  if (seen.has(key)) return []
  seen.add(key)
  return look()
}

const elsewhere = (now: Expected, expected: Expected): string[] => {
  const value = JSON.stringify(now.value)
  if (value !== JSON.stringify(expected.value)) return [`${value} instead of ${JSON.stringify(expected.value)}`]
  const context = JSON.stringify(now.context)
  return context === JSON.stringify(expected.context)
    ? []
    : [`the context is ${context} instead of ${JSON.stringify(expected.context)}`]
}

/** Types of events that the state does not know, yet that change something. */
const unknownEventProblems = ({ entry, eventTypes }: Checks, { actor, snapshot, drainEffects }: LiveWalk): string[] => {
  const before = snapshot()
  // XState warns of every event that is sent to an actor in its final state.
  if (before.status !== 'active') return []
  const acceptedTypes = eventTypesOf(before)
  return eventTypes
    .filter((type) => !acceptedTypes.includes(type))
    .filter((type) => {
      actor.send(entry.samples.find((sample) => sample.type === type) ?? { type })
      const { invocations, emitted } = drainEffects()
      return snapshot() !== before || invocations.length > 0 || emitted.length > 0
    })
    .map((type) => `${type}, which this state does not know, changes something`)
}
