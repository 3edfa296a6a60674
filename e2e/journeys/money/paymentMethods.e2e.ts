import { API_BASE } from '#contract/http/endpoints.ts'
import type { Page } from '@playwright/test'
import { journeyLanguage } from '../../languages.ts'
import { AuthDialog } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { BankPage } from '../../pages/bank.page.ts'
import { CHALLENGED, DECLINED, VISA, type Card } from '../../pages/cardFields.ts'
import { createGuest } from '../../pages/guest.ts'
import { PaymentMethodsPage } from '../../pages/paymentMethods.page.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { Wire } from '../../pages/wire.ts'
import { keepSession } from '../../pages/session.ts'
import { expect, test } from '../../test.ts'

const METHODS = `**${API_BASE}/user/payment_methods/`
/** The bank verifies it without a question. */
const FRICTIONLESS: Card = { number: '4000000000001000', expiry: '01/31', code: '123' }

test('cards are added, made primary and deleted', { tag: ['@gate', '@paymentMethods'] }, async ({ page }) => {
  const { cards, bank } = await guestWithCards(page, journeyLanguage('he'))
  await cards.expectEmpty()

  await cards.goToAdd()
  await expectAccessible(page, { frames: true })
  await cards.enter(FRICTIONLESS)
  await cards.save()
  await cards.expectNews('added', 'Visa', '1000')
  await cards.expectFocusOn('Visa', '1000')
  await cards.expectCards('1000*')

  await cards.goToAdd()
  await cards.enter(CHALLENGED)
  await cards.save()
  await bank.expectAsking()
  await bank.approve()
  await cards.expectNews('added', 'Visa', '1091')
  // The new card comes first; after a reload, the primary card does.
  await cards.expectCards('1091', '1000*')
  await page.reload()
  await cards.expectCards('1000*', '1091')

  await cards.makePrimary('Visa', '1091')
  await cards.expectNews('madePrimary', 'Visa', '1091')
  await cards.expectCards('1000', '1091*')

  await cards.askToDelete('Visa', '1091')
  await expectAccessible(page)
  await cards.keep()
  await cards.delete('Visa', '1091')
  await cards.expectNews('removed', 'Visa', '1091')
  await cards.expectCards('1000*')
  await cards.delete('Visa', '1000')
  await cards.expectEmpty()
})

test(
  'a card that fails the bank’s question, or is declined, is not saved; another one is',
  { tag: ['@gate', '@paymentMethods'] },
  async ({ page }) => {
    const { guest, cards, bank } = await guestWithCards(page)
    await cards.goToAdd()
    await cards.enter(CHALLENGED)
    await cards.save()
    await bank.expectAsking()
    await bank.fail()
    await cards.expectFailure(guest.t('errors.card.verify'))
    await cards.enter(DECLINED)
    await cards.save()
    await cards.expectFailure(guest.t('errors.card.different'))
    await cards.enter(VISA)
    await cards.save()
    await cards.expectCards('1111*')
  },
)

test('a card sent twice by an impatient guest is saved once', { tag: ['@paymentMethods'] }, async ({ page }) => {
  const { cards } = await guestWithCards(page)
  const postCount = await countPosts(page)
  await cards.goToAdd()
  await cards.enter(VISA)
  await cards.saveTwice()
  await cards.expectCards('1111*')
  await cards.goToAdd()
  await cards.enter(FRICTIONLESS)
  await cards.pressEnterTwiceInCard()
  await cards.expectCards('1000', '1111*')
  expect(postCount()).toBe(2)
})

test(
  'a session that the server refuses ends: the guest logs in on the same page, and saves the card',
  { tag: ['@paymentMethods', '@identitySession'] },
  async ({ page }) => {
    const { guest, cards, person } = await guestWithCards(page)
    await cards.goToAdd()
    await cards.enter(VISA)
    const refused = await new Wire(page).loseBearer()
    await cards.save()
    await cards.expectLogIn()
    await refused.end()
    await cards.logInFirst()
    await new AuthDialog(guest).logIn(person.email, person.password)
    await cards.expectForm()
    await cards.enter(VISA)
    await cards.save()
    await cards.expectCards('1111*')
  },
)

test(
  'a list that fails to load says so and can be retried; a visitor logs in first and stays on the page',
  { tag: ['@paymentMethods'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const cards = new PaymentMethodsPage(guest)
    const person = await createVerifiedAccount(page.request, 'keeper')
    await page.route(METHODS, (route) => route.abort('connectionreset'), { times: 1 })
    await cards.open()
    await cards.logInFirst()
    await new AuthDialog(guest).logIn(person.email, person.password)
    await cards.expectNotLoaded()
    await cards.tryAgain()
    await cards.expectEmpty()
  },
)

const guestWithCards = async (page: Page, locale = journeyLanguage('en')) => {
  const guest = createGuest(page, locale)
  const cards = new PaymentMethodsPage(guest)
  const person = await createVerifiedAccount(page.request, 'keeper')
  await keepSession(page, person)
  await cards.open()
  return { guest, person, cards, bank: new BankPage(guest) }
}

/** Counts the page's requests to save a card. */
const countPosts = async (page: Page): Promise<() => number> => {
  let posts = 0
  await page.route(METHODS, async (route) => {
    if (route.request().method() === 'POST') posts += 1
    await route.fallback()
  })
  return () => posts
}
