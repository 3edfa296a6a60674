import { textDirection } from '#contract/shared/locale.ts'
import { PUBLIC_PAGES } from '#contract/http/pages.ts'
import { dayHour } from '#contract/hotel/stay.ts'
import { journeyLanguage } from '../../languages.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { randomPerson } from '../../pages/auth.page.ts'
import { CheckoutPage } from '../../pages/checkout.page.ts'
import { createGuest, type Guest } from '../../pages/guest.ts'
import { askByCall } from '../../pages/inquiries.ts'
import { MapPage } from '../../pages/map.page.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { guestVisits, hotelVisits } from '../../pages/negotiationPages.ts'
import { keepCards, KEPT_VISA } from '../../pages/savedCards.ts'
import { bookAs } from '../../pages/books.ts'
import { offerOf, refundableOfferOf, usualStay } from '../../pages/offer.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { keepSession } from '../../pages/session.ts'
import { SitePage } from '../../pages/site.page.ts'
import { expect, test } from '../../test.ts'

/**
 * Scans each page in one reading direction; journeys scan dialogs and failures where they occur. In the gate, only the list of
 * hotels is scanned, in both directions: component tests have scanned the parts of pages.
 */

/** A demo account of the embedded run. */
const DEMO_STAFF = { email: 'staff@stayless.example', password: 'stayless' }

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }

/** Cards that are like the ones above them. */
const REPEATED_HOTELS = 'li[data-hotel]:nth-child(n + 5)'

for (const locale of ['en', 'ar'] as const)
  test(
    `a list of hotels with its map and filters is accessible (${locale})`,
    { tag: ['@gate', '@search', '@map'] },
    async ({ page }) => {
      const guest = createGuest(page, locale)
      const results = new ResultsPage(guest)
      await look(
        guest,
        'results',
        async () => {
          await results.open(usualStay())
          await results.expectSomeHotels()
          await new MapPage(guest).expectPrices()
        },
        REPEATED_HOTELS,
      )
    },
  )

test('every public page is accessible', { tag: ['@static', '@home'] }, async ({ page }) => {
  const guest = createGuest(page)
  const site = new SitePage(guest)
  for (const path of [...PUBLIC_PAGES, '/inquiry', '/suites'])
    await look(guest, path, async () => {
      await site.open(path)
      await site.expectAlive()
    })
})

test(
  'every page from the search to the checkout is accessible',
  { tag: ['@search', '@hotel', '@checkout'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const { checkIn, checkOut, ...usual } = usualStay()
    const odd = {
      ...usual,
      checkIn: dayHour(checkIn.slice(0, 10), 20),
      checkOut: dayHour(checkOut.slice(0, 10), 14),
    }
    const [results, map, hotel, checkout] = [
      new ResultsPage(guest),
      new MapPage(guest),
      new HotelPage(guest),
      new CheckoutPage(guest),
    ]
    await look(
      guest,
      'results',
      async () => {
        await results.open(odd)
        await results.expectSomeHotels()
        await map.expectPrices()
      },
      REPEATED_HOTELS,
    )
    await look(guest, 'the map of results', async () => {
      await page.setViewportSize(PHONE)
      await results.open(odd)
      await map.show()
    })
    await look(guest, 'a hotel on the map', async () => {
      await page.setViewportSize(PHONE)
      await map.pressFirstPin()
    })
    await page.setViewportSize(DESK)
    await look(guest, 'a hotel with its rates and its hour board open', async () => {
      await hotel.open('nyc-0132', odd)
      await hotel.openRoom()
      await hotel.openBoard()
    })
    await look(guest, 'the checkout', async () => {
      await checkout.open((await offerOf(page.request, 'nyc-0010')).path)
      await checkout.expectPayable()
    })
    await look(guest, 'a checkout without a room', async () => {
      await checkout.open()
      await checkout.expectNothingChosen()
    })
  },
)

test(
  'the staff pages are accessible, and in English even from an account in another language',
  { tag: ['@staff'] },
  async ({ page }) => {
    const [guest, english] = [createGuest(page, 'ar'), createGuest(page, 'en')]
    await keepSession(page, { ...randomPerson('staff'), ...DEMO_STAFF })
    const main = page.getByRole('main')
    const fits = async () => {
      await page.setViewportSize(PHONE)
      await new SitePage(english).expectNoSidewaysScroll()
      await page.setViewportSize(DESK)
    }
    await look(english, 'requests for hours, for staff', async () => {
      // Nobody knows the hotel's address: staff must send it on.
      const sent = await askByCall(page.request, 'nyc-0029', {
        person: await createVerifiedAccount(page.request, 'unlisted'),
        isUnlisted: true,
      })
      await page.goto('/staff/inquiries')
      await expect(main.getByRole('article').filter({ hasText: sent.lastName })).toBeVisible()
    })
    await fits()
    await look(english, 'bookings for staff', async () => {
      await page.goto(guest.address('/account/my-bookings'))
      await main.getByRole('link', { name: guest.t('account.staff') }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      expect(new URL(page.url()).pathname).toBe('/staff')
      await page.getByRole('banner').getByRole('link', { name: 'Bookings', exact: true }).click()
      // Completed stays of the demo guest, to have some content.
      await main.getByRole('combobox').selectOption('completed')
      await expect(main.getByRole('article').first()).toBeVisible()
    })
    await fits()
    await look(english, 'statements for staff', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Statements', exact: true }).click()
      await main.locator('form').getByRole('button').click()
      await expect(main.locator('input[aria-invalid=true]')).toHaveCount(2)
      await main.locator('input[name=email]').fill('invoicing@stayless.example')
      await main.locator('input[name=dollars]').fill('25,000')
      await main.locator('form').getByRole('button').click()
      await expect(main.locator('form').getByRole('status')).toHaveText(/./)
    })
    await fits()
    await test.step('back in the account, in its own language', async () => {
      await page.goBack()
      await expect(main.getByRole('combobox')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/\/staff$/)
      await page.goBack()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(guest.t('account.myBookings'))
    })
  },
)

test('every page of a signed-in guest is accessible', { tag: ['@layout', '@account'] }, async ({ page }) => {
  const guest = createGuest(page, journeyLanguage('ar'))
  const person = await createVerifiedAccount(page.request, 'looks.round')
  await keepCards(page.request, person, KEPT_VISA)
  const offer = await refundableOfferOf(page.request, 'nyc-0010')
  const { id } = await bookAs(page.request, person, offer)
  const inquiry = await askByCall(page.request, 'nyc-0029', { person })
  await keepSession(page, person)
  const main = page.getByRole('main')
  for (const [path, content] of [
    ['/account/my-bookings', main.getByRole('article')],
    [`/account/my-bookings/${id}`, main.locator('a[href^="tel:"]')],
    ['/account/inquiries', main.getByRole('list').getByRole('link')],
    [`/inquiry/${inquiry.id}`, main.getByRole('heading', { name: guest.t('negotiation.status.asked.title') })],
    ['/account/payment-methods', main.getByRole('article')],
    ['/account/favorites', main.getByRole('heading', { level: 2 })],
    ['/account/profile-settings', main.getByRole('textbox').first()],
    ['/account/credits', main.getByRole('heading', { level: 2 })],
    [`/booking-success/${id}`, main.getByText(person.first)],
  ] as const)
    await look(guest, path, async () => {
      await page.goto(guest.address(path))
      await expect(content.first()).toBeVisible()
    })
  await look(guest, 'the checkout with a kept card', async () => {
    const checkout = new CheckoutPage(guest)
    await checkout.open((await offerOf(page.request, 'nyc-0011')).path)
    await checkout.expectPayable()
  })
})

for (const locale of ['en', 'ar'] as const) {
  test(
    `every page on which a guest asks for hours is accessible (${locale})`,
    { tag: ['@inquiry', '@negotiations'] },
    async ({ page }) => {
      const guest = createGuest(page, locale)
      for (const [name, open] of await guestVisits(guest, 'nyc-0030')) await look(guest, name, open)
    },
  )

  test(
    `every page on which a hotel answers is accessible (${locale})`,
    { tag: ['@negotiations', '@hoteliers'] },
    async ({ page }) => {
      const hotel = createGuest(page, locale)
      for (const [name, open] of await hotelVisits(hotel, 'nyc-0031')) await look(hotel, name, open)
    },
  )
}

/**
 * Left to right: on a desktop, and again in dark mode, which differs only in colors. Right to left: on a phone, in the same
 * colors, whose contrast is not computed again.
 */
const look = (guest: Guest, name: string, open: () => Promise<void>, alike?: string): Promise<void> =>
  test.step(name, async () => {
    const { page } = guest
    const site = new SitePage(guest)
    await open()
    if (textDirection(guest.locale) === 'rtl') {
      await page.setViewportSize(PHONE)
      await site.expectNoSidewaysScroll()
      await site.expectStill()
      await expectAccessible(page, { inGate: true, except: ['color-contrast'], alike })
      await page.setViewportSize(DESK)
      return
    }
    await expectAccessible(page, { inGate: true, alike })
    await page.emulateMedia({ colorScheme: 'dark' })
    await site.expectStill()
    await expectAccessible(page, { inGate: true, rules: ['color-contrast'], alike })
    await page.emulateMedia({ colorScheme: 'light' })
  })
