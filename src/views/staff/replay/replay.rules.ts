import { machineDigest } from '#src/actors/system/machineDigest.ts'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import type { MachineWords } from '#machines/kit/chart/chartText.ts'
import { HIDDEN } from '#machines/kit/export/hidden.ts'
import { activeNodes } from '#machines/kit/internals.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import type { AnyMachineSnapshot, StateValue } from 'xstate'
import {
  CAPTURE_VERSION,
  CaptureCode,
  MAX_CAPTURE_BYTES,
  PackedCapture,
  readCaptureCode,
  unpackCapture,
  type CaptureEnvelope,
  type ConnectionChange,
} from '#contract/support/captures.ts'

/** A code as it is read aloud or copied, in any case, with blanks and dashes; null if it cannot be one. */
export const readCode = (typed: string): string | null => {
  const code = readCaptureCode(typed)
  return CaptureCode.is(code) ? code : null
}

/** In two halves, as it is read aloud. */
export const writeCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

export type CaptureFile = { envelope: CaptureEnvelope } | { problem: 'notOurs' | 'newer' | 'tooLarge' }

/** A file that a guest saved instead of sending it. */
export const readCaptureFile = (text: string): CaptureFile => {
  if (text.length > MAX_CAPTURE_BYTES) return { problem: 'tooLarge' }
  const content = parsed(text)
  if (PackedCapture.is(content)) return { envelope: unpackCapture(content) }
  const version = typeof content === 'object' && content !== null && 'version' in content ? content.version : null
  return { problem: typeof version === 'number' && version > CAPTURE_VERSION ? 'newer' : 'notOurs' }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The snapshots of all actors after so many steps. An actor without a step in the log is as it was sent. Before its first step of
 * the log, an actor is not there: it begins with that step, or the log no longer says how it was.
 */
export const snapshotsAt = (
  { actors, steps }: Pick<CaptureEnvelope, 'actors' | 'steps'>,
  count: number,
): Record<string, unknown> => {
  if (count >= steps.length) return actors
  const stepped = new Set(steps.map(({ who }) => who))
  const snapshots = Object.fromEntries(Object.entries(actors).filter(([name]) => !stepped.has(name)))
  for (const { who, snapshot } of steps.slice(0, count)) snapshots[who] = snapshot
  return snapshots
}

/** Whether the guest was online after so many steps, until the next. */
export const isOnlineAt = (
  { steps, connection, page }: Pick<CaptureEnvelope, 'steps' | 'connection' | 'page'>,
  count: number,
): boolean => {
  const next = steps[count]?.at ?? Infinity
  const last = connection.findLast(({ at }) => at <= next)
  return last?.isOnline ?? (connection[0] === undefined ? page.isOnline : !connection[0].isOnline)
}

/** A step, with how many were taken up to it, or a change of the connection. */
type TimelineEntry = (CaptureEnvelope['steps'][number] & { count: number }) | ConnectionChange

/** Steps and changes of the connection, in the order in which they happened. */
export const timelineOf = ({
  steps,
  connection,
}: Pick<CaptureEnvelope, 'steps' | 'connection'>): readonly TimelineEntry[] => {
  const changes = [...connection]
  const until = (at: number): ConnectionChange[] =>
    changes.splice(0, changes.filter((change) => change.at <= at).length)
  return [...steps.flatMap((step, index) => [...until(step.at), { ...step, count: index + 1 }]), ...changes]
}

/** The zone of the guest's clock; UTC if this browser does not know the zone. */
export const knownZone = (zone: string): string => {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId
  } catch {
    return 'UTC'
  }
}

/** The machine of an actor: `checkout.rates` is a second actor of `rates`, `wallet#2` of `wallet`. */
export const machineOf = (actor: string): string => actor.replace(/#\d+$/, '').split('.').at(-1) ?? actor

/** The snapshot of an actor after so many steps, undefined before it begins. */
const before = (steps: CaptureEnvelope['steps'], index: number, who: string): unknown =>
  steps.slice(0, index).findLast((step) => step.who === who)?.snapshot

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const contextOf = (snapshot: unknown): unknown => (isRecord(snapshot) ? snapshot['context'] : undefined)

const isStateValue = (value: unknown): value is StateValue => typeof value === 'string' || isRecord(value)

/**
 * A machine's state from a redacted snapshot; null for one that this build's machine cannot take, or whose view states it cannot
 * tell: a capture may come from another build, or from somebody who wrote it by hand.
 */
export const stateOf = (spec: MachineSpec, snapshot: unknown): AnyMachineSnapshot | null => {
  const value = isRecord(snapshot) ? snapshot['value'] : undefined
  const context = contextOf(snapshot)
  if (!isStateValue(value) || !isRecord(context)) return null
  try {
    const state = spec.machine.resolveState({ value, context })
    return Object.values(spec.viewStates).every(({ of }) => typeof of(state) === 'string') ? state : null
  } catch {
    return null
  }
}

/** IDs of the active states, their boxes included. */
export const activeStates = (state: AnyMachineSnapshot | null): ReadonlySet<string> =>
  new Set(state === null ? [] : activeNodes(state).map(({ id }) => id))

export interface Change {
  path: string
  /** Undefined: there was nothing. */
  before: string | undefined
  after: string | undefined
}

/** More changes of one step nobody reads. */
const MOST_CHANGES = 200

const textOf = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : typeof value === 'string' ? value : JSON.stringify(value)

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** Adds what differs, by path. What both share is the same object, and is not looked into. */
const addChanges = (before: unknown, after: unknown, path: string, into: Change[]): void => {
  if (before === after || into.length === MOST_CHANGES) return
  if (!isRecord(before) && !isRecord(after)) {
    const [old, now] = [textOf(before), textOf(after)]
    if (old !== now) into.push({ path, before: old, after: now })
    return
  }
  if (!isRecord(before)) addChanges(before, undefined, path, into)
  if (!isRecord(after)) addChanges(undefined, after, path, into)
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)]))
    addChanges(old[name], now[name], path === '' ? name : `${path}.${name}`, into)
}

/** What a step changed in the context of its machine, by path. */
export const contextChanges = (steps: CaptureEnvelope['steps'], index: number): readonly Change[] => {
  const step = steps[index]
  if (step === undefined) return []
  const changes: Change[] = []
  addChanges(contextOf(before(steps, index, step.who)), contextOf(step.snapshot), '', changes)
  return changes
}

export interface ViewChange {
  name: string
  before: string | undefined
  after: string
}

const sayValue = (words: MachineWords, name: string, value: string): string =>
  words.viewStates[name]?.values[value] ?? value

const viewValues = (spec: MachineSpec, state: AnyMachineSnapshot | null): Map<string, string> => {
  const values = new Map<string, string>()
  if (state !== null) for (const [name, { of }] of Object.entries(spec.viewStates)) values.set(name, of(state))
  return values
}

/** What the guest saw change by a step, in words. */
export const viewChanges = (
  spec: MachineSpec,
  words: MachineWords,
  steps: CaptureEnvelope['steps'],
  index: number,
): readonly ViewChange[] => {
  const step = steps[index]
  if (step === undefined) return []
  const old = viewValues(spec, stateOf(spec, before(steps, index, step.who)))
  return [...viewValues(spec, stateOf(spec, step.snapshot))].flatMap(([name, value]) => {
    const earlier = old.get(name)
    if (earlier === value) return []
    return [
      {
        name: words.viewStates[name]?.name ?? name,
        before: earlier === undefined ? undefined : sayValue(words, name, earlier),
        after: sayValue(words, name, value),
      },
    ]
  })
}

/** A chart of only these states, with the boxes around them. */
export const touchedPart = (chart: Chart, touched: ReadonlySet<string>): Chart => {
  const states = chart.states.filter(({ id, parent }) => parent === null || touched.has(id))
  const kept = new Set(states.map(({ id }) => id))
  return {
    ...chart,
    states: states.map((state) => ({
      ...state,
      first: state.first !== null && kept.has(state.first) ? state.first : null,
    })),
    ways: chart.ways.filter(({ from, to }) => kept.has(from) && to.every((id) => kept.has(id))),
  }
}

/** All states of a machine that its steps in the log were in. */
export const touchedStates = (
  spec: MachineSpec,
  { steps, actors }: Pick<CaptureEnvelope, 'steps' | 'actors'>,
  who: string,
): ReadonlySet<string> =>
  new Set(
    [actors[who], ...steps.filter((step) => step.who === who).map(({ snapshot }) => snapshot)].flatMap((snapshot) => [
      ...activeStates(stateOf(spec, snapshot)),
    ]),
  )

/** `bar`: hidden. `pseudonym`: hidden, and the same for the same. */
export type Shown = { kind: 'text'; text: string } | { kind: 'bar' | 'pseudonym' }

export const shownValue = (value: string): Shown => {
  if (value === HIDDEN) return { kind: 'bar' }
  return value.includes(HIDDEN) ? { kind: 'pseudonym' } : { kind: 'text', text: value }
}

/** Actors whose machine this build does not have. */
export const missingActors = (
  { actors, steps }: Pick<CaptureEnvelope, 'actors' | 'steps'>,
  machines: readonly string[],
): readonly string[] =>
  [...new Set([...Object.keys(actors), ...steps.map(({ who }) => who)])].filter(
    (who) => !machines.includes(machineOf(who)),
  )

/** Machines whose definition is not the one that the screen was sent from. */
export const changedMachines = (
  { machines }: Pick<CaptureEnvelope, 'machines'>,
  specs: ReadonlyMap<string, MachineSpec>,
): readonly string[] =>
  Object.entries(machines).flatMap(([id, digest]) => {
    const spec = specs.get(id)
    return spec === undefined || machineDigest(spec.machine) === digest ? [] : [id]
  })
