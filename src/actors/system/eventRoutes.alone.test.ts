import type { Booking } from '#contract/booking/bookings.ts'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import type { ConfigResponse } from '#contract/http/config.ts'
import { API_BASE } from '#contract/http/wire.ts'
import { maya } from '#machines/auth/auth.samples.ts'
import { selectFailure, selectUser } from '#machines/auth/auth.selectors.ts'
import { inDollars } from '#machines/checkout/checkout.samples.ts'
import { selectCardForm, selectIsSignedIn, selectBidInputs } from '#machines/checkout/checkout.selectors.ts'
import { selectFavoriteIds, selectProblem } from '#machines/favorites/favorites.selectors.ts'
import { NO_LOYALTY } from '#machines/rates/rates.rules.ts'
import { offer } from '#machines/rates/rates.samples.ts'
import { selectDiscountRequest } from '#machines/rates/rates.selectors.ts'
import { callApi } from '#src/services/api.ts'
import { setBearer } from '#src/services/browserClient.ts'
import { SIGNED_IN_HINT } from '#src/services/identity/signedInHint.ts'
import type * as Vaults from '#src/services/identity/vault.ts'
import { lastSearch } from '#src/services/lastSearch.ts'
import { createGuestPosition } from '#src/services/guestPosition.ts'
import { recentPlaces } from '#src/services/recentPlaces.ts'
import { localJson, sessionJson } from '#src/services/storage.ts'
import { configQuery, keys, queryClient } from '#src/services/query.ts'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { unknown } from 'superstruct'
import { waitFor } from 'xstate'
import { authActor } from '#src/actors/auth/authActor.ts'
import { booking } from '#src/actors/bookings/booking.testing.ts'
import { cancellingActor } from '#src/actors/bookings/cancelling.ts'
import { cardVault } from '#src/actors/checkout/cardVaultInstances.ts'
import { checkoutActor, checkoutRates } from '#src/actors/checkout/checkout.ts'
import { favoritesActor } from '#src/actors/hotel/favorites.ts'
import { isFavorite, toggleFavorite } from '#src/actors/hotel/favoriteToggleState.ts'
import { readLoyaltyChoice } from '#src/actors/checkout/loyaltyChoice.ts'
import { paymentMethodsActor } from '#src/actors/checkout/paymentMethods.ts'
import { payingWork } from '#src/actors/checkout/payingWork.ts'
import { credentialsActor, credentialsForms, profileActor } from '#src/actors/auth/profileActors.ts'
import { inquiryActor } from '#src/actors/inquiry/inquiry.ts'
import { profileDraft } from '#src/actors/auth/profileDraft.ts'
import type { RecordedStep } from './recorder.ts'
import { actorSystem } from './actorSystem.ts'
import { askWallet, walletActor } from '#src/actors/checkout/walletActors.ts'

/** The page's real actors, with a fake identity provider and a fake server. */
const world = vi.hoisted(() => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  let tell: ((uid: string | null) => void) | undefined
  let uid: string | null = null
  const become = (next: string | null): void => {
    uid = next
    tell?.(next)
  }
  const page = {
    document: { documentElement: { lang: 'en' } },
    matchMedia: () => ({ matches: true }),
    addEventListener: () => {},
    BroadcastChannel: class {
      postMessage() {}
      addEventListener() {}
    },
    localStorage: storage,
    sessionStorage: storage,
    fetch: (_input: unknown): Promise<Response> => Promise.reject(new TypeError('no server yet')),
  }
  Object.assign(globalThis, page)
  /** One reader per secret entered: returns the secret while the vault holds it. */
  const secrets: (() => string | undefined)[] = []
  return {
    become,
    secrets,
    uid: () => uid,
    identity: {
      bearer: () => Promise.resolve(uid === null ? null : `Bearer ${uid}`),
      signOut: async () => become(null),
      methods: () => Promise.resolve(['password']),
      watchSession: (onChange: (uid: string | null) => void) => {
        tell = onChange
        onChange(null)
      },
    },
  }
})
vi.mock('#src/actors/auth/identity.ts', () => ({ identity: () => world.identity }))
vi.mock('#src/services/identity/vault.ts', async (importActual) => {
  const { createVault } = await importActual<typeof Vaults>()
  return {
    createVault: () => {
      const vault = createVault()
      const hold = (secret: string): string => {
        const handle = vault.hold(secret)
        world.secrets.push(() => vault.read(handle))
        return handle
      }
      return { ...vault, hold }
    },
  }
})
vi.mock('#src/services/payments/googlePay.ts', () => ({
  hasGooglePay: () => true,
  prepareGooglePay: () => Promise.resolve({ open: () => new Promise(() => undefined) }),
}))

/** Calls to refuse once, e.g. `POST /user/favorites/`. */
const refusals = new Set<string>()
/** Responses that the test releases, each once, by path. */
const slow = new Map<string, Promise<Response>>()
const hold = (path: string): ((response: Response) => void) => {
  const answers: ((response: Response) => void)[] = []
  slow.set(path, new Promise((answer) => answers.push(answer)))
  return (response) => answers.forEach((answer) => answer(response))
}
/** Users whose session the server rejects, though the provider still reports them. */
const overFor = new Set<string | null>()
const server = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const address = input instanceof Request ? input.url : input.toString()
  const path = new URL(address, 'https://stayless.example').pathname.slice(API_BASE.length)
  const slowResponse = slow.get(path)
  if (slowResponse !== undefined && slow.delete(path)) return slowResponse
  const isOver = overFor.has(world.uid())
  // A macrotask, so that a page that retries endlessly cannot block the test.
  if (isOver) await new Promise((done) => setTimeout(done))
  if (isOver || refusals.delete(`${init?.method ?? 'GET'} ${path}`))
    return Response.json({ error: { code: 'unauthorized', message: '', requestId: '1' } }, { status: 401 })
  if (path === '/user/details/')
    return Response.json({ user: { ...maya, email: `${world.uid()}@x.example`, bt_token: null } })
  if (path.startsWith('/rates/')) {
    const isForOwner = new URL(address, 'https://stayless.example').searchParams.has('credits')
    if (isForOwner && world.uid() === null)
      return Response.json({ error: { code: 'unauthorized', message: '', requestId: '1' } }, { status: 401 })
    return Response.json(offer)
  }
  if (path === '/user/favorites/') return Response.json({ favorites: [] })
  return Response.json({})
}
const auth = authActor()
const favorites = favoritesActor()

const signIn = async (uid: string): Promise<void> => {
  world.become(uid)
  await waitFor(auth, (snapshot) => selectUser(snapshot)?.email === `${uid}@x.example`)
}
const signOut = async (): Promise<void> => {
  auth.send({ type: 'signOut' })
  await waitFor(auth, (snapshot) => selectUser(snapshot) === null)
}
const sessionEnds = (): void => world.become(null)

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  overFor.clear()
  sessionEnds()
})
afterAll(() => {
  setBearer(() => Promise.resolve(null))
  vi.unstubAllGlobals()
})

const WAYS = [
  ['signing out', signOut],
  ['the end of the session', sessionEnds],
  ['another guest in another tab', () => signIn('noor')],
] as const

describe('a refused call', () => {
  test('while the user loads reloads the user and discards the earlier response', async () => {
    await signIn('maya')
    const answerLate = hold('/user/details/')
    auth.send({ type: 'user.reload' })
    await expect.poll(() => slow.size).toBe(0)
    overFor.add('maya')
    await expect(callApi('favorites', {})).rejects.toMatchObject({ status: 401 })
    answerLate(Response.json({ user: { ...maya, bt_token: null } }))
    await waitFor(auth, (snapshot) => snapshot.matches('signedOut'))
    expect(selectUser(auth.getSnapshot())).toBeNull()
  })
})

describe('an actor that follows the session', () => {
  test('learns in order that a user began, was confirmed, ended and left', async () => {
    const triggers = follow(favorites)
    await signIn('maya')
    auth.send({ type: 'user.reload' })
    await waitFor(auth, (snapshot) => snapshot.matches({ signedIn: 'ready' }))
    await signIn('noor')
    await signOut()
    expect(triggers()).toEqual([
      'began, of maya',
      'kept, of maya',
      'ended, of maya',
      'began, of noor',
      'ended, of noor',
      'left, of null',
    ])
  })

  test('learns of an expired session as ended, not as left', async () => {
    const triggers = follow(favorites)
    await signIn('maya')
    sessionEnds()
    await signIn('maya')
    expect(triggers()).toEqual(['began, of maya', 'ended, of maya', 'began, of maya'])
  })

  test('learns once of a user who signed in before it started', async () => {
    await signIn('maya')
    const credentials = credentialsActor()
    expect(crossings('credentials')).toEqual(['began'])
    await waitFor(credentials, (snapshot) => !snapshot.hasTag('busy'))
    auth.send({ type: 'user.reload' })
    await waitFor(auth, (snapshot) => snapshot.matches({ signedIn: 'ready' }))
    expect(crossings('credentials')).toEqual(['began'])
  })

  test('learns of a session that ends before its user is known, unless it needs the user', () => {
    credentialsActor()
    const triggers = follow(favorites)
    const previousCrossings = crossings('credentials')
    world.become('maya')
    sessionEnds()
    expect(selectUser(auth.getSnapshot())).toBeNull()
    expect([triggers(), crossings('credentials')]).toEqual([['ended, of maya'], previousCrossings])
  })
})

describe("the record of a user's steps", () => {
  test('is cleared at sign-out, including the steps that the sign-out causes', async () => {
    await signIn('maya')
    expect(recorded()).toContain('maya@x.example')
    await signOut()
    expect(recorded()).not.toContain('maya')
  })

  test('survives an expired session, and is cleared for the next user', async () => {
    await signIn('maya')
    sessionEnds()
    expect(recorded()).toContain('maya@x.example')
    await signIn('maya')
    sessionEnds()
    await signIn('noor')
    expect(recorded()).not.toContain('maya@x.example')
  })
})

describe.each(WAYS)('after %s', (_, go) => {
  test('the cache holds no data of the user', async () => {
    await signIn('maya')
    const theirs = [keys.bookings(), keys.booking('b1'), keys.companyBookings(), keys.favorites(), keys.credits()]
    for (const key of theirs) queryClient.setQueryData(key, ['maya’s'])
    queryClient.setQueryData(keys.hotel('h1'), ['anybody’s'])
    await go()
    expect(theirs.map((key) => queryClient.getQueryData(key))).not.toContainEqual(['maya’s'])
    expect(queryClient.getQueryData(keys.hotel('h1'))).toEqual(['anybody’s'])
  })

  test('none of their pending hearts reaches the next user', async () => {
    await signIn('maya')
    localJson.write(SIGNED_IN_HINT, true)
    toggleFavorite('h7')
    expect(isFavorite('h7')).toBe(true)
    await go()
    expect(isFavorite('h7')).toBe(false)
  })

  test('none of their secrets is held', async () => {
    await signIn('maya')
    credentialsActor()
    credentialsForms.enterCode('Planted-code')
    const [secret] = world.secrets.slice(-1)
    expect(secret?.()).toBe('Planted-code')
    await go()
    expect(secret?.()).toBeUndefined()
  })

  test('none of their account flows continues', async () => {
    await signIn('maya')
    const [cancelling, profile, methods] = [cancellingActor(), profileActor(), paymentMethodsActor()]
    cancelling.send({ type: 'cancel.open', bookingId: 'b1' })
    profile.send({ type: 'section.save', section: 'names', change: { first_name: 'Maya' } })
    methods.send({ type: 'list.open' })
    await go()
    expect(cancelling.getSnapshot()).toMatchObject({ value: 'closed', context: { bookingId: '' } })
    expect(profile.getSnapshot()).toMatchObject({ value: 'idle', context: { section: null, change: {} } })
    expect(methods.getSnapshot().matches({ list: 'idle' })).toBe(true)
  })
})

const CREDIT = { promo: null, credits: 25 }

test.each([
  ['waits for its owner after the end of the session', sessionEnds, CREDIT, NO_LOYALTY],
  ['is asked for anew with another guest', () => signIn('noor'), CREDIT, CREDIT],
  ['is wanted by nobody after they sign out', signOut, NO_LOYALTY, NO_LOYALTY],
])('credit that a guest chose %s', async (_, go, choice, discounts) => {
  await signIn('maya')
  const rates = checkoutRates()
  const isLoaded = () => waitFor(rates, (snapshot) => snapshot.matches('loaded'))
  rates.send({ type: 'offer.open', rateKey: 'rate-1', choice: null, loyalty: CREDIT })
  await isLoaded()
  await go()
  await isLoaded()
  expect([readLoyaltyChoice(), selectDiscountRequest(rates.getSnapshot())]).toEqual([choice, discounts])
  rates.send({ type: 'offer.close' })
})

// Must run before any test opens a checkout.
describe('data that an earlier page of the tab stored for its user', () => {
  const form = { comment: 'A quiet room', attemptId: 'attempt-1' }
  const draft = { owner: 'maya', draft: { phone: '+1 212 555 0100' } }
  beforeEach(async () => {
    await signIn('maya')
    sessionJson.write('checkout', {
      ...form,
      guest: { first_name: 'Maya', last_name: 'Levi' },
      paymentMethodId: 'card-1',
    })
    sessionJson.write('profile.draft', draft)
  })

  test('loses the name and the card when the session ends', () => {
    sessionEnds()
    expect(readStoredForms()).toEqual([
      { ...form, guest: { first_name: '', last_name: '' }, paymentMethodId: null },
      draft,
    ])
  })

  test('is deleted at sign-out', async () => {
    await signOut()
    expect(readStoredForms()).toEqual([null, null])
  })
})

test('recent searches and the guest’s position survive an expired session, and are deleted at sign-out', async () => {
  const [places, last] = [recentPlaces(localJson), lastSearch(localJson)]
  const position = createGuestPosition(sessionJson)
  const here = { lat: 35, lng: 25 }
  const searched = () => [places.read().map(({ destination }) => destination.name), last.read(), position.is(here)]
  await signIn('maya')
  places.keep({ destination: { name: 'Crete', point: { lat: 35, lng: 25 }, poi: false }, bounds: null })
  last.keep('dest=Crete')
  position.keep(here)
  sessionEnds()
  expect(searched()).toEqual([['Crete'], 'dest=Crete', true])
  await signIn('maya')
  await signOut()
  expect(searched()).toEqual([[], null, false])
})

test('the checkout knows whether a user is signed in, and their name', async () => {
  const checkout = checkoutActor()
  const isSignedIn = () => selectIsSignedIn(checkout.getSnapshot())
  expect(isSignedIn()).toBe(false)
  await signIn('maya')
  expect([isSignedIn(), checkout.getSnapshot().context.guest.first_name]).toEqual([true, maya.first_name])
  await signOut()
  expect([isSignedIn(), checkout.getSnapshot().context.guest.first_name]).toEqual([false, ''])
})

test('the checkout form survives an expired session, and is cleared at sign-out', async () => {
  const checkout = checkoutActor()
  const readForm = () => [checkout.getSnapshot().context.comment, selectBidInputs(checkout.getSnapshot()).check_out]
  await signIn('maya')
  checkout.send({ type: 'checkout.open', rateKey: 'rate-1' })
  checkout.send({ type: 'comment.change', comment: 'A quiet room' })
  checkout.send({ type: 'bid.change', side: 'check_out', input: inDollars('20') })
  sessionEnds()
  expect(readForm()).toEqual(['A quiet room', inDollars('20')])
  await signIn('maya')
  await signOut()
  expect(readForm()).toEqual(['', null])
  expect(JSON.stringify(sessionJson.read('checkout', unknown()))).not.toMatch(/A quiet room|Maya/)
})

test('a request for hours is offered the account’s name, and at sign-out nothing of it is left', async () => {
  const inquiry = inquiryActor()
  const readDraft = () => {
    const { guest, comment } = inquiry.getSnapshot().context.draft
    return [guest.firstName, guest.email, comment]
  }
  await signIn('maya')
  expect(readDraft()).toEqual([maya.first_name, 'maya@x.example', ''])
  inquiry.send({ type: 'draft.change', change: { comment: 'Late flight' } })
  sessionEnds()
  expect(readDraft()).toEqual(['', '', 'Late flight'])
  await signIn('maya')
  await signOut()
  expect(readDraft()).toEqual(['', '', ''])
  expect(localJson.read('inquiry', unknown())).toBeNull()
})

test('a card form whose fields leave the page is closed', async () => {
  const [checkout, desk] = [checkoutActor(), cardVault()]
  const release = vi.spyOn(desk, 'release')
  vi.spyOn(desk, 'open').mockResolvedValue('card-1')
  onTestFinished(() => void vi.restoreAllMocks())
  await signIn('maya')
  checkout.send({ type: 'checkout.open', rateKey: 'rate-1' })
  checkout.send({ type: 'card.shown' })
  await waitFor(checkout, (snapshot) => selectCardForm(snapshot) === 'ready')
  checkout.send({ type: 'card.hidden' })
  expect(release.mock.calls).toEqual([['card-1']])
})

test('a wallet sheet that is no longer awaited is closed', async () => {
  queryClient.setQueryData(configQuery().queryKey, CONFIG)
  hold('/payments/client_token/')(Response.json({ client_token: 'token' }))
  const [wallet, leaving] = [walletActor('google-pay'), new AbortController()]
  wallet.send({ type: 'wallet.show' })
  await waitFor(wallet, (snapshot) => snapshot.matches('ready'))
  const paid = askWallet('google-pay', 36_150, leaving.signal)
  expect(wallet.getSnapshot().matches('sheet')).toBe(true)
  leaving.abort()
  await expect(paid).rejects.toMatchObject({ code: 'wallet.cancelled' })
  expect(wallet.getSnapshot().matches('ready')).toBe(true)
})

test('making or cancelling a booking caches it and reloads the list', async () => {
  await signIn('maya')
  queryClient.setQueryData(keys.bookings(), [])
  hold('/bookings/')(Response.json({ booking }))
  await payingWork().findBooking({ input: { attemptId: 'attempt-1' }, signal: new AbortController().signal })
  expect(readCachedBookings()).toEqual({ one: booking, isListOld: true })

  queryClient.setQueryData(keys.bookings(), [])
  const cancelled: Booking = { ...booking, status: 'cancelled' }
  const cancelling = cancellingActor()
  hold('/bookings/b1/')(Response.json({ booking: cancelled }))
  cancelling.send({ type: 'cancel.open', bookingId: 'b1' })
  await waitFor(cancelling, (snapshot) => snapshot.matches('done'))
  expect(readCachedBookings()).toEqual({ one: cancelled, isListOld: true })
})

test('unsaved profile input survives an expired session, and is cleared at sign-out', async () => {
  await signIn('maya')
  profileDraft().change({ first_name: 'Noa' })
  sessionEnds()
  await signIn('maya')
  expect(profileDraft().read()).toEqual({ first_name: 'Noa' })
  await signOut()
  await signIn('maya')
  expect(profileDraft().read()).toEqual({})
})

test('a credential change pauses for an expired session, and restarts for another user', async () => {
  const credentials = credentialsActor()
  await signIn('maya')
  await waitFor(credentials, (snapshot) => !snapshot.hasTag('busy'))
  sessionEnds()
  expect(credentials.getSnapshot().matches('away')).toBe(true)
  await signIn('noor')
  await waitFor(credentials, (snapshot) => !snapshot.matches('away'))
  await signOut()
  expect(credentials.getSnapshot().matches('away')).toBe(true)
})

test("without a session the browser's favorites show; the user's pending hearts wait until they sign out", async () => {
  await signIn('maya')
  await waitFor(favorites, (snapshot) => snapshot.matches('ready'))
  sessionEnds()
  expect(favorites.getSnapshot()).toMatchObject({ value: 'anonymous', context: { guest: 'maya', server: null } })
  await signIn('maya')
  await signOut()
  expect(favorites.getSnapshot()).toMatchObject({ value: 'anonymous', context: { guest: null, server: null } })
})

test('a heart refused in a valid session reverts, and the next one is sent', async () => {
  await signIn('maya')
  await waitFor(favorites, (snapshot) => snapshot.matches('ready'))
  refusals.add('POST /user/favorites/')
  favorites.send({ type: 'favorite.toggle', hotelId: 'tlv-0001', isFavorite: true })
  await waitFor(favorites, (snapshot) => snapshot.matches('ready'))
  expect(selectFavoriteIds(favorites.getSnapshot())).toEqual([])
  expect(selectProblem(favorites.getSnapshot(), 'tlv-0001')).toMatchObject({ code: 'unauthorized' })
  expect(refusals.size).toBe(0)
  expect(selectFailure(auth.getSnapshot())).toBeNull()
})

const readStoredForms = () => [sessionJson.read('checkout', unknown()), sessionJson.read('profile.draft', unknown())]

const readCachedBookings = () => ({
  one: queryClient.getQueryData(keys.booking('b1')),
  isListOld: queryClient.getQueryState(keys.bookings())?.isInvalidated,
})

const CONFIG: ConfigResponse = {
  build: '1',
  brand: DEFAULT_BRAND,
  identity: { mode: 'local', api_key: '', auth_domain: '', project_id: '' },
  payment: { mode: 'sandbox-local', gateway_origin: 'http://127.0.0.1:1' },
  wallets: {
    'apple-pay': null,
    'google-pay': { script: 'https://google.example/pay.js', environment: 'TEST', merchant_id: null },
  },
  map: { tiles: null, attribution: null },
  hotel_share_percent: 100,
  demo: true,
}

const recorded = (): string => JSON.stringify(actorSystem.recorder.read())

const authTriggers = ({ source }: RecordedStep): string[] => (source?.from === 'auth' ? [source.on] : [])

/** Triggers of the auth routes that reached an actor. */
const crossings = (who: string): string[] =>
  actorSystem.recorder
    .read()
    .filter((step) => step.who === who)
    .flatMap(authTriggers)

/** Records the triggers that reach favorites from now on, and whose favorites they then were. */
const follow = (actor: typeof favorites): (() => string[]) => {
  const triggers: string[] = []
  actor.subscribe(({ context: { guest } }) => {
    for (const on of actorSystem.recorder.read().slice(-1).flatMap(authTriggers)) triggers.push(`${on}, of ${guest}`)
  })
  return () => triggers
}
