import { journeyLanguage } from '../../languages.ts'
import { randomPerson } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { chargesOfAmount } from '../../pages/books.ts'
import { someVisa } from '../../pages/cardFields.ts'
import { createGuest } from '../../pages/guest.ts'
import {
  askByCall,
  confirmationLink,
  hotelEmailOf,
  listedHotel,
  requestLink,
  somePrice,
} from '../../pages/inquiries.ts'
import { HotelAnswerPage, InquiryPage } from '../../pages/inquiry.page.ts'
import { mailTo } from '../../pages/outbox.ts'
import { expect, test } from '../../test.ts'

/** A silent hotel of the demo catalogue, in New York. */
const HOTEL = 'nyc-0021'
const PHONE = { width: 360, height: 740 }

test(
  'a guest without an account asks a hotel for hours; the hotel accepts in two taps; the card is charged, and both are told',
  { tag: ['@gate', '@inquiry', '@negotiations'] },
  async ({ page, otherPhone }) => {
    const locale = journeyLanguage('en')
    const guest = createGuest(page, locale)
    const listed = await listedHotel(page.request, HOTEL, locale)
    const { email } = randomPerson('inquiry')
    const price = somePrice(60)
    const inquiry = new InquiryPage(guest)
    await inquiry.ask({
      ...listed,
      early: 6,
      late: 5,
      price,
      // Over already: the card is charged as soon as the hotel accepts.
      freeUntil: Temporal.Now.plainDateISO('America/New_York').toString(),
      email,
      card: someVisa(),
    })
    await expectAccessible(page)

    await inquiry.confirm(guest.address(await confirmationLink(page.request, email)))
    await inquiry.expectStatus(guest.t('negotiation.status.asked.title'))
    await expectAccessible(page)

    const hotelPage = await otherPhone()
    const hotel = createGuest(hotelPage, 'en')
    const link = await requestLink(page.request, hotelEmailOf(HOTEL), 'Placeholder Guest')
    await new HotelAnswerPage(hotel).accept(link, price)
    await expectAccessible(hotelPage)
    expect(await chargesOfAmount(page.request, price)).toEqual([])

    // Nothing before the minute in which the hotel can undo it is over.
    await inquiry.awaitStatus(guest.plural('negotiation.status.agreedHours', 11))
    await expect(async () => {
      await mailTo(page.request, hotelEmailOf(HOTEL), /has paid/)
    }).toPass()
    expect(await chargesOfAmount(page.request, price)).toEqual(['submitted_for_settlement'])
    await page.reload()
    await inquiry.expectCharged(price)
  },
)

test(
  'a hotel declines: the guest reads that nothing was charged, keeps 15:00 and 11:00, and can ask again',
  { tag: ['@gate', '@inquiry', '@negotiations'] },
  async ({ page, otherPhone }) => {
    const guest = createGuest(page)
    await page.setViewportSize(PHONE)
    const sent = await askByCall(page.request, 'nyc-0022')
    const inquiry = new InquiryPage(guest)
    await inquiry.confirm(guest.address(await confirmationLink(page.request, sent.email)))
    await inquiry.expectStatus(guest.t('negotiation.status.asked.title'))

    const hotelPage = await otherPhone()
    const answer = new HotelAnswerPage(createGuest(hotelPage, 'en'))
    await answer.decline(await requestLink(page.request, sent.hotelEmail, sent.lastName))
    await expectAccessible(hotelPage)

    await inquiry.awaitStatus(guest.t('negotiation.status.ended.declined.title'))
    await inquiry.expectNothingCharged()
    await expect(page.getByRole('main').getByText(guest.t('negotiation.status.reason.full'))).toBeVisible()
    await expectAccessible(page)
    await mailTo(page.request, sent.email, /You haven’t been charged/)
    expect(await chargesOfAmount(page.request, sent.price)).toEqual([])
    await inquiry.askAgain()
    await expectAccessible(page)
  },
)
