import type { SocialProvider } from '#contract/user/user.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as css from './auth.css.ts'
import { autoFocusRef } from '#src/views/forms/autoFocusRef.ts'
import { PROVIDER_NAMES, ProviderMark } from './ProviderMark.tsx'

const ALL: readonly SocialProvider[] = ['google', 'facebook']

export interface SocialButtonsProps {
  providers?: readonly SocialProvider[]
  /** Provider whose popup is open. Its button stays enabled: the popup may be hidden behind other windows. */
  popup: SocialProvider | null
  /** The form starts with these buttons. */
  isFirst?: boolean
  onStart: (provider: SocialProvider) => void
}

/** Sign-in with other providers. */
export const SocialButtons = ({ providers = ALL, popup, isFirst = false, onStart }: SocialButtonsProps) => {
  const words = useI18n()
  return (
    <div className={css.social}>
      <div className={css.providers}>
        {providers.map((provider, index) => (
          <Button
            key={provider}
            block
            {...(isFirst && index === 0 ? { ref: autoFocusRef } : {})}
            onClick={() => onStart(provider)}
          >
            <ProviderMark provider={provider} />
            {words.t(`auth.${provider}`)}
          </Button>
        ))}
      </div>
      <p role="status" className={css.waiting}>
        {popup && words.t('auth.waiting', { provider: PROVIDER_NAMES[popup] })}
      </p>
    </div>
  )
}

export const OrDivider = () => <p className={css.or}>{useI18n().t('auth.or')}</p>
