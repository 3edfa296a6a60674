import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as css from './MenuDrawer.css.ts'
import { useModals } from './modals.tsx'

/** In the menu, when signed out. */
export const SignedOutMenu = () => {
  const words = useI18n()
  const { show } = useModals()
  return (
    <div className={css.buttons}>
      <Button look="ink" onClick={() => show('sign-up')}>
        {words.t('common.nav.signUp')}
      </Button>
      <Button look="line" onClick={() => show('log-in')}>
        {words.t('common.nav.logIn')}
      </Button>
    </div>
  )
}
