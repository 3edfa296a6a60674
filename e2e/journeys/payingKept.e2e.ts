import 'temporal-polyfill/global'
import { API_BASE } from '#contract/calls.ts'
import type { Locale } from '#contract/locale.ts'
import type { Page } from '@playwright/test'
import { languagesOf } from '../languages.ts'
import { AccountPage } from '../pages/account.page.ts'
import { AuthDialog, type Person } from '../pages/auth.page.ts'
import { expectAccessible } from '../pages/axe.ts'
import { BankPage } from '../pages/bank.page.ts'
import { CHALLENGED, NO_FUNDS, VISA, type Card } from '../pages/cardFields.ts'
import { KEPT_MASTERCARD, KEPT_VISA, KeptCards, deleteCard, keepCards } from '../pages/keptCards.ts'
import { offerOf } from '../pages/offer.ts'
import { payerOf, type Payer } from '../pages/payer.ts'
import { PaymentMethodsPage } from '../pages/paymentMethods.page.ts'
import { registered } from '../pages/people.ts'
import { keepSession } from '../pages/session.ts'
import { expect, test } from '../test.ts'

const LIST = `**${API_BASE}/user/payment_methods/`
const NONCE = `**${API_BASE}/user/payment_methods/nonce/`

for (const locale of languagesOf('the primary card is offered first', ['en', 'he']))
  test(`the primary card is offered first, and the one that is chosen pays, after a reload too (${locale})`, async ({
    page,
  }) => {
    const { payer, kept } = await returning(page, 'nyc-0041', locale)
    await kept.expectCards('1000', '4444')
    await kept.expectChosen('1000')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expectAccessible(page)
    await kept.choose('4444')
    await page.reload()
    await kept.expectChosen('4444')
    await pay(payer)
    await payer.success.expectBooked()
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
  })

for (const locale of languagesOf('the bank asks about a kept card', ['en', 'ar']))
  test(`the bank asks about a kept card: called off, failed and approved (${locale})`, async ({ page }) => {
    const { payer, kept } = await returningWith(page, 'nyc-0042', CHALLENGED, locale)
    const bank = new BankPage(payer.guest)
    await kept.expectChosen('1091')
    await pay(payer)
    await bank.expectAsking()
    await bank.cancel()
    await payer.checkout.expectPayable()
    await payer.checkout.expectNoFailure()
    await payer.checkout.pay()
    await bank.fail()
    await payer.checkout.expectFailure(payer.guest.t('errors.card.verify'))
    await expectAccessible(page)
    expect([payer.wire.keys(), await payer.books()]).toEqual([[], []])
    await payer.checkout.pay()
    await bank.approve()
    await payer.success.expectBooked()
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
  })

test('a kept card that is declined is said and costs nothing, and another one pays in the same form', async ({
  page,
}) => {
  const { payer, kept } = await returningWith(page, 'nyc-0043', NO_FUNDS)
  const { checkout, wire } = payer
  await pay(payer)
  await checkout.expectFailure(payer.guest.t('errors.card.different'))
  await kept.expectChosen('0341')
  await checkout.expectWordToHotel('A quiet room')
  await checkout.expectTermsAccepted()
  expect(await payer.books()).toEqual([])
  await kept.chooseAnother()
  await checkout.expectNoFailure()
  await checkout.enterCard(VISA)
  await kept.choose('0341')
  await kept.chooseAnother()
  await checkout.expectCard(VISA)
  await checkout.pay()
  await payer.success.expectBooked()
  expect(new Set(wire.keys()).size).toBe(2)
  expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
})

test('a card that was deleted on another device is said, and the list is as it is now', async ({ page }) => {
  const { payer, kept, cards } = await returning(page, 'nyc-0044')
  const [first] = cards
  if (first === undefined) throw new Error('there is no card')
  await kept.expectChosen('1000')
  await deleteCard(page.request, payer.person, first)
  await pay(payer)
  await payer.checkout.expectFailure(payer.guest.t('checkout.payment.gone'))
  await kept.expectCards('4444')
  await kept.expectChosen('4444')
  await expectAccessible(page)
  expect(payer.wire.keys()).toEqual([])
  await payer.checkout.pay()
  await payer.success.expectBooked()
  expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
})

for (const locale of languagesOf('a new card is kept where the guest says so', ['en', 'ar']))
  test(`a new card is kept where the guest says so, and pays the next time (${locale})`, async ({ page }) => {
    const { payer, kept } = await returning(page, 'nyc-0045', locale, [])
    const { checkout, success } = payer
    await kept.expectNone()
    await checkout.expectCardForm()
    await kept.expectKeepUnchecked()
    await checkout.enterCard(VISA)
    await kept.keepNewOne()
    await expectAccessible(page)
    await pay(payer)
    await success.expectBooked()
    const methods = new PaymentMethodsPage(payer.guest)
    await expect(async () => {
      await methods.open()
      await methods.expectCards('1111*')
    }).toPass()
    await checkout.open(payer.offer.path)
    await kept.expectChosen('1111')
    await pay(payer)
    await checkout.bookOnceMore()
    await success.expectBooked()
    expect((await payer.books()).map(({ charges }) => charges)).toEqual([1, 1])
  })

test('signing out in another tab takes the cards and the choice from this one', async ({ page, context }) => {
  const { payer, kept, cards } = await returning(page, 'nyc-0046')
  await kept.choose('4444')
  const other = await context.newPage()
  await other.goto('/')
  await new AccountPage({ ...payer.guest, page: other }).logOut()
  await payer.checkout.expectSignedOut()
  await kept.expectNone()
  const stored = await page.evaluate(() => [sessionStorage, localStorage].map((area) => JSON.stringify(area)).join())
  for (const { id } of cards) expect(stored).not.toContain(id)
  await logIn(payer, await registered(page.request, 'stranger'))
  await payer.checkout.expectCardForm()
  await kept.expectNone()
})

test('a list that does not come keeps nobody from paying with a new card, and comes when it is asked for', async ({
  page,
}) => {
  await page.route(LIST, (route) => route.abort('connectionreset'), { times: 1 })
  const { payer, kept } = await returning(page, 'nyc-0047')
  await kept.expectNotLoaded()
  await payer.checkout.enterCard(VISA)
  await expectAccessible(page)
  await kept.tryAgain()
  await kept.expectChosen('1000')
  await kept.chooseAnother()
  await payer.checkout.expectCard(VISA)
  await pay(payer)
  await payer.success.expectBooked()
})

test('a list that hangs is not waited for', async ({ page }) => {
  await page.route(LIST, () => undefined)
  const { payer, kept } = await returning(page, 'nyc-0048')
  await kept.expectNotLoaded()
  await payer.checkout.enterCard(VISA)
  await pay(payer)
  await payer.success.expectBooked()
})

test('a kept card that cannot be asked for now is said, and pays when it can', async ({ page }) => {
  const { payer, kept } = await returning(page, 'nyc-0049')
  await page.route(NONCE, (route) => route.abort('connectionreset'), { times: 1 })
  await pay(payer)
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await kept.expectChosen('1000')
  expect(payer.wire.keys()).toEqual([])
  await payer.checkout.pay()
  await payer.success.expectBooked()
  expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
})

/** Everything but the card, and Pay. */
const pay = async ({ checkout }: Payer): Promise<void> => {
  await checkout.writeToHotel('A quiet room')
  await checkout.acceptTerms()
  await checkout.pay()
}

const logIn = async ({ guest, checkout }: Payer, { email, password }: Person): Promise<void> => {
  await checkout.logIn()
  await new AuthDialog(guest).logIn(email, password)
}

/** In the checkout, signed in, with cards that were kept before. */
const returning = async (
  page: Page,
  hotelId: string,
  locale: Locale = 'en',
  nonces: string[] = [KEPT_VISA, KEPT_MASTERCARD],
) => {
  const [person, offer] = await Promise.all([registered(page.request, 'returning'), offerOf(page.request, hotelId)])
  const cards = await keepCards(page.request, person, ...nonces)
  const payer = payerOf(page, person, offer, locale)
  await keepSession(page, person)
  await payer.checkout.open(offer.path)
  return { payer, cards, kept: new KeptCards(payer.guest) }
}

/** The same with a card that was entered by hand. */
const returningWith = async (page: Page, hotelId: string, card: Card, locale: Locale = 'en') => {
  const [person, offer] = await Promise.all([registered(page.request, 'returning'), offerOf(page.request, hotelId)])
  const payer = payerOf(page, person, offer, locale)
  const methods = new PaymentMethodsPage(payer.guest)
  await keepSession(page, person)
  await methods.openAdd()
  await methods.expectForm()
  await methods.enter(card)
  await methods.save()
  if (card === CHALLENGED) await new BankPage(payer.guest).approve()
  await methods.expectCards(`${card.number.slice(-4)}*`)
  await payer.checkout.open(offer.path)
  return { payer, kept: new KeptCards(payer.guest) }
}
