import { en } from '#locales/en.ts'
import { negotiationMail as ar } from '#locales/ar/negotiationMail.ts'
import { negotiationMail as english } from '#locales/en/negotiationMail.ts'
import { negotiationMail as he } from '#locales/he/negotiationMail.ts'
import { staffInquiries as staffTexts } from '#locales/en/staff/staffInquiries.ts'
import { journeyLanguage } from '../../languages.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { randomPerson } from '../../pages/auth.page.ts'
import { chargesOfAmount } from '../../pages/books.ts'
import { NO_FUNDS, someVisa } from '../../pages/cardFields.ts'
import { createGuest } from '../../pages/guest.ts'
import {
  askByCall,
  confirmationLink,
  hotelEmailOf,
  listedHotel,
  requestLink,
  signedLink,
  somePrice,
  type SentByCall,
} from '../../pages/inquiries.ts'
import { HotelAnswerPage, InquiryPage } from '../../pages/inquiry.page.ts'
import { mailTo } from '../../pages/outbox.ts'
import { OwnServer } from '../../pages/ownServer.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { keepSession } from '../../pages/session.ts'
import { expect, test } from '../../test.ts'
import type { Page } from '@playwright/test'

const PHONE = { width: 360, height: 740 }
const CHARGED = ['submitted_for_settlement']
const DEMO_STAFF = { ...randomPerson('staff'), email: 'staff@stayless.example', password: 'stayless' }

/** A signed-in guest's request, on its page. */
const askSignedIn = async (page: Page, hotelId: string) => {
  await page.setViewportSize(PHONE)
  const person = await createVerifiedAccount(page.request, 'asks')
  const sent = await askByCall(page.request, hotelId, { person })
  await keepSession(page, person)
  const guest = createGuest(page)
  const inquiry = new InquiryPage(guest)
  await inquiry.open(`/inquiry/${sent.id}`)
  await inquiry.expectStatus(guest.t('negotiation.status.asked.title'))
  return { guest, sent, inquiry }
}

/** The hotel's phone. */
const hotelOn = (page: Page): HotelAnswerPage => new HotelAnswerPage(createGuest(page, 'en'))

const linkOf = (page: Page, { hotelEmail, lastName }: SentByCall): Promise<string> =>
  requestLink(page.request, hotelEmail, lastName)

/** E-mails are in the guest's language. */
const mails = () => ({ en: english, ar, he })[journeyLanguage('en')].guest

test(
  'a guest accepts the counter-offer of the hotel, and its price is charged instead of their own',
  { tag: ['@inquiry', '@negotiations'] },
  async ({ page, otherPhone }) => {
    const { guest, sent, inquiry } = await askSignedIn(page, 'nyc-0023')
    const hotelPage = await otherPhone()
    const offered = somePrice(70)
    await hotelOn(hotelPage).counter(await linkOf(page, sent), offered)
    await expectAccessible(hotelPage)
    await inquiry.awaitStatus(guest.t('negotiation.status.countered.title'))
    await expectAccessible(page)
    await inquiry.acceptOffer(offered)
    await inquiry.awaitStatus(guest.plural('negotiation.status.agreedHours', 10))
    await mailTo(page.request, sent.email, /Your extra hours are paid for/)
    expect(await chargesOfAmount(page.request, offered)).toEqual(CHARGED)
    expect(await chargesOfAmount(page.request, sent.price)).toEqual([])
  },
)

test(
  'a guest answers the counter-offer of the hotel with their own, which the hotel can only accept or decline',
  { tag: ['@inquiry', '@negotiations'] },
  async ({ page, otherPhone }) => {
    const { guest, sent, inquiry } = await askSignedIn(page, 'nyc-0024')
    const hotelPage = await otherPhone()
    const hotel = hotelOn(hotelPage)
    const [offered, last] = [somePrice(90), somePrice(70)]
    await hotel.counter(await linkOf(page, sent), offered)
    await inquiry.awaitStatus(guest.t('negotiation.status.countered.title'))
    await inquiry.counter(last)
    await inquiry.expectStatus(guest.t('negotiation.status.asked.title'))

    await mailTo(page.request, sent.hotelEmail, new RegExp(`${sent.lastName}.*can’t take your offer`))
    await hotel.open(await linkOf(page, sent))
    await expect(hotelPage.getByRole('button', { name: en.negotiation.hotel.decline, exact: true })).toBeVisible()
    await expect(hotelPage.getByRole('button', { name: en.negotiation.hotel.counter })).toBeHidden()
    await hotel.accept(await linkOf(page, sent), last)
    await inquiry.awaitStatus(guest.plural('negotiation.status.agreedHours', 9))
    await mailTo(page.request, sent.email, /Your extra hours are paid for/)
    expect(await chargesOfAmount(page.request, last)).toEqual(CHARGED)
    expect(await chargesOfAmount(page.request, offered)).toEqual([])
    expect(await chargesOfAmount(page.request, sent.price)).toEqual([])
  },
)

test(
  'a guest withdraws: the hotel has nothing left to answer, and nothing is charged',
  { tag: ['@inquiry', '@negotiations'] },
  async ({ page, otherPhone }) => {
    const { guest, sent, inquiry } = await askSignedIn(page, 'nyc-0025')
    const link = await linkOf(page, sent)
    await inquiry.withdraw()
    await inquiry.expectStatus(guest.t('negotiation.status.ended.withdrawn.title'))
    await inquiry.expectNothingCharged()
    await expectAccessible(page)
    const hotelPage = await otherPhone()
    const hotel = hotelOn(hotelPage)
    await hotel.open(link)
    await hotel.expectTitle(en.negotiation.hotel.ended.withdrawn.title)
    await hotel.expectNoQuestion()
    await expectAccessible(hotelPage)
    await mailTo(page.request, sent.hotelEmail, new RegExp(`${sent.lastName} no longer asks`))
    expect(await chargesOfAmount(page.request, sent.price)).toEqual([])
  },
)

test(
  'without an account, the link of the e-mail alone opens the request in another browser, and nothing else does',
  { tag: ['@inquiry', '@negotiations'] },
  async ({ page, otherPhone }) => {
    const guest = createGuest(page)
    const sent = await askByCall(page.request, 'nyc-0026')
    const hotelPage = await otherPhone()
    const tablet = createGuest(await otherPhone())
    await new InquiryPage(guest).confirm(guest.address(await confirmationLink(page.request, sent.email)))
    const link = await linkOf(page, sent)

    const inquiry = new InquiryPage(tablet)
    await inquiry.open(await signedLink(page.request, sent.email))
    await inquiry.expectStatus(tablet.t('negotiation.status.asked.title'))
    expect(new URL(tablet.page.url()).search).toBe('')
    await tablet.page.reload()
    await inquiry.expectStatus(tablet.t('negotiation.status.asked.title'))

    const stranger = createGuest(hotelPage)
    await new InquiryPage(stranger).open(`/inquiry/${sent.id}`)
    await expect(hotelPage.getByText(stranger.t('negotiation.status.signIn.title'))).toBeVisible()

    await inquiry.withdraw()
    await inquiry.expectStatus(tablet.t('negotiation.status.ended.withdrawn.title'))
    await hotelOn(hotelPage).open(link)
    await hotelOn(hotelPage).expectTitle(en.negotiation.hotel.ended.withdrawn.title)
    expect(await chargesOfAmount(page.request, sent.price)).toEqual([])
  },
)

test(
  'a card that is declined after the yes is replaced in time, and charged once',
  { tag: ['@inquiry', '@negotiations'] },
  async ({ page, otherPhone }) => {
    const guest = createGuest(page)
    const { id, zone, hour } = eveningHotel()
    const hours = 15 - hour
    const { email } = randomPerson('declined')
    const price = somePrice(50)
    const inquiry = new InquiryPage(guest)
    // Check-in is so near that the declined card is not tried again.
    await inquiry.ask({
      ...(await listedHotel(page.request, id, guest.locale)),
      from: Temporal.Now.plainDateISO(zone).add({ days: 1 }).toString(),
      early: hours,
      late: 0,
      price,
      freeUntil: Temporal.Now.plainDateISO(zone).toString(),
      email,
      lastName: 'Nofunds',
      card: NO_FUNDS,
    })
    await inquiry.confirm(guest.address(await confirmationLink(page.request, email)))
    await inquiry.expectStatus(guest.t('negotiation.status.asked.title'))
    const hotelPage = await otherPhone()
    await hotelOn(hotelPage).accept(await requestLink(page.request, hotelEmailOf(id), 'Nofunds'), price)
    await inquiry.awaitStatus(guest.t('negotiation.status.cardDeclined.title'))
    await expectAccessible(page)
    await mailTo(page.request, email, new RegExp(mails().other_card.title))
    await mailTo(page.request, hotelEmailOf(id), /hasn’t gone through yet/)
    expect(await chargesOfAmount(page.request, price)).toEqual(['processor_declined'])

    await inquiry.useAnotherCard(someVisa())
    await inquiry.awaitStatus(guest.plural('negotiation.status.agreedHours', hours))
    await mailTo(page.request, email, new RegExp(mails().charged.title))
    await inquiry.expectCharged(price)
    expect((await chargesOfAmount(page.request, price)).sort()).toEqual(['processor_declined', ...CHARGED])
  },
)

test(
  'a hotel that is not in the catalogue: staff send the request to its address, and it answers like any other',
  { tag: ['@inquiry', '@negotiations', '@staff'] },
  async ({ page, otherPhone, browser }) => {
    const guest = createGuest(page)
    const { email } = randomPerson('unlisted')
    const price = somePrice(30)
    const hotelEmail = `desk.${crypto.randomUUID().slice(0, 8)}@unlisted.example`
    const inquiry = new InquiryPage(guest)
    await inquiry.ask({
      hotel: `Hotel ${hotelEmail}`,
      town: 'Boston',
      isByHand: true,
      early: 3,
      late: 0,
      price,
      freeUntil: Temporal.Now.plainDateISO('America/New_York').toString(),
      email,
      card: someVisa(),
    })
    await inquiry.confirm(guest.address(await confirmationLink(page.request, email)))
    await inquiry.expectStatus(guest.t('negotiation.status.asked.title'))

    const desk = await browser.newContext()
    const staffPage = await desk.newPage()
    await keepSession(staffPage, DEMO_STAFF)
    await staffPage.goto('/staff/inquiries')
    const card = staffPage.getByRole('article').filter({ hasText: email })
    await card.getByRole('textbox', { name: staffTexts.email }).fill(hotelEmail)
    await card.getByRole('button', { name: staffTexts.send }).click()
    await expect(staffPage.getByRole('status').getByText(staffTexts.sent)).toBeVisible()
    await desk.close()

    const hotelPage = await otherPhone()
    await hotelOn(hotelPage).accept(await requestLink(page.request, hotelEmail, 'Placeholder'), price)
    await inquiry.awaitStatus(guest.plural('negotiation.status.agreedHours', 3))
    await mailTo(page.request, email, new RegExp(mails().charged.title))
    expect(await chargesOfAmount(page.request, price)).toEqual(CHARGED)
  },
)

test(
  'a hotel that does not answer within 48 hours, while the server is down: the request expires as it starts, and nothing is charged',
  { tag: ['@inquiry', '@negotiations'] },
  async ({ browser }) => {
    const server = new OwnServer()
    try {
      const before = await browser.newContext({ baseURL: await server.start(), viewport: PHONE })
      const early = await before.newPage()
      const guest = createGuest(early)
      const sent = await askByCall(early.request, 'nyc-0028')
      await new InquiryPage(guest).confirm(guest.address(await confirmationLink(early.request, sent.email)))
      const [own, hotels] = [await signedLink(early.request, sent.email), await linkOf(early, sent)]
      await before.close()
      await server.stop()

      const after = await browser.newContext({ baseURL: await server.start(49), viewport: PHONE })
      const late = await after.newPage()
      const reader = createGuest(late)
      await mailTo(late.request, sent.email, /got no answer in time/)
      const inquiry = new InquiryPage(reader)
      await inquiry.open(own)
      await inquiry.expectStatus(reader.t('negotiation.status.ended.unanswered.title'))
      await inquiry.expectNothingCharged()
      await expectAccessible(late)
      const hotel = hotelOn(await after.newPage())
      await hotel.open(hotels)
      await hotel.expectTitle(en.negotiation.hotel.ended.unanswered.title)
      await hotel.expectNoQuestion()
      await mailTo(late.request, sent.hotelEmail, /no answer to the request of/)
      expect(await chargesOfAmount(late.request, sent.price)).toEqual([])
      await after.close()
    } finally {
      await server.remove()
    }
  },
)

/** Somewhere among them it is always between 14:00 and 23:00. */
const ZONES = {
  'nyc-0027': 'America/New_York',
  'lon-0027': 'Europe/London',
  'tyo-0027': 'Asia/Tokyo',
  'sfo-0027': 'America/Los_Angeles',
}

/** A hotel where it is evening, and the hour of tomorrow that begins there in nine to ten hours. */
const eveningHotel = (): { id: string; zone: string; hour: number } => {
  for (const [id, zone] of Object.entries(ZONES)) {
    const { hour } = Temporal.Now.zonedDateTimeISO(zone)
    if (hour >= 14) return { id, zone, hour: hour - 14 }
  }
  throw new Error('it is evening nowhere')
}
