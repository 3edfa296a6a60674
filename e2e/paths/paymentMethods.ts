import { RESEND_DELAY_MS } from '#machines/paymentMethods/paymentMethods.rules.ts'
import type { paymentMethodsMachine } from '#machines/paymentMethods/paymentMethods.machine.ts'
import type { paymentMethodsPorts } from '#machines/paymentMethods/paymentMethods.ports.ts'
import { mastercard, visa } from '#machines/paymentMethods/paymentMethods.samples.ts'
import { AccountPage } from '../pages/account.page.ts'
import { BankPage } from '../pages/bank.page.ts'
import { CHALLENGED } from '../pages/cardFields.ts'
import { losesConnectionForAMoment } from '../pages/connection.ts'
import type { Guest } from '../pages/guest.ts'
import { PaymentMethodsPage } from '../pages/paymentMethods.page.ts'
import { createVerifiedAccount } from '../pages/people.ts'
import { keepEntries, OtherTab, sessionOf, type StoredSession } from '../pages/session.ts'
import { definePlayer } from './kit/browserPlayer.ts'
import { ADDED, paymentMethodsScenarios } from './paymentMethods.scenarios.ts'

/** Verified by its bank without a question. */
const FRICTIONLESS = { number: '4000000000001000', expiry: '01/31', code: '123' }

class Owner {
  readonly guest: Guest
  readonly cards: PaymentMethodsPage
  readonly account: AccountPage
  readonly other: OtherTab
  /** The current page. */
  at: 'elsewhere' | 'list' | 'form' = 'elsewhere'

  constructor(guest: Guest) {
    this.guest = guest
    this.cards = new PaymentMethodsPage(guest)
    this.account = new AccountPage(guest)
    this.other = new OtherTab(guest.page)
  }

  /** Without reloading the page. */
  async goTo(place: 'elsewhere' | 'list' | 'form'): Promise<void> {
    if (this.at === place) return
    await this.cards.follow(place)
    this.at = place
  }
}

export const paymentMethodsPlayer = definePlayer<typeof paymentMethodsMachine, typeof paymentMethodsPorts>()<
  Owner,
  StoredSession
>({
  scenarios: paymentMethodsScenarios,
  hasClock: true,
  // After saving a card, the page moves to the list, which loads.
  isAhead: (snapshot) => snapshot.matches({ adding: 'added' }),
  wires: {
    loadMethods: {
      calls: ['paymentMethods'],
      answer: (route, payment_methods) => route.fulfill({ json: { payment_methods } }),
    },
    makePrimary: {
      calls: ['makePaymentMethodPrimary'],
      answer: (route, payment_method) => route.fulfill({ json: { payment_method } }),
    },
    removeMethod: {
      calls: ['removePaymentMethod'],
      answer: (route) => route.fulfill({ json: { payment_methods: [] } }),
    },
    // The fields themselves come from the gateway.
    openCard: { calls: ['clientToken'], answer: (route) => route.continue(), refuse: (route) => route.abort() },
    storeCard: {
      calls: ['addPaymentMethod'],
      answer: (route, payment_method) => route.fulfill({ json: { payment_method } }),
    },
  },
  prepare: async (page) => sessionOf(page, await createVerifiedAccount(page.request, 'owner')),
  open: async ({ guest }, session) => {
    await keepEntries(guest.page, session)
    const owner = new Owner(guest)
    await owner.cards.openElsewhere()
    return owner
  },
  steps: {
    'list.open': async (owner) => {
      // The list can be opened again only from another page.
      if (owner.at === 'list') await owner.goTo('elsewhere')
      if (owner.at !== 'form') return owner.goTo('list')
      owner.at = 'list'
    },
    'list.leave': (owner) => owner.goTo('elsewhere'),
    'list.retry': ({ cards }) => cards.tryAgain(),
    'primary.make': async (owner) => {
      await owner.goTo('list')
      return owner.cards.makePrimary(mastercard.brand, mastercard.last4)
    },
    'method.remove': async (owner, { id }) => {
      await owner.goTo('list')
      const { brand, last4 } = id === visa.id ? visa : mastercard
      return owner.cards.delete(brand, last4)
    },
    'card.shown': (owner) => owner.goTo('form'),
    'card.hidden': async (owner, _, { before }) => {
      if (!before.matches({ adding: 'added' })) await owner.goTo('elsewhere')
    },
    'card.retry': ({ cards }) => cards.tryAgain(),
    'card.submit': async ({ cards }, _, { before, rest: [next] }) => {
      if (before.matches({ adding: { storing: 'outcomeUnknown' } })) return cards.askAgain()
      if (next?.type === 'xstate.done.actor.tokenizeCard') await cards.enter(FRICTIONLESS)
      else if (next?.['error']?.code !== 'card.fixCard') await cards.enter(CHALLENGED)
      return cards.save()
    },
    'xstate.done.actor.tokenizeCard': async () => {},
    'xstate.error.actor.tokenizeCard': async ({ guest }, { error }) => {
      if (error.code === 'card.cancelled') await new BankPage(guest).cancel()
    },
    'auth.cleared': async ({ other, account }) => {
      await other.signOut()
      await account.expectSignInPrompt()
    },
    'connection.restored': ({ guest }) => losesConnectionForAMoment(guest.page),
    'xstate.after.resendDelay.paymentMethods.adding.storing.waiting': ({ guest }) =>
      guest.page.clock.runFor(RESEND_DELAY_MS),
  },
  viewStates: {
    viewState: {
      loading: async ({ at, cards }, snapshot) => {
        if (at === 'list' && snapshot.matches({ list: 'loading' })) await cards.expectLoading()
      },
      failed: async ({ at, cards }) => {
        if (at === 'list') await cards.expectListFailed()
      },
      empty: async ({ at, cards }) => {
        if (at === 'list') await cards.expectEmpty()
      },
      list: async ({ at, cards }, { context }) => {
        if (at === 'list')
          await cards.expectCards(
            ...(context.methods ?? []).map(({ last4, is_primary }) => (is_primary ? `${last4}*` : last4)),
          )
      },
    },
    cardForm: {
      closed: null,
      opening: null,
      ready: ({ cards }) => cards.expectForm(),
      failed: ({ cards }) => cards.expectFormFailed(),
    },
    progress: {
      none: null,
      verifying: null,
      storing: async ({ at, cards }, snapshot) => {
        if (at === 'form' && !snapshot.matches({ adding: 'added' })) await cards.expectSaving()
      },
    },
    outcomeUnknown: {
      true: ({ cards }) => cards.expectUnsure(),
      false: null,
    },
    news: {
      none: null,
      added: async ({ at, cards }) => {
        if (at === 'list') await cards.expectNews('added', ADDED.brand, ADDED.last4)
      },
      removed: async ({ at, cards }, { context: { news } }) => {
        if (at === 'list' && news !== null)
          await cards.expectNews('removed', news.method.brand ?? '', news.method.last4 ?? '')
      },
      primary: async ({ at, cards }) => {
        if (at === 'list') await cards.expectNews('madePrimary', mastercard.brand, mastercard.last4)
      },
    },
    failure: {
      none: null,
      message: async ({ at, cards }, snapshot) => {
        if (at === 'list' && !snapshot.matches({ list: 'loading' })) await cards.expectSomeFailure()
      },
    },
  },
})
