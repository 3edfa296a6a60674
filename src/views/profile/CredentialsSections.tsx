import { EmailAddress } from '#src/ui/content/EmailAddress.tsx'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import * as css from './profile.css.ts'
import { PROVIDER_NAMES, socialOf } from './proofs.ts'
import { Section } from './Section.tsx'
import type { Credentials } from './useCredentials.ts'

interface Parts {
  user: SignedInUser
  credentials: Credentials
}

export const EmailSection = ({ user, credentials }: Parts) => {
  const words = useI18n()
  return (
    <Section title={words.t('profile.email.title')} text={words.t('profile.email.text')}>
      <p className={css.current}>
        <EmailAddress>{user.email}</EmailAddress>
      </p>
      <div className={css.row}>
        <Button icon={icons.mail} onClick={credentials.openEmail}>
          {words.t('profile.email.change')}
        </Button>
        <p role="status" className={css.status}>
          {credentials.done === 'email' && <span className={css.done}>{words.t('profile.email.done')}</span>}
        </p>
      </div>
    </Section>
  )
}

export const PasswordSection = ({ user, credentials: { methods, step, done, openPassword } }: Parts) => {
  const words = useI18n()
  const isSocial = step !== 'loadingMethods' && !methods.includes('password')
  return (
    <Section
      title={words.t('profile.password.title')}
      text={
        isSocial
          ? words.t('profile.password.none', {
              providers: words.list(socialOf(methods).map((provider) => PROVIDER_NAMES[provider])),
            })
          : words.t('profile.password.text')
      }
    >
      <div className={css.row}>
        <Button icon={icons.lock} onClick={openPassword}>
          {words.t(isSocial ? 'profile.password.set' : 'profile.password.change')}
        </Button>
        <p role="status" className={css.status}>
          {done === 'password' && <span className={css.done}>{words.t('profile.password.done')}</span>}
          {done === 'reset' && (
            <span className={css.done}>{words.t('profile.password.sent', { email: user.email })}</span>
          )}
        </p>
      </div>
    </Section>
  )
}

export const DeletionSection = ({ credentials }: Pick<Parts, 'credentials'>) => {
  const words = useI18n()
  return (
    <Section title={words.t('profile.deletion.title')} text={words.t('profile.deletion.text')}>
      <div className={css.row}>
        <Button look="danger" icon={icons.trash} onClick={credentials.openDeletion}>
          {words.t('profile.deletion.open')}
        </Button>
      </div>
    </Section>
  )
}
