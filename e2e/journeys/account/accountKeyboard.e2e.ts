import { BOOKING_TABS } from '#contract/booking/bookings.ts'
import { API_BASE, type RequestBodyOf } from '#contract/http/endpoints.ts'
import { textDirection } from '#contract/shared/locale.ts'
import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog, randomPerson, type Person } from '../../pages/auth.page.ts'
import { BookingPage } from '../../pages/booking.page.ts'
import { bookAs } from '../../pages/books.ts'
import { expectCopied } from '../../pages/clipboard.ts'
import { FavoritesPage } from '../../pages/favorites.page.ts'
import { forwardKey, createGuest, type Guest } from '../../pages/guest.ts'
import { Keyboard } from '../../pages/keyboard.ts'
import { KEPT_MASTERCARD, KEPT_VISA, keepCards } from '../../pages/savedCards.ts'
import { refundableOfferOf } from '../../pages/offer.ts'
import { Menu } from '../../pages/menu.page.ts'
import { codeFor } from '../../pages/outbox.ts'
import { PaymentMethodsPage } from '../../pages/paymentMethods.page.ts'
import { bearerOf, createVerifiedAccount } from '../../pages/people.ts'
import { ProfilePage } from '../../pages/profile.page.ts'
import { Settings } from '../../pages/settings.page.ts'
import { SitePage } from '../../pages/site.page.ts'
import { expect, test } from '../../test.ts'

test(
  'by keyboard alone a guest logs in, walks the menu, copies the promo code and changes the currency',
  { tag: ['@gate', '@auth', '@account'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const guest = createGuest(page, journeyLanguage('he'))
    const { t } = guest
    const keys = new Keyboard(page)
    const dialog = page.getByRole('dialog')
    const person = await createVerifiedAccount(page.request, 'types')
    await page.goto(guest.address('/account/my-bookings'))
    await keys.activate(page.getByRole('main').getByRole('button', { name: t('common.nav.logIn') }))
    const [email, password] = [
      dialog.getByLabel(t('auth.email')),
      dialog.getByLabel(t('auth.password'), { exact: true }),
    ]
    await expect(email).toBeFocused()
    await keys.write(person.email)
    await keys.press('Enter')
    await expect(password).toBeFocused()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveAccessibleDescription(/./)
    await keys.write('not the password')
    await keys.press('Enter')
    await new AuthDialog(guest).expectMessage(t('errors.unableToLogIn'))
    await expect(password).toBeFocused()
    await keys.write(person.password)
    await keys.press('Enter')
    await new AccountPage(guest).expectSignedIn(person)
    await expectOnHeading(guest)

    const header = page.getByRole('banner')
    const avatar = header.getByRole('button', { name: t('auth.menu') })
    await keys.activate(avatar)
    await expect(dialog.getByRole('button', { name: t('common.close') })).toBeFocused()
    await new SitePage(guest).expectStill()
    await keys.press('Shift+Tab')
    await keys.expectReadingOrder(dialog.getByRole('link').or(dialog.getByRole('button')), textDirection(guest.locale))
    await keys.activate(dialog.getByRole('button', { name: new RegExp(t('account.promo.copyCode', { code: '.+' })) }))
    await expectCopied(page, await new Menu(guest).promoCode())
    await keys.press('Escape')
    await expect(avatar).toBeFocused()

    await keys.activate(avatar)
    await keys.activate(dialog.getByRole('button', { name: t('common.settings.title') }))
    await keys.reach(dialog.getByRole('combobox'))
    await keys.write('ILS')
    await keys.press('ArrowDown', 'Enter')
    await new Settings(guest).expectCurrency('ILS')
    await expect(avatar).toBeFocused()

    await keys.activate(avatar)
    await keys.activate(dialog.getByRole('button', { name: t('common.nav.logOut') }))
    await new AccountPage(guest).expectSignInPrompt()
    await expectOnHeading(guest)
  },
)

test(
  'by keyboard alone a visitor signs up, reads each error at its field, and enters the code',
  { tag: ['@auth'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const { t } = guest
    const keys = new Keyboard(page)
    const auth = new AuthDialog(guest)
    const dialog = page.getByRole('dialog')
    const person = randomPerson('types.more')
    await page.goto(guest.address('/account/my-bookings'))
    await keys.activate(page.getByRole('main').getByRole('button', { name: t('common.nav.signUp') }))
    const first = dialog.getByLabel(t('auth.firstName'), { exact: true })
    await expect(first).toBeFocused()
    await keys.press('Enter')
    await auth.expectProblem('auth.firstName', t('validation.required', { field: t('auth.firstName') }))
    await expect(first).toBeFocused()
    for (const [label, text] of [
      ['auth.firstName', person.first],
      ['auth.lastName', person.last],
      ['auth.email', person.email],
      ['auth.password', person.password],
    ] as const) {
      await keys.reach(dialog.getByLabel(t(label), { exact: true }))
      await keys.write(text)
    }
    await keys.press('Enter')
    await auth.expectTitle('auth.verify.title')
    const code = dialog.getByLabel(t('auth.verify.code'), { exact: true })
    await expect(code).toBeFocused()
    await keys.write('000000')
    await auth.expectProblem('auth.verify.code', t('errors.invalidCode'))
    await expect(code).toBeFocused()
    await page.keyboard.type(await codeFor(page.request, person.email))
    await new AccountPage(guest).expectSignedIn(person)
    await expectOnHeading(guest)
  },
)

test(
  'by keyboard alone a guest reads their bookings tab by tab, keeps one, then cancels it',
  { tag: ['@account', '@cancelling'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const { t } = guest
    const keys = new Keyboard(page)
    const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')]
    const person = await createVerifiedAccount(page.request, 'travels')
    const { total } = await bookAs(page.request, person, await refundableOfferOf(page.request, 'nyc-0010'))
    await page.goto(guest.address('/account/my-bookings'))
    await new AccountPage(guest).logInByKeys(keys, person)
    const tab = main.getByRole('tab', { selected: true })
    await keys.reach(tab)
    for (const name of [...BOOKING_TABS.slice(1), BOOKING_TABS[0]]) {
      await keys.press(forwardKey(guest))
      await expect(tab).toHaveText(new RegExp(t(`account.tabs.${name}`)))
      await expect(tab).toBeFocused()
      await expect(main.getByRole('tabpanel', { name: t(`account.tabs.${name}`) })).toBeVisible()
    }

    await keys.activate(main.getByRole('article').getByRole('link'))
    await expectOnHeading(guest)
    const cancel = main.getByRole('button', { name: t('account.cancelBooking') })
    const bookings = new BookingPage(guest)
    await keys.activate(cancel)
    await bookings.expectRefund(total)
    await keys.press('Escape')
    await expect(cancel).toBeFocused()
    await keys.press('Enter')
    await keys.activate(dialog.getByRole('button', { name: t('account.keepIt') }))
    await expect(cancel).toBeFocused()
    await keys.press('Enter')
    await keys.activate(dialog.getByRole('button', { name: t('account.cancelBooking') }))
    await bookings.expectCancelled(total)
    await expect(dialog.getByRole('heading', { name: t('account.canceledNow') })).toBeFocused()
    await keys.press('Escape')
    await expect(main.getByRole('link', { name: t('booking.all') })).toBeFocused()
    await keys.press('Enter')
    await new AccountPage(guest).expectNothing('upcoming')
    await expectOnHeading(guest)
  },
)

test(
  'by keyboard alone a guest manages cards, favorites and profile, and the focus is never lost',
  { tag: ['@paymentMethods', '@favorites', '@profile'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const { t } = guest
    const keys = new Keyboard(page)
    const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')]
    const person = await createVerifiedAccount(page.request, 'rules')
    await keepCards(page.request, person, KEPT_VISA, KEPT_MASTERCARD)
    await keepFavorite(guest, person, 'nyc-0001')
    await page.goto(guest.address('/account/payment-methods'))
    await new AccountPage(guest).logInByKeys(keys, person)

    const cards = new PaymentMethodsPage(guest)
    const makePrimary = page.getByRole('button', { name: new RegExp(t('payments.makePrimaryOf', { card: '.+' })) })
    await expect(makePrimary).toBeVisible()
    const second = main.getByRole('article').filter({ has: makePrimary })
    const named = (await second.getAttribute('aria-label')) ?? ''
    await keys.activate(makePrimary)
    await expect(main.getByRole('status').filter({ hasText: named })).toBeVisible()
    await expect(main.getByRole('article', { name: named })).toBeFocused()
    const removal = main.getByRole('button', { name: t('payments.deleteOf', { card: named }) })
    await keys.activate(removal)
    await keys.press('Escape')
    await expect(removal).toBeFocused()
    await keys.press('Enter')
    await keys.activate(dialog.getByRole('button', { name: t('payments.delete'), exact: true }))
    await expect(main.getByRole('status').filter({ hasText: named })).toBeVisible()
    await expect(main.getByRole('region', { name: t('payments.list') })).toBeFocused()
    await cards.expectCards('1000*')

    await keys.activate(main.getByRole('link', { name: t('account.favourites') }))
    const heart = main.getByRole('article').getByRole('button')
    await keys.activate(heart, 'Space')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(heart).toBeFocused()
    await new FavoritesPage(guest).expectCount(0)

    await keys.activate(main.getByRole('link', { name: t('account.profile') }))
    const profile = new ProfilePage(guest)
    const first = main.getByLabel(t('auth.firstName'), { exact: true })
    await keys.reach(first)
    await keys.press('ControlOrMeta+a', 'Delete', 'Enter')
    await profile.expectFirstNameProblem(t('validation.required', { field: t('auth.firstName') }))
    await expect(first).toHaveAttribute('aria-invalid', 'true')
    await keys.write('Noa')
    await keys.press('Enter')
    await profile.expectSaved('names')
    await expect(first).toBeFocused()
    const phone = main.getByRole('region', { name: t('profile.phone.title') }).getByRole('textbox')
    await keys.reach(phone)
    await keys.write('+972 1')
    await keys.press('Enter')
    await profile.expectPhoneProblem(t('validation.phone', { field: t('auth.phone') }))
    await expect(phone).toBeFocused()
    await keys.write('+972 50 123 4567')
    await keys.press('Enter')
    await profile.expectSaved('phone')

    const end = main.getByRole('button', { name: t('profile.deletion.open') })
    await keys.activate(end)
    const word = dialog.getByRole('textbox').first()
    await expect(word).toBeFocused()
    await keys.press('Enter')
    await profile.expectWordRefused()
    await expect(word).toBeFocused()
    await expect(word).toHaveAccessibleDescription(/./)
    await keys.press('Escape')
    await expect(end).toBeFocused()
  },
)

/** The heading gets the focus when the focused button disappears. */
const expectOnHeading = async ({ page }: Guest): Promise<void> => {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
}

const keepFavorite = async ({ page: { request } }: Guest, person: Person, hotel: string): Promise<void> => {
  const data: RequestBodyOf<'addFavorites'> = { hotel_ids: [hotel] }
  const headers = { authorization: await bearerOf(request, person) }
  expect((await request.post(`${API_BASE}/user/favorites/`, { headers, data })).ok()).toBe(true)
}
