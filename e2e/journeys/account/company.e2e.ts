import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import type { Person } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { bookAs } from '../../pages/books.ts'
import { createGuest } from '../../pages/guest.ts'
import { Menu } from '../../pages/menu.page.ts'
import { offerOf } from '../../pages/offer.ts'
import { keepSession } from '../../pages/session.ts'
import { expect, test } from '../../test.ts'

const demo = (name: string): Person => ({
  first: 'Demo',
  last: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
  email: `${name}@stayless.example`,
  password: 'stayless',
})

test(
  'a manager sees the bookings of their company’s accounts, but cannot change them',
  { tag: ['@gate', '@company'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const { reference } = await bookAs(page.request, demo('business'), await offerOf(page.request, 'nyc-0010'))
    await keepSession(page, demo('manager'))
    await page.goto(guest.address('/account/company'))
    const booking = page.getByRole('article').filter({ hasText: reference })
    await expect(booking.getByText('Demo Business')).toBeVisible()
    await expect(booking.getByRole('button')).toHaveCount(0)
    await expect(booking.getByRole('link')).toHaveCount(0)
    await expectAccessible(page)
  },
)

test(
  'a manager opens the page of their company from the menu, and from the list of account pages',
  { tag: ['@company'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const menu = new Menu(guest)
    await keepSession(page, demo('manager'))
    await page.goto(guest.address('/account/credits'))
    await new AccountPage(guest).expectSignedIn(demo('manager'))
    await menu.openAsGuest()
    await menu.goTo('account.company')
    await expect(page.getByRole('heading', { level: 1, name: guest.t('account.company') })).toBeVisible()
  },
)
