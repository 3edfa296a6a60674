import { useWords } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './MenuDrawer.css.ts'
import { useModals } from './modals.tsx'
import type { Surroundings } from './surroundings.ts'
import { useNavLinks } from './useNavLinks.ts'

/** The header's links and buttons, on screens too narrow for them. */
export const MenuDrawer = ({
  surroundings: { account },
  onClose,
}: {
  surroundings: Surroundings
  onClose: () => void
}) => {
  const words = useWords()
  const { show } = useModals()
  const links = useNavLinks()
  return (
    <Dialog
      open
      shape="drawer"
      onClose={onClose}
      title={words.t('common.nav.menu')}
      closeLabel={words.t('common.close')}
    >
      {account.menu}
      <nav className={css.links} aria-label={words.t('common.nav.label')}>
        {links.map((link) => (
          <Link key={link.to} to={link.to} className={css.link} onClick={onClose}>
            {link.text}
          </Link>
        ))}
      </nav>
      <div className={css.buttons}>
        <Button look="quiet" icon="globe" onClick={() => show('settings')}>
          {words.t('common.settings.title')}
        </Button>
      </div>
    </Dialog>
  )
}
