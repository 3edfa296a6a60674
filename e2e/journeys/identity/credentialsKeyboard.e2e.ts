import { journeyLanguage } from '../../languages.ts'
import { AccountPage } from '../../pages/account.page.ts'
import { BankPage } from '../../pages/bank.page.ts'
import { CHALLENGED, CardFields } from '../../pages/cardFields.ts'
import { createGuest } from '../../pages/guest.ts'
import { Keyboard } from '../../pages/keyboard.ts'
import { codeFor } from '../../pages/outbox.ts'
import { PaymentMethodsPage } from '../../pages/paymentMethods.page.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { ProfilePage } from '../../pages/profile.page.ts'
import { expect, test } from '../../test.ts'

test(
  'by keyboard alone a guest changes e-mail, password and the language of e-mails',
  { tag: ['@credentials'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('ar'))
    const { t } = guest
    const keys = new Keyboard(page)
    const profile = new ProfilePage(guest)
    const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')]
    const current = dialog.getByLabel(t('profile.proof.password'), { exact: true })
    const person = await createVerifiedAccount(page.request, 'types.secrets')
    await page.goto(guest.address('/account/profile-settings'))
    await new AccountPage(guest).logInByKeys(keys, person)

    const changeEmail = main.getByRole('button', { name: t('profile.email.change') })
    const email = dialog.getByLabel(t('profile.email.label'), { exact: true })
    const other = person.email.replace('@', '.new@')
    await keys.activate(changeEmail)
    await expect(email).toBeFocused()
    await keys.press('Escape')
    await expect(changeEmail).toBeFocused()
    await keys.press('Enter')
    await expect(email).toBeFocused()
    await keys.write('nobody')
    await keys.press('Enter')
    await expect(email).toHaveAccessibleDescription(t('validation.email'))
    await expect(email).toBeFocused()
    await keys.write(other)
    await keys.reach(current)
    await keys.write('not the password')
    await keys.press('Enter')
    await profile.expectPasswordRefused()
    await expect(current).toBeFocused()
    await keys.write(person.password)
    await keys.press('Enter')
    await profile.expectCodeDialog()
    await expect(dialog.getByLabel(t('auth.verify.code'), { exact: true })).toBeFocused()
    await page.keyboard.type(await codeFor(page.request, other))
    await profile.expectEmail(other)
    await expect(changeEmail).toBeFocused()

    const changePassword = main.getByRole('button', { name: t('profile.password.change') })
    const next = dialog.getByLabel(t('profile.password.label'), { exact: true })
    await keys.activate(changePassword)
    await expect(current).toBeFocused()
    await keys.write(person.password)
    await keys.reach(next)
    await keys.write('short')
    await keys.press('Enter')
    await expect(next).toHaveAttribute('aria-invalid', 'true')
    await expect(next).toBeFocused()
    await keys.write('mountain air')
    await keys.press('Enter')
    await profile.expectPasswordChanged()
    await expect(changePassword).toBeFocused()

    const language = main.getByRole('region', { name: t('profile.language.title') })
    await keys.reach(language.getByRole('combobox'))
    await page.keyboard.type('Eng')
    await profile.expectLanguage('en')
    await keys.activate(language.getByRole('button', { name: t('profile.save') }))
    await profile.expectSaved('language')
  },
)

test(
  'by keyboard alone a guest adds a card, confirms it with the bank, and finds the focus on it in the list',
  { tag: ['@paymentMethods'] },
  async ({ page }) => {
    const guest = createGuest(page, journeyLanguage('he'))
    const { t } = guest
    const keys = new Keyboard(page)
    const cards = new PaymentMethodsPage(guest)
    const fields = new CardFields(guest)
    const main = page.getByRole('main')
    await page.goto(guest.address('/account/payment-methods'))
    await new AccountPage(guest).logInByKeys(keys, await createVerifiedAccount(page.request, 'types.card'))
    await keys.reach(main.getByRole('link', { name: t('payments.add') }))
    // A separate document, which admits the card service.
    await page.keyboard.press('Enter')
    await fields.expectOpen()
    const save = main.getByRole('button', { name: t('payments.form.save') })
    await keys.activate(save)
    await expect(fields.input('number')).toBeFocused()
    for (const name of ['number', 'expiry', 'code'] as const) {
      await keys.reach(fields.input(name))
      await page.keyboard.type(CHALLENGED[name])
    }
    await keys.activate(save)
    const bank = new BankPage(guest)
    await bank.expectAsking()
    await bank.approveByKey(keys)
    await cards.expectNews('added', 'Visa', '1091')
    await cards.expectFocusOn('Visa', '1091')
  },
)
