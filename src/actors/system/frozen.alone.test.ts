import { instrumentMachine } from '#machines/kit/verify/transitions.ts'
import { registry } from '#machines/registry.ts'
import { afterAll, expect, test, vi } from 'vitest'
import type { Snapshot } from 'xstate'
import { actorSystem } from './actorSystem.ts'

/** A page with a storage and an identity provider that reports a user; its network must not be used. */
const world = vi.hoisted(() => {
  const storage = { getItem: () => null, setItem: vi.fn<() => void>(), removeItem: () => {} }
  Object.assign(globalThis, {
    document: { documentElement: { lang: 'en' } },
    matchMedia: () => ({ matches: true }),
    addEventListener: () => {},
    BroadcastChannel: class {
      postMessage() {}
      addEventListener() {}
    },
    localStorage: storage,
    sessionStorage: storage,
  })
  const identity = {
    watchSession: (tell: (uid: string | null) => void) => tell('noor'),
    bearer: () => Promise.resolve(null),
  }
  return { storage, identity }
})
vi.mock('#src/actors/auth/identity.ts', () => ({ identity: () => world.identity }))
const fetched = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('no network')))
vi.stubGlobal('fetch', fetched)
afterAll(() => vi.unstubAllGlobals())

test('the actors of a frozen page keep their state, whatever the page, the provider and the network do', async () => {
  const saved = new Map(Object.keys(registry).map((name) => [name, somewhere(name)]))
  saved.set('checkout.rates', somewhere('rates'))
  saved.set('wallet#2', somewhere('wallet'))
  actorSystem.freeze(Object.fromEntries(saved))
  const { authActor } = await import('#src/actors/auth/authActor.ts')
  const { checkoutActor, checkoutRates } = await import('#src/actors/checkout/checkout.ts')
  const { cancellingActor } = await import('#src/actors/bookings/cancelling.ts')
  const { favoritesActor } = await import('#src/actors/hotel/favorites.ts')
  const { paymentMethodsActor } = await import('#src/actors/checkout/paymentMethods.ts')
  const { credentialsActor, profileActor } = await import('#src/actors/auth/profileActors.ts')
  const { onResultsLeft, onUrlChanged, searchActor } = await import('#src/actors/search/searchActor.ts')
  const { ratesActor } = await import('#src/actors/hotel/ratesActor.ts')
  const { walletActors } = await import('#src/actors/checkout/walletActors.ts')
  const actors = [
    authActor(),
    checkoutActor(),
    checkoutRates(),
    cancellingActor(),
    favoritesActor(),
    paymentMethodsActor(),
    credentialsActor(),
    profileActor(),
    searchActor(),
    ratesActor(),
    ...walletActors(),
  ]
  world.storage.setItem.mockClear()

  checkoutActor().send({ type: 'checkout.open', rateKey: 'another' })
  checkoutActor().send({ type: 'card.shown' })
  checkoutRates().send({ type: 'offer.open', rateKey: 'another', choice: null })
  ratesActor().send({ type: 'offer.open', rateKey: 'another', choice: null })
  paymentMethodsActor().send({ type: 'list.open' })
  favoritesActor().send({ type: 'favorites.reload' })
  authActor().send({ type: 'user.reload' })
  onUrlChanged({})
  onResultsLeft()
  await new Promise((done) => setTimeout(done))

  const running = [...actorSystem.running()]
  expect(running).toHaveLength(actors.length)
  for (const [name, actor] of running)
    expect({ name, ...plain(actor.getPersistedSnapshot()) }).toEqual({ name, ...saved.get(name) })
  expect(actorSystem.swallowed().map(({ who, type }) => `${who} ${type}`)).toEqual([
    'auth session.changed',
    'checkout checkout.open',
    'checkout card.shown',
    'checkout.rates offer.open',
    'rates offer.open',
    'paymentMethods list.open',
    'favorites favorites.reload',
    'auth user.reload',
    'search url.changed',
    'search results.left',
  ])
  expect(fetched).not.toHaveBeenCalled()
  expect(world.storage.setItem).not.toHaveBeenCalled()
})

const plain = (snapshot: unknown): Snapshot<unknown> => JSON.parse(JSON.stringify(snapshot))

/** The machine's last busy state while taking its samples in turn: if started there, it would call again. */
const somewhere = (name: string): Snapshot<unknown> => {
  const entry = registry[name]
  if (entry === undefined) throw new Error(`no ${name}`)
  const { machine, inputs, samples } = entry
  const { start, step } = instrumentMachine(machine)
  let { snapshot } = start(inputs[0])
  let waiting = snapshot
  for (const event of samples) {
    if (snapshot.can(event)) ({ snapshot } = step(snapshot, event))
    if (snapshot.hasTag('busy')) waiting = snapshot
  }
  return plain(machine.getPersistedSnapshot(waiting))
}
