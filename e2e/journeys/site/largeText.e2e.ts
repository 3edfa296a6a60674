import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog, type Person } from '../../pages/auth.page.ts'
import { BookingPage } from '../../pages/booking.page.ts'
import { bookAs } from '../../pages/books.ts'
import { CheckoutPage } from '../../pages/checkout.page.ts'
import { createGuest, type Guest } from '../../pages/guest.ts'
import { HomePage } from '../../pages/home.page.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { Keyboard } from '../../pages/keyboard.ts'
import { guestVisits, hotelVisits } from '../../pages/negotiationPages.ts'
import { KEPT_VISA, keepCards } from '../../pages/savedCards.ts'
import { offerOf, refundableOfferOf, usualStay } from '../../pages/offer.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { expectTranslated, pseudoGuestOf } from '../../pages/pseudo.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { SitePage } from '../../pages/site.page.ts'
import { keepSession } from '../../pages/session.ts'
import { expectApart, expectNotClipped, expectWordsUnbroken, expectWordsWithin } from '../../pages/notClipped.ts'
import { expect, test } from '../../test.ts'

test(
  'with text twice as large, the account does not overflow a phone sideways (en-XB)',
  { tag: ['@account'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const guest = await pseudoGuestOf(page, 'en-XB')
    const site = new SitePage(guest)
    const keys = new Keyboard(page)
    await page.goto(guest.address('/account/my-bookings?tab=past'))
    await new AccountPage(guest).logInByKeys(keys, DEMO)
    const stay = page.getByRole('main').getByRole('article').first().getByRole('link')
    await expect(stay).toBeVisible()
    const details = (await stay.getAttribute('href')) ?? ''
    for (const [path, content] of [
      [guest.address('/account/my-bookings?tab=past'), 'article'],
      [details, 'a[href^="tel:"]'],
      [details.replace('/account/my-bookings/', '/booking-success/'), 'h2 + p svg'],
      [guest.address('/account/profile-settings'), 'form'],
      [guest.address('/account/credits'), 'ol li'],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path)
        await site.enlargeText()
        await expect(page.getByRole('main').locator(content).first()).toBeVisible()
        await site.expectNoSidewaysScroll()
        await expectNotClipped(page.getByRole('main'))
        await expectWordsWithin(page.getByRole('main'))
        for (const card of await page.getByRole('main').getByRole('article').all()) await expectNotClipped(card)
        if (path.includes('/account/')) await new AccountPage(guest).expectSummaryWhole()
      })
  },
)

test(
  'with text twice as large, every dialog of the account is fully readable on a phone (en-XA)',
  { tag: ['@account', '@auth'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const guest = await pseudoGuestOf(page, 'en-XA')
    const { t } = guest
    const site = new SitePage(guest)
    const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')]
    const person = await createVerifiedAccount(page.request, 'reads.large')
    await keepCards(page.request, person, KEPT_VISA)
    const offer = await refundableOfferOf(page.request, 'nyc-0010')
    const { reference, total } = await bookAs(page.request, person, offer)
    const expectReadable = async () => {
      await expect(dialog.getByRole('heading').first()).toBeVisible()
      await expectNotClipped(dialog)
      await expectWordsWithin(dialog)
      await site.expectNoSidewaysScroll()
      // Scrolls in any case: an "if needed" scroll would leave a button that is almost fully in view.
      await dialog
        .getByRole('button')
        .last()
        .evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(dialog.getByRole('button').last()).toBeInViewport({ ratio: 1 })
    }

    await page.goto(guest.address('/account/my-bookings'))
    await site.enlargeText()
    const auth = new AuthDialog(guest)
    await new AccountPage(guest).pressLogInOfPage()
    await expectReadable()
    await auth.goToForgotten()
    await expectReadable()
    await auth.backToLogIn()
    await auth.goToSignUp()
    await expectReadable()
    await auth.goToLogIn()
    await auth.logIn(person.email, person.password)
    await new AccountPage(guest).expectSignedIn(person)

    await main.getByRole('article').filter({ hasText: reference }).getByRole('link').click()
    await expect(main.getByRole('link', { name: t('booking.all') })).toBeVisible()
    const booking = new BookingPage(guest)
    await booking.pressCancel()
    await booking.expectRefund(total)
    await expectReadable()
    await booking.keep()
    for (const [address, buttons] of [
      [
        '/account/payment-methods',
        [t('payments.deleteOf', { card: t('payments.card', { brand: 'Visa', last4: '1000' }) })],
      ],
      [
        '/account/profile-settings',
        [t('profile.email.change'), t('profile.password.change'), t('profile.deletion.open')],
      ],
    ] as const) {
      await page.goto(guest.address(address))
      await site.enlargeText()
      for (const name of buttons)
        await test.step(name, async () => {
          await main.getByRole('button', { name }).click()
          await expectReadable()
          await page.keyboard.press('Escape')
          await expect(dialog).toBeHidden()
        })
    }
  },
)

/** Longer than English by two fifths, as other languages would be, in both directions. */
for (const language of ['en-XA', 'en-XB'] as const)
  test(
    `with text twice as large, the pages up to the checkout do not overflow a phone sideways (${language})`,
    { tag: ['@layout'] },
    async ({ page }) => expectNothingHangsOver(await pseudoGuestOf(page, language)),
  )

test(
  'with text twice as large, the pages up to the checkout do not overflow a phone sideways',
  { tag: ['@layout'] },
  ({ page }) => expectNothingHangsOver(createGuest(page, journeyLanguage('ar'))),
)

test(
  'with text twice as large, the payment methods and the price are fully readable on a phone',
  { tag: ['@checkout'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const guest = createGuest(page)
    const checkout = new CheckoutPage(guest)
    await keepSession(page, await createVerifiedAccount(page.request, 'pays.large'))
    await checkout.open((await offerOf(page.request, 'nyc-0010')).path)
    await new SitePage(guest).enlargeText()
    await checkout.expectCardForm()
    const wallets = checkout.waysToPay().filter({ hasText: 'Pay' })
    await expect(wallets).toHaveCount(2)
    for (const wallet of await wallets.all()) await expectApart(wallet.locator('bdi, svg'))
    await expectWordsUnbroken(checkout.summary())
  },
)

test(
  'with text twice as large, a wide screen has the room of half of it, and nothing overlaps',
  { tag: ['@layout'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const guest = createGuest(page, journeyLanguage('ar'))
    const site = new SitePage(guest)
    const [results, hotel] = [new ResultsPage(guest), new HotelPage(guest)]
    await site.enlargeText()
    for (const [name, open] of [
      ['home', () => new HomePage(guest).open()],
      ['results', () => results.open(usualStay()).then(() => results.expectSomeHotels())],
      ['hotel', () => hotel.open('nyc-0010', usualStay()).then(() => hotel.expectRooms())],
    ] as const)
      await test.step(name, async () => {
        await open()
        await site.expectNoSidewaysScroll()
        for (const part of [page.getByRole('banner'), page.getByRole('main')]) {
          await expectNotClipped(part)
          await expectWordsWithin(part)
        }
      })
  },
)

test(
  'on a phone longer words do not overflow sideways, and none is left untranslated (en-XB)',
  { tag: ['@layout'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const guest = await pseudoGuestOf(page, 'en-XB')
    const site = new SitePage(guest)
    const [results, hotel, checkout] = [new ResultsPage(guest), new HotelPage(guest), new CheckoutPage(guest)]
    const criteria = usualStay()
    const { path } = await offerOf(page.request, 'nyc-0010')
    for (const [name, open, expectContent] of [
      ['home', () => new HomePage(guest).open(), () => expect(page.getByRole('contentinfo')).toBeVisible()],
      ['results', () => results.open(criteria), () => expect(page.getByRole('article').first()).toBeVisible()],
      ['hotel', () => hotel.open('nyc-0010', criteria), () => hotel.expectRooms()],
      ['checkout', () => checkout.open(path), () => checkout.expectPayable()],
      ['faq', () => site.open('/faq'), () => expect(page.getByRole('heading', { level: 1 })).toContainText('⟦')],
      ['no such page', () => site.open('/suites'), () => expect(page.getByRole('main')).toBeVisible()],
    ] as const)
      await test.step(name, async () => {
        await open()
        await expectContent()
        await site.expectNoSidewaysScroll()
        await expectNotClipped(page.getByRole('main'))
        await expectWordsWithin(page.locator('body'))
        await expectTranslated(page.locator('body'))
      })
  },
)

for (const locale of ['en', 'ar'] as const)
  test(
    `with text twice as large, asking for hours and answering do not overflow a phone sideways (${locale})`,
    { tag: ['@inquiry', '@negotiations'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const guest = createGuest(page, locale)
      const site = new SitePage(guest)
      const visits = [...(await guestVisits(guest, 'nyc-0032')), ...(await hotelVisits(guest, 'nyc-0033'))]
      for (const [name, open] of visits)
        await test.step(name, async () => {
          await open()
          await site.enlargeText()
          await site.expectNoSidewaysScroll()
          const dialog = page.getByRole('dialog')
          const place = (await dialog.count()) > 0 ? dialog : page.getByRole('main')
          await expectNotClipped(place)
          await expectWordsWithin(place)
        })
    },
  )

/** A demo account of the embedded run, listed in the README. */
const DEMO: Person = { first: 'Demo', last: 'Guest', email: 'guest@stayless.example', password: 'stayless' }

const expectNothingHangsOver = async (guest: Guest): Promise<void> => {
  const { page } = guest
  await page.setViewportSize({ width: 360, height: 740 })
  const site = new SitePage(guest)
  const [results, hotel, checkout] = [new ResultsPage(guest), new HotelPage(guest), new CheckoutPage(guest)]
  const criteria = usualStay()
  const { path } = await offerOf(page.request, 'nyc-0010')
  for (const [name, open, expectContent] of [
    ['home', () => new HomePage(guest).open(), () => expect(page.getByRole('contentinfo')).toBeVisible()],
    ['results', () => results.open(criteria), () => expect(page.getByRole('article').first()).toBeVisible()],
    ['hotel', () => hotel.open('nyc-0010', criteria), () => hotel.expectRooms()],
    ['checkout', () => checkout.open(path), () => checkout.expectPayable()],
  ] as const)
    await test.step(name, async () => {
      await open()
      await site.enlargeText()
      await expectContent()
      await site.expectNoSidewaysScroll()
      await expectNotClipped(page.getByRole('main'))
      await expectWordsWithin(page.getByRole('main'))
    })
}
