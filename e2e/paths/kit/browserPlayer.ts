import type { Page, Route } from '@playwright/test'
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  PromiseActorLogic,
  SnapshotFrom,
} from 'xstate'
import type { Guest } from '../../pages/guest.ts'
import { expectAbandoned, PausedCalls, refuse, type CallName, type WireFailure } from '../../pages/pausedCalls.ts'
import { readPath, type StoredPath, type BrowserScenarios, type ReadPath } from './browserScenarios.ts'

/** The machine before and after a step. */
export interface Moment<Snapshot = AnyMachineSnapshot> {
  before: Snapshot
  after: Snapshot
  /** Later events of the path: the guest's current action must lead to them. */
  rest: readonly AnyEventObject[]
}

// Method syntax, for bivariant parameters: a table of all events can hold a hand for one event.
type Hand<World, Event, Snapshot> = {
  take(this: void, world: World, event: Event, moment: Moment<Snapshot>): Promise<void>
}['take']
type Look<World, Snapshot> = { see(this: void, world: World, snapshot: Snapshot): Promise<void> }['see']

/** How the result of a port reaches the page; failures are those of the connection. */
interface Wire<World, Snapshot, Output = unknown> {
  calls: readonly CallName[]
  answer(this: void, route: Route, output: Output, world: World, moment: Moment<Snapshot>): Promise<void>
  /** Set if the caller cannot abort the request. */
  canAbort?: false
  /** For a failure that needs more than its code. */
  refuse?(this: void, route: Route, failure: WireFailure, world: World): Promise<void>
}

/** How a guest plays the paths of a machine on the page. */
export interface BrowserPlayer<
  World = unknown,
  Snapshot = AnyMachineSnapshot,
  Steps = Readonly<Record<string, Hand<World, AnyEventObject, Snapshot>>>,
  Input = unknown,
  Props = unknown,
  Wires = Readonly<Record<string, Wire<World, Snapshot> | undefined>>,
> {
  scenarios: BrowserScenarios
  /** The paths contain delays, and control the clock of the page. */
  hasClock: boolean
  /** In this state the page moves on without the path, and may already have made its later calls. */
  isAhead?(this: void, snapshot: Snapshot): boolean
  /** By invoke id. The real server answers all other ports. */
  wires: Wires
  /** Runs once for all paths of a page, e.g. to create a guest with a booking. */
  prepare(this: void, page: Page): Promise<Props>
  /** Opens a fresh page for the first step. */
  open(this: void, stage: { guest: Guest; calls: PausedCalls }, props: Props, input: Input): Promise<World>
  /** Action of the guest or the world for each event. */
  steps: Steps
  /** Checks the page for each value of a view state; null: the guest sees nothing of it. */
  viewStates: Readonly<Record<string, Readonly<Record<string, Look<World, Snapshot> | null>>>>
}

type StepsOf<Machine extends AnyStateMachine, World> = {
  [Type in EventFromLogic<Machine>['type']]?: Hand<
    World,
    Extract<EventFromLogic<Machine>, { type: Type }>,
    SnapshotFrom<Machine>
  >
} & Record<`xstate.${string}`, Hand<World, AnyEventObject, SnapshotFrom<Machine>>>

type WiresOf<Ports, Machine extends AnyStateMachine, World> = {
  [Name in keyof Ports]?: Ports[Name] extends PromiseActorLogic<infer Output, infer _Input>
    ? Wire<World, SnapshotFrom<Machine>, Output>
    : never
}

/** Checks a player against the types of its machine and of its ports. */
export const definePlayer =
  <Machine extends AnyStateMachine, Ports>() =>
  <World, Props>(
    player: BrowserPlayer<
      World,
      SnapshotFrom<Machine>,
      StepsOf<Machine, World>,
      InputFrom<Machine>,
      Props,
      WiresOf<Ports, Machine, World>
    >,
  ): BrowserPlayer =>
    player

/** Holds the calls of the page that the paths answer. */
export const holdWires = async (page: Page, { wires }: BrowserPlayer): Promise<PausedCalls> => {
  const calls = new PausedCalls(page)
  for (const name of new Set(Object.values(wires).flatMap((wire) => wire?.calls ?? []))) await calls.hold(name)
  return calls
}

/** @throws at the first step where the page differs from the machine. */
export const playPath = async (
  player: BrowserPlayer,
  storedPath: StoredPath,
  stage: { guest: Guest; calls: PausedCalls },
  props: unknown,
): Promise<void> => {
  const { entry } = player.scenarios
  const path = readPath(player.scenarios, storedPath)
  // The page of an earlier path may still make calls.
  await stage.guest.page.goto('about:blank')
  stage.calls.forget()
  const world = await player.open(stage, props, entry.inputs[storedPath.input])
  const walk = new Walk(player, stage.calls, world)
  await walk.see(path.first)
  for (const [index, step] of path.steps.entries())
    try {
      await walk.take(
        step,
        path.steps[index - 1]?.after ?? path.first,
        path.steps.slice(index + 1).map(({ event }) => event),
      )
    } catch (cause) {
      throw new Error(
        `step ${index + 1}, ${storedPath.steps[index]}: ${cause instanceof Error ? cause.message : String(cause)}`,
        {
          cause,
        },
      )
    }
}

class Walk {
  readonly #player: BrowserPlayer
  readonly #calls: PausedCalls
  readonly #world: unknown
  /** Calls that wait for an answer, by port. */
  readonly #waiting = new Map<string, Route>()
  #count = 0

  constructor(player: BrowserPlayer, calls: PausedCalls, world: unknown) {
    this.#player = player
    this.#calls = calls
    this.#world = world
  }

  async take(
    { event, after }: ReadPath['steps'][number],
    before: AnyMachineSnapshot,
    rest: readonly AnyEventObject[],
  ): Promise<void> {
    const reply = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type)
    const wire = reply === null ? undefined : this.#player.wires[reply[2] ?? '']
    const hand = this.#player.steps[event.type]
    const route = this.#waiting.get(reply?.[2] ?? '')
    const moment = { before, after, rest }
    if (hand !== undefined) await hand(this.#world, event, moment)
    else if (wire === undefined || route === undefined) throw new Error('nothing on the page stands for it')
    else if (reply?.[1] === 'done') await wire.answer(route, event['output'], this.#world, moment)
    else await (wire.refuse ?? refuse)(route, event['error'], this.#world)
    if (reply !== null) this.#waiting.delete(reply[2] ?? '')
    await this.#expectWires(moment)
    await this.see(after)
  }

  /** The page makes the calls of ports that the machine has just started, and aborts those of ports that it has stopped. */
  async #expectWires({ before, after }: Pick<Moment, 'before' | 'after'>): Promise<void> {
    for (const [port, wire] of Object.entries(this.#player.wires)) {
      const child: unknown = after.children[port]
      if (wire === undefined || child === before.children[port]) continue
      const abandoned = this.#waiting.get(port)
      this.#waiting.delete(port)
      if (abandoned !== undefined && wire.canAbort !== false) await expectAbandoned(abandoned)
      if (child === undefined) continue
      this.#count += 1
      this.#waiting.set(port, await this.#calls.next(this.#count, wire.calls))
    }
    if (this.#player.isAhead?.(after) !== true) this.#calls.expectNoMore(this.#count)
  }

  async see(snapshot: AnyMachineSnapshot): Promise<void> {
    for (const [name, { of }] of Object.entries(this.#player.scenarios.entry.viewStates)) {
      const value = of(snapshot)
      const look = this.#player.viewStates[name]?.[value]
      if (look === undefined) throw new Error(`nobody says what stands on the page for "${name}: ${value}"`)
      await look?.(this.#world, snapshot)
    }
  }
}
