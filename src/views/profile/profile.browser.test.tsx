import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import type { FailureCode } from '#machines/kit/failure.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PasswordSection } from './CredentialsSections.tsx'
import { NewPasswordForm } from './CredentialsForms.tsx'
import { DeletionForm } from './DeletionForm.tsx'
import { NamesSection } from './NamesSection.tsx'
import type { Credentials } from './useCredentials.ts'
import type { Profile } from './useProfile.ts'

test("deletes an account only with the word in the page's language and a password", async () => {
  const deleteAccount = vi.fn<Credentials['deleteAccount']>()
  renderWords(<DeletionForm user={maya} credentials={credentials({ deleteAccount })} costs={NOTHING} />, 'he')
  await userEvent.fill(page.getByLabelText('לאישור יש להקליד את המילה \u2068מחיקה\u2069'), 'DELETE')
  await press('מחיקה לצמיתות')
  await expect.element(page.getByText('יש להקליד \u2068מחיקה\u2069 בדיוק כפי שמופיע', { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('לאישור יש להקליד את המילה \u2068מחיקה\u2069')).toHaveFocus()
  await userEvent.fill(page.getByLabelText('לאישור יש להקליד את המילה \u2068מחיקה\u2069'), ' מחיקה ')
  await press('מחיקה לצמיתות')
  await expect.element(page.getByLabelText('הסיסמה הנוכחית')).toHaveFocus()
  expect(deleteAccount).not.toHaveBeenCalled()
  await userEvent.fill(page.getByLabelText('הסיסמה הנוכחית'), 'secret1')
  await press('מחיקה לצמיתות')
  expect(deleteAccount.mock.calls).toEqual([[{ password: 'secret1' }]])
})

test('in a right-to-left page, a password begins where its label does, and never runs under the eye', () => {
  renderWords(<DeletionForm user={maya} credentials={credentials({})} costs={NOTHING} />, 'he')
  const field = page.getByLabelText('הסיסמה הנוכחית').element()
  const eye = page.getByRole('button', { name: he.auth.showPassword }).element().getBoundingClientRect()
  const { textAlign, paddingLeft } = getComputedStyle(field)
  expect(textAlign).toBe('right')
  expect(parseFloat(paddingLeft)).toBeGreaterThanOrEqual(eye.right - field.getBoundingClientRect().left)
})

test('mentions credit that would be lost, if any', async () => {
  renderWords(<DeletionForm user={maya} credentials={credentials({})} costs={{ ...NOTHING, credit: 50 }} />)
  await expect.element(page.getByText('You’ll lose your $50.00 credit.')).toBeVisible()
  renderWords(<DeletionForm user={maya} credentials={credentials({})} costs={NOTHING} />)
  await expect.element(page.getByText('This cannot be undone.')).toBeVisible()
  await expect.element(page.getByText(/You’ll lose/)).not.toBeInTheDocument()
})

test('says before the password is typed that a stay to come prevents it, with the way to the bookings', async () => {
  renderWords(<DeletionForm user={maya} credentials={credentials({})} costs={{ ...NOTHING, hasOpenBooking: true }} />)
  await expect.element(page.getByText(en.profile.deletion.hasBookings)).toBeVisible()
  const link = page.getByRole('link', { name: en.profile.deletion.toBookings })
  await expect.element(link).toHaveAttribute('href', '/account/my-bookings')
})

test.each<[FailureCode, SignedInUser['type'], string, string | null]>([
  ['has_bookings', 'regular', en.profile.deletion.hasBookings, '/account/my-bookings'],
  ['has_inquiries', 'regular', en.profile.deletion.hasInquiries, '/account/inquiries'],
  ['has_open_invoices', 'b2b_with_invoicing', en.profile.deletion.hasInvoices, '/account/statements'],
  // An account that lost invoicing has no statements page.
  ['has_open_invoices', 'b2b', en.profile.deletion.hasInvoices, null],
])('a deletion refused for %s tells a %s user why, and where to go', async (code, type, sentence, to) => {
  const failure = { code, status: 409 }
  renderWords(<DeletionForm user={{ ...maya, type }} credentials={credentials({ failure })} costs={NOTHING} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  const links = page.getByRole('alert').getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(to === null ? [] : [to])
})

test("a user without a password confirms in their provider's popup", async () => {
  const deleteAccount = vi.fn<Credentials['deleteAccount']>()
  renderWords(
    <DeletionForm
      user={maya}
      credentials={credentials({ methods: ['google', 'facebook'], deleteAccount })}
      costs={NOTHING}
    />,
  )
  await expect.element(page.getByLabelText('Your current password')).not.toBeInTheDocument()
  await userEvent.fill(page.getByLabelText('Type DELETE to confirm'), 'delete')
  await press('Confirm with Facebook')
  expect(deleteAccount.mock.calls).toEqual([[{ provider: 'facebook' }]])
})

test('the section of a user without a password says how they log in, and offers to set one', async () => {
  renderWords(<PasswordSection user={maya} credentials={credentials({ methods: ['google', 'facebook'] })} />)
  await expect.element(page.getByText(/You log in with Google and Facebook/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Set a password' })).toBeVisible()
})

test('a new password that is too short is not sent, and a wrong old one is marked', async () => {
  const changePassword = vi.fn<Credentials['changePassword']>()
  renderWords(<NewPasswordForm credentials={credentials({ changePassword })} />)
  await userEvent.fill(page.getByLabelText('Your current password'), 'secret1')
  await userEvent.fill(page.getByLabelText('New password'), '12345')
  await press('Save password')
  await expect.element(page.getByText('Password minimum length is 6 characters')).toBeVisible()
  expect(changePassword).not.toHaveBeenCalled()
  await userEvent.fill(page.getByLabelText('New password'), '123456')
  await press('Save password')
  expect(changePassword.mock.calls).toEqual([[{ password: 'secret1' }, '123456']])

  const failure = { code: 'auth/invalid-credential', status: 400 } as const
  renderWords(<NewPasswordForm credentials={credentials({ failure })} />)
  await expect
    .element(page.getByLabelText('Your current password'))
    .toHaveAccessibleDescription('Your password is incorrect')
})

test('a new password rejected by the identity provider shows the reason below its field', async () => {
  const failure = { code: 'auth/weak-password', status: 400 } as const
  renderWords(<NewPasswordForm credentials={credentials({ failure })} />)
  await expect
    .element(page.getByLabelText('New password'))
    .toHaveAccessibleDescription('Your password must not be less than 6 chars')
})

test('names that hotels cannot read are not saved', async () => {
  const save = vi.fn<Profile['save']>()
  renderWords(<NamesSection profile={profile({ first_name: 'Maya', last_name: 'כהן' }, save)} />)
  await press('Save')
  await expect.element(page.getByLabelText('Last name')).toHaveAccessibleDescription('Please, use Latin letters')
  await expect.element(page.getByLabelText('Last name')).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
  renderWords(<NamesSection profile={profile({ first_name: 'Maya', last_name: 'Cohen' }, save)} />)
  await press('Save')
  expect(save.mock.calls).toEqual([['names']])
})

const maya: SignedInUser = {
  first_name: 'Maya',
  last_name: 'Cohen',
  email: 'maya@mail.example',
  is_email_verified: true,
  image: null,
  type: 'regular',
  available_credits: 0,
  total_hours: 0,
  total_bookings: 0,
  phone: null,
  locale: 'en',
  referral_code: null,
  is_staff: false,
}

const nothing = () => undefined

const credentials = (parts: Partial<Credentials>): Credentials => ({
  step: 'closed',
  busy: false,
  checking: false,
  decided: false,
  canResend: false,
  coolingDown: false,
  email: '',
  done: null,
  methods: ['password'],
  failure: null,
  changeEmail: nothing,
  enterCode: nothing,
  renew: nothing,
  changePassword: nothing,
  deleteAccount: nothing,
  openEmail: nothing,
  openPassword: nothing,
  openDeletion: nothing,
  resend: nothing,
  sendReset: nothing,
  close: nothing,
  dismiss: nothing,
  ...parts,
})

const profile = (names: { first_name: string; last_name: string }, save: Profile['save']): Profile => ({
  fields: { ...names, phone: '', locale: 'en' },
  hasUnsaved: false,
  isDirty: () => false,
  viewState: () => ({ busy: false, done: false, failure: null }),
  write: nothing,
  save,
  exportData: nothing,
  discard: nothing,
})

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const NOTHING = { hasOpenBooking: false, credit: 0 }

const renderWords = (component: ReactNode, locale: 'en' | 'he' = 'en') =>
  renderPage(
    <PageI18nProvider key={crypto.randomUUID()} locale={locale} texts={locale === 'he' ? he : en}>
      <RouterContextProvider router={router}>{component}</RouterContextProvider>
    </PageI18nProvider>,
    locale === 'he' ? 'rtl' : 'ltr',
  )
