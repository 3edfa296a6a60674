import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog, randomPerson } from '../../pages/auth.page.ts'
import { BookingPage } from '../../pages/booking.page.ts'
import { readServerBookings } from '../../pages/books.ts'
import { VISA } from '../../pages/cardFields.ts'
import { CheckoutPage } from '../../pages/checkout.page.ts'
import { createGuest } from '../../pages/guest.ts'
import { refundableOfferOf } from '../../pages/offer.ts'
import { mailTo } from '../../pages/outbox.ts'
import { SuccessPage } from '../../pages/success.page.ts'
import { expect, test } from '../../test.ts'

test(
  'a guest signs up, verifies the e-mail, books, finds the booking, cancels it, and sees the refund',
  { tag: ['@bookings', '@cancelling'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const person = randomPerson('new.guest')
    const account = new AccountPage(guest)
    const bookings = new BookingPage(guest)
    const checkout = new CheckoutPage(guest)
    const dialog = new AuthDialog(guest)

    await page.goto(guest.address('/'))
    await dialog.openSignUp()
    await dialog.signUp(person)
    await dialog.proveEmail(person.email)
    await account.expectSignedIn(person)

    const { path, total } = await refundableOfferOf(page.request, 'nyc-0011')
    await checkout.open(path)
    await checkout.expectCardForm()
    await checkout.expectGuest(person.first, person.last)
    await checkout.acceptTerms()
    await checkout.enterCard(VISA)
    await checkout.pay()
    const success = new SuccessPage(guest)
    await success.expectBooked()
    const reference = await success.reference()
    await success.seeBookings()

    await account.expectSummary(person)
    await account.expectBookings(1)
    await bookings.pressCancel()
    await bookings.expectRefund(total)
    await bookings.confirm()
    await bookings.expectCancelled(total)
    await bookings.closeDialog()
    await account.openTab('canceled')
    await account.expectBookings(1)
    await bookings.expectGivenBack(total)

    const { lang } = await mailTo(
      page.request,
      person.email,
      new RegExp(`${total.toFixed(2).slice(-6)}[^]*${reference}`),
    )
    expect(lang).toBe(guest.locale)
    expect(await readServerBookings(page.request, person)).toEqual([{ status: 'cancelled', total, charges: 1 }])
  },
)
