import 'temporal-polyfill/global'
import { languagesOf } from '../languages.ts'
import { expectAccessible } from '../pages/axe.ts'
import { bookAsAnother, booksOf } from '../pages/books.ts'
import { BankPage } from '../pages/bank.page.ts'
import { CHALLENGED, DECLINED, VISA } from '../pages/cardFields.ts'
import { HotelPage } from '../pages/hotel.page.ts'
import { fillIn, logIn, payerAt, type Payer } from '../pages/payer.ts'
import { usualStay } from '../pages/offer.ts'
import { changePassword } from '../pages/people.ts'
import { expect, test } from '../test.ts'

for (const locale of languagesOf('a price that has changed is shown before and now', ['en', 'ar']))
  test(`a price that has changed is shown before and now, and accepted it is what is paid (${locale})`, async ({
    page,
  }) => {
    const payer = await payerAt(page, 'nyc-0031', locale)
    const { checkout, paying, success, wire } = payer
    await wire.showFormerPrice(13.5)
    await page.reload()
    await checkout.expectCardForm()
    await fillIn(payer)
    const before = await checkout.total()
    await checkout.pay()
    const now = await paying.expectPriceChanged(before)
    await expectAccessible(page)
    await paying.acceptPrice(now)
    await success.expectBooked()
    await success.expectTotal(now)
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
  })

test('a changed price that is refused costs nothing, loses nothing, and stands on the button', async ({ page }) => {
  const payer = await payerAt(page, 'nyc-0032')
  const { checkout, paying, success, wire } = payer
  await wire.showFormerPrice(-13.5)
  await page.reload()
  await checkout.expectCardForm()
  await fillIn(payer)
  const before = await checkout.total()
  await checkout.pay()
  const now = await paying.expectPriceChanged(before)
  await paying.refusePrice()
  await expectKept(payer)
  await checkout.expectTotal(now)
  expect(await payer.books()).toEqual([])
  await checkout.pay()
  await success.expectBooked()
  expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
})

test('a price that has run out leads back to the rooms of the same stay, and the name is kept', async ({ page }) => {
  const payer = await payerAt(page, 'nyc-0033')
  const { checkout, paying, wire } = payer
  const hotel = new HotelPage(payer.guest)
  await hotel.open('nyc-0033', usualStay())
  await hotel.changeHours(20, 9)
  await hotel.expectStay('20:00', '09:00')
  await hotel.openRoom()
  await hotel.book()
  await checkout.expectCardForm()
  await checkout.nameGuest('Noor', 'Levi')
  await fillIn(payer)
  await wire.expireRate()
  await checkout.pay()
  await paying.expectExpired()
  await expectAccessible(page)
  await paying.goBackToRooms()
  await hotel.expectStay('20:00', '09:00')
  await hotel.openRoom()
  await hotel.book()
  await checkout.expectCardForm()
  await checkout.expectGuest('Noor', 'Levi')
  await checkout.expectWordToHotel('A quiet room')
})

test('the last room that somebody else has just taken costs nothing and leads back to the others', async ({ page }) => {
  // It has one room of each kind.
  const payer = await payerAt(page, 'nyc-0007', 'ar')
  const { checkout, guest, offer } = payer
  await fillIn(payer)
  await bookAsAnother(page.request, offer)
  await checkout.pay()
  await checkout.expectGone()
  await expect(page.getByRole('heading', { name: guest.t('checkout.gone.title') })).toBeInViewport()
  await expectAccessible(page)
  expect(await payer.books()).toEqual([])
  await payer.paying.goBackToRooms()
  await new HotelPage(guest).expectRooms()
})

for (const locale of languagesOf('the bank asks', ['en', 'he']))
  test(`the bank asks: called off nothing is said, failed the guest is told, approved it is paid (${locale})`, async ({
    page,
  }) => {
    const payer = await payerAt(page, 'nyc-0034', locale)
    const { checkout, success, wire, guest } = payer
    const bank = new BankPage(guest)
    await fillIn(payer, CHALLENGED)
    await checkout.pay()
    await bank.expectAsking()
    await expectAccessible(page)
    await bank.cancel()
    await expectKept(payer, CHALLENGED)
    await checkout.expectNoFailure()

    await checkout.pay()
    await bank.fail()
    await checkout.expectFailure(guest.t('errors.card.verify'))
    await expectAccessible(page)
    await expectKept(payer, CHALLENGED)
    expect([wire.keys(), await payer.books()]).toEqual([[], []])

    await checkout.pay()
    await bank.approve()
    await success.expectBooked()
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
  })

for (const locale of languagesOf('a declined card is said and costs nothing', ['en', 'ar']))
  test(`a declined card is said and costs nothing, and another one pays in the same form (${locale})`, async ({
    page,
  }) => {
    const payer = await payerAt(page, 'nyc-0035', locale)
    const { checkout, success, wire, guest } = payer
    await fillIn(payer, DECLINED)
    await checkout.pay()
    await checkout.expectFailure(guest.t('errors.card.different'))
    await expectAccessible(page)
    await expectKept(payer, DECLINED)
    expect(await payer.books()).toEqual([])
    await checkout.enterCard(VISA)
    await checkout.pay()
    await success.expectBooked()
    expect(new Set(wire.keys()).size).toBe(2)
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
  })

test('a session that ended while the form was filled in: the guest logs in again, and pays', async ({ page }) => {
  await page.clock.install()
  const payer = await payerAt(page, 'nyc-0036')
  const { checkout, success, wire, offer } = payer
  await fillIn(payer)
  const person = await changePassword(page.request, payer.person, 'battery staple')
  await page.clock.fastForward('01:01:00')
  await checkout.pay()
  await checkout.expectSignedOut()
  await checkout.expectSignInAsked()
  await expectAccessible(page)
  await logIn(payer, person)
  await expectKept(payer, null)
  await checkout.expectNoFailure()
  await checkout.enterCard(VISA)
  await checkout.pay()
  await success.expectBooked()
  expect(new Set(wire.keys()).size).toBe(1)
  expect(await booksOf(page.request, person)).toEqual([{ status: 'confirmed', total: offer.total, charges: 1 }])
})

test('a session that the server refuses is ended: the guest logs in again, and pays', async ({ page }) => {
  const payer = await payerAt(page, 'nyc-0037')
  const { checkout, success, wire, offer } = payer
  await fillIn(payer)
  const refused = await wire.loseBearer()
  await checkout.pay()
  await checkout.expectSignedOut()
  await checkout.expectSignInAsked()
  await refused.end()
  await logIn(payer, payer.person)
  await expectKept(payer, null)
  await checkout.enterCard(VISA)
  await checkout.pay()
  await success.expectBooked()
  expect(await payer.books()).toEqual([{ status: 'confirmed', total: offer.total, charges: 1 }])
})

/** The form is as it was filled in. */
const expectKept = async ({ checkout, person }: Payer, card: typeof VISA | null = VISA): Promise<void> => {
  await checkout.expectPayable()
  await checkout.expectGuest(person.first, person.last)
  await checkout.expectWordToHotel('A quiet room')
  await checkout.expectTermsAccepted()
  if (card !== null) await checkout.expectCard(card)
}
