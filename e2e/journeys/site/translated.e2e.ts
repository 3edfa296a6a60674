import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog, randomPerson } from '../../pages/auth.page.ts'
import { VISA } from '../../pages/cardFields.ts'
import { CheckoutPage } from '../../pages/checkout.page.ts'
import { createGuest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { PARIS } from '../../pages/places.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { SitePage } from '../../pages/site.page.ts'
import { SuccessPage } from '../../pages/success.page.ts'
import { expectTranslated, translatePages } from '../../pages/translator.ts'
import { troublesOf } from '../../pages/troubles.ts'
import { expect, test } from '../../test.ts'

test(
  'a guest whose browser translates every page books, and looks at each page of the account',
  { tag: ['@gate', '@home', '@checkout', '@account'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('en'))
    const [home, results, hotel] = [new HomePage(guest), new ResultsPage(guest), new HotelPage(guest)]
    const [checkout, dialog, account] = [new CheckoutPage(guest), new AuthDialog(guest), new AccountPage(guest)]
    const person = randomPerson('translated')
    // A page translated before it starts is rendered anew: React says so.
    const troubles = troublesOf(page, /Minified React error #418/)
    await translatePages(page)

    await home.open()
    await expectTranslated(page)
    await home.form.chooseDestination(PARIS[guest.locale].typed, PARIS[guest.locale].name)
    await home.form.chooseHours(18, 11)
    await home.form.search()
    await results.expectSomeHotels()
    await results.sortBy('price_asc')
    await results.openHotel()
    await hotel.changeHours(17, 11)
    await hotel.openRoom()
    await hotel.book()

    await checkout.expectStay('17:00', '11:00')
    await dialog.openSignUp()
    await dialog.signUp(person)
    await dialog.proveEmail(person.email)
    await checkout.expectCardForm()
    await checkout.nameGuest(person.first, person.last)
    await checkout.pay()
    await checkout.expectProblem(guest.t('checkout.terms.required'))
    await checkout.enterCard(VISA)
    await checkout.acceptTerms()
    await checkout.pay()
    const success = new SuccessPage(guest)
    await success.expectBooked()
    await success.seeBookings()

    await account.expectBookings(1)
    for (const place of ['favourites', 'paymentMethods', 'credits', 'profile', 'myBookings'] as const)
      await test.step(place, async () => {
        await account.goTo(place)
        await expectTranslated(page)
      })
    await account.openTab('canceled')
    await account.openTab('upcoming')
    await new SitePage(guest).expectAlive()
    expect(troubles.complaints()).toEqual([])
  },
)
