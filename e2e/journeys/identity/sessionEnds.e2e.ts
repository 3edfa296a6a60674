import type { Page } from '@playwright/test'
import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { AuthDialog } from '../../pages/auth.page.ts'
import { EndingSession } from '../../pages/endingSession.ts'
import { createGuest } from '../../pages/guest.ts'
import { codeFor } from '../../pages/outbox.ts'
import { changePassword, deleteAccount, createVerifiedAccount } from '../../pages/people.ts'
import { ProfilePage } from '../../pages/profile.page.ts'
import { expect, test } from '../../test.ts'

test(
  'a single refused save says so and succeeds on the next press; a save refused because the session ended is restored after log-in, and done once',
  { tag: ['@gate', '@identitySession', '@profile'] },
  async ({ page }) => {
    const { guest, profile, person, session } = await atProfile(page)
    await profile.writeFirstName('Noa')
    await session.wire.loseBearerOnce('/user/')
    await profile.save('names')
    await profile.expectFailure('names', guest.t('errors.signInNeeded'))
    await new AccountPage(guest).expectSignedIn(person)
    await profile.expectNames('Noa', person.last)
    await profile.save('names')
    await profile.expectSaved('names')
    expect([session.wire.refusals(), session.wire.deeds()]).toEqual([['PATCH /user/'], ['PATCH /user/']])

    await profile.writeFirstName('Noor')
    await session.endsDuring(() => profile.save('names'), { ...person, first: 'Noa' })
    await profile.expectNames('Noor', person.last)
    await profile.expectUnsaved('names')
    await profile.save('names')
    await profile.expectSaved('names')
    await profile.expectNames('Noor', person.last)
    expect(session.wire.deeds()).toEqual(['PATCH /user/', 'PATCH /user/'])
  },
)

test(
  'nothing is lost when the session ends while a code for a new e-mail is requested, and again while it is entered',
  { tag: ['@identitySession', '@credentials'] },
  async ({ page }) => {
    const { profile, person, session } = await atProfile(page, journeyLanguage('ar'))
    const email = `new.${person.email}`
    await profile.openEmailChange()
    await session.endsDuring(() => profile.askForCode(email, person.password))
    await profile.expectNewEmail(email)
    await profile.askForCode(email, person.password)
    await profile.expectCodeDialog()
    const code = await codeFor(page.request, email)
    await session.endsDuring(() => profile.enterCode(code))
    await profile.expectCodeDialog()
    await profile.enterCode(code)
    await profile.expectSignInDialog()
    await profile.renew(person.password)
    await profile.expectEmail(email)
    expect(session.wire.deeds()).toEqual(['POST /user/email/', 'POST /user/email/verify/'])
  },
)

test(
  'when the session ends over the password form, the form is back after log-in and changes the password',
  { tag: ['@identitySession', '@credentials'] },
  async ({ page }) => {
    const { guest, profile, person, session } = await atProfile(page, journeyLanguage('he'))
    const account = new AccountPage(guest)
    await profile.openPasswordChange()
    const elsewhere = new AccountPage(createGuest(await page.context().newPage()))
    await elsewhere.openMyBookings()
    await elsewhere.expectSignedIn(person)
    await elsewhere.logOut()
    await session.expectOver()
    await session.logIn()
    await profile.expectPasswordDialog()
    await profile.sendPassword(person.password, 'another horse')
    await profile.expectPasswordChanged()
    await account.logOut()
    await session.logIn({ ...person, password: 'another horse' })
  },
)

test(
  'when the session ends far down the page, the guest sees the request to log in, returns to the same spot, gets the file, and deletes the account',
  { tag: ['@identitySession', '@privacy'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    const { guest, profile, person, session } = await atProfile(page, journeyLanguage('ar'))
    await session.endsDuring(() => profile.pressDownload())
    await profile.expectInView('data')
    expect(await profile.download()).toMatchObject({ user: { email: person.email } })

    const word = guest.t('profile.deletion.word')
    await profile.openDeletion()
    await session.endsDuring(() => profile.confirmDeletion(word, person.password))
    await profile.expectDeletionDialog()
    await profile.confirmDeletion(word, person.password)
    await profile.expectGone()
    expect(session.wire.deeds()).toEqual(['DELETE /user/'])
  },
)

test(
  'a session that expired while the guest was offline loses none of their input, and saves it once',
  { tag: ['@identitySession', '@profile'] },
  async ({ page }) => {
    await page.clock.install()
    const { guest, profile, person, session } = await atProfile(page)
    await profile.writeFirstName('Noa')
    await page.context().setOffline(true)
    await profile.save('names')
    await profile.expectFailure('names', guest.t('errors.network'))
    const changed = await changePassword(page.request, person, 'battery staple')
    await page.clock.fastForward('01:01:00')
    await page.context().setOffline(false)
    await profile.save('names')
    await session.expectOver()
    await page.reload()
    await session.logIn(changed)
    await profile.expectNames('Noa', person.last)
    await profile.save('names')
    await profile.expectSaved('names')
    expect(session.wire.deeds()).toEqual(['PATCH /user/'])
  },
)

test(
  'an account deleted elsewhere asks to log in once, then says that this is not possible',
  { tag: ['@identitySession'] },
  async ({ page }) => {
    const { guest, profile, person, session } = await atProfile(page, journeyLanguage('ar'))
    const dialog = new AuthDialog(guest)
    await deleteAccount(page.request, person)
    await profile.writePhone('+972501234567')
    await profile.save('phone')
    await session.expectOver()
    await new AccountPage(guest).pressLogInOfPage()
    await dialog.logIn(person.email, person.password)
    await dialog.expectMessage(guest.t('errors.unableToLogIn'))
    expect(session.wire.deeds()).toEqual([])
  },
)

const atProfile = async (page: Page, locale = journeyLanguage('en')) => {
  const guest = createGuest(page, locale)
  const profile = new ProfilePage(guest)
  const person = await createVerifiedAccount(page.request, 'is.over')
  const session = new EndingSession(guest, person)
  await session.begin()
  await profile.open()
  await profile.expectNames(person.first, person.last)
  return { guest, profile, person, session }
}
