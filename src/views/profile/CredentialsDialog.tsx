import { RESEND_COOL_DOWN_SECONDS } from '#contract/user/user.ts'
import { messageOf } from '#machines/auth/auth.rules.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import type { CredentialsStep } from '#machines/credentials/credentials.selectors.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import type { PlainKey } from '#locales/kit/texts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { autoFocusRef } from '#src/views/forms/autoFocusRef.ts'
import { CodeForm } from '#src/views/forms/CodeForm.tsx'
import { useCoolDown } from '#src/views/forms/useCoolDown.ts'
import { FirstPasswordForm, NewEmailForm, NewPasswordForm, RenewForm } from './CredentialsForms.tsx'
import { DeletionForm } from './DeletionForm.tsx'
import * as css from './profile.css.ts'
import type { Credentials } from './useCredentials.ts'
import { useDeletionCosts } from './useDeletionCosts.ts'

const TITLES = {
  email: 'profile.email.change',
  code: 'auth.verify.title',
  renew: 'profile.email.renewTitle',
  password: 'profile.password.change',
  deletion: 'profile.deletion.title',
  gone: 'profile.deletion.goneTitle',
} as const satisfies Partial<Record<CredentialsStep, PlainKey>>

export interface CredentialsDialogProps {
  user: SignedInUser
  credentials: Credentials
  /** The account was deleted, and the message about it closed. */
  onGone: () => void
}

/** Forms for e-mail, password and deletion, one at a time, over the page. */
export const CredentialsDialog = ({ user, credentials, onGone }: CredentialsDialogProps) => {
  const words = useI18n()
  const { step, methods, decided, close } = credentials
  const title = step === 'loadingMethods' || step === 'closed' ? null : TITLES[step]
  const isFirstPassword = step === 'password' && methods.length > 0 && !methods.includes('password')
  return (
    <Dialog
      open={title !== null}
      mandatory={decided}
      onClose={close}
      closeLabel={words.t('common.close')}
      title={title && words.t(isFirstPassword ? 'profile.password.set' : title)}
    >
      {step === 'email' && <NewEmailForm user={user} credentials={credentials} />}
      {step === 'code' && <NewEmailCode credentials={credentials} />}
      {step === 'renew' && <RenewForm credentials={credentials} />}
      {step === 'password' &&
        (isFirstPassword ? (
          <FirstPasswordForm user={user} credentials={credentials} />
        ) : (
          <NewPasswordForm credentials={credentials} />
        ))}
      {step === 'deletion' && <Deletion user={user} credentials={credentials} />}
      {step === 'gone' && (
        <div className={css.form}>
          <p>{words.t('profile.deletion.goneText')}</p>
          <Button ref={autoFocusRef} look="go" block onClick={onGone}>
            {words.t('profile.deletion.home')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

const NewEmailCode = ({ credentials }: { credentials: Credentials }) => {
  const { email, failure, checking, canResend, coolingDown } = credentials
  const left = useCoolDown(coolingDown, RESEND_COOL_DOWN_SECONDS)
  return (
    <CodeForm
      email={email}
      checking={checking}
      message={failure && messageOf(failure, { email })}
      canResend={canResend}
      waitSeconds={coolingDown ? left : null}
      onWrite={credentials.dismiss}
      onCode={credentials.enterCode}
      onResend={credentials.resend}
      onOtherEmail={() => {
        credentials.close()
        credentials.openEmail()
      }}
    />
  )
}

const Deletion = ({ user, credentials }: Pick<CredentialsDialogProps, 'user' | 'credentials'>) => (
  <DeletionForm user={user} credentials={credentials} costs={useDeletionCosts(user)} />
)
