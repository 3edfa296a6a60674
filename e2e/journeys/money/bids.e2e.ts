import { SIDES } from '#machines/rates/bids.rules.ts'
import { journeyLanguage } from '../../languages.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { VISA } from '../../pages/cardFields.ts'
import { BidPage, type Bids } from '../../pages/bid.page.ts'
import { BookingPage } from '../../pages/booking.page.ts'
import { offerOnRequest } from '../../pages/offer.ts'
import { createGuest } from '../../pages/guest.ts'
import { fillIn, payerFor, payerOf } from '../../pages/payer.ts'
import { Settings } from '../../pages/settings.page.ts'
import { expect, test } from '../../test.ts'

test(
  'bids on both sides: an invalid bid is reported and survives a reload, and a lost connection bids and pays only once',
  { tag: ['@gate', '@checkout', '@bookings'] },
  async ({ page }) => {
    const locale = journeyLanguage('ar')
    await page.setViewportSize({ width: locale === 'en' ? 1280 : 360, height: 800 })
    const offer = await offerOnRequest(page.request, 'nyc-0008', [9, 20], ['check_in', 'check_out'])
    const { total, first, most } = offer
    const payer = await payerFor(page, offer, locale)
    const { checkout, success, guest, wire } = payer
    const [bid, booking] = [new BidPage(guest), new BookingPage(guest)]
    await bid.expectBidFields({
      check_in: { hour: '09:00', dollars: first.check_in ?? 0 },
      check_out: { hour: '20:00', dollars: first.check_out ?? 0 },
    })
    await bid.write('check_in', '0.99')
    await bid.write('check_out', '20')
    await checkout.pay()
    await bid.expectWrong('check_in', '0.99', most)
    await bid.expectFocused('check_in')
    await bid.write('check_in', '٤٥')
    const tooMuch = String(Math.ceil(most) + 1)
    await bid.write('check_out', tooMuch)
    await page.reload()
    await bid.expectValue('check_in', '٤٥')
    await bid.expectWrong('check_out', tooMuch, most)
    await checkout.expectCardForm()
    await expectAccessible(page)
    await bid.write('check_out', '60.5')
    await bid.expectMost(total + 105.5)
    await fillIn(payer)
    await wire.loseConnectionWithAnswer()
    await checkout.pay()
    await checkout.expectOffline()
    await page.context().setOffline(false)
    await success.expectBooked()
    expect(new Set(wire.keys()).size).toBe(1)
    expect(await payer.books()).toEqual([{ status: 'confirmed', total, charges: 1 }])
    const bids: Bids = { check_in: { hour: '09:00', dollars: 45 }, check_out: { hour: '20:00', dollars: 60.5 } }
    await success.expectBids(bids)
    await expectAccessible(page)
    await booking.open(success.id())
    await booking.expectBids(bids)
  },
)

const HOURS = { check_in: '09:00', check_out: '20:00' } as const

for (const side of SIDES)
  test(
    `a bid on one side, ${side}, with the other guaranteed: Pay charges nothing offline, and once when back online`,
    { tag: ['@checkout', '@bookings'] },
    async ({ page }) => {
      const hour = HOURS[side]
      const offer = await offerOnRequest(page.request, 'nyc-0009', [9, 20], [side])
      const payer = await payerFor(page, offer, journeyLanguage('he'))
      const { checkout, success, guest } = payer
      const [bid, booking] = [new BidPage(guest), new BookingPage(guest)]
      await bid.expectBidFields({ [side]: { hour, dollars: offer.first[side] } })
      await bid.write(side, '33')
      await fillIn(payer)
      await page.context().setOffline(true)
      await checkout.pay()
      await checkout.expectFailure(guest.t('errors.card.nothingCharged'))
      await bid.expectValue(side, '33')
      await page.context().setOffline(false)
      expect(await payer.books()).toEqual([])
      await checkout.pay()
      await success.expectBooked()
      expect(await payer.books()).toEqual([{ status: 'confirmed', total: offer.total, charges: 1 }])
      await success.expectBids({ [side]: { hour, dollars: 33 } })
      await booking.open(success.id())
      await booking.expectBids({ [side]: { hour, dollars: 33 } })
    },
  )

test(
  'a bid on one side and all input survive a change of language in the checkout, and the payment survives another and a reload: it bids and pays once',
  { tag: ['@checkout', '@bookings'] },
  async ({ page }) => {
    const offer = await offerOnRequest(page.request, 'nyc-0009', [9, 20], ['check_out'])
    const english = await payerFor(page, offer, 'en')
    await new BidPage(english.guest).write('check_out', '33')
    await english.checkout.writeToHotel('A quiet room')
    await english.checkout.acceptTerms()
    const into = async (from: 'en' | 'ar', to: 'ar' | 'he') => {
      const settings = new Settings(createGuest(page, from))
      await settings.open()
      await settings.chooseLanguage(to)
      return payerOf(page, english.person, offer, to)
    }
    const arabic = await into('en', 'ar')
    await arabic.checkout.expectTermsAccepted()
    await arabic.checkout.expectWordToHotel('A quiet room')
    await new BidPage(arabic.guest).expectValue('check_out', '33')
    await arabic.checkout.expectCardForm()
    await arabic.checkout.enterCard(VISA)
    const { arrived } = await arabic.wire.holdAnswer()
    await arabic.checkout.pay()
    await arrived()
    const hebrew = await into('ar', 'he')
    await hebrew.success.expectBooked()
    await page.reload()
    await hebrew.success.expectBids({ check_out: { hour: '20:00', dollars: 33 } })
    expect(new Set(arabic.wire.keys()).size).toBe(1)
    expect(await hebrew.books()).toEqual([{ status: 'confirmed', total: offer.total, charges: 1 }])
  },
)
