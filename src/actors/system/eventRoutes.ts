import { mayPayByInvoice } from '#contract/user/roles.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import type { authMachine } from '#machines/auth/auth.machine.ts'
import { selectUid, selectUser } from '#machines/auth/guest.selectors.ts'
import type { cancellingMachine } from '#machines/cancelling/cancelling.machine.ts'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'

import { defaultGuestName } from '#machines/checkout/guestName.rules.ts'
import type { credentialsMachine } from '#machines/credentials/credentials.machine.ts'
import type { favoritesMachine } from '#machines/favorites/favorites.machine.ts'
import type { inquiryMachine } from '#machines/inquiry/inquiry.machine.ts'
import type { paymentMethodsMachine } from '#machines/paymentMethods/paymentMethods.machine.ts'
import type { profileMachine } from '#machines/profile/profile.machine.ts'
import { selectVerdict } from '#machines/checkout/verdict.selectors.ts'
import type { ratesMachine } from '#machines/rates/rates.machine.ts'
import type { walletMachine } from '#machines/wallet/wallet.machine.ts'
import { selectIsOffered, selectWallet } from '#machines/wallet/wallet.selectors.ts'
import type { AnyActor, AnyEventObject, AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate'

/** State before and after a step, and the events emitted in it. */
export interface Step<Snapshot = SnapshotFrom<AnyActor>, Emitted = EmittedFrom<AnyStateMachine>> {
  /** Null: the actor, or the route's target, has just started. */
  before: Snapshot | null
  after: Snapshot
  emitted: readonly Emitted[]
}

interface RoutedActors {
  auth: typeof authMachine
  cancelling: typeof cancellingMachine
  checkout: typeof checkoutMachine
  'checkout.rates': typeof ratesMachine
  credentials: typeof credentialsMachine
  favorites: typeof favoritesMachine
  inquiry: typeof inquiryMachine
  paymentMethods: typeof paymentMethodsMachine
  profile: typeof profileMachine
  wallet: typeof walletMachine
}
type Name = keyof RoutedActors
type StepOf<From extends Name> = Step<SnapshotFrom<RoutedActors[From]>, EmittedFrom<RoutedActors[From]>>
type EventOf<To extends Name> = EventFromLogic<RoutedActors[To]>

/** A condition on a step of one actor; yields one item per event to send, possibly none. */
interface RouteTrigger<From extends Name, Detail> {
  name: string
  of: (step: StepOf<From>) => readonly Detail[]
}

export interface EventRoute {
  from: Name
  on: string
  to: Name
  events: (step: Step) => readonly AnyEventObject[]
}

interface Row<From extends Name, Detail, To extends Name> {
  from: From
  /** An event the machine emits, or a trigger computed from its two snapshots. */
  on: EmittedFrom<RoutedActors[From]>['type'] | RouteTrigger<From, Detail>
  to: To
  event: (detail: Detail) => EventOf<To>
}
const route = <From extends Name, To extends Name, Detail = unknown>({
  from,
  on,
  to,
  event,
}: Row<From, Detail, To>): EventRoute => {
  const { name, of } = typeof on === 'string' ? emits(on) : on
  return { from, on: name, to, events: (step) => of(step).map(event) }
}

/** Triggers on an event that the machine emits. */
const emits = <Type extends string>(type: Type) => ({
  name: type,
  of: ({ emitted }: Step) => emitted.filter((event) => event.type === type),
})

/** The signed-in user as last loaded. `uid` stays the same when the e-mail changes. */
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
const matchGuest = (guest: SessionGuest | null, isMatch: boolean): readonly SessionGuest[] =>
  guest !== null && isMatch ? [guest] : []

/** A user signed in, or was already signed in when the target started. */
export const began = (step: AuthStep): readonly SessionGuest[] => {
  const now = guestOf(step.after)
  return matchGuest(now, guestOf(step.before)?.uid !== now?.uid)
}
/** The server confirmed again that this user is signed in. */
const kept = (step: AuthStep): readonly SessionGuest[] => {
  const now = guestOf(step.after)
  return matchGuest(now, guestOf(step.before)?.uid === now?.uid && hasEmitted('known', step))
}
/** The session of a known user is over: they signed out, it expired, or another user signed in. */
const gone = (step: AuthStep): readonly SessionGuest[] => {
  const guest = guestOf(step.before)
  return matchGuest(guest, guest?.uid !== guestOf(step.after)?.uid || hasEmitted('cleared', step))
}
/** Any session is over, even one whose user was not known yet. The user's data must go. */
export const ended = (step: AuthStep): boolean => gone(step).length > 0 || hasEmitted('cleared', step)
/** The user signed out themselves: data that would wait for them goes too. */
export const left = (step: AuthStep): boolean => hasEmitted('signedOut', step)

const once = (happens: boolean): readonly null[] => (happens ? [null] : [])
const guest = {
  began: { name: 'began', of: began },
  /** Only for users who may pay by invoice. */
  beganInvoiced: {
    name: 'began with invoicing',
    of: (step: AuthStep) => began(step).filter(({ user }) => mayPayByInvoice(user.type)),
  },
  kept: { name: 'kept', of: kept },
  gone: { name: 'gone', of: gone },
  ended: { name: 'ended', of: (step: AuthStep) => once(ended(step)) },
  left: { name: 'left', of: (step: AuthStep) => once(left(step)) },
}

/** A wallet became available or unavailable; at the start none is available. */
const offered = {
  name: 'offered',
  of: ({ before, after }: StepOf<'wallet'>) => {
    const isOffered = selectIsOffered(after)
    const wasOffered = before !== null && selectIsOffered(before)
    return isOffered === wasOffered ? [] : [{ wallet: selectWallet(after), isOffered }]
  },
}
/** The outcome of a payment is settled, even if it is unknown. */
const settled = {
  name: 'settled',
  of: ({ before, after }: StepOf<'checkout'>) => {
    const verdict = selectVerdict(after)
    return verdict === null || before === null || selectVerdict(before) !== null ? [] : [verdict]
  },
}

/** The account's name and e-mail address, offered to an inquiry. */
const inquirer = ({ first_name: firstName, last_name: lastName, email }: SignedInUser) => ({
  firstName,
  lastName,
  email,
})

/**
 * All event routes between actors; when one step triggers several, they apply in this order. A route is active while both actors
 * run.
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
  // A promo code's validity depends on the user.
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

  route({
    from: 'auth',
    on: guest.gone,
    to: 'inquiry',
    event: ({ user }) => ({ type: 'auth.signedOut', user: inquirer(user) }),
  }),
  route({ from: 'auth', on: guest.left, to: 'inquiry', event: () => ({ type: 'auth.left' }) }),
  route({
    from: 'auth',
    on: guest.began,
    to: 'inquiry',
    event: ({ user }) => ({ type: 'auth.signedIn', user: inquirer(user) }),
  }),

  route({ from: 'auth', on: guest.ended, to: 'wallet', event: () => ({ type: 'session.ended' }) }),
  route({ from: 'wallet', on: offered, to: 'checkout', event: (change) => ({ type: 'wallet.change', ...change }) }),
  route({ from: 'checkout', on: settled, to: 'wallet', event: (verdict) => ({ type: 'payment.end', verdict }) }),

  route({ from: 'profile', on: 'userChanged', to: 'auth', event: () => ({ type: 'user.reload' }) }),
  route({ from: 'credentials', on: 'userChanged', to: 'auth', event: () => ({ type: 'user.reload' }) }),
  // The account's totals and returned credit have changed.
  route({ from: 'cancelling', on: 'cancelled', to: 'auth', event: () => ({ type: 'user.reload' }) }),
  route({ from: 'checkout', on: 'booked', to: 'auth', event: () => ({ type: 'user.reload' }) }),
  route({ from: 'checkout', on: 'offer.changed', to: 'checkout.rates', event: () => ({ type: 'offer.refresh' }) }),
]
