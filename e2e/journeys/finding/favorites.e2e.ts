import type { Page } from '@playwright/test'
import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog, type Person } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { FavoritesPage } from '../../pages/favorites.page.ts'
import { createGuest, type Guest } from '../../pages/guest.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { usualStay } from '../../pages/offer.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { keepSession } from '../../pages/session.ts'
import { expect, test } from '../../test.ts'

test(
  'a visitor’s favorites survive a reload, move into the account, and leave no trace after log-out',
  { tag: ['@gate', '@favorites'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const favorites = new FavoritesPage(guest)
    const [first, second] = await openResults(guest)
    await favorites.toggleFavorite(first)
    await favorites.toggleFavorite(second)
    await page.reload()
    await favorites.expectFavorite(first)

    const person = await createVerifiedAccount(page.request, 'keeper')
    await favorites.open()
    await favorites.expectList([second, first])
    await logIn(guest, person)
    await favorites.expectList([second, first])
    await favorites.expectCount(2)
    await expectAccessible(page)

    await new AccountPage(guest).logOut()
    await openResults(guest)
    await favorites.expectNotFavorite(first)
    await favorites.expectNotFavorite(second)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBeNull()
  },
)

test(
  'a favorite appears in another tab, and one removed from the list can be restored',
  { tag: ['@favorites'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const favorites = new FavoritesPage(guest)
    const [first, second] = await openResults(guest)
    await favorites.toggleFavorite(first)
    await favorites.toggleFavorite(second)
    const otherTab = createGuest(await page.context().newPage(), guest.locale)
    await openResults(otherTab)
    await new FavoritesPage(otherTab).expectFavorite(second)
    await otherTab.page.close()

    await favorites.open()
    await logIn(guest, await createVerifiedAccount(page.request, 'keeper'))
    await favorites.expectCount(2)
    await favorites.toggleFavorite(second)
    await favorites.expectCount(1)
    await favorites.expectNotFavorite(second)
    await expect(page.getByText(guest.t('favorites.letGo'))).toBeVisible()
    await favorites.toggleFavorite(second)
    await favorites.expectCount(2)
    await expect(page.getByText(guest.t('favorites.letGo'))).toBeHidden()
    await favorites.openHotel(first)
    await new HotelPage(guest).expectHotel(first)
    await favorites.expectFavorite(first)
  },
)

test(
  'a list of favorites that fails to load says so, and loads once the network is back',
  { tag: ['@favorites'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const favorites = new FavoritesPage(guest)
    await keepSession(page, await createVerifiedAccount(page.request, 'nothing'))
    await page.route('**/api/v1/user/favorites/', (route) => route.fulfill({ status: 500, json: {} }))
    await favorites.open()
    await favorites.expectFailed()
    await expectAccessible(page)
    await page.unroute('**/api/v1/user/favorites/')
    await favorites.tryAgain()
    await favorites.expectNothing()

    await page.route('**/api/v1/user/favorites/', (route) => route.abort('connectionreset'))
    await page.reload()
    await favorites.expectFailed()
    await page.unroute('**/api/v1/user/favorites/')
    await losesConnectionForAMoment(page)
    await favorites.expectNothing()
  },
)

/** @returns the names of the first two hotels. */
const openResults = async (guest: Guest): Promise<[string, string]> => {
  const results = new ResultsPage(guest)
  await results.open(usualStay())
  await results.expectSomeHotels()
  const [first, second] = await results.names()
  if (first === undefined || second === undefined) throw new Error('there are no hotels')
  return [first, second]
}

const logIn = async (guest: Guest, person: Person): Promise<void> => {
  await new AccountPage(guest).pressLogInOfPage()
  await new AuthDialog(guest).logIn(person.email, person.password)
  await new AccountPage(guest).expectSignedIn(person)
}

const losesConnectionForAMoment = async (page: Page): Promise<void> => {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}
