import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { journeyLanguage } from '../../languages.ts'
import { AuthDialog, randomPerson } from '../../pages/auth.page.ts'
import { DECLINED, VISA } from '../../pages/cardFields.ts'
import { createGuest, type Guest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { askByCall, listedHotel, requestLink, somePrice } from '../../pages/inquiries.ts'
import { HotelAnswerPage, InquiryPage } from '../../pages/inquiry.page.ts'
import { MapPage } from '../../pages/map.page.ts'
import { Menu } from '../../pages/menu.page.ts'
import { offerOf, usualStay } from '../../pages/offer.ts'
import { fillIn, payerAt, payerOf } from '../../pages/payer.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { ProfilePage } from '../../pages/profile.page.ts'
import { ReplayPage, seenOf, SendScreenPage } from '../../pages/replay.page.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { KEPT_MASTERCARD, KEPT_VISA, keepCards, SavedCards } from '../../pages/savedCards.ts'
import { keepSession } from '../../pages/session.ts'
import { WalletPage } from '../../pages/wallet.page.ts'
import { expect, test } from '../../test.ts'

interface Reached {
  guest: Guest
  /** Texts that must not leave the browser. */
  secrets?: string[]
}

interface Screen {
  title: string
  width: 360 | 1280
  /** Leads a guest to the screen through the product. */
  reach: (page: Page) => Promise<Reached>
  /** Where the guest finds the way to support; `menu` opens first. */
  entry: 'main' | 'footer' | 'dialog' | 'menu'
  isOffline?: boolean
}

/** A declined payment has a journey of its own, in `replay.e2e.ts`. */
const SCREENS: readonly Screen[] = [
  {
    title: 'results in euros with filters and a hotel of the map',
    width: 1280,
    entry: 'menu',
    reach: async (page) => {
      const guest = createGuest(page)
      const results = new ResultsPage(guest)
      await results.openQuery(`${new URL(ResultsPage.pathOf(usualStay()), 'http://any').search.slice(1)}&currency=EUR`)
      await results.expectSomeHotels()
      const panel = await results.filters()
      await panel.stars(4)
      await panel.rated('7')
      await panel.price({ lower: 1, upper: -2 })
      await results.sortBy('price_asc')
      const map = new MapPage(guest)
      await map.expectPrices()
      await map.pressFirstPin()
      return { guest }
    },
  },
  {
    title: 'a hotel with an opened room and the hour board',
    width: 1280,
    entry: 'footer',
    reach: async (page) => {
      const guest = createGuest(page)
      const hotel = new HotelPage(guest)
      await hotel.open('nyc-0033', usualStay())
      await hotel.openRoom(1)
      await hotel.chooseRate('last', 1)
      await hotel.openBoard()
      await hotel.expectLocation()
      return { guest }
    },
  },
  {
    title: 'the checkout with a kept card, in Arabic',
    width: 1280,
    entry: 'footer',
    reach: async (page) => {
      const [person, offer] = await Promise.all([
        createVerifiedAccount(page.request, 'returning'),
        offerOf(page.request, 'nyc-0034'),
      ])
      await keepCards(page.request, person, KEPT_VISA, KEPT_MASTERCARD)
      const { guest, checkout } = payerOf(page, person, offer, journeyLanguage('ar'))
      await keepSession(page, person)
      await checkout.open(offer.path)
      await new SavedCards(guest).choose('4444')
      await checkout.writeToHotel('A quiet room')
      await checkout.acceptTerms()
      return { guest, secrets: [person.email, offer.rateKey, 'A quiet room', '"4444"'] }
    },
  },
  {
    title: 'a wallet that has failed',
    width: 360,
    entry: 'main',
    reach: async (page) => {
      const { guest, checkout, person } = await payerAt(page, 'nyc-0035')
      const sheet = new WalletPage(guest, 'Google Pay')
      await sheet.choose()
      await checkout.acceptTerms()
      await sheet.openSheet()
      await sheet.fail()
      await sheet.expectClosed()
      await checkout.expectFailure(guest.t('errors.card.nothingCharged'))
      return { guest, secrets: [person.email] }
    },
  },
  {
    title: 'the hours of an inquiry',
    width: 1280,
    entry: 'footer',
    reach: async (page) => {
      const guest = createGuest(page, journeyLanguage('he'))
      const listed = await listedHotel(page.request, 'nyc-0021', guest.locale)
      const inquiry = new InquiryPage(guest)
      const asked = {
        ...listed,
        early: 6,
        late: 5,
        price: somePrice(60),
        freeUntil: Temporal.Now.plainDateISO('America/New_York').toString(),
        email: '',
        card: VISA,
      }
      await inquiry.begin()
      await inquiry.fillBooking(asked)
      await inquiry.goTo('time')
      await inquiry.fillTime(asked)
      return { guest, secrets: [listed.hotel] }
    },
  },
  {
    title: 'the answer page behind the link of an email to a hotel',
    width: 360,
    entry: 'footer',
    reach: async (page) => {
      const person = await createVerifiedAccount(page.request, 'asks')
      const { hotelEmail, lastName } = await askByCall(page.request, 'nyc-0029', { person })
      const link = await requestLink(page.request, hotelEmail, lastName)
      const guest = createGuest(page)
      await new HotelAnswerPage(guest).open(link)
      await expect(page.getByRole('heading', { name: lastName })).toBeVisible()
      return { guest, secrets: [link.split('/').at(-1) ?? '', lastName, person.email, hotelEmail] }
    },
  },
  {
    title: 'a profile with unsaved fields',
    width: 1280,
    entry: 'footer',
    reach: async (page) => {
      const guest = createGuest(page)
      const person = await createVerifiedAccount(page.request, 'profile')
      await keepSession(page, person)
      const profile = new ProfilePage(guest)
      await profile.open()
      await profile.expectNames(person.first, person.last)
      await profile.writeFirstName('Noa-Unsaved')
      await profile.writePhone('0501234567')
      await profile.chooseLanguage('ar')
      return { guest, secrets: [person.email, person.last, 'Noa-Unsaved', '0501234567', '501234567'] }
    },
  },
  {
    title: 'a wrong code in the sign-up dialog',
    width: 360,
    entry: 'dialog',
    reach: async (page) => {
      const guest = createGuest(page)
      const dialog = new AuthDialog(guest)
      const person = randomPerson('signs.up')
      await new HomePage(guest).open()
      await dialog.openSignUp()
      await dialog.signUp(person)
      await dialog.enterCode('000 000')
      await dialog.expectProblem('auth.verify.code', guest.t('errors.invalidCode'))
      return { guest, secrets: [person.email, person.password, '000 000', '000000'] }
    },
  },
  {
    title: 'a declined payment of a guest who has lost the connection',
    width: 360,
    entry: 'main',
    isOffline: true,
    reach: async (page) => {
      const payer = await payerAt(page, 'nyc-0036')
      const { guest, checkout, person } = payer
      await fillIn(payer, DECLINED)
      // The dialog, its texts, and what redacts the screen.
      const files = Promise.all(
        ['SendScreenDialog', 'support', 'supportExport', 'checkout.export', 'textDigest'].map((name) =>
          page.waitForEvent('requestfinished', (request) => request.url().includes(`/${name}-`)),
        ),
      )
      await checkout.pay()
      await checkout.expectFailure(guest.t('errors.card.different'))
      await files
      await page.context().setOffline(true)
      await expect(page.getByText(guest.t('common.connection.offline'))).toBeVisible()
      return { guest, secrets: [person.email, DECLINED.number] }
    },
  },
]

for (const { title, width, reach, entry, isOffline = false } of SCREENS)
  test(
    `${title}: staff open the screen with the same words and fields, and ask our servers nothing (${width} px)`,
    { tag: ['@support'] },
    async ({ page, otherPhone }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
      const { guest, secrets = [] } = await reach(page)
      const seen = await seenOf(page)
      const support = new SendScreenPage(guest)
      await support.entryIn(await partOf(guest, entry)).click()
      const staff = await otherPhone()
      await staff.setViewportSize({ width: 1280, height: 900 })
      const replay = new ReplayPage(staff)
      const left = isOffline ? await openFile(replay, support) : await openByCode(replay, support)
      await replay.expectSame(seen)
      replay.expectNothingAsked()
      await replay.expectNothingKept()
      expect(secrets.filter((secret) => left.includes(secret))).toEqual([])
    },
  )

/** Returns what has left the guest's browser. */
const openByCode = async (replay: ReplayPage, support: SendScreenPage): Promise<string> => {
  const { code, sent } = await support.send()
  await replay.start()
  await replay.openCode(code)
  return sent
}

const openFile = async (replay: ReplayPage, support: SendScreenPage): Promise<string> => {
  const saved = await readFile(await support.save(), 'utf8')
  await replay.start()
  await replay.dropFile(saved)
  return saved
}

const partOf = async (guest: Guest, entry: Screen['entry']): Promise<Locator> => {
  const { page } = guest
  if (entry === 'footer') return page.getByRole('contentinfo')
  if (entry !== 'menu') return page.getByRole(entry)
  const menu = new Menu(guest)
  await menu.openAsVisitor()
  return menu.dialog
}
