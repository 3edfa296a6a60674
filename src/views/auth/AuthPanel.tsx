import { RESEND_COOL_DOWN_SECONDS } from '#contract/user/user.ts'
import type { AuthPanel as Panel } from '#machines/auth/auth.selectors.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { textLink } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Link } from '@tanstack/react-router'
import { RequestPasswordResetForm, ResetSent } from './RequestPasswordResetForm.tsx'
import * as forms from '#src/views/forms/forms.css.ts'
import { FormMessage } from '#src/views/forms/AuthMessageText.tsx'
import { CodeForm } from '#src/views/forms/CodeForm.tsx'
import { LinkPrompt } from './LinkPrompt.tsx'
import { LogInForm } from './LogInForm.tsx'
import { MissingNamesForm } from './MissingNamesForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { OrDivider, SocialButtons } from './SocialButtons.tsx'
import type { useAuth } from './useAuth.ts'
import { useCoolDown } from '#src/views/forms/useCoolDown.ts'
import { useDraft } from '#src/views/forms/draft.ts'

export interface AuthPanelProps {
  panel: Panel
  auth: ReturnType<typeof useAuth>
  form: 'log-in' | 'sign-up'
  onForm: (form: 'log-in' | 'sign-up') => void
  onClose: () => void
}

/** The form of the current sign-in step. */
export const AuthPanel = ({ panel, auth, form, onForm, onClose }: AuthPanelProps) => {
  const words = useI18n()
  const [draft, setDraft] = useDraft()
  const waitSeconds = useCoolDown(auth.coolingDown, RESEND_COOL_DOWN_SECONDS)
  const common = { busy: auth.busy, message: auth.message, onWrite: auth.dismissMessage }
  const setEmail = (email: string) => setDraft({ ...draft, email })

  switch (panel) {
    case 'code':
      return (
        <CodeForm
          email={auth.email}
          checking={auth.checking}
          message={auth.message}
          canResend={auth.canResend}
          waitSeconds={auth.coolingDown ? waitSeconds : null}
          onWrite={auth.dismissMessage}
          onCode={auth.submitCode}
          onResend={auth.resendCode}
          onOtherEmail={auth.cancel}
        />
      )
    case 'names':
      return <MissingNamesForm names={auth.names} busy={auth.busy} message={auth.message} onNames={auth.submitNames} />
    case 'link':
      return (
        auth.link && (
          <LinkPrompt
            {...common}
            link={auth.link}
            popup={auth.popup}
            onSocial={auth.social}
            onLogIn={auth.logIn}
            onCancel={auth.cancel}
          />
        )
      )
    case 'askReset':
      return (
        <RequestPasswordResetForm
          {...common}
          email={draft.email || auth.email}
          onEmail={setEmail}
          onAsk={auth.askReset}
          onBack={auth.cancel}
        />
      )
    case 'resetSent':
      return <ResetSent email={auth.email} onAgain={auth.forgot} onBack={auth.cancel} />
    case 'newPassword':
      return (
        <NewPasswordForm {...common} email={auth.email} checking={auth.checkingLink} onChoose={auth.choosePassword} />
      )
    case 'done':
      return (
        <div className={forms.end}>
          <FormMessage message={auth.message} fields={[]} />
          <Button look="go" block onClick={onClose}>
            {words.t('auth.names.submit')}
          </Button>
        </div>
      )
    case 'forms':
      return (
        <>
          <SocialButtons popup={auth.popup} onStart={auth.social} />
          <OrDivider />
          {form === 'sign-up' ? (
            <SignUpForm
              {...common}
              draft={draft}
              onDraft={setDraft}
              onSignUp={auth.signUp}
              links={{
                terms: <NoticeLink key="terms" name="terms" />,
                privacy: <NoticeLink key="privacy" name="privacy" />,
              }}
            />
          ) : (
            <LogInForm {...common} email={draft.email} onEmail={setEmail} onLogIn={auth.logIn} onForgot={auth.forgot} />
          )}
          <OtherForm form={form} onForm={onForm} />
        </>
      )
  }
}

const OtherForm = ({ form, onForm }: Pick<AuthPanelProps, 'form' | 'onForm'>) => {
  const words = useI18n()
  const isSignUp = form === 'sign-up'
  return (
    <p className={forms.other}>
      {words.t(isSignUp ? 'auth.haveAccount' : 'auth.noAccount')}
      <button
        type="button"
        className={classes(textLink, forms.act)}
        onClick={() => onForm(isSignUp ? 'log-in' : 'sign-up')}
      >
        {words.t(isSignUp ? 'auth.logIn' : 'auth.signUpFree')}
      </button>
    </p>
  )
}

const NoticeLink = ({ name }: { name: 'terms' | 'privacy' }) => (
  <Link to={`/${name}`} target="_blank" className={textLink}>
    {useI18n().t(`auth.${name}`)}
  </Link>
)
