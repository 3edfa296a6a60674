import {
  boolean,
  create,
  enums,
  integer,
  is,
  literal,
  min,
  nullable,
  object,
  refine,
  type,
  type Describe,
} from 'superstruct'
import { initialTransition, transition, type SnapshotFrom } from 'xstate'
import {
  negotiationMachine,
  type NegotiationContext,
  type NegotiationEffect,
  type NegotiationEvent,
  type NegotiationKind,
  type ReviewCause,
  type SubmitEvent,
  type TimerEvent,
} from './negotiation.machine.ts'

// The server imports this file alone of all machines (docs/decisions/060-negotiation.md), so the types it needs come from here.
export type {
  GuestLetter,
  HotelLetter,
  NegotiationContext,
  NegotiationEffect,
  NegotiationEvent,
  StaffLetter,
  SubmitEvent,
  TimerEvent,
} from './negotiation.machine.ts'

/** Of stored values. If a state or a field of the context changes, raise it, and add a migration and a fixture. */
const VERSION = 1

const STATES = [
  'unconfirmed',
  'addressless',
  'asked',
  'answering',
  'countered',
  'accepted',
  'charging',
  'unpaid',
  'charged',
  'done',
  'review',
  'rejected',
  'expired',
  'withdrawn',
] as const
export type NegotiationState = (typeof STATES)[number]

/** On the wire, decisions §6 and §13. */
export type NegotiationStatus =
  | 'unconfirmed'
  | 'asked'
  | 'countered'
  | 'accepted'
  | 'charged'
  | 'done'
  | 'rejected'
  | 'expired'
  | 'withdrawn'

const STATUSES: Readonly<Record<NegotiationState, NegotiationStatus>> = {
  unconfirmed: 'unconfirmed',
  addressless: 'asked',
  asked: 'asked',
  // The hotel can still undo its answer: nobody else knows of it.
  answering: 'asked',
  countered: 'countered',
  accepted: 'accepted',
  charging: 'accepted',
  unpaid: 'accepted',
  review: 'accepted',
  charged: 'charged',
  done: 'done',
  rejected: 'rejected',
  expired: 'expired',
  withdrawn: 'withdrawn',
}

/** As stored in the row: plain JSON. */
export interface StoredNegotiation {
  version: number
  value: NegotiationState
  context: NegotiationContext
}

/** `effects`, in order, belong to the transaction that stores `stored`. */
export interface NegotiationStep {
  stored: StoredNegotiation
  effects: NegotiationEffect[]
}

/** From one version to the next. */
type Migration = (older: unknown) => object

/** By the version that each takes. */
const MIGRATIONS: Readonly<Record<number, Migration>> = {}

/** The first step: the guest sends the request. */
export const startNegotiation = (input: { kind: NegotiationKind }, event: SubmitEvent): NegotiationStep =>
  take(initialTransition(negotiationMachine, input)[0], event)

/** Null: the event is not accepted in this state. */
export const stepNegotiation = (stored: StoredNegotiation, event: NegotiationEvent): NegotiationStep | null => {
  const snapshot = snapshotOf(stored)
  return snapshot.can(event) ? take(snapshot, event) : null
}

/** Clock events that the state waits for. Without any, it is over or waits for staff. */
export const timersOf = (stored: StoredNegotiation): readonly TimerEvent['type'][] => {
  const snapshot = snapshotOf(stored)
  return TIMERS.filter((event) => snapshot.can(event)).map(({ type }) => type)
}

/** The wire's status, decisions §6 and §13. */
export const statusOf = (state: NegotiationState): NegotiationStatus => STATUSES[state]

/** Brings a stored value of any version to this one. `unreadable`: store `rebuildNegotiation` instead. */
export const readNegotiation = (json: unknown, migrations = MIGRATIONS): StoredNegotiation | 'unreadable' => {
  if (is(json, StoredStruct)) return json
  if (!is(json, VersionedStruct)) return 'unreadable'
  const migrate = migrations[json.version]
  if (migrate === undefined) return 'unreadable'
  try {
    return readNegotiation({ ...migrate(json), version: json.version + 1 }, migrations)
  } catch {
    return 'unreadable'
  }
}

/**
 * Replaces a stored value that nobody can read: staff are told, and decide if more than the hotel’s address is missing.
 * @param reached the furthest of these states that the columns and payments show for certain; `asked`: also all after it until
 * the charge
 */
export const rebuildNegotiation = (
  { kind }: { kind: NegotiationKind },
  reached: 'unconfirmed' | 'addressless' | 'asked' | 'charging' | 'charged' | 'done',
): NegotiationStep => {
  const { context } = initialTransition(negotiationMachine, { kind })[0]
  const review = (reviewCause: ReviewCause) => stored('review', { ...context, reviewCause })
  const rebuilt = () => {
    if (reached === 'asked') return review('unreadable')
    return reached === 'charging' ? review('charge_unknown') : stored(reached, context)
  }
  return { stored: rebuilt(), effects: [{ type: 'tell', to: 'staff', what: 'unreadable' }] }
}

type Snapshot = SnapshotFrom<typeof negotiationMachine>

const TIMERS: readonly TimerEvent[] = [
  { type: 'timer.confirm' },
  { type: 'timer.remind' },
  { type: 'timer.due' },
  { type: 'timer.leave' },
  { type: 'timer.charge', isStayBegun: false, hasCard: true },
  { type: 'timer.pay' },
  { type: 'timer.final' },
  { type: 'timer.patience' },
]

const ContextStruct: Describe<NegotiationContext> = object({
  kind: enums(['inquiry', 'bid']),
  hasHotelCountered: boolean(),
  answer: nullable(enums(['accept', 'reject', 'counter'])),
  reminders: min(integer(), 0),
  retries: min(integer(), 0),
  reviewCause: nullable(enums(['charge_unknown', 'charge_too_late', 'unreadable'])),
  stop: nullable(enums(['taken_back', 'booking_cancelled', 'ended_by_staff'])),
})
// An answer that is missing while it leaves would become a no.
const StoredStruct = refine(
  object({ version: literal(VERSION), value: enums(STATES), context: ContextStruct }),
  'StoredNegotiation',
  ({ value, context }) =>
    (value === 'answering') === (context.answer !== null) && (value === 'review') === (context.reviewCause !== null),
)
const VersionedStruct = type({ version: integer() })

const stored = (value: Snapshot['value'], context: NegotiationContext): StoredNegotiation =>
  create({ version: VERSION, value, context }, StoredStruct)

const snapshotOf = ({ value, context }: StoredNegotiation): Snapshot =>
  negotiationMachine.resolveState({ value, context })

const take = (snapshot: Snapshot, event: NegotiationEvent): NegotiationStep => {
  const [{ value, context }, actions] = transition(negotiationMachine, snapshot, event)
  return { stored: stored(value, context), effects: emittedBy(actions) }
}

interface Action {
  type: string
  params: unknown
}
interface EmitAction extends Action {
  params: { event: NegotiationEffect }
}

// XState's type of this action lacks its event, which by the machine's types is an effect.
const isEmit = (action: Action): action is EmitAction => action.type === 'xstate.emit'
const emittedBy = (actions: readonly Action[]): NegotiationEffect[] =>
  actions.filter(isEmit).map(({ params }) => params.event)
