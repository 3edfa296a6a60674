import { dayHour } from '#contract/hotel/stay.ts'
import { journeyLanguage } from '../../languages.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { bookAsAnother, readServerBookings } from '../../pages/books.ts'
import { BankPage } from '../../pages/bank.page.ts'
import { CHALLENGED, VISA } from '../../pages/cardFields.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { fillIn, logIn, payerAt, type Payer } from '../../pages/payer.ts'
import { usualStay } from '../../pages/offer.ts'
import { changePassword } from '../../pages/people.ts'
import { expect, test } from '../../test.ts'

test(
  'a changed price is shown beside the old one; refusing it costs and loses nothing, and the button shows the new price',
  { tag: ['@gate', '@checkout', '@rates'] },
  async ({ page }) => {
    const payer = await payerAt(page, 'nyc-0031', journeyLanguage('ar'))
    const { checkout, paying, success, wire } = payer
    await wire.showFormerPrice(13.5)
    await page.reload()
    await checkout.expectCardForm()
    await fillIn(payer)
    const before = await checkout.total()
    await checkout.pay()
    const now = await paying.expectPriceChanged(before)
    await expectAccessible(page)
    await paying.refusePrice()
    await expectFormFilled(payer)
    await checkout.expectTotal(now)
    expect(await payer.books()).toEqual([])
    await checkout.pay()
    await success.expectBooked()
    await success.expectTotal(now)
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
  },
)

test(
  'the last room, just taken by another guest, costs nothing and leads back to the other rooms for the same stay',
  { tag: ['@checkout', '@inventory'] },
  async ({ page }) => {
    const { checkIn, checkOut, ...usual } = usualStay()
    const odd = {
      ...usual,
      checkIn: dayHour(checkIn.slice(0, 10), 20),
      checkOut: dayHour(checkOut.slice(0, 10), 9),
    }
    // The hotel has one room of each kind.
    const payer = await payerAt(page, 'nyc-0007', journeyLanguage('ar'), odd)
    const { checkout, guest, offer } = payer
    await fillIn(payer)
    await bookAsAnother(page.request, offer)
    await checkout.pay()
    await checkout.expectGone()
    await expect(page.getByRole('heading', { name: guest.t('checkout.gone.title') })).toBeInViewport()
    await expectAccessible(page)
    expect(await payer.books()).toEqual([])
    await payer.paying.goBackToRooms()
    const hotel = new HotelPage(guest)
    await hotel.expectRooms()
    await hotel.expectStay('20:00', '09:00')
  },
)

test(
  'when the bank asks, canceling and failing charge nothing, and approving pays',
  { tag: ['@gate', '@checkout', '@payments'] },
  async ({ page }) => {
    const payer = await payerAt(page, 'nyc-0034', journeyLanguage('he'))
    const { checkout, success, wire, guest } = payer
    const bank = new BankPage(guest)
    await fillIn(payer, CHALLENGED)
    await checkout.pay()
    await bank.expectAsking()
    await expectAccessible(page)
    await bank.cancel()
    await expectFormFilled(payer, CHALLENGED)
    await checkout.expectFailure(guest.t('errors.card.nothingCharged'))

    await checkout.pay()
    await bank.fail()
    await checkout.expectFailure(guest.t('errors.card.verify'))
    await checkout.expectFailure(guest.t('errors.card.nothingCharged'))
    await expectAccessible(page)
    await expectFormFilled(payer, CHALLENGED)
    expect([wire.keys(), await payer.books()]).toEqual([[], []])

    await checkout.pay()
    await bank.approve()
    await success.expectBooked()
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
  },
)

test(
  'a guest whose session ended while they filled in the form logs in again, and pays',
  { tag: ['@checkout', '@identitySession'] },
  async ({ page }) => {
    await page.clock.install()
    const payer = await payerAt(page, 'nyc-0036')
    const { checkout, success, wire, offer, guest } = payer
    await fillIn(payer)
    const person = await changePassword(page.request, payer.person, 'battery staple')
    await page.clock.fastForward('01:01:00')
    await checkout.pay()
    await checkout.expectSignedOut()
    await checkout.expectSignInPrompt()
    await expectAccessible(page)
    await logIn(payer, person)
    await expectFormFilled(payer, null)
    // The session ended as the payment was sent; looked up, it never arrived.
    await checkout.expectFailure(guest.t('checkout.unheard.text'))
    await checkout.expectFailure(guest.t('checkout.unheard.once'))
    await checkout.enterCard(VISA)
    await checkout.pay()
    await success.expectBooked()
    expect(new Set(wire.keys()).size).toBe(1)
    expect(await readServerBookings(page.request, person)).toEqual([
      { status: 'confirmed', total: offer.total, charges: 1 },
    ])
  },
)

/** The form is still filled in. */
const expectFormFilled = async ({ checkout, person }: Payer, card: typeof VISA | null = VISA): Promise<void> => {
  await checkout.expectPayable()
  await checkout.expectGuest(person.first, person.last)
  await checkout.expectWordToHotel('A quiet room')
  await checkout.expectTermsAccepted()
  if (card !== null) await checkout.expectCard(card)
}
