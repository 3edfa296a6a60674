import { RESEND_COOL_DOWN_SECONDS } from '#contract/user.ts'
import { prepareSignIn } from '#src/actors/authActor.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { textLink } from '#src/styles/layout.css.ts'
import { useModals } from '#src/views/layout/modals.tsx'
import { classes } from '#src/ui/classes.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as css from './auth.css.ts'
import { CodeForm } from './CodeForm.tsx'
import { LogInForm } from './LogInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { useAuth } from './useAuth.ts'
import { useDraft } from './useDraft.ts'
import { useCoolDown } from './useCoolDown.ts'

/** Log in, sign up, and the code that follows. Closed and opened again, it is as it was, but for the password. */
export const AuthDialog = () => {
  const words = useWords()
  const auth = useAuth()
  const { open, show, close } = useModals()
  const [draft, setDraft] = useDraft()
  const waitSeconds = useCoolDown(auth.coolingDown, RESEND_COOL_DOWN_SECONDS)
  const form = open === 'log-in' || open === 'sign-up' ? open : null
  const isOpen = form !== null
  const isSignedIn = auth.user !== null

  useEffect(() => {
    if (isOpen && isSignedIn) close()
    else if (isOpen) prepareSignIn()
  }, [isOpen, isSignedIn, close])

  // A code that is waited for goes on being waited for: the guest is looking for it.
  const dismiss = () => {
    if (auth.step === 'signedOut') auth.cancel()
    auth.dismissMessage()
    close()
  }
  const go = (other: 'log-in' | 'sign-up') => {
    auth.dismissMessage()
    show(other)
  }
  const common = { busy: auth.busy, message: auth.message, onWrite: auth.dismissMessage }

  return (
    <Dialog
      open={isOpen && !isSignedIn}
      onClose={dismiss}
      closeLabel={words.t('common.close')}
      title={words.t(auth.step === 'code' ? 'auth.verify.title' : form === 'sign-up' ? 'auth.signUp' : 'auth.logIn')}
    >
      {auth.step === 'code' ? (
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
      ) : form === 'sign-up' ? (
        <>
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
          <p className={css.other}>
            {words.t('auth.haveAccount')}
            <button type="button" className={classes(textLink, css.act)} onClick={() => go('log-in')}>
              {words.t('auth.logIn')}
            </button>
          </p>
        </>
      ) : (
        <>
          <LogInForm
            {...common}
            email={draft.email}
            onEmail={(email) => setDraft({ ...draft, email })}
            onLogIn={auth.logIn}
          />
          <p className={css.other}>
            {words.t('auth.noAccount')}
            <button type="button" className={classes(textLink, css.act)} onClick={() => go('sign-up')}>
              {words.t('auth.signUpFree')}
            </button>
          </p>
        </>
      )}
    </Dialog>
  )
}

const NoticeLink = ({ name }: { name: 'terms' | 'privacy' }) => (
  <Link to={`/${name}`} target="_blank" className={textLink}>
    {useWords().t(`auth.${name}`)}
  </Link>
)
