import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog, randomPerson, type Person } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { VISA } from '../../pages/cardFields.ts'
import { CheckoutPage } from '../../pages/checkout.page.ts'
import { expectCopied } from '../../pages/clipboard.ts'
import { createGuest, type Guest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { mailTo } from '../../pages/outbox.ts'
import { offerOf } from '../../pages/offer.ts'
import { fillIn, payerAt } from '../../pages/payer.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { SuccessPage } from '../../pages/success.page.ts'
import { expect, test } from '../../test.ts'

test(
  'a visitor books hours of their own choice, from the home page to the e-mail',
  { tag: ['@gate', '@checkout', '@bookings', '@success'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const checkout = new CheckoutPage(guest)
    const success = new SuccessPage(guest)
    const person = randomPerson('books')
    await page.emulateMedia({ reducedMotion: 'no-preference' })

    const hotel = await reachCheckout(guest, { checkIn: 20, checkOut: 11 })
    await checkout.expectStay('20:00', '11:00')
    await checkout.nameGuest('Maya', 'Cohen')
    await checkout.writeToHotel('A quiet room')

    await signUp(guest, person)
    await checkout.expectCardForm()
    await checkout.expectGuest('Maya', 'Cohen')
    await checkout.expectWordToHotel('A quiet room')
    await expectAccessible(page, { frames: true })

    await checkout.enterCard(VISA)
    await checkout.acceptTerms()
    const total = await checkout.total()
    await checkout.pay()

    await success.expectBooked()
    await success.expectHeadingFocused()
    await success.expectTotal(total)
    const reference = await success.reference()

    const { lang, subject } = await mailTo(page.request, person.email, new RegExp(reference))
    expect({ lang, subject: subject === '' }).toEqual({ lang: guest.locale, subject: false })

    await page.reload()
    await success.expectBooked()
    expect(await success.reference()).toBe(reference)
    await expectAccessible(page)

    const calendar = await success.saveCalendar()
    expect(calendar.name).toBe(`stayless-${reference}.ics`)
    expect(calendar.text).toContain('T200000')
    const receipt = await success.saveReceipt()
    expect({ name: receipt.name, begins: receipt.text.slice(0, 5) }).toEqual({
      name: `stayless-${reference}-${guest.locale}.pdf`,
      begins: '%PDF-',
    })
    await success.expectDirections()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await success.share()
    await expectCopied(page, /20:00[^]+11:00\n.+\/hotels\/[\w-]+$/)

    await success.seeBookings()
    await new AccountPage(guest).expectBooking(hotel, reference)
  },
)

test(
  'Pay says what is missing, input survives a reload, and a visitor signs up once nothing is missing',
  { tag: ['@gate', '@checkout'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const checkout = new CheckoutPage(guest)
    await checkout.open((await offerOf(page.request, 'nyc-0010')).path)
    await checkout.pay()
    await checkout.expectProblem(guest.t('validation.required', { field: guest.t('auth.firstName') }))
    await checkout.expectProblem(guest.t('checkout.terms.required'))
    await checkout.nameGuest('מאיה', 'Cohen')
    await checkout.expectProblem(guest.t('validation.latin'))

    await checkout.nameGuest('Maya', 'Cohen')
    await checkout.writeToHotel('Late at night')
    await page.reload()
    await checkout.expectGuest('Maya', 'Cohen')
    await checkout.expectWordToHotel('Late at night')
    await checkout.acceptTerms()
    await checkout.pay()
    await expect(page.getByRole('dialog', { name: guest.t('auth.signUp') })).toBeVisible()
  },
)

test(
  'without a network the page says so, and a payment continues once it is back',
  { tag: ['@checkout'] },
  async ({ page }) => {
    const payer = await payerAt(page, 'nyc-0013')
    const { guest, checkout, wire } = payer
    await fillIn(payer)
    await wire.loseConnectionWithAnswer()
    await checkout.pay()
    await checkout.expectOffline()
    await page.context().setOffline(false)
    await new SuccessPage(guest).expectBooked()
    await new SuccessPage(guest).seeBookings()
    await expect(page.getByRole('main').getByText(guest.t('account.status.confirmed'))).toHaveCount(1)
  },
)

test(
  'a checkout without a room says what to do, and one whose offer is gone leads back to the rooms',
  { tag: ['@checkout'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const checkout = new CheckoutPage(guest)
    await checkout.open()
    await checkout.expectNothingChosen()
    await checkout.open('/nyc-0001/no-such-rate')
    await checkout.expectGone()
    await expectAccessible(page)
  },
)

/** From the home page to the checkout of the first hotel. @returns its name. */
const reachCheckout = async (guest: Guest, hours: { checkIn: number; checkOut: number }): Promise<string> => {
  const home = new HomePage(guest)
  await home.open()
  if (hours.checkIn !== 15 || hours.checkOut !== 11) await home.form.chooseHours(hours.checkIn, hours.checkOut)
  await home.form.search()
  const name = await new ResultsPage(guest).openHotel()
  const hotel = new HotelPage(guest)
  await hotel.openRoom()
  await hotel.book()
  await new CheckoutPage(guest).expectOffer(name)
  return name
}

/** Signs up from the checkout, with the code from the e-mail. */
const signUp = async (guest: Guest, person: Person): Promise<void> => {
  await new CheckoutPage(guest).signUp()
  const dialog = new AuthDialog(guest)
  await dialog.signUp(person)
  await dialog.proveEmail(person.email)
}
