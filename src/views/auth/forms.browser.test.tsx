import type { AuthMessage } from '#machines/auth/auth.rules.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { en } from '#locales/en.ts'
import { useState, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CodeForm, type CodeFormProps } from '#src/views/forms/CodeForm.tsx'
import { PasswordField } from '#src/views/forms/PasswordField.tsx'
import { EMPTY_DRAFT } from '#src/views/forms/form.rules.ts'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { useCheckedForm } from '#src/views/forms/useCheckedForm.tsx'
import { LogInForm } from './LogInForm.tsx'
import { SignUpForm, type SignUpFormProps } from './SignUpForm.tsx'

describe('signing up', () => {
  test("shows a field's error when it is left, and removes it as soon as it is valid", async () => {
    renderWords(<SignUp />)
    await userEvent.fill(page.getByLabelText('First name'), 'מאיה')
    await userEvent.tab()
    await expect.element(page.getByText('Please, use Latin letters')).toBeVisible()
    await userEvent.fill(page.getByLabelText('First name'), 'Maya')
    await expect.element(page.getByText('Please, use Latin letters')).not.toBeInTheDocument()
  })

  test('a rule that loads after submission checks the current values', async () => {
    renderWords(<LateRule />)
    await userEvent.fill(page.getByLabelText('Phone'), '+1 555')
    await press('Save')
    await press('The rule comes')
    await expect.element(page.getByLabelText('Phone')).toHaveAccessibleDescription('The Phone field is incorrect')
  })

  test('an incomplete form is not sent, and its first gap gets the focus', async () => {
    const onSignUp = vi.fn<SignUpFormProps['onSignUp']>()
    renderWords(<SignUp onSignUp={onSignUp} />)
    await userEvent.fill(page.getByLabelText('First name'), 'Maya')
    await press('Sign up')
    await expect.element(page.getByLabelText('Last name')).toHaveFocus()
    await expect.element(page.getByText('The Last name field is required')).toBeVisible()
    expect(onSignUp).not.toHaveBeenCalled()
  })

  test('sends trimmed values, Latin digits, and no phone if none was given', async () => {
    const onSignUp = vi.fn<SignUpFormProps['onSignUp']>()
    renderWords(<SignUp onSignUp={onSignUp} />)
    await userEvent.fill(page.getByLabelText('First name'), ' Maya ')
    await userEvent.fill(page.getByLabelText('Last name'), 'Cohen')
    await userEvent.fill(page.getByLabelText('Email'), ' maya@mail.example')
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), ' spaced ')
    await press('Sign up')
    await userEvent.fill(page.getByLabelText(/^Phone/), '+٩٧٢ 50 123 4567')
    await press('Sign up')
    const form = { first_name: 'Maya', last_name: 'Cohen', email: 'maya@mail.example' }
    expect(onSignUp.mock.calls).toEqual([
      [{ ...form, phone: null }, ' spaced '],
      [{ ...form, phone: '+972 50 123 4567' }, ' spaced '],
    ])
  })

  test('shows an error below the field it names, and removes it when the guest types', async () => {
    const onWrite = vi.fn<() => void>()
    renderWords(<SignUp message={{ key: 'errors.invalidEmail', field: 'email' }} onWrite={onWrite} />)
    await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Your email is incorrect')
    await userEvent.fill(page.getByLabelText('Email'), 'm')
    expect(onWrite).toHaveBeenCalled()
  })
})

test.each([
  ['ltr', 'right'],
  ['rtl', 'left'],
] as const)('the eye of a password is opposite its label, and its text ends before it (%s)', (direction, end) => {
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <PasswordField autoComplete="current-password" onBlur={() => undefined} onInput={() => undefined} />
    </PageI18nProvider>,
    direction,
  )
  const eye = page.getByRole('button', { name: 'Show password' }).element().getBoundingClientRect()
  const field = page.getByLabelText('Password', { exact: true }).element()
  const box = field.getBoundingClientRect()
  const reach = { left: eye.right - box.left, right: box.right - eye.left }[end]
  expect(reach, 'it is at that end of the field').toBeLessThan(box.width / 2)
  const { paddingLeft, paddingRight } = getComputedStyle(field)
  expect(parseFloat({ left: paddingLeft, right: paddingRight }[end])).toBeGreaterThanOrEqual(reach)
})

test('the password can be shown, and password managers recognize the field', async () => {
  renderWords(
    <LogInForm
      email=""
      busy={false}
      message={null}
      onEmail={() => undefined}
      onWrite={() => undefined}
      onLogIn={() => undefined}
    />,
  )
  const password = page.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(password).toHaveAttribute('type', 'password')
  await press('Show password')
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
})

describe('the code', () => {
  test('is sent with its sixth digit, however it was pasted', async () => {
    const onCode = vi.fn<(code: string) => void>()
    renderWords(<Code onCode={onCode} />)
    await userEvent.fill(page.getByLabelText('Code'), '٤٠٧ 123')
    expect(onCode.mock.calls).toEqual([['407123']])
  })

  test('is not sent while incomplete', async () => {
    const onCode = vi.fn<(code: string) => void>()
    renderWords(<Code onCode={onCode} />)
    await userEvent.fill(page.getByLabelText('Code'), '407')
    await press('Confirm')
    await expect.element(page.getByText('Please check Code length')).toBeVisible()
    expect(onCode).not.toHaveBeenCalled()
  })

  test('is not sent again while one is being checked', async () => {
    const onCode = vi.fn<(code: string) => void>()
    renderWords(<Code checking onCode={onCode} />)
    await userEvent.fill(page.getByLabelText('Code'), '407123')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText('Code')).toHaveValue('407123')
    expect(onCode).not.toHaveBeenCalled()
  })

  test('is cleared if refused, and kept if the request failed', async () => {
    const onCode = vi.fn<(code: string) => void>()
    renderWords(<CodeWithResults onCode={onCode} />)
    await userEvent.fill(page.getByLabelText('Code'), '000000')
    await press('no network')
    await expect.element(page.getByRole('alert')).toHaveTextContent(en.errors.network)
    await expect.element(page.getByLabelText('Code')).toHaveValue('000000')
    await press('wrong code')
    await expect.element(page.getByLabelText('Code')).toHaveValue('')
    await press('nothing')
    await userEvent.fill(page.getByLabelText('Code'), '407123')
    expect(onCode.mock.calls).toEqual([['000000'], ['407123']])
  })

  test('can be requested again once the wait is over', async () => {
    const onResend = vi.fn<() => void>()
    renderWords(<Code waitSeconds={42} />)
    await expect.element(page.getByText('0:42')).toBeVisible()
    expect(page.getByRole('button', { name: 'Send a new code' }).elements()).toEqual([])
    renderWords(<Code canResend onResend={onResend} />)
    await press('Send a new code')
    expect(onResend).toHaveBeenCalledOnce()
  })

  test('is announced as sent after it is requested again, and not before', async () => {
    renderWords(<Code waitSeconds={42} />)
    await expect.element(page.getByText('0:42')).toBeVisible()
    expect(page.getByText(en.auth.verify.resent).elements()).toEqual([])
    renderWords(<CodeWithResend />)
    await press('Send a new code')
    await expect.element(page.getByText(en.auth.verify.resent)).toBeVisible()
  })
})

const renderWords = (children: ReactNode) =>
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      {children}
    </PageI18nProvider>,
  )

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }).last())

const LateRule = () => {
  const [isHere, setIsHere] = useState(false)
  const { errorOf, submit } = useCheckedForm(['phone'], {
    labels: { phone: 'Phone' },
    problemOf: () => (isHere ? 'phone' : null),
    busy: false,
    message: null,
    onRight: () => {},
  })
  return (
    <form onSubmit={submit}>
      <TextField label="Phone" name="phone" error={errorOf('phone')} />
      <button>Save</button>
      <button type="button" onClick={() => setIsHere(true)}>
        The rule comes
      </button>
    </form>
  )
}

const SignUp = (props: Partial<SignUpFormProps>) => {
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  return (
    <SignUpForm
      busy={false}
      message={null}
      links={{ terms: 'terms of use', privacy: 'privacy policy' }}
      onWrite={() => undefined}
      onSignUp={() => undefined}
      {...props}
      draft={draft}
      onDraft={setDraft}
    />
  )
}

const Code = (props: Partial<CodeFormProps>) => (
  <CodeForm
    email="maya@mail.example"
    checking={false}
    message={null}
    canResend={false}
    waitSeconds={null}
    onWrite={() => undefined}
    onCode={() => undefined}
    onResend={() => undefined}
    onOtherEmail={() => undefined}
    {...props}
  />
)

const CodeWithResend = () => {
  const [isResent, setIsResent] = useState(false)
  return <Code canResend={!isResent} waitSeconds={isResent ? 60 : null} onResend={() => setIsResent(true)} />
}

const RESULTS: Record<string, AuthMessage | null> = {
  nothing: null,
  'no network': { key: 'errors.network', field: null },
  'wrong code': { key: 'errors.invalidCode', field: 'otp' },
}

/** With a button for each result of the machine. */
const CodeWithResults = ({ onCode }: Pick<CodeFormProps, 'onCode'>) => {
  const [result, setResult] = useState('nothing')
  return (
    <>
      <Code message={RESULTS[result] ?? null} onCode={onCode} />
      {Object.keys(RESULTS).map((name) => (
        <button key={name} type="button" onClick={() => setResult(name)}>
          {name}
        </button>
      ))}
    </>
  )
}
