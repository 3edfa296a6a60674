import type { AuthMessage } from '#machines/auth/auth.rules.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { en } from '#locales/en.ts'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RequestPasswordResetForm, ResetSent } from './RequestPasswordResetForm.tsx'
import { LinkPrompt, type LinkPromptProps } from './LinkPrompt.tsx'
import { MissingNamesForm } from './MissingNamesForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { SocialButtons } from './SocialButtons.tsx'

const EMAIL = 'maya@mail.example'
const nothing = () => undefined

test('both providers stay enabled while a popup is open, and the open one is named', async () => {
  const onStart = vi.fn<(provider: 'google' | 'facebook') => void>()
  renderWords(<SocialButtons popup="google" onStart={onStart} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Continue in the Google window.')
  await press('Continue with Google')
  await press('Continue with Facebook')
  expect(onStart.mock.calls).toEqual([['google'], ['facebook']])
})

describe('a forgotten password', () => {
  test('starts with the e-mail typed before, and sends it trimmed', async () => {
    const onAsk = vi.fn<(email: string) => void>()
    renderWords(<AskReset onAsk={onAsk} />)
    await expect.element(page.getByLabelText('Email')).toHaveFocus()
    await userEvent.fill(page.getByLabelText('Email'), 'maya')
    await press('Send link')
    await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email')
    await userEvent.fill(page.getByLabelText('Email'), ` ${EMAIL} `)
    await press('Send link')
    expect(onAsk.mock.calls).toEqual([[EMAIL]])
  })

  test('shows an unknown account above the button', async () => {
    renderWords(<AskReset message={{ key: 'errors.noAccount', email: EMAIL, field: null }} />)
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        `No account exists for ${EMAIL}. Maybe you signed up using a different/incorrect e-mail address`,
      )
  })

  test('ends with a focused sentence, so it is read', async () => {
    const onAgain = vi.fn<() => void>()
    renderWords(<ResetSent email={EMAIL} onAgain={onAgain} onBack={nothing} />)
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe(`If there is an account for ${EMAIL}, the link is on its way.`)
    await press('Send another link')
    expect(onAgain).toHaveBeenCalledOnce()
  })
})

describe('a new password', () => {
  test('needs at least six characters, and can be typed while the link is checked', async () => {
    const onChoose = vi.fn<(password: string) => void>()
    renderWords(<NewPassword onChoose={onChoose} />)
    const field = page.getByLabelText('New password', { exact: true })
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.fill(field, '12345')
    await press('Save and log in')
    await expect.element(field).toHaveAccessibleDescription('Password minimum length is 6 characters')
    await userEvent.fill(field, ' 12345')
    await press('Save and log in')
    expect(onChoose.mock.calls).toEqual([[' 12345']])
  })

  test('is not sent before the link has been checked', async () => {
    const onChoose = vi.fn<(password: string) => void>()
    renderWords(<NewPassword checking busy onChoose={onChoose} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('One moment, we’re checking the link.')
    await userEvent.fill(page.getByLabelText('New password', { exact: true }), 'mountain air')
    await userEvent.keyboard('{Enter}')
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('an existing account', () => {
  test('offers its only method, focused', async () => {
    const onSocial = vi.fn<LinkPromptProps['onSocial']>()
    renderWords(<Prompt ways={['google']} onSocial={onSocial} />)
    await expect.element(page.getByText(`You already use Google to log in with ${EMAIL}.`)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Continue with Google' })).toHaveFocus()
    expect(page.getByRole('button', { name: 'Continue with Facebook' }).elements()).toEqual([])
    await press('Continue with Google')
    expect(onSocial.mock.calls).toEqual([['google']])
  })

  test('is confirmed with its password; the e-mail is fixed', async () => {
    const onLogIn = vi.fn<LinkPromptProps['onLogIn']>()
    renderWords(<Prompt ways={['password']} onLogIn={onLogIn} />)
    await expect.element(page.getByText(`You already use a password to log in with ${EMAIL}.`)).toBeVisible()
    await expect.element(page.getByLabelText('Email')).toHaveAttribute('readonly')
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus()
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'correct horse')
    await press('Log in')
    expect(onLogIn.mock.calls).toEqual([[EMAIL, 'correct horse']])
  })

  test('offers all methods if its own are unknown', async () => {
    const onCancel = vi.fn<() => void>()
    renderWords(<Prompt ways={['google', 'password']} onCancel={onCancel} />)
    await expect.element(page.getByText(`You already have an account with ${EMAIL}.`)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible()
    await press('Not now')
    expect(onCancel).toHaveBeenCalledOnce()
  })
})

test('incomplete names from the provider are filled in, and the first missing one gets the focus', async () => {
  const onNames = vi.fn<(names: { first_name: string; last_name: string }) => void>()
  renderWords(
    <MissingNamesForm names={{ first_name: 'Maya', last_name: '' }} busy={false} message={null} onNames={onNames} />,
  )
  await expect.element(page.getByLabelText('First name')).toHaveValue('Maya')
  await expect.element(page.getByLabelText('Last name')).toHaveFocus()
  await userEvent.fill(page.getByLabelText('Last name'), 'כהן')
  await press('Continue')
  await expect.element(page.getByLabelText('Last name')).toHaveAccessibleDescription('Please, use Latin letters')
  await userEvent.fill(page.getByLabelText('Last name'), ' Cohen')
  await press('Continue')
  expect(onNames.mock.calls).toEqual([[{ first_name: 'Maya', last_name: 'Cohen' }]])
})

const renderWords = (children: ReactNode) =>
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      {children}
    </PageI18nProvider>,
  )

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }).last())

const AskReset = ({
  message = null,
  onAsk = nothing,
}: {
  message?: AuthMessage | null
  onAsk?: (email: string) => void
}) => (
  <RequestPasswordResetForm
    email={EMAIL}
    busy={false}
    message={message}
    onEmail={nothing}
    onWrite={nothing}
    onAsk={onAsk}
    onBack={nothing}
  />
)

const NewPassword = (props: { checking?: boolean; busy?: boolean; onChoose: (password: string) => void }) => (
  <NewPasswordForm email={EMAIL} checking={false} busy={false} message={null} onWrite={nothing} {...props} />
)

const Prompt = ({ ways, ...props }: Partial<LinkPromptProps> & Pick<LinkPromptProps['link'], 'ways'>) => (
  <LinkPrompt
    popup={null}
    busy={false}
    message={null}
    onWrite={nothing}
    onSocial={nothing}
    onLogIn={nothing}
    onCancel={nothing}
    {...props}
    link={{ provider: 'facebook', email: EMAIL, ways }}
  />
)
