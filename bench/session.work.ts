// Run by `session.bench.ts`, built the way the server is.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { createActor, fromPromise, type AnyEventObject, type AnyStateMachine } from 'xstate'
import { authMachine } from '#machines/auth/auth.machine.ts'
import { NO_BIDS } from '#machines/checkout/bids.rules.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { EVENT_ROUTES } from '#src/actors/system/eventRoutes.ts'
import { MAX_STEPS } from '#src/actors/system/recorder.ts'
import { createActorSystem } from '#src/actors/system/actorSystem.ts'
import { median, quantile, round, type Figure } from './figure.ts'

const WARM_UP = 10
const BATCHES = 60
const EVENT_AIM = { atMost: 0.2 }

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const stubActors = (machine: AnyStateMachine) =>
  machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [name, fromPromise(() => new Promise(() => {}))]),
    ),
  })

const words = (turn: number): string => `${turn} ${'a quiet room '.repeat(30)}`
const name = { first_name: 'Somebody', last_name: 'Else' }

/** A guest fills in the checkout form: the text differs at each step. */
const checkout = {
  name: 'checkout',
  logic: stubActors(checkoutMachine),
  input: { guest: name, comment: '', bids: NO_BIDS, rateKey: '', attemptId: '', paymentMethodId: null },
  events: (): AnyEventObject[] => [
    { type: 'checkout.open', rateKey: 'rate-1' },
    ...Array.from({ length: MAX_STEPS - 1 }, (_, turn) => [
      { type: 'comment.change', comment: words(turn) },
      { type: 'guest.change', guest: { first_name: `Somebody${turn}` } },
      { type: 'terms.change', accepted: turn % 2 === 0 },
    ])
      .flat()
      .slice(0, MAX_STEPS - 1),
  ],
} as const
/** A visitor opens and leaves the sign-in forms. */
const auth = {
  name: 'auth',
  logic: stubActors(authMachine),
  input: undefined,
  events: (): AnyEventObject[] => [
    { type: 'session.changed', uid: null },
    ...Array.from({ length: MAX_STEPS }, (_, turn) => [
      { type: 'signIn.submit', email: `${turn}@x.example`, handle: `password-${turn}` },
      { type: 'form.cancel' },
    ])
      .flat()
      .slice(0, MAX_STEPS - 1),
  ],
} as const
type Flow = typeof checkout | typeof auth

/** Milliseconds for each event. */
const timeOf = (actor: { send: (event: AnyEventObject) => void; stop: () => unknown }, flow: Flow): number => {
  const events = flow.events()
  const start = performance.now()
  for (const event of events) actor.send(event)
  const each = (performance.now() - start) / events.length
  actor.stop()
  return each
}

const bare = ({ logic, input }: Flow) => createActor<AnyStateMachine>(logic, { input }).start()
const inSession = ({ name: role, logic, input }: Flow) => {
  const session = createActorSystem(EVENT_ROUTES, () => Date.now())
  return { session, actor: session.createRootActor<AnyStateMachine>(role, logic, { input }).start() }
}

const figuresOf = (flow: Flow): Figure[] => {
  const times = Array.from({ length: WARM_UP + BATCHES }, () => [
    timeOf(bare(flow), flow),
    timeOf(inSession(flow).actor, flow),
  ]).slice(WARM_UP)
  const added = times.map(([without = 0, within = 0]) => within - without)
  const title = `session: added to an event of ${flow.name}, ${MAX_STEPS} of them`
  return [
    { name: `${title}, p50`, value: round(median(added), 4), unit: 'ms', aim: EVENT_AIM },
    { name: `${title}, p95`, value: round(quantile(added, 0.95), 4), unit: 'ms' },
    {
      name: `session: the event itself, ${flow.name}, p50`,
      value: round(median(times.map(([w = 0]) => w)), 4),
      unit: 'ms',
    },
  ]
}

/** Bytes. */
const heap = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

const fullRing = async (): Promise<Figure[]> => {
  const { session, actor } = inSession(checkout)
  for (const event of checkout.events()) actor.send(event)
  const start = performance.now()
  const exported = await session.export()
  const exportMs = performance.now() - start
  const json = JSON.stringify(exported)
  const full = heap()
  session.recorder.forget()
  const ringBytes = full - heap()
  return [
    { name: 'session: steps in a full ring', value: exported.steps.length, unit: 'steps' },
    {
      name: 'session: memory of a full ring, checkout',
      value: round(ringBytes / 1000, 0),
      unit: 'kB',
      aim: { atMost: 1000 },
    },
    { name: 'session: its export', value: round(exportMs, 1), unit: 'ms' },
    { name: 'session: its export, as text', value: round(json.length / 1000, 1), unit: 'kB' },
    {
      name: 'session: its export, compressed',
      value: round(gzipSync(json, { level: 9 }).length / 1000, 1),
      unit: 'kB gz',
      aim: { atMost: 64 },
    },
  ]
}

console.log(JSON.stringify([...figuresOf(checkout), ...figuresOf(auth), ...(await fullRing())]))
