import { journeyLanguage } from '../../languages.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { BidPage, type Bids } from '../../pages/bid.page.ts'
import { BookingPage } from '../../pages/booking.page.ts'
import { chargesOfAmount } from '../../pages/books.ts'
import { someVisa } from '../../pages/cardFields.ts'
import { createGuest } from '../../pages/guest.ts'
import { hotelEmailOf, requestLink, somePrice } from '../../pages/inquiries.ts'
import { HotelAnswerPage } from '../../pages/inquiry.page.ts'
import { offerOnRequest } from '../../pages/offer.ts'
import { mailTo } from '../../pages/outbox.ts'
import { fillIn, payerFor, type Payer } from '../../pages/payer.ts'
import { SavedCards } from '../../pages/savedCards.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../test.ts'

/** Sells early hours on request. */
const HOTEL = 'nyc-0009'

interface Booked {
  payer: Payer
  booking: BookingPage
  reference: string
  bids: Bids & { check_in: { dollars: number } }
}

/** Books with a bid for check-in at 9:00, and saves the card. */
const bookWithBid = async (page: Page): Promise<Booked> => {
  const offer = await offerOnRequest(page.request, HOTEL, [9, 11], ['check_in'])
  const payer = await payerFor(page, offer, journeyLanguage('en'))
  const bids = { check_in: { hour: '09:00', dollars: somePrice(20) } }
  await new BidPage(payer.guest).write('check_in', bids.check_in.dollars.toFixed(2))
  await fillIn(payer, someVisa())
  await new SavedCards(payer.guest).keepNewOne()
  await payer.checkout.pay()
  await payer.success.expectBooked()
  const reference = await payer.success.reference()
  const booking = new BookingPage(payer.guest)
  await booking.open(payer.success.id())
  await booking.expectBids(bids)
  return { payer, booking, reference, bids }
}

test(
  'a hotel accepts the bid of a booking: the booking shows the hours, and they are charged beside the room',
  { tag: ['@gate', '@bookings', '@negotiations'] },
  async ({ page, otherPhone }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { payer, booking, reference, bids } = await bookWithBid(page)
    const { dollars } = bids.check_in
    const hotelPage = await otherPhone()
    const answer = new HotelAnswerPage(createGuest(hotelPage, 'en'))
    await answer.accept(await requestLink(page.request, hotelEmailOf(HOTEL), reference), dollars)
    expect(await chargesOfAmount(page.request, dollars)).toEqual([])

    await booking.awaitAnswer('charged', { name: payer.guest.t('checkout.bid.checkIn', { hour: '09:00' }), dollars })
    await expectAccessible(page)
    await mailTo(page.request, payer.person.email, /Your extra hours are paid for/)
    expect(await chargesOfAmount(page.request, dollars)).toEqual(['submitted_for_settlement'])
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
    const receipt = await booking.saveReceipt()
    expect(receipt.text).toMatch(/^%PDF/)
  },
)

test(
  'a hotel declines the bid of a booking: the room stays booked from 15:00, and only the room was charged',
  { tag: ['@bookings', '@negotiations'] },
  async ({ page, otherPhone }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { payer, booking, reference, bids } = await bookWithBid(page)
    const hotelPage = await otherPhone()
    const answer = new HotelAnswerPage(createGuest(hotelPage, 'en'))
    await answer.decline(await requestLink(page.request, hotelEmailOf(HOTEL), reference))

    const { dollars } = bids.check_in
    await booking.awaitAnswer('rejected', { name: payer.guest.t('checkout.bid.checkIn', { hour: '09:00' }), dollars })
    await expect(page.getByRole('main').getByText('15:00').first()).toBeVisible()
    await mailTo(page.request, payer.person.email, /You haven’t been charged for the request/)
    expect(await chargesOfAmount(page.request, dollars)).toEqual([])
    expect(await payer.books()).toEqual([{ status: 'confirmed', total: payer.offer.total, charges: 1 }])
  },
)
