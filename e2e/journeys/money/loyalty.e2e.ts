import type { Page } from '@playwright/test'
import { create, string, type } from 'superstruct'
import { PROMO_PARAM } from '#contract/booking/loyalty.ts'
import { API_BASE } from '#contract/http/endpoints.ts'
import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog, type Person } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { bookAs } from '../../pages/books.ts'
import { someVisa } from '../../pages/cardFields.ts'
import { CheckoutPage } from '../../pages/checkout.page.ts'
import { createGuest } from '../../pages/guest.ts'
import { PausedCalls } from '../../pages/pausedCalls.ts'
import { SavedCards } from '../../pages/savedCards.ts'
import { LoyaltyPage } from '../../pages/loyalty.page.ts'
import { cheapestOffer, offerOf } from '../../pages/offer.ts'
import { fillIn, logIn, payerAt, payerFor, payerOf } from '../../pages/payer.ts'
import { bearerOf, createVerifiedAccount, userOf } from '../../pages/people.ts'
import { keepSession } from '../../pages/session.ts'
import { SitePage } from '../../pages/site.page.ts'
import { resetBrowserIdentity } from '../../pages/browserIdentity.ts'
import { WalletPage } from '../../pages/wallet.page.ts'
import { expect, test } from '../../test.ts'

const OFF = 25
const DEMO: Person = { first: 'Demo', last: 'Guest', email: 'guest@stayless.example', password: 'stayless' }
const BUSINESS: Person = { first: 'Demo', last: 'Business', email: 'business@stayless.example', password: 'stayless' }

test(
  'a friend’s promo code takes 25 dollars off; a code that does not count says why and leaves the price',
  { tag: ['@gate', '@loyalty'] },
  async ({ page }) => {
    const payer = await payerAt(page, 'nyc-0041')
    const { checkout, success, offer, person } = payer
    const loyalty = new LoyaltyPage(payer.guest)
    const full = await checkout.total()
    await loyalty.choose('promo')
    await loyalty.enter(' ')
    await loyalty.expectEmptyError()
    await loyalty.enter('NOBODY22')
    await loyalty.expectRefused('unknown')
    await loyalty.apply((await userOf(page.request, person)).referral_code ?? '')
    await loyalty.expectRefused('own')
    await checkout.expectTotal(full)
    await expectAccessible(page)
    await loyalty.apply(await codeOfAFriend(page))
    await loyalty.expectApplied()
    await expectAccessible(page)
    const less = await checkout.total()
    expect(less).not.toBe(full)
    await page.reload()
    await loyalty.expectApplied()
    await checkout.expectTotal(less)
    await checkout.expectCardForm()
    await fillIn(payer, someVisa())
    await checkout.pay()
    await success.expectBooked()
    await success.expectTotal(less)
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: cents(offer.total - OFF), charges: 1 }])
  },
)

test(
  'a promo code applied without a connection stays as typed, and counts when applied again',
  { tag: ['@loyalty'] },
  async ({ page }) => {
    const payer = await payerAt(page, 'nyc-0046', journeyLanguage('he'))
    const loyalty = new LoyaltyPage(payer.guest)
    const code = await codeOfAFriend(page)
    const full = await payer.checkout.total()
    await loyalty.choose('promo')
    await page.context().setOffline(true)
    await loyalty.apply(code)
    await loyalty.expectNetworkError()
    await payer.checkout.expectTotal(full)
    await page.context().setOffline(false)
    await loyalty.expectCode(code)
    await loyalty.apply(code)
    await loyalty.expectApplied()
    await fillIn(payer, someVisa())
    await payer.checkout.pay()
    await payer.success.expectBooked()
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: cents(payer.offer.total - OFF), charges: 1 }])
  },
)

test(
  'the code from a friend’s link waits for the checkout, signed in or not, and is not offered again after use',
  { tag: ['@loyalty'] },
  async ({ page }) => {
    const code = await codeOfAFriend(page)
    const [person, offer] = [
      await createVerifiedAccount(page.request, 'friend'),
      await offerOf(page.request, 'nyc-0042'),
    ]
    const payer = payerOf(page, person, offer)
    const loyalty = new LoyaltyPage(payer.guest)
    await page.goto(payer.guest.address(`/faq?${PROMO_PARAM}=${code}`))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('promo'))).toContain(code)
    await payer.checkout.open(offer.path)
    await loyalty.expectChosen('promo')
    await loyalty.expectCode(code)
    await loyalty.expectApplied()
    const less = await payer.checkout.total()
    await logIn(payer, person)
    await loyalty.expectApplied()
    await payer.checkout.expectTotal(less)
    await fillIn(payer, someVisa())
    await payer.checkout.pay()
    await payer.success.expectBooked()
    await payer.checkout.open((await offerOf(page.request, 'nyc-0043')).path)
    await loyalty.expectChosen('neither')
    await loyalty.choose('promo')
    await loyalty.apply(await codeOfAFriend(page))
    await loyalty.expectRefused('used')
  },
)

test(
  'a promo code that is typed but not applied counts before Pay charges anything, and Pay waits for its price',
  { tag: ['@loyalty'] },
  async ({ page }) => {
    const payer = await payerAt(page, 'nyc-0047', journeyLanguage('ar'))
    const { checkout, success, offer } = payer
    const loyalty = new LoyaltyPage(payer.guest)
    const [code, full, calls] = [await codeOfAFriend(page), await checkout.total(), new PausedCalls(page)]
    await fillIn(payer, someVisa())
    await loyalty.choose('promo')
    await loyalty.type(code)
    await calls.hold('rate')
    await checkout.press()
    const rateCall = await calls.next(1, ['rate'])
    await checkout.expectWaiting()
    await checkout.expectTotal(full)
    await rateCall.continue()
    await loyalty.expectApplied()
    const less = await checkout.total()
    expect(less).not.toBe(full)
    await checkout.pay()
    await success.expectBooked()
    await success.expectTotal(less)
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: cents(offer.total - OFF), charges: 1 }])
  },
)

test(
  'a wallet takes no press while the price for a typed code is requested',
  { tag: ['@loyalty', '@wallet'] },
  async ({ page }) => {
    const payer = await payerAt(page, 'nyc-0047', journeyLanguage('he'))
    const [loyalty, wallet] = [new LoyaltyPage(payer.guest), new WalletPage(payer.guest, 'Google Pay')]
    const [code, calls] = [await codeOfAFriend(page), new PausedCalls(page)]
    await wallet.choose()
    await payer.checkout.acceptTerms()
    await loyalty.choose('promo')
    await loyalty.type(code)
    await calls.hold('rate')
    await wallet.press()
    const rateCall = await calls.next(1, ['rate'])
    await wallet.expectWaiting()
    await rateCall.continue()
    await loyalty.expectApplied()
    await wallet.openSheet()
  },
)

test(
  'an invalid code from a link stays in the field that refuses it; a business account sees no code at all',
  { tag: ['@loyalty'] },
  async ({ page }) => {
    const offer = await offerOf(page.request, 'nyc-0047')
    const payer = payerOf(page, BUSINESS, offer)
    const loyalty = new LoyaltyPage(payer.guest)
    await payer.checkout.open(`${offer.path}?${PROMO_PARAM}=NOBODY22`)
    await loyalty.expectRefused('unknown')
    await loyalty.expectCode('NOBODY22')

    await resetBrowserIdentity(page)
    await keepSession(page, BUSINESS)
    const calls = new PausedCalls(page)
    await calls.hold('userDetails')
    await payer.checkout.open(`${offer.path}?${PROMO_PARAM}=${await codeOfAFriend(page)}`)
    const details = await calls.next(1, ['userDetails'])
    await payer.checkout.expectForm()
    await loyalty.expectNone()
    await details.continue()
    await payer.checkout.expectCardForm()
    await loyalty.expectNone()
  },
)

test('an applied code is visibly refused when a business account signs in', { tag: ['@loyalty'] }, async ({ page }) => {
  const payer = payerOf(page, BUSINESS, await offerOf(page.request, 'nyc-0047'), journeyLanguage('ar'))
  const loyalty = new LoyaltyPage(payer.guest)
  await payer.checkout.open(payer.offer.path)
  const full = await payer.checkout.total()
  await loyalty.choose('promo')
  await loyalty.apply(await codeOfAFriend(page))
  await loyalty.expectApplied()
  await logIn(payer, BUSINESS)
  await loyalty.expectAlert('checkout.promo.business')
  await loyalty.expectNone()
  await payer.checkout.expectTotal(full)
  await expectAccessible(page)
})

test(
  'a code that counted for a visitor, but not for the account that signs in, says why before any payment',
  { tag: ['@loyalty'] },
  async ({ page }) => {
    const [person, offer] = [
      await createVerifiedAccount(page.request, 'regular'),
      await offerOf(page.request, 'nyc-0044'),
    ]
    await bookAs(page.request, person, await offerOf(page.request, 'nyc-0045'))
    const payer = payerOf(page, person, offer, journeyLanguage('he'))
    const loyalty = new LoyaltyPage(payer.guest)
    await payer.checkout.open(offer.path)
    await loyalty.choose('promo')
    const full = await payer.checkout.total()
    await loyalty.apply(await codeOfAFriend(page))
    await loyalty.expectApplied()
    await logIn(payer, person)
    await loyalty.expectRefused('notFirst')
    await payer.checkout.expectTotal(full)
    // The refused code does not prevent payment: only the card is missing.
    await payer.checkout.expectCardForm()
    await payer.checkout.pay()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  },
)

// The second test spends the credit that the first needs.
test.describe.serial('credit', () => {
  test(
    'chosen credit waits while the code that knows its owner fails to load, and while its owner is signed out',
    { tag: ['@credits', '@loyalty'] },
    async ({ page }) => {
      const { payer, loyalty, full, less } = await payerByCredit(page)
      const { checkout } = payer
      // While the owner of the credit is unknown, the credit is neither dropped nor requested.
      const owner = /\/assets\/authActor-[^/]+\.js$/
      await page.route(owner, (route) => route.abort())
      // Mark the page as reloaded: a lost part reloads it only once per minute.
      await page.evaluate(() => sessionStorage.setItem('chunk-reloaded-at', String(Date.now())))
      await page.reload()
      await checkout.expectOfferFailed()
      await page.unroute(owner)
      await checkout.tryAgain()
      await new SitePage(payer.guest).retryPart()
      await checkout.expectTotal(less)
      await loyalty.expectChosen('credits')
      await expectAccessible(page)
      // Signed out, the credit waits, also over a reload, and counts again after log-in.
      const elsewhere = new AccountPage(createGuest(await page.context().newPage()))
      await elsewhere.openMyBookings()
      await elsewhere.logOut()
      await loyalty.expectAlert('checkout.loyalty.logIn')
      await checkout.expectTotal(full)
      await page.reload()
      await loyalty.expectAlert('checkout.loyalty.logIn')
      // With or without a saved card.
      await checkout.logIn()
      await new AuthDialog(payer.guest).logIn(DEMO.email, DEMO.password)
      await checkout.expectTotal(less)
      await loyalty.expectChosen('credits')
    },
  )

  test(
    'credit is deducted as soon as it is chosen, survives a reload, and is spent once when the connection is lost at Pay',
    { tag: ['@gate', '@credits', '@loyalty'] },
    async ({ page }) => {
      const { payer, loyalty, full, less } = await payerByCredit(page)
      const { checkout, success, offer, wire } = payer
      const credit = (await userOf(page.request, DEMO)).available_credits
      await page.reload()
      await checkout.expectTotal(less)
      await loyalty.expectChosen('credits')
      await loyalty.choose('neither')
      await checkout.expectTotal(full)
      await loyalty.choose('credits')
      await checkout.expectTotal(less)
      // Another journey may have saved a card of the demo guest.
      await new SavedCards(payer.guest).chooseNew()
      await checkout.expectCardForm()
      await fillIn(payer, someVisa())
      await wire.loseConnectionWithAnswer()
      await checkout.pay()
      await checkout.expectOffline()
      await page.context().setOffline(false)
      await success.expectBooked()
      await success.expectTotal(less)
      const [booked] = await payer.books()
      expect(booked).toEqual({ status: 'confirmed', total: cents(offer.total - credit), charges: 1 })
      expect((await userOf(page.request, DEMO)).available_credits).toBe(0)
    },
  )
})

test(
  'a promo code that leaves nothing to pay asks for no card, survives a reload, and books once when the connection is lost (360 px)',
  { tag: ['@loyalty'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 720 })
    const payer = await payerFor(page, await cheapestOffer(page.request), journeyLanguage('he'))
    const { checkout, success, wire } = payer
    const loyalty = new LoyaltyPage(payer.guest)
    await loyalty.choose('promo')
    await loyalty.apply(await codeOfAFriend(page))
    await checkout.expectNothingToPay()
    await page.reload()
    await checkout.expectNothingToPay()
    await expectAccessible(page)
    await checkout.acceptTerms()
    await page.context().setOffline(true)
    await checkout.bookFree()
    await checkout.expectOffline()
    await page.context().setOffline(false)
    await success.expectBooked()
    expect(wire.keys().length).toBeGreaterThan(0)
    expect(new Set(wire.keys()).size).toBe(1)
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: 0, charges: 0 }])
  },
)

test('a business account without credit has nothing to choose', { tag: ['@loyalty'] }, async ({ page }) => {
  const offer = await offerOf(page.request, 'nyc-0047')
  const guest = createGuest(page)
  await keepSession(page, BUSINESS)
  await new CheckoutPage(guest).open(offer.path)
  await new CheckoutPage(guest).expectPayable()
  await new LoyaltyPage(guest).expectNone()
})

/** The demo guest, with their credit deducted from the total. */
const payerByCredit = async (page: Page) => {
  const payer = payerOf(page, DEMO, await offerOf(page.request, 'nyc-0046'), journeyLanguage('ar'))
  const loyalty = new LoyaltyPage(payer.guest)
  await keepSession(page, DEMO)
  await payer.checkout.open(payer.offer.path)
  await payer.checkout.expectPayable()
  const full = await payer.checkout.total()
  await loyalty.choose('credits')
  await expect.poll(() => payer.checkout.total()).not.toBe(full)
  return { payer, loyalty, full, less: await payer.checkout.total() }
}

test(
  'a person who has used a promo code is known in five disguises, and pays the full price with the same card',
  { tag: ['@loyalty'] },
  async ({ page }) => {
    const { request } = page
    const card = someVisa()
    const mailbox = `known.${crypto.randomUUID().slice(0, 8)}`
    const named = (email: string) => createVerifiedAccount(request, 'known', { email })
    const code = await codeOfAFriend(page)

    const first = payerOf(page, await named(`${mailbox}@gmail.com`), await offerOf(request, 'nyc-0041'))
    await keepSession(page, first.person)
    await first.checkout.open(first.offer.path)
    await first.checkout.expectCardForm()
    await new LoyaltyPage(first.guest).choose('promo')
    await new LoyaltyPage(first.guest).apply(code)
    await new LoyaltyPage(first.guest).expectApplied()
    await fillIn(first, card)
    await first.checkout.pay()
    await first.success.expectBooked()

    for (const email of [
      `${mailbox}+again@gmail.com`,
      `${mailbox.replace('.', '')}@gmail.com`,
      `${mailbox}@googlemail.com`,
      `${mailbox.replace('.', '')}+more@googlemail.com`,
    ])
      await test.step(email, async () => {
        expect(await promoRefusal(page, await named(email), code)).toBe('You have used a promo code already')
      })

    await resetBrowserIdentity(page)
    const other = await payerAt(page, 'nyc-0042')
    const loyalty = new LoyaltyPage(other.guest)
    await loyalty.choose('promo')
    await loyalty.apply(code)
    await loyalty.expectApplied()
    await fillIn(other, card)
    await other.checkout.pay()
    await loyalty.expectRefused('used')
    expect(await other.books()).toEqual([])
    await loyalty.choose('neither')
    await other.checkout.enterCard(card)
    await other.checkout.pay()
    await other.success.expectBooked()
    expect(await other.books()).toEqual([{ status: 'confirmed', total: other.offer.total, charges: 1 }])
  },
)

/** The server's reason for refusing a price with this code. */
const promoRefusal = async ({ request }: Page, person: Person, promo: string): Promise<string> => {
  const { rateKey } = await offerOf(request, 'nyc-0041')
  const answer = await request.get(`${API_BASE}/rates/${encodeURIComponent(rateKey)}/`, {
    params: { promo },
    headers: { authorization: await bearerOf(request, person) },
  })
  expect(answer.status()).toBe(409)
  return create(await answer.json(), type({ error: type({ message: string() }) })).error.message
}

const codeOfAFriend = async ({ request }: Parameters<typeof keepSession>[0]): Promise<string> =>
  (await userOf(request, await createVerifiedAccount(request, 'sharer'))).referral_code ?? ''

const cents = (dollars: number): number => Math.round(dollars * 100) / 100
