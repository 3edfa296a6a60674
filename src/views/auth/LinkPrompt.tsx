import type { SignInMethod, SocialProvider } from '#contract/user/user.ts'
import type { AuthMessage } from '#machines/auth/auth.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { textLink } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import * as forms from '#src/views/forms/forms.css.ts'
import { FormMessage } from '#src/views/forms/AuthMessageText.tsx'
import { LogInForm } from './LogInForm.tsx'
import { PROVIDER_NAMES } from './ProviderMark.tsx'
import { OrDivider, SocialButtons } from './SocialButtons.tsx'

export interface LinkPromptProps {
  /** The sign-in waiting to be linked, and the methods its account has. */
  link: { provider: SocialProvider; email: string; ways: SignInMethod[] }
  popup: SocialProvider | null
  busy: boolean
  message: AuthMessage | null
  onWrite: () => void
  onSocial: (provider: SocialProvider) => void
  onLogIn: (email: string, password: string) => void
  onCancel: () => void
}

/** The e-mail has an account with another method: the guest signs in with that, by a click of their own. */
export const LinkPrompt = (props: LinkPromptProps) => {
  const { link, popup, busy, message, onWrite, onSocial, onLogIn, onCancel } = props
  const words = useI18n()
  const social = link.ways.filter((way) => way !== 'password')
  const hasPassword = link.ways.includes('password')
  const { email } = link
  const [only] = link.ways
  return (
    <div className={forms.end}>
      <p className={forms.sent}>
        {link.ways.length === 1 && only !== undefined
          ? words.t('auth.link.known', {
              email,
              method: only === 'password' ? words.t('auth.aPassword') : PROVIDER_NAMES[only],
            })
          : words.t('auth.link.unknown', { email })}{' '}
        {words.t('auth.link.lead', { provider: PROVIDER_NAMES[link.provider] })}
      </p>
      {social.length > 0 && (
        <SocialButtons providers={social} popup={popup} isFirst={!hasPassword} onStart={onSocial} />
      )}
      {social.length > 0 && hasPassword && <OrDivider />}
      {hasPassword ? (
        <LogInForm
          email={link.email}
          fixedEmail
          busy={busy}
          message={message}
          onEmail={onWrite}
          onWrite={onWrite}
          onLogIn={onLogIn}
        />
      ) : (
        <FormMessage message={message} fields={[]} />
      )}
      <p className={forms.other}>
        <button type="button" className={classes(textLink, forms.act)} onClick={onCancel}>
          {words.t('auth.link.cancel')}
        </button>
      </p>
    </div>
  )
}
