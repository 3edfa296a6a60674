import { mayPayByInvoice } from '#contract/user/roles.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import type { authMachine } from '#machines/auth/auth.machine.ts'
import { selectUid, selectUser } from '#machines/auth/guest.selectors.ts'
import type { cancellingMachine } from '#machines/cancelling/cancelling.machine.ts'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'

import { defaultGuestName } from '#machines/checkout/guestName.rules.ts'
import type { credentialsMachine } from '#machines/credentials/credentials.machine.ts'
import type { favoritesMachine } from '#machines/favorites/favorites.machine.ts'
import type { paymentMethodsMachine } from '#machines/paymentMethods/paymentMethods.machine.ts'
import type { profileMachine } from '#machines/profile/profile.machine.ts'
import { selectVerdict } from '#machines/checkout/verdict.selectors.ts'
import type { ratesMachine } from '#machines/rates/rates.machine.ts'
import type { walletMachine } from '#machines/wallet/wallet.machine.ts'
import { selectIsOffered, selectWallet } from '#machines/wallet/wallet.selectors.ts'
import type { AnyActor, AnyEventObject, AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate'

/** What was known before, what is known now, and what was emitted on the way. */
export interface Step<Known = SnapshotFrom<AnyActor>, Emitted = EmittedFrom<AnyStateMachine>> {
  /** Null: nothing was, since the actor, or whoever hears of it, has just begun. */
  before: Known | null
  after: Known
  emitted: readonly Emitted[]
}

interface RoutedActors {
  auth: typeof authMachine
  cancelling: typeof cancellingMachine
  checkout: typeof checkoutMachine
  'checkout.rates': typeof ratesMachine
  credentials: typeof credentialsMachine
  favorites: typeof favoritesMachine
  paymentMethods: typeof paymentMethodsMachine
  profile: typeof profileMachine
  wallet: typeof walletMachine
}
type Name = keyof RoutedActors
type StepOf<From extends Name> = Step<SnapshotFrom<RoutedActors[From]>, EmittedFrom<RoutedActors[From]>>
type EventOf<To extends Name> = EventFromLogic<RoutedActors[To]>

/** Something that may happen in a step of one actor, and what is told of it: once, several times, or not at all. */
interface RouteTrigger<From extends Name, Told> {
  name: string
  of: (step: StepOf<From>) => readonly Told[]
}

/** What one actor is told of another. */
export interface EventRoute {
  from: Name
  on: string
  to: Name
  events: (step: Step) => readonly AnyEventObject[]
}

interface Row<From extends Name, Told, To extends Name> {
  from: From
  /** What the machine itself emits, or what its two snapshots say. */
  on: EmittedFrom<RoutedActors[From]>['type'] | RouteTrigger<From, Told>
  to: To
  event: (told: Told) => EventOf<To>
}
const route = <From extends Name, To extends Name, Told = unknown>({
  from,
  on,
  to,
  event,
}: Row<From, Told, To>): EventRoute => {
  const { name, of } = typeof on === 'string' ? emits(on) : on
  return { from, on: name, to, events: (step) => of(step).map(event) }
}

/** What the machine itself says. */
const emits = <Type extends string>(type: Type) => ({
  name: type,
  of: ({ emitted }: Step) => emitted.filter((event) => event.type === type),
})

/** Somebody who is signed in, as our server last told. `uid` stays the same when the e-mail changes. */
interface SessionGuest {
  uid: string
  user: SignedInUser
}
type AuthStep = StepOf<'auth'>

const guestOf = (snapshot: AuthStep['before']): SessionGuest | null => {
  if (snapshot === null) return null
  const [uid, user] = [selectUid(snapshot), selectUser(snapshot)]
  return uid === null || user === null ? null : { uid, user }
}
const hasEmitted = (type: string, { emitted }: AuthStep): boolean => emitted.some((event) => event.type === type)
const told = (guest: SessionGuest | null, isTold: boolean): readonly SessionGuest[] =>
  guest !== null && isTold ? [guest] : []

/** A guest has signed in, or was signed in when the follower began. */
export const began = (step: AuthStep): readonly SessionGuest[] => {
  const now = guestOf(step.after)
  return told(now, guestOf(step.before)?.uid !== now?.uid)
}
/** The server has said once more that this guest is signed in. */
const kept = (step: AuthStep): readonly SessionGuest[] => {
  const now = guestOf(step.after)
  return told(now, guestOf(step.before)?.uid === now?.uid && hasEmitted('known', step))
}
/** The session of a guest whom the server had named is over: they signed out, it expired, or somebody else signed in. */
const gone = (step: AuthStep): readonly SessionGuest[] => {
  const guest = guestOf(step.before)
  return told(guest, guest?.uid !== guestOf(step.after)?.uid || hasEmitted('cleared', step))
}
/** Any session is over, also one of which it was not yet known whose it was. What belongs to the guest must go. */
export const ended = (step: AuthStep): boolean => gone(step).length > 0 || hasEmitted('cleared', step)
/** The guest has signed out by their own hand: what would wait for them goes too. */
export const left = (step: AuthStep): boolean => hasEmitted('signedOut', step)

const once = (happens: boolean): readonly null[] => (happens ? [null] : [])
const guest = {
  began: { name: 'began', of: began },
  /** One who may pay by invoice. */
  beganInvoiced: {
    name: 'began with invoicing',
    of: (step: AuthStep) => began(step).filter(({ user }) => mayPayByInvoice(user.type)),
  },
  kept: { name: 'kept', of: kept },
  gone: { name: 'gone', of: gone },
  ended: { name: 'ended', of: (step: AuthStep) => once(ended(step)) },
  left: { name: 'left', of: (step: AuthStep) => once(left(step)) },
}

/** A wallet can be paid with, or can no more; whoever begins knows of none. */
const offered = {
  name: 'offered',
  of: ({ before, after }: StepOf<'wallet'>) => {
    const isOffered = selectIsOffered(after)
    const wasOffered = before !== null && selectIsOffered(before)
    return isOffered === wasOffered ? [] : [{ wallet: selectWallet(after), isOffered }]
  },
}
/** It is known what became of a payment, or that nobody knows. */
const settled = {
  name: 'settled',
  of: ({ before, after }: StepOf<'checkout'>) => {
    const verdict = selectVerdict(after)
    return verdict === null || before === null || selectVerdict(before) !== null ? [] : [verdict]
  },
}

/**
 * All that is told from one actor to another, in this order where one step tells several things. It holds where both run, from
 * when the later one has begun.
 */
export const EVENT_ROUTES: readonly EventRoute[] = [
  route({ from: 'auth', on: guest.ended, to: 'cancelling', event: () => ({ type: 'session.ended' }) }),
  route({ from: 'auth', on: guest.ended, to: 'paymentMethods', event: () => ({ type: 'auth.cleared' }) }),
  route({ from: 'auth', on: guest.ended, to: 'profile', event: () => ({ type: 'guest.change' }) }),

  route({
    from: 'auth',
    on: guest.gone,
    to: 'checkout',
    event: ({ user: { first_name, last_name } }) => ({ type: 'auth.signedOut', user: { first_name, last_name } }),
  }),
  route({ from: 'auth', on: guest.left, to: 'checkout.rates', event: () => ({ type: 'guest.left' }) }),
  route({
    from: 'auth',
    on: guest.ended,
    to: 'checkout.rates',
    event: () => ({ type: 'guest.changed' }),
  }),
  route({ from: 'auth', on: guest.left, to: 'checkout', event: () => ({ type: 'auth.left' }) }),
  route({
    from: 'auth',
    on: guest.began,
    to: 'checkout',
    event: ({ user }) => ({ type: 'auth.signedIn', user: defaultGuestName(user) }),
  }),
  route({
    from: 'auth',
    on: guest.beganInvoiced,
    to: 'checkout',
    event: () => ({ type: 'wallet.change', wallet: 'invoice', isOffered: true }),
  }),
  // Whether a promo code counts depends on whose booking it is.
  route({ from: 'auth', on: guest.began, to: 'checkout.rates', event: () => ({ type: 'guest.changed' }) }),

  route({
    from: 'auth',
    on: guest.gone,
    to: 'credentials',
    event: ({ uid }) => ({ type: 'session.lost', guest: uid }),
  }),
  route({ from: 'auth', on: guest.left, to: 'credentials', event: () => ({ type: 'guest.leave' }) }),
  route({
    from: 'auth',
    on: guest.began,
    to: 'credentials',
    event: ({ uid }) => ({ type: 'session.began', guest: uid }),
  }),

  route({ from: 'auth', on: guest.ended, to: 'favorites', event: () => ({ type: 'session.ended' }) }),
  route({ from: 'auth', on: guest.left, to: 'favorites', event: () => ({ type: 'guest.leave' }) }),
  route({
    from: 'auth',
    on: guest.began,
    to: 'favorites',
    event: ({ uid }) => ({ type: 'session.began', guest: uid }),
  }),
  route({ from: 'auth', on: guest.kept, to: 'favorites', event: () => ({ type: 'session.kept' }) }),

  route({ from: 'auth', on: guest.ended, to: 'wallet', event: () => ({ type: 'session.ended' }) }),
  route({ from: 'wallet', on: offered, to: 'checkout', event: (told) => ({ type: 'wallet.change', ...told }) }),
  route({ from: 'checkout', on: settled, to: 'wallet', event: (verdict) => ({ type: 'payment.end', verdict }) }),

  route({ from: 'profile', on: 'userChanged', to: 'auth', event: () => ({ type: 'user.reload' }) }),
  route({ from: 'credentials', on: 'userChanged', to: 'auth', event: () => ({ type: 'user.reload' }) }),
  // What the account counts, and the credit that has come back.
  route({ from: 'cancelling', on: 'cancelled', to: 'auth', event: () => ({ type: 'user.reload' }) }),
  route({ from: 'checkout', on: 'booked', to: 'auth', event: () => ({ type: 'user.reload' }) }),
  route({ from: 'checkout', on: 'price.changed', to: 'checkout.rates', event: () => ({ type: 'offer.refresh' }) }),
]
