import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './MenuDrawer.css.ts'
import { useModals } from './modals.tsx'
import type { LayoutProps } from './layoutProps.ts'
import { useNavLinks } from './useNavLinks.ts'

const ICONS = { '/hotels': icons.search, '/inquiry': icons.ask, '/about': icons.info } as const

/** Specification §2, slide-out navigation: the user, header links, language and currency. */
export const MenuDrawer = ({
  layoutProps: { account },
  onClose,
}: {
  layoutProps: LayoutProps
  onClose: () => void
}) => {
  const words = useI18n()
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
            <Icon path={ICONS[link.to]} />
            {words.t(link.inMenu)}
          </Link>
        ))}
      </nav>
      <button type="button" className={css.link} onClick={() => show('settings')}>
        <Icon path={icons.globe} />
        <span className={css.grow}>{words.t('common.settings.title')}</span>
        <span className={css.now}>
          <bdi>{words.languageName(words.locale)}</bdi> · <Numeral>{words.currency.code}</Numeral>
        </span>
      </button>
      <button type="button" className={css.support} onClick={() => show('support')}>
        <Icon path={icons.share} />
        {words.t('common.nav.sendScreen')}
      </button>
    </Dialog>
  )
}
