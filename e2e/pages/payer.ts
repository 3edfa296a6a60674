import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { writeNewSearch } from '#machines/search/search.criteria.url.ts'
import type { Page } from '@playwright/test'
import { journeyLanguage } from '../languages.ts'
import { AuthDialog, type Person } from './auth.page.ts'
import { readServerBookings, type BookEntry } from './books.ts'
import { VISA, type Card } from './cardFields.ts'
import { CheckoutPage } from './checkout.page.ts'
import { createGuest, type Guest } from './guest.ts'
import { offerOf, type Offer } from './offer.ts'
import { PayingPage } from './paying.page.ts'
import { createVerifiedAccount } from './people.ts'
import { keepSession } from './session.ts'
import { SuccessPage } from './success.page.ts'
import { Wire } from './wire.ts'

/** A guest with an account who has chosen a room. */
export interface Payer {
  guest: Guest
  person: Person
  offer: Offer
  checkout: CheckoutPage
  paying: PayingPage
  success: SuccessPage
  wire: Wire
  /** Their bookings as the server and the card gateway have them. */
  books: () => Promise<BookEntry[]>
}

/** In the checkout, with the card form open and nothing filled in. `criteria`: the search that led there, if any. */
export const payerAt = async (
  page: Page,
  hotelId: string,
  locale: Locale = journeyLanguage('en'),
  criteria?: SearchCriteria,
): Promise<Payer> => {
  const offer = await offerOf(page.request, hotelId)
  const search = criteria ? `?${new URLSearchParams(writeNewSearch(criteria)).toString()}` : ''
  return payerFor(page, { ...offer, path: `${offer.path}${search}` }, locale)
}

/** Like `payerAt`, with a given offer. */
export const payerFor = async (page: Page, offer: Offer, locale: Locale = journeyLanguage('en')): Promise<Payer> => {
  const payer = payerOf(page, await createVerifiedAccount(page.request, 'payer'), offer, locale)
  await keepSession(page, payer.person)
  await payer.checkout.open(offer.path)
  await payer.checkout.expectCardForm()
  return payer
}

/** Opens no page. */
export const payerOf = (page: Page, person: Person, offer: Offer, locale: Locale = journeyLanguage('en')): Payer => {
  const guest = createGuest(page, locale)
  return {
    guest,
    person,
    offer,
    checkout: new CheckoutPage(guest),
    paying: new PayingPage(guest),
    success: new SuccessPage(guest),
    wire: new Wire(page),
    books: () => readServerBookings(page.request, person),
  }
}

/** From the checkout. */
export const logIn = async ({ guest, checkout }: Payer, { email, password }: Person): Promise<void> => {
  await checkout.logIn()
  await new AuthDialog(guest).logIn(email, password)
  await checkout.expectCardForm()
}

/** Fills in everything that Pay requires; the name comes from the account. */
export const fillIn = async ({ checkout }: Payer, card: Card = VISA): Promise<void> => {
  await checkout.writeToHotel('A quiet room')
  await checkout.acceptTerms()
  await checkout.enterCard(card)
}
