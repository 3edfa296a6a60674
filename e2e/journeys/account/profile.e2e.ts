import type { Page } from '@playwright/test'
import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog, randomPerson, type Person } from '../../pages/auth.page.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { createGuest, type Guest } from '../../pages/guest.ts'
import { PausedCalls, refuse } from '../../pages/pausedCalls.ts'
import { codeFor, mailTo } from '../../pages/outbox.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { keepSession } from '../../pages/session.ts'
import { ProfilePage } from '../../pages/profile.page.ts'
import { expect, test } from '../../test.ts'

test(
  'a guest changes name, phone and language separately, and unsaved changes survive a reload',
  { tag: ['@profile'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const profile = new ProfilePage(guest)
    const person = await at(guest, profile, 'settles')
    await profile.expectNames(person.first, person.last)

    await profile.writeFirstName('נועה')
    await profile.save('names')
    await profile.expectFirstNameProblem(guest.t('validation.latin'))
    await profile.writeFirstName('Noa')
    await profile.expectUnsaved('names')
    await page.reload()
    await profile.expectNames('Noa', person.last)
    await profile.expectUnsaved('names')

    await profile.goToCredits()
    await profile.expectLeaveDialog()
    await expectAccessible(page)
    await profile.stay()
    const calls = new PausedCalls(page)
    await calls.hold('updateUser')
    await profile.save('names')
    const first = await calls.next(1, ['updateUser'])
    await profile.writeFirstName('Noam')
    await first.continue()
    await new AccountPage(guest).expectSummary({ ...person, first: 'Noa' })
    await profile.expectUnsaved('names')
    await profile.save('names')
    const second = await calls.next(2, ['updateUser'])
    await profile.writeFirstName('Noor')
    await profile.save('names')
    await refuse(second, { code: 'invalid_request', status: 400, field: 'first_name' })
    await (await calls.next(3, ['updateUser'])).continue()
    await profile.expectSaved('names')
    await page.unrouteAll()
    await new AccountPage(guest).expectSummary({ ...person, first: 'Noor' })

    await profile.writePhone('+972 1')
    await profile.save('phone')
    await profile.expectPhoneProblem(guest.t('validation.phone', { field: guest.t('auth.phone') }))
    await profile.writePhone('+972 50 123 4567')
    await profile.save('phone')
    await profile.expectSaved('phone')
    await profile.expectPhone('+972501234567')
    await profile.chooseLanguage('ar')
    await profile.save('language')
    await profile.expectSaved('language')
    await profile.goToCredits()
    await expect(page.getByRole('heading', { level: 1, name: guest.t('account.credits') })).toBeVisible()
  },
)

test(
  'a guest changes the e-mail with a code and stays signed in, then changes the password',
  { tag: ['@gate', '@credentials', '@profile'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const profile = new ProfilePage(guest)
    const person = await at(guest, profile, 'moves')
    const email = `new.${person.email}`
    await profile.openEmailChange()
    await expectAccessible(page)
    await profile.askForCode(email, 'not the password')
    await profile.expectPasswordRefused()
    await profile.askForCode(email, person.password)
    await profile.expectCodeDialog()
    await profile.enterCode('000000')
    await profile.expectCodeRefused()
    await profile.proveEmail(email)
    await new AccountPage(guest).expectSummary({ ...person, email })
    expect((await mailTo(page.request, person.email, new RegExp(email.replaceAll('.', String.raw`\.`)))).lang).toBe(
      'en',
    )

    await profile.changePassword(person.password, 'another horse')
    await page.reload()
    await profile.expectNames(person.first, person.last)
    await logOutAndIn(page, guest, { ...person, email, password: 'another horse' })
    await profile.expectNames(person.first, person.last)
    const stored = JSON.stringify(await page.context().storageState({ indexedDB: true }))
    expect([stored.includes('another horse'), stored.includes(person.password)]).toEqual([false, false])
  },
)

test(
  'a guest downloads all their stored data, then deletes the account',
  { tag: ['@gate', '@privacy', '@profile'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const profile = new ProfilePage(guest)
    const person = await at(guest, profile, 'leaves')
    expect(await profile.download()).toMatchObject({
      user: { first_name: person.first, last_name: person.last, email: person.email },
      bookings: [],
      credits: { available_credits: 0, entries: [], hours: [] },
    })

    await profile.openDeletion()
    await expectAccessible(page)
    await profile.confirmDeletion('yes', person.password)
    await profile.expectWordRefused()
    await profile.confirmDeletion(guest.t('profile.deletion.word').toLowerCase(), 'not the password')
    await profile.expectPasswordRefused()
    await profile.closeDialog()
    await profile.openDeletion()
    await profile.confirmDeletion(guest.t('profile.deletion.word'), person.password)
    await profile.expectGone()
    await expectAccessible(page)
    await profile.goHome()
    await new AccountPage(guest).expectSignedOut()

    const dialog = new AuthDialog(guest)
    await dialog.openLogIn()
    await dialog.logIn(person.email, person.password)
    await dialog.expectMessage(guest.t('errors.unableToLogIn'))
  },
)

test(
  'a guest who signed up with Google confirms a new e-mail and the deletion of the account in its window',
  { tag: ['@credentials', '@auth'] },
  async ({ page }) => {
    const guest = createGuest(page)
    const profile = new ProfilePage(guest)
    const dialog = new AuthDialog(guest)
    const person = randomPerson('by.google.moves')
    const email = `new.${person.email}`
    await profile.open()
    await new AccountPage(guest).pressLogInOfPage()
    await (await dialog.continueWith('google')).signInAs(person.email, 'Maya Cohen')
    await profile.expectNames(person.first, person.last)

    await profile.openEmailChange()
    await profile.writeNewEmail(email)
    await (await profile.confirmByGoogle()).choose(person.email)
    await profile.expectCodeDialog()
    await profile.enterCode(await codeFor(page.request, email))
    await profile.expectSignInDialog()
    await expectAccessible(page)
    await (await profile.confirmByGoogle()).choose(person.email)
    await profile.expectEmail(email)

    await profile.openDeletion()
    await profile.writeWord(guest.t('profile.deletion.word'))
    await (await profile.confirmByGoogle()).choose(person.email)
    await profile.expectGone()
  },
)

test('the demo guest sees which hours earned the credit', { tag: ['@credits'] }, async ({ page }) => {
  const guest = createGuest(page, journeyLanguage('ar'))
  const person = { first: 'Demo', last: 'Guest', email: 'guest@stayless.example', password: 'stayless' }
  await keepSession(page, person)
  await page.goto(guest.address('/account/credits'))
  const hours = page.getByRole('main').getByRole('region', { name: guest.t('credits.hours.title'), exact: true })
  await expect(hours.getByRole('listitem')).toHaveCount(4)
  await expect(hours.getByText(guest.plural('common.hours', 266), { exact: true })).toBeVisible()
  const credit = page.getByRole('main').getByRole('region', { name: guest.t('credits.history.title'), exact: true })
  await expect(credit.getByText(guest.t('credits.history.stay'))).toHaveCount(2)
})

/** Signs in and opens the profile. */
const at = async (guest: Guest, profile: ProfilePage, name: string): Promise<Person> => {
  const person = await createVerifiedAccount(guest.page.request, name)
  await keepSession(guest.page, person)
  await profile.open()
  await profile.expectNames(person.first, person.last)
  return person
}

const logOutAndIn = async (page: Page, guest: Guest, person: Person): Promise<void> => {
  const account = new AccountPage(guest)
  await account.logOut()
  await account.expectSignInPrompt()
  await account.pressLogInOfPage()
  await new AuthDialog(guest).logIn(person.email, person.password)
  await expect(page.getByRole('dialog')).toBeHidden()
}
