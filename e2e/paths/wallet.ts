import { scriptPause, SHEET_TIMEOUT_MS, type WalletName } from '#machines/wallet/wallet.rules.ts'
import type { walletMachine } from '#machines/wallet/wallet.machine.ts'
import type { walletPorts } from '#machines/wallet/wallet.ports.ts'
import { AccountPage } from '../pages/account.page.ts'
import { CheckoutPage } from '../pages/checkout.page.ts'
import { losesConnectionForAMoment } from '../pages/connection.ts'
import { Gate } from '../pages/gate.ts'
import type { Guest } from '../pages/guest.ts'
import { HomePage } from '../pages/home.page.ts'
import { keepCards, KEPT_VISA } from '../pages/savedCards.ts'
import { offerOf, type Offer } from '../pages/offer.ts'
import { createVerifiedAccount } from '../pages/people.ts'
import { keepEntries, OtherTab, sessionOf, type StoredSession } from '../pages/session.ts'
import { resetBrowserIdentity } from '../pages/browserIdentity.ts'
import { WalletPage } from '../pages/wallet.page.ts'
import { WalletScript } from '../pages/walletScript.ts'
import { definePlayer, type Moment } from './kit/browserPlayer.ts'
import { walletScenarios } from './wallet.scenarios.ts'

interface Props {
  session: StoredSession
  offer: Offer
  scripts: Readonly<Record<WalletName, WalletScript>>
  /** The booking request of the payment. */
  booking: Gate
}

class Payer {
  readonly guest: Guest
  readonly props: Props
  readonly name: WalletName
  readonly sheet: WalletPage
  readonly checkout: CheckoutPage
  readonly other: OtherTab
  readonly account: AccountPage
  isSignedIn = true
  isThere = false

  constructor(guest: Guest, props: Props, name: WalletName) {
    this.guest = guest
    this.props = props
    this.name = name
    this.sheet = new WalletPage(guest, name === 'apple-pay' ? 'Apple Pay' : 'Google Pay')
    this.checkout = new CheckoutPage(guest)
    this.other = new OtherTab(guest.page)
    this.account = new AccountPage(guest)
  }

  get script(): WalletScript {
    return this.props.scripts[this.name]
  }

  async show(): Promise<void> {
    if (!this.isSignedIn) {
      await this.other.signIn(this.props.session)
      this.isSignedIn = true
    }
    if (!this.isThere) await this.checkout.follow(`/checkout${this.props.offer.path}`)
    this.isThere = true
  }

  async hide(): Promise<void> {
    await this.checkout.follow('/about')
    this.isThere = false
  }

  /** Prepares the result of the next check for the script. */
  async ahead({ rest: [next] }: Pick<Moment, 'rest'>): Promise<void> {
    if (next?.type === 'xstate.error.actor.findScript') return this.script.fail()
    if (next?.type !== 'xstate.done.actor.findScript') return
    await (next['output'].isThere === true ? this.script.come() : this.script.go())
  }
}

export const walletPlayer = definePlayer<typeof walletMachine, typeof walletPorts>()<Payer, Props>({
  scenarios: walletScenarios,
  hasClock: true,
  wires: {
    prepareWallet: {
      calls: ['clientToken'],
      answer: async (route, { isAble }, { script }) => {
        await script.setAbility(isAble ? 'able' : 'unable')
        await route.continue()
        await script.expectAbilityCheck()
      },
      refuse: async (route, { code }, { script }) => {
        if (code !== 'wallet.failed') return route.abort('connectionreset')
        await script.setAbility('failing')
        await route.continue()
        await script.expectAbilityCheck()
      },
    },
  },
  prepare: async (page) => {
    const person = await createVerifiedAccount(page.request, 'payer')
    await keepCards(page.request, person, KEPT_VISA)
    const scripts = {
      'apple-pay': new WalletScript(page, 'apple-pay'),
      'google-pay': new WalletScript(page, 'google-pay'),
    }
    for (const script of Object.values(scripts)) await script.hold()
    const booking = new Gate(page)
    await booking.build('book')
    return { session: await sessionOf(page, person), offer: await offerOf(page.request, 'nyc-0014'), scripts, booking }
  },
  open: async ({ guest }, props, { wallet }) => {
    await resetBrowserIdentity(guest.page)
    props.booking.close()
    for (const script of Object.values(props.scripts)) script.forget()
    await keepEntries(guest.page, props.session)
    await new HomePage(guest).open()
    return new Payer(guest, props, wallet)
  },
  steps: {
    'wallet.show': async (payer, _, moment) => {
      await payer.ahead(moment)
      await payer.show()
    },
    'wallet.hide': (payer) => payer.hide(),
    'session.ended': async (payer) => {
      await payer.other.signOut()
      await payer.checkout.expectSignedOut()
      payer.isSignedIn = false
    },
    'connection.restored': async (payer, _, moment) => {
      await payer.ahead(moment)
      await losesConnectionForAMoment(payer.guest.page)
    },
    'xstate.done.actor.findScript': () => Promise.resolve(),
    'xstate.error.actor.findScript': () => Promise.resolve(),
    'xstate.after.scriptPause.wallet.looking.pausing': async (payer, _, moment) => {
      await payer.ahead(moment)
      const { tries } = moment.before.context
      await payer.guest.page.clock.runFor(scriptPause(payer.name, tries - 1) ?? 0)
    },
    'sheet.open': async ({ sheet, checkout }) => {
      await sheet.choose()
      await checkout.acceptTerms()
      await sheet.press()
    },
    'xstate.done.actor.openSheet': ({ sheet }) => sheet.pay(),
    'xstate.error.actor.openSheet': ({ sheet }, { error }) =>
      error.code === 'wallet.cancelled' ? sheet.cancel() : sheet.fail(),
    'payment.end': ({ props }) => refused(props.booking),
    'xstate.after.sheetPatience.wallet.paid': async ({ guest, props }) => {
      await guest.page.clock.runFor(SHEET_TIMEOUT_MS)
      await refused(props.booking)
    },
  },
  viewStates: {
    viewState: {
      hidden: ({ sheet }) => sheet.expectNotOffered(),
      offered: async ({ sheet }) => {
        await sheet.expectOffered()
        await sheet.expectClosed()
      },
      sheet: ({ sheet }) => sheet.expectOpen(),
      waiting: ({ checkout }) => checkout.expectBusy('checkout.paying'),
    },
    isLooking: { yes: null, no: null },
  },
})

/** Declined by the bank. */
const refused = async (booking: Gate): Promise<void> => {
  await booking.refuse({ code: 'declined', status: 402 })
  booking.close()
}
