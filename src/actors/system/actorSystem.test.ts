import { authMachine } from '#machines/auth/auth.machine.ts'
import { authPorts } from '#machines/auth/auth.ports.ts'
import { maya } from '#machines/auth/auth.samples.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { NO_BIDS } from '#machines/checkout/bids.rules.ts'
import { destinationMachine } from '#machines/destination/destination.machine.ts'
import { favoritesMachine } from '#machines/favorites/favorites.machine.ts'
import { fake } from '#machines/kit/port.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { ratesMachine } from '#machines/rates/rates.machine.ts'
import { searchMachine } from '#machines/search/search.machine.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { assign, setup, waitFor, type Snapshot } from 'xstate'
import { EVENT_ROUTES } from './eventRoutes.ts'
import { createActorSystem, type Snapshots } from './actorSystem.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const field = { input: { selected: '', types: [] } }

describe('a started actor', () => {
  test('has a unique name, which is free again when it stops', () => {
    const { session } = page()
    session.createRootActor('rates', ratesMachine).start()
    session.createRootActor('checkout.rates', ratesMachine).start()
    const fields = [1, 2, 3].map(() => session.createRootActor('destination', destinationMachine, field).start())
    expect(names(session)).toEqual(['rates', 'checkout.rates', 'destination', 'destination#2', 'destination#3'])
    fields[1]?.stop()
    expect(names(session)).not.toContain('destination#2')
    session.createRootActor('destination', destinationMachine, field).start()
    expect(names(session)).toContain('destination#2')
    for (const actor of fields) actor.stop()
    expect(names(session)).toEqual(['rates', 'checkout.rates', 'destination#2'])
  })

  test('reports each step to its listeners: state before, state after, and emitted events', () => {
    const { session } = page()
    const favorites = session.createRootActor('favorites', favoritesMachine, { input: { local: [] } })
    const steps: unknown[] = []
    session.onStep(favorites, ({ before, after, emitted }) =>
      steps.push([before?.context.local ?? null, after.context.local, emitted]),
    )
    favorites.start()
    favorites.send({ type: 'favorite.toggle', hotelId: 'h1', isFavorite: true })
    favorites.send({ type: 'problem.dismiss' })
    expect(steps).toEqual([
      [null, [], []],
      [[], ['h1'], [{ type: 'local.keep', ids: ['h1'] }]],
      [['h1'], ['h1'], []],
    ])
  })

  test("that ends in an error is reported, thrown for the browser's log, and no longer running", () => {
    vi.useFakeTimers()
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { session } = page()
    const actor = session.createRootActor('rates', broken).start()
    actor.send({ type: 'break' })
    expect(consoleError.mock.calls).toEqual([['rates: actor.failed (0)']])
    expect(names(session)).toEqual([])
    expect(session.recorder.read().at(-1)).toMatchObject({ who: 'rates', type: 'break', frame: { status: 'error' } })
    expect(() => vi.runAllTimers()).toThrow('broken')
  })
})

describe('the recorder', () => {
  test('keeps when the connection went and came back, the last times only, and not for another guest', async () => {
    let at = 0
    const session = createActorSystem([], () => (at += 1))
    for (const isOnline of Array.from({ length: 24 }, (_, index) => index % 2 === 1)) session.recorder.connect(isOnline)
    const { connection } = await session.export()
    expect(connection).toHaveLength(20)
    expect([connection[0], connection.at(-1)]).toEqual([
      { at: 5, isOnline: false },
      { at: 24, isOnline: true },
    ])
    session.recorder.belongTo('one')
    expect(session.recorder.connection()).toHaveLength(20)
    session.recorder.belongTo('other')
    expect(session.recorder.connection()).toEqual([])
  })

  test('records each step under its own event, also for events sent within a step or before the start', () => {
    const { session } = page()
    const favorites = session.createRootActor('favorites', favoritesMachine, { input: { local: [] } })
    favorites.send({ type: 'local.changed', ids: ['h1'] })
    favorites.subscribe(({ context }) => {
      if (context.local.length === 2) favorites.send({ type: 'local.changed', ids: ['h3'] })
    })
    favorites.start()
    favorites.send({ type: 'favorite.toggle', hotelId: 'h2', isFavorite: true })
    favorites.send({ type: 'problem.dismiss' })
    const steps = session.recorder.read().filter(({ who }) => who === 'favorites')
    expect(steps.map(({ at, type, frame }) => [at, type, frame.context.local])).toEqual([
      [2, 'xstate.init', []],
      [3, 'local.changed', ['h1']],
      [4, 'favorite.toggle', ['h2', 'h1']],
      [5, 'local.changed', ['h3']],
      [6, 'problem.dismiss', ['h3']],
    ])
  })

  test('stores only the type of an event and the status of a running call, and exports both by name', async () => {
    const { session, auth } = page()
    await signIn(auth)
    const recordedSteps = session.recorder.read().map(({ type, frame }) => [type, Object.values(frame.children)])
    expect(recordedSteps).toEqual([
      ['xstate.init', []],
      ['session.changed', [call('active')]],
      ['xstate.done.actor.loadUser', []],
    ])
    const { actors, steps } = await session.export()
    expect(steps.map(({ took }) => took)).toEqual([
      [],
      ['auth.unknown · session.changed'],
      ['auth.signedIn.loading · xstate.done.actor.loadUser #2'],
    ])
    expect(Object.keys(actors)).toEqual(['auth'])
    expect(JSON.stringify({ actors, steps })).not.toMatch(new RegExp(`${maya.email}|${maya.first_name}`))
  })
})

describe('event routes', () => {
  test('tell a new actor the current state, and a running one each change', async () => {
    const { session, auth } = page()
    await signIn(auth)
    const favorites = session.createRootActor('favorites', favoritesMachine, { input: { local: [] } }).start()
    expect(favorites.getSnapshot().context.guest).toBe('maya')
    auth.send({ type: 'session.changed', uid: null })
    expect(favorites.getSnapshot().value).toBe('anonymous')
  })

  test('record the events they carry, with their source', async () => {
    const { session, auth } = page()
    session.createRootActor('favorites', favoritesMachine, { input: { local: [] } }).start()
    await signIn(auth)
    const routedSteps = session.recorder.read().filter(({ who, source }) => who === 'favorites' && source !== undefined)
    expect(routedSteps.map(({ type, source }) => [source, type])).toEqual([
      [{ from: 'auth', on: 'began' }, 'session.began'],
    ])
    const [, authStep] = session.recorder.read().filter(({ who }) => who === 'auth')
    expect([authStep?.type, authStep?.source]).toEqual(['session.changed', undefined])
  })

  test('tell an actor started within a step of another only once', async () => {
    const { session, auth } = page()
    let favorites: ReturnType<typeof beginFavorites> | undefined
    const beginFavorites = () =>
      session.createRootActor('favorites', favoritesMachine, { input: { local: [] } }).start()
    auth.subscribe(({ context }) => {
      if (context.user !== null) favorites ??= beginFavorites()
    })
    await signIn(auth)
    const routedSteps = session.recorder.read().filter(({ who, source }) => who === 'favorites' && source !== undefined)
    expect(routedSteps.map(({ type }) => type)).toEqual(['session.began'])
  })

  test('end when their target stops', async () => {
    const { session, auth } = page()
    const favorites = session.createRootActor('favorites', favoritesMachine, { input: { local: [] } }).start()
    favorites.stop()
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await signIn(auth)
    expect(warned).not.toHaveBeenCalled()
  })

  test('do not repeat to a restored actor what it already knows', async () => {
    const snapshots = await earlier()
    const { session } = page(snapshots['auth'])
    const checkout = session.createRootActor('checkout', checkoutMachine, {
      ...form,
      snapshot: asSaved(snapshots['checkout']),
    })
    checkout.start()
    expect(session.recorder.read().map(({ who, type }) => `${who} ${type}`)).toEqual([
      'auth xstate.init',
      'checkout xstate.init',
    ])
    expect(checkout.getSnapshot().context.guest).toEqual({ first_name: 'Somebody', last_name: 'Else' })
  })
})

describe('a frozen session', () => {
  test('shows its snapshots whatever events arrive, and lists those events', async () => {
    const session = createActorSystem(EVENT_ROUTES, () => 0)
    session.freeze(await earlier())
    const auth = session.createRootActor('auth', authMachine).start()
    const checkout = session.createRootActor('checkout', checkoutMachine, form).start()
    const search = session
      .createRootActor('search', searchMachine, { input: { criteria: defaultCriteria('2026-11-22') } })
      .start()
    const before = [auth, checkout, search].map((actor) => JSON.stringify(actor.getPersistedSnapshot()))
    auth.send({ type: 'session.changed', uid: null })
    checkout.send({ type: 'checkout.open', rateKey: 'rate-2' })
    checkout.send({ type: 'card.shown' })
    search.send({ type: 'connection.restored' })
    await Promise.resolve()
    expect([auth, checkout, search].map((actor) => JSON.stringify(actor.getPersistedSnapshot()))).toEqual(before)
    expect(checkout.getSnapshot().context.rateKey).toBe('rate-1')
    expect(session.swallowed()).toEqual([
      { who: 'auth', type: 'session.changed' },
      { who: 'checkout', type: 'checkout.open' },
      { who: 'checkout', type: 'card.shown' },
      { who: 'search', type: 'connection.restored' },
    ])
    expect(session.recorder.read()).toEqual([])
    search.stop()
    expect([...session.running().keys()]).toEqual(['auth', 'checkout'])
  })
})

/** A machine whose action throws. */
const broken = setup({
  types: declareTypes<{ context: object; events: { type: 'break' } }>(),
  actions: {
    fail: assign(() => {
      throw new Error('broken')
    }),
  },
}).createMachine({ id: 'rates', context: {}, on: { break: { actions: 'fail' } } })

const form = {
  input: {
    guest: { first_name: 'Somebody', last_name: 'Else' },
    comment: 'A quiet room',
    bids: NO_BIDS,
    rateKey: '',
    attemptId: '',
    paymentMethodId: null,
  },
}

const page = (saved?: Snapshot<unknown>) => {
  let now = 0
  const session = createActorSystem(EVENT_ROUTES, () => (now += 1))
  const machine = authMachine.provide({ actors: { loadUser: fake(authPorts.loadUser, () => maya) } })
  const auth = session.createRootActor('auth', machine, saved === undefined ? {} : { snapshot: asSaved(saved) }).start()
  return { session, auth }
}
type Page = ReturnType<typeof page>

const names = ({ running }: Page['session']) => [...running().keys()].filter((name) => name !== 'auth')

const signIn = async (auth: Page['auth']): Promise<void> => {
  auth.send({ type: 'session.changed', uid: 'maya' })
  await waitFor(auth, ({ context }) => context.user !== null)
}

/** As parsed from an export. */
const asSaved = (snapshot: unknown): Snapshot<unknown> => JSON.parse(JSON.stringify(snapshot))

/** A signed-in user has opened a checkout and books for another person. */
const earlier = async (): Promise<Snapshots> => {
  const { session, auth } = page()
  const checkout = session.createRootActor('checkout', checkoutMachine, form).start()
  await signIn(auth)
  checkout.send({ type: 'checkout.open', rateKey: 'rate-1' })
  return { auth: asSaved(auth.getPersistedSnapshot()), checkout: asSaved(checkout.getPersistedSnapshot()) }
}

function call(status: string) {
  return { src: 'loadUser', syncSnapshot: false, snapshot: { status } }
}
