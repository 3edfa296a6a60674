import { API_BASE } from '#contract/http/endpoints.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Page } from '@playwright/test'
import { journeyLanguage } from '../../languages.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { BankPage } from '../../pages/bank.page.ts'
import { CHALLENGED, VISA, type Card } from '../../pages/cardFields.ts'
import { KEPT_MASTERCARD, KEPT_VISA, SavedCards, keepCards } from '../../pages/savedCards.ts'
import { offerOf } from '../../pages/offer.ts'
import { payerOf, type Payer } from '../../pages/payer.ts'
import { PaymentMethodsPage } from '../../pages/paymentMethods.page.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { keepSession } from '../../pages/session.ts'
import { expect, test } from '../../test.ts'

const LIST = `**${API_BASE}/user/payment_methods/`

test(
  'the primary card is offered first, and the chosen card pays, also after a reload',
  { tag: ['@gate', '@checkout', '@paymentMethods'] },
  async ({ page }) => {
    const { payer, savedCards } = await returning(page, 'nyc-0041')
    await savedCards.expectCards('1000', '4444')
    await savedCards.expectChosen('1000')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expectAccessible(page)
    await savedCards.choose('4444')
    await page.reload()
    await savedCards.expectChosen('4444')
    await pay(payer)
    await payer.success.expectBooked()
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
  },
)

test(
  'the bank asks about a saved card: failed, then approved',
  { tag: ['@checkout', '@paymentMethods'] },
  async ({ page }) => {
    const { payer, savedCards } = await returningWith(page, 'nyc-0042', CHALLENGED, journeyLanguage('ar'))
    const bank = new BankPage(payer.guest)
    await savedCards.expectChosen('1091')
    await pay(payer)
    await bank.fail()
    await payer.checkout.expectFailure(payer.guest.t('errors.card.verify'))
    expect([payer.wire.keys(), await payer.books()]).toEqual([[], []])
    await payer.checkout.pay()
    await bank.approve()
    await payer.success.expectBooked()
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
  },
)

test(
  'a new card is saved if the guest asks for it, and pays the next time',
  { tag: ['@checkout', '@paymentMethods'] },
  async ({ page }) => {
    const { payer, savedCards } = await returning(page, 'nyc-0045', journeyLanguage('he'), [])
    const { checkout, success } = payer
    await savedCards.expectNone()
    await checkout.expectCardForm()
    await savedCards.expectKeepUnchecked()
    await checkout.enterCard(VISA)
    await savedCards.keepNewOne()
    await expectAccessible(page)
    await pay(payer)
    await success.expectBooked()
    const methods = new PaymentMethodsPage(payer.guest)
    await expect(async () => {
      await methods.open()
      await methods.expectCards('1111*')
    }).toPass()
    await checkout.open(payer.offer.path)
    await savedCards.expectChosen('1111')
    await pay(payer)
    await checkout.bookOnceMore()
    await success.expectBooked()
    expect((await payer.books()).map(({ charges }) => charges)).toEqual([1, 1])
  },
)

test(
  'saved cards that fail to load do not prevent payment with a new card, and load on a retry',
  { tag: ['@checkout', '@paymentMethods'] },
  async ({ page }) => {
    await page.route(LIST, (route) => route.abort('connectionreset'), { times: 1 })
    const { payer, savedCards } = await returning(page, 'nyc-0047')
    await savedCards.expectNotLoaded()
    await payer.checkout.enterCard(VISA)
    await expectAccessible(page)
    await savedCards.tryAgain()
    await savedCards.expectChosen('1000')
    await savedCards.chooseAnother()
    await payer.checkout.expectCard(VISA)
    await pay(payer)
    await payer.success.expectBooked()
  },
)

/** Fills in everything but the card, and presses Pay. */
const pay = async ({ checkout }: Payer): Promise<void> => {
  await checkout.writeToHotel('A quiet room')
  await checkout.acceptTerms()
  await checkout.pay()
}

/** A signed-in guest in the checkout, with cards saved earlier. */
const returning = async (
  page: Page,
  hotelId: string,
  locale = journeyLanguage('en'),
  nonces: string[] = [KEPT_VISA, KEPT_MASTERCARD],
) => {
  const [person, offer] = await Promise.all([
    createVerifiedAccount(page.request, 'returning'),
    offerOf(page.request, hotelId),
  ])
  const cards = await keepCards(page.request, person, ...nonces)
  const payer = payerOf(page, person, offer, locale)
  await keepSession(page, person)
  await payer.checkout.open(offer.path)
  return { payer, cards, savedCards: new SavedCards(payer.guest) }
}

/** Like `returning`, with a card that was entered by hand. */
const returningWith = async (page: Page, hotelId: string, card: Card, locale: Locale) => {
  const [person, offer] = await Promise.all([
    createVerifiedAccount(page.request, 'returning'),
    offerOf(page.request, hotelId),
  ])
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
  return { payer, savedCards: new SavedCards(payer.guest) }
}
