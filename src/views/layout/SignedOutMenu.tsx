import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Link } from '@tanstack/react-router'
import * as css from './MenuDrawer.css.ts'
import { useModals } from './modals.tsx'

/** In the menu, when signed out. A visitor's favorites are in this browser. */
export const SignedOutMenu = () => {
  const words = useI18n()
  const { show, close } = useModals()
  return (
    <>
      <div className={css.buttons}>
        <Button look="ink" onClick={() => show('sign-up')}>
          {words.t('common.nav.signUp')}
        </Button>
        <Button look="line" onClick={() => show('log-in')}>
          {words.t('common.nav.logIn')}
        </Button>
      </div>
      <Link to="/account/favorites" className={css.link} onClick={close}>
        <Icon path={icons.heart} />
        {words.t('common.nav.favorites')}
      </Link>
    </>
  )
}
