import type { Page } from '@playwright/test'
import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog, type Person } from '../../pages/auth.page.ts'
import { BookingPage } from '../../pages/booking.page.ts'
import { bookAs } from '../../pages/books.ts'
import { EndingSession } from '../../pages/endingSession.ts'
import { FavoritesPage } from '../../pages/favorites.page.ts'
import { createGuest, type Guest } from '../../pages/guest.ts'
import { keepCards, KEPT_MASTERCARD, KEPT_VISA } from '../../pages/savedCards.ts'
import { offerOf, usualStay } from '../../pages/offer.ts'
import { PaymentMethodsPage } from '../../pages/paymentMethods.page.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { expect, test } from '../../test.ts'

test(
  'when the session ends while a booking opens, or its list is retried, it is there after log-in',
  { tag: ['@gate', '@identitySession', '@account'] },
  async ({ page }) => {
    const { guest, account, session, booking } = await atBookings(page)
    const bookings = new BookingPage(guest)
    const name = await bookings.hotelName()
    await session.endsDuring(() => bookings.pressDetails(name))
    await bookings.expectShown({ ...booking, hotel: { ...booking.hotel, name } })

    const BOOKINGS = '**/api/v1/user/bookings/'
    await account.goTo('myBookings')
    await account.openTab('past')
    await page.route(BOOKINGS, (route) => route.abort('connectionreset'))
    await page.reload()
    await account.expectFailed()
    await page.unroute(BOOKINGS)
    await session.endsDuring(() => account.tryAgain())
    await account.expectNothing('past')
  },
)

test(
  'when the session ends while a calendar is saved, or account pages are opened, each is there after log-in',
  { tag: ['@identitySession', '@account'] },
  async ({ page }) => {
    const { guest, account, session, booking } = await atBookings(page)
    const bookings = new BookingPage(guest)
    await bookings.pressDetails(await bookings.hotelName())
    await session.endsDuring(() => bookings.pressCalendar())
    expect((await bookings.saveCalendar()).name).toBe(`stayless-${booking.reference}.ics`)
    await session.endsDuring(() => account.goTo('credits'))
    await expect(page.getByRole('heading', { name: guest.t('credits.history.title'), exact: true })).toBeVisible()
    await session.endsDuring(() => account.goTo('paymentMethods'))
    await new PaymentMethodsPage(guest).expectEmpty()
    await session.endsDuring(() => account.goTo('myBookings'))
    await account.expectBookings(1)
  },
)

test(
  'when a manager’s session ends, the bookings of their company are there after log-in',
  { tag: ['@identitySession', '@company'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const account = new AccountPage(guest)
    const { reference } = await bookAs(page.request, demo('business'), await offerOf(page.request, 'nyc-0010'))
    const session = new EndingSession(guest, demo('manager'))
    await account.openMyBookings()
    await session.logIn()
    await session.endsDuring(() => account.goTo('company'))
    await expect(page.getByRole('article').filter({ hasText: reference })).toBeVisible()
  },
)

test(
  'when the session ends while a card is made primary, nothing changes, and the next press changes it once',
  { tag: ['@identitySession', '@paymentMethods'] },
  async ({ page }) => {
    const { cards, session } = await atCards(page)
    await session.endsDuring(() => cards.makePrimary('MasterCard', '4444'))
    await cards.expectCards('1000*', '4444')
    await cards.makePrimary('MasterCard', '4444')
    await cards.expectCards('1000', '4444*')
    expect(session.wire.deeds()).toEqual(['PATCH /user/payment_methods/'])
  },
)

test('two calls refused at the same time ask to log in once', { tag: ['@identitySession'] }, async ({ page }) => {
  const { guest, cards, session } = await atCards(page, journeyLanguage('ar'))
  const account = new AccountPage(guest)
  await session.endsDuring(async () => {
    // The account responds after both refusals.
    await page.route('**/api/v1/user/details/', async (route) => {
      await expect.poll(() => session.wire.refusals().length).toBeGreaterThanOrEqual(2)
      await route.fallback()
    })
    await cards.makePrimary('MasterCard', '4444')
    await account.goTo('credits')
  })
  await expect(page.getByRole('heading', { name: guest.t('credits.history.title'), exact: true })).toBeVisible()
  expect(session.wire.refusals().toSorted()).toEqual([
    'GET /user/credits/',
    'GET /user/details/',
    'PATCH /user/payment_methods/',
  ])
})

test(
  'a heart pressed as the session ends stays, says why it is not saved, and is saved after log-in',
  { tag: ['@identitySession', '@favorites'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const favorites = new FavoritesPage(guest)
    const { hotel, person, session } = await atHotels(guest)
    const refused = await session.wire.loseBearer()
    await favorites.toggleFavorite(hotel)
    await favorites.expectNotSaved()
    await new AccountPage(guest).expectSignedOut()
    await favorites.expectFavorite(hotel)
    await refused.end()
    const address = page.url()
    await new AuthDialog(guest).openLogIn()
    await new AuthDialog(guest).logIn(person.email, person.password)
    await new AccountPage(guest).expectSignedIn(person)
    await favorites.expectFavorite(hotel)
    await expect.poll(() => session.wire.deeds()).toEqual(['POST /user/favorites/'])
    expect(page.url()).toBe(address)
    await favorites.open()
    await favorites.expectList([hotel])
  },
)

const demo = (name: 'business' | 'manager'): Person => ({
  first: 'Demo',
  last: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
  email: `${name}@stayless.example`,
  password: 'stayless',
})

const atBookings = async (page: Page, locale = journeyLanguage('en')) => {
  const guest = createGuest(page, locale)
  const account = new AccountPage(guest)
  const person = await createVerifiedAccount(page.request, 'is.over')
  const booking = await bookAs(page.request, person, await offerOf(page.request, 'nyc-0010'))
  const session = new EndingSession(guest, person)
  await session.begin()
  await account.openMyBookings()
  await account.expectBookings(1)
  return { guest, account, session, booking }
}

const atCards = async (page: Page, locale = journeyLanguage('en')) => {
  const guest = createGuest(page, locale)
  const cards = new PaymentMethodsPage(guest)
  const person = await createVerifiedAccount(page.request, 'is.over')
  await keepCards(page.request, person, KEPT_VISA, KEPT_MASTERCARD)
  const session = new EndingSession(guest, person)
  await session.begin()
  await cards.open()
  await cards.expectCards('1000*', '4444')
  return { guest, cards, session }
}

/** Signs in and opens the results. */
const atHotels = async (guest: Guest) => {
  const { page } = guest
  const person = await createVerifiedAccount(page.request, 'is.over')
  const session = new EndingSession(guest, person)
  const results = new ResultsPage(guest)
  await session.begin()
  await results.open(usualStay())
  await results.expectSomeHotels()
  await new AccountPage(guest).expectSignedIn(person)
  const [hotel = ''] = await results.names()
  return { hotel, person, session }
}
