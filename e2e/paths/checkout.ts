import type { Booking, BookingStatus } from '#contract/booking/bookings.ts'
import { RateResponse } from '#contract/hotel/rates.ts'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { checkoutPorts } from '#machines/checkout/checkout.ports.ts'
import {
  STATUS_POLL_INTERVAL_MS,
  SLOW_AFTER_SENDING_MS,
  RESEND_DELAY_MS,
  LOOKUP_OFFER_AFTER_MS,
} from '#machines/checkout/checkout.rules.ts'
import { SAVED_CARDS_TIMEOUT_MS } from '#machines/checkout/savedCards.rules.ts'
import type { Route } from '@playwright/test'
import { create } from 'superstruct'
import { AccountPage } from '../pages/account.page.ts'
import { bookAs } from '../pages/books.ts'
import { CheckoutPage } from '../pages/checkout.page.ts'
import { losesConnectionForAMoment } from '../pages/connection.ts'
import { Gate } from '../pages/gate.ts'
import type { Guest } from '../pages/guest.ts'
import { refuse } from '../pages/pausedCalls.ts'
import { HomePage } from '../pages/home.page.ts'
import { keepCards, KEPT_VISA, SavedCards } from '../pages/savedCards.ts'
import { offerOf, type Offer } from '../pages/offer.ts'
import { PayingPage } from '../pages/paying.page.ts'
import { createVerifiedAccount } from '../pages/people.ts'
import { OtherTab, sessionOf, type StoredSession } from '../pages/session.ts'
import { resetBrowserIdentity } from '../pages/browserIdentity.ts'
import { checkoutScenarios } from './checkout.scenarios.ts'
import { definePlayer } from './kit/browserPlayer.ts'

interface Props {
  session: StoredSession
  /** Any booking of the account: the basis of the server's responses. */
  booking: Booking
  offers: Readonly<Record<string, Offer>>
  /** The request that prices the offer again. */
  gate: Gate
}

interface World extends Props {
  guest: Guest
  checkout: CheckoutPage
  paying: PayingPage
  savedCards: SavedCards
  other: OtherTab
  account: AccountPage
}

const say = (route: Route, booking: Booking, status: BookingStatus): Promise<void> =>
  route.fulfill({ status: status === 'processing' ? 202 : 200, json: { booking: { ...booking, status } } })

export const checkoutPlayer = definePlayer<typeof checkoutMachine, typeof checkoutPorts>()<World, Props>({
  scenarios: checkoutScenarios,
  hasClock: true,
  // The page moves on to the booking, and requests it.
  isAhead: (snapshot) => snapshot.matches({ purchase: { outcome: 'booked' } }),
  wires: {
    loadCards: { calls: ['paymentMethods'], answer: (route) => route.continue() },
    // A real card that its bank verifies without a question.
    authenticateCard: { calls: ['paymentMethodNonce'], answer: (route) => route.continue() },
    book: {
      calls: ['book'],
      answer: (route, { status }, { booking }) => say(route, booking, status),
      refuse: (route, failure, { booking, gate }) => {
        if (failure.code === 'price_changed' || failure.code === 'terms_changed') gate.close()
        return failure.code === 'already_booked'
          ? route.fulfill({
              status: failure.status,
              json: {
                error: {
                  message: 'No',
                  code: failure.code,
                  requestId: '1',
                  booking: { id: booking.id, reference: booking.reference },
                },
              },
            })
          : refuse(route, failure)
      },
    },
    findBooking: { calls: ['attemptedBooking'], answer: (route, _, { booking }) => say(route, booking, 'processing') },
    loadBooking: { calls: ['booking'], answer: (route, { status }, { booking }) => say(route, booking, status) },
  },
  prepare: async (page) => {
    const person = await createVerifiedAccount(page.request, 'payer')
    await keepCards(page.request, person, KEPT_VISA)
    const offers = {
      'rate-1': await offerOf(page.request, 'nyc-0010'),
      'rate-2': await offerOf(page.request, 'nyc-0011'),
    }
    const gate = new Gate(page)
    await gate.build('rate')
    return {
      offers,
      gate,
      booking: await bookAs(page.request, person, await offerOf(page.request, 'nyc-0013')),
      session: await sessionOf(page, person),
    }
  },
  open: async ({ guest }, props) => {
    await resetBrowserIdentity(guest.page)
    await props.gate.open()
    const checkout = new CheckoutPage(guest)
    await new HomePage(guest).open()
    return {
      ...props,
      guest,
      checkout,
      paying: new PayingPage(guest),
      savedCards: new SavedCards(guest),
      other: new OtherTab(guest.page),
      account: new AccountPage(guest),
    }
  },
  steps: {
    'checkout.open': async ({ checkout, offers }, { rateKey }) =>
      checkout.follow(`/checkout${offers[rateKey]?.path ?? ''}`),
    'checkout.leave': ({ checkout }) => checkout.follow('/about'),
    'auth.signedIn': async ({ other, session, account }) => {
      await other.signIn(session)
      await account.expectSignedIn({ first: 'Maya', last: 'Cohen' })
    },
    'auth.signedOut': async ({ other, checkout }) => {
      await other.signOut()
      await checkout.expectSignedOut()
    },
    'guest.change': ({ checkout }, { guest }) => checkout.nameGuest(guest.first_name ?? '', guest.last_name ?? ''),
    'comment.change': ({ checkout }, { comment }) => checkout.writeToHotel(comment),
    'terms.change': ({ checkout }) => checkout.acceptTerms(),
    'pay.submit': ({ checkout }) => checkout.pay(),
    'pay.retry': ({ paying }) => paying.askAgain(),
    'pay.checkStatus': ({ paying }) => paying.lookUp(),
    'duplicate.confirm': ({ checkout }) => checkout.bookOnceMore(),
    'duplicate.decline': ({ paying }) => paying.closeDialog(),
    'change.accept': ({ paying }) => paying.acceptPrice(),
    'change.refuse': ({ paying }) => paying.refusePrice(),
    'booking.check': ({ paying }) => paying.lookAgain(),
    'cards.retry': ({ savedCards }) => savedCards.tryAgain(),
    'connection.restored': ({ guest }) => losesConnectionForAMoment(guest.page),
    'xstate.done.actor.refreshOrder': ({ gate }) => gate.open(dearer),
    'xstate.error.actor.refreshOrder': ({ gate }, { error }) => gate.refuse(error),
    'xstate.after.resendDelay.checkout.purchase.paying.sending.request.waiting': ({ guest }) =>
      guest.page.clock.runFor(RESEND_DELAY_MS),
    'xstate.after.slowAfterSending.checkout.purchase.paying.sending.waitStage.short': ({ guest }) =>
      guest.page.clock.runFor(SLOW_AFTER_SENDING_MS),
    'xstate.after.lookupOfferAfter.checkout.purchase.paying.sending.waitStage.long': ({ guest }) =>
      guest.page.clock.runFor(LOOKUP_OFFER_AFTER_MS),
    'xstate.after.checkDelay.checkout.purchase.paying.confirming': ({ guest }) =>
      guest.page.clock.runFor(STATUS_POLL_INTERVAL_MS),
    'xstate.after.listPatience.checkout.purchase.open.kept.loading': ({ guest }) =>
      guest.page.clock.runFor(SAVED_CARDS_TIMEOUT_MS),
  },
  viewStates: {
    viewState: {
      idle: null,
      form: ({ checkout }) => checkout.expectForm(),
      outcomeUnknown: ({ paying }) => paying.expectUnsure(),
      offerChanged: ({ paying }) => paying.expectNewPrice(),
      alreadyBooked: ({ paying }) => paying.expectAlreadyBooked(),
      unavailable: ({ checkout }) => checkout.expectGone(),
      expired: ({ checkout }) => checkout.expectExpired(),
      processing: ({ paying }) => paying.expectProcessing(),
      booked: ({ checkout }) => checkout.expectBooked(),
    },
    progress: {
      none: null,
      verifying: null,
      booking: ({ checkout }) => checkout.expectBusy('checkout.paying'),
      confirming: async ({ paying }, snapshot) => {
        if (!snapshot.context.isLate) await paying.expectConfirming()
      },
    },
    waitStage: {
      short: null,
      long: null,
      over: ({ paying }) => paying.expectLookUpOffered(),
    },
    signingIn: { true: ({ checkout }) => checkout.expectSignUpDialog(), false: null },
  },
})

/** The same rate at a higher price. */
async function dearer(route: Route): Promise<void> {
  const response = await route.fetch()
  const offer = create(await response.json(), RateResponse)
  const rates = offer.rates.map((rate) => ({ ...rate, total: Number((rate.total + 38.5).toFixed(2)) }))
  await route.fulfill({ response, json: { ...offer, rates } })
}
