import { journeys as texts } from '#src/i18n/staffTexts.ts'
import type { Journey, JourneyStep } from './machines/catalogue.ts'

/**
 * @param from path of the state that hears the event; empty: the machine itself
 * @param event its type, and its place among the ways for it if it is not the first
 * @param because the machine that sends the event, and the occasion
 */
const step = (
  machine: string,
  from: string,
  event: string,
  to: string,
  because?: readonly [from: string, on: string],
): JourneyStep => ({
  machine,
  way: `${machine}${from === '' ? '' : `.${from}`} · ${event}`,
  to,
  because: because && { from: because[0], on: because[1] },
})

const done = (port: string, place = ''): string => `xstate.done.actor.${port}${place}`

const logIn = [
  step('auth', 'signedOut.idle', 'signIn.submit', 'signedOut.signingIn'),
  step('auth', 'signedOut.signingIn', done('signIn'), 'signedIn.ready'),
]
const findOffer = [
  step('destination', 'editing.list.shown', 'place.pick', 'picking'),
  step('search', 'list', 'search.start', 'list.loading.fresh'),
  step('search', 'list.loading', done('loadHotels'), 'list.loaded'),
  step('rates', '', 'offer.open', 'loading.fresh'),
  step('rates', 'loading', done('loadOffer'), 'loaded'),
  step('checkout', 'purchase.idle', 'checkout.open', 'purchase.open.form.editing'),
]

/** Flows that people ask about, way by way. A test follows each step on its machine. */
export const productJourneys: readonly Journey[] = [
  {
    id: 'paid',
    title: texts.names.paid,
    steps: [
      ...findOffer,
      step('checkout', 'purchase.open.form.editing', 'pay.submit #4', 'purchase.open.form.signingIn'),
      ...logIn,
      step('checkout', 'purchase.open.form.signingIn', 'auth.signedIn', 'purchase.open.form.editing', [
        'auth',
        'began',
      ]),
      step('checkout', 'cardFormSlot.mounted.opening', done('openCard'), 'cardFormSlot.mounted.ready'),
      step('checkout', 'purchase.open.form.editing', 'pay.submit #1', 'purchase.paying'),
      step('checkout', 'purchase.paying.started', 'always #2', 'purchase.paying.tokenizing'),
      step('checkout', 'purchase.paying.tokenizing', done('tokenizeCard'), 'purchase.paying.sending.request.booking'),
      step('checkout', 'purchase.paying.sending.request.booking', done('book', ' #2'), 'purchase.outcome.booked'),
      step('auth', 'signedIn.ready', 'user.reload', 'signedIn.loading', ['checkout', 'booked']),
    ],
  },
  {
    id: 'wallet',
    title: texts.names.wallet,
    steps: [
      step('wallet', 'absent', 'wallet.show', 'looking.finding'),
      step('wallet', 'looking.preparing', done('prepareWallet'), 'ready'),
      step('checkout', 'purchase.open.form.editing', 'pay.submit #1', 'purchase.paying'),
      step('checkout', 'purchase.paying.started', 'always', 'purchase.paying.askingWallet'),
      step('wallet', 'ready', 'sheet.open', 'sheet'),
      step('wallet', 'sheet', done('openSheet'), 'paid'),
      step('checkout', 'purchase.paying.askingWallet', done('askWallet'), 'purchase.paying.sending.request.booking'),
      step('checkout', 'purchase.paying.sending.request.booking', done('book', ' #2'), 'purchase.outcome.booked'),
      step('wallet', 'paid', 'payment.end', 'ready', ['checkout', 'settled']),
    ],
  },
  {
    id: 'signUp',
    title: texts.names.signUp,
    steps: [
      step('auth', 'signedOut.idle', 'signUp.submit', 'signedOut.signingUp'),
      step('auth', 'signedOut.signingUp', done('signUp'), 'proving.code.awaited'),
      step('auth', 'proving.code.awaited', 'code.submit', 'proving.code.checking'),
      step('auth', 'proving.code.checking', done('verifyCode', ' #1'), 'signedOut.signingIn'),
      step('auth', 'signedOut.signingIn', done('signIn'), 'signedIn.ready'),
      step('favorites', 'anonymous', 'session.began', 'loading', ['auth', 'began']),
      step('favorites', 'loading', done('loadFavorites'), 'ready'),
    ],
  },
  {
    id: 'hours',
    title: texts.names.hours,
    steps: [
      step('inquiry', 'request.form', 'step.submit #1', 'request.saving'),
      step('inquiry', 'request.saving', done('lookUpClock'), 'request.form.editing'),
      step('inquiry', 'request.form', 'request.submit #1', 'request.verifying'),
      step('inquiry', 'request.verifying', done('verifyCard'), 'request.delivering.sending'),
      step('inquiry', 'request.delivering.sending', done('sendInquiry'), 'request.sent'),
      step('negotiation', 'draft', 'submit', 'unconfirmed'),
      step('negotiation', 'unconfirmed', 'guest.confirm', 'asked'),
      step('negotiation', 'asked', 'hotel.answer', 'answering'),
      step('negotiation', 'answering', 'timer.leave', 'accepted'),
      step('negotiation', 'accepted', 'timer.charge #1', 'charging'),
      step('negotiation', 'charging', 'payment.captured #3', 'charged'),
      step('negotiation', 'charged', 'timer.final', 'done'),
    ],
  },
  {
    id: 'cancel',
    title: texts.names.cancel,
    steps: [
      step('cancelling', 'closed', 'cancel.open', 'previewing'),
      step('cancelling', 'previewing', done('loadPreview', ' #1'), 'asking'),
      step('cancelling', 'asking', 'cancel.confirm', 'cancelling'),
      step('cancelling', 'cancelling', done('cancelBooking'), 'done'),
      step('auth', 'signedIn.ready', 'user.reload', 'signedIn.loading', ['cancelling', 'cancelled']),
    ],
  },
  {
    id: 'card',
    title: texts.names.card,
    steps: [
      step('paymentMethods', 'list.idle', 'list.open', 'list.loading'),
      step('paymentMethods', 'list.loading', done('loadMethods'), 'list.ready'),
      step('paymentMethods', 'cardFormSlot.unmounted', 'card.shown', 'cardFormSlot.mounted.opening'),
      step('paymentMethods', 'cardFormSlot.mounted.opening', done('openCard'), 'cardFormSlot.mounted.ready'),
      step('paymentMethods', 'adding.idle', 'card.submit', 'adding.verifying'),
      step('paymentMethods', 'adding.verifying', done('tokenizeCard'), 'adding.storing.sending'),
      step('paymentMethods', 'adding.storing.sending', done('storeCard'), 'adding.added'),
    ],
  },
]
