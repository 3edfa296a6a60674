import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button, IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as css from './Header.css.ts'
import { LogoMark } from './Logo.tsx'
import { useModals } from './modals.tsx'
import { signAndCode } from './signAndCode.ts'
import type { LayoutProps } from './layoutProps.ts'
import { useNavLinks } from './useNavLinks.ts'

/** Gets the focus back after a language switch, which loads another document. */
export const SETTINGS_BUTTON = 'settings'

export interface HeaderProps {
  layoutProps: LayoutProps
  /** Search bar of the results. */
  middle?: ReactNode
}

export const Header = ({ layoutProps: { brand, currency, account }, middle }: HeaderProps) => {
  const words = useI18n()
  const { show } = useModals()
  const language = words.languageName(words.locale)
  return (
    <header className={css.header}>
      <div className={css.row}>
        <Link to="/" className={css.logo} aria-label={words.t('common.nav.home', { name: brand.name })}>
          <LogoMark />
          <bdi className={middle ? css.nameBesideMiddle : undefined}>{brand.name}</bdi>
        </Link>
        {middle ? <div className={css.middle}>{middle}</div> : <MainNav account={account.link} />}
        <div className={css.end}>
          <Button
            look="quiet"
            size="small"
            icon={icons.globe}
            id={SETTINGS_BUTTON}
            aria-label={words.t('common.settings.label', { language, currency: words.currencyName(currency.code) })}
            onClick={() => show('settings')}
          >
            <span className={middle ? css.settingsTextBesideMiddle : css.settingsText}>
              <bdi>{language}</bdi>
              <span aria-hidden="true">·</span>
              <Numeral>{signAndCode(currency)}</Numeral>
            </span>
          </Button>
          {account.button}
          <IconButton
            icon={icons.menu}
            label={words.t('common.nav.menu')}
            className={middle ? css.menuBesideMiddle : css.menu}
            onClick={() => show('menu')}
          />
        </div>
      </div>
    </header>
  )
}

const MainNav = ({ account }: { account: ReactNode }) => {
  const words = useI18n()
  const links = useNavLinks()
  return (
    <nav className={css.nav} aria-label={words.t('common.nav.label')}>
      {links.map((link) => (
        <Link key={link.to} to={link.to} className={css.link}>
          {words.t(link.text)}
        </Link>
      ))}
      {account}
    </nav>
  )
}

/** To a visitor, whose favorites are in this browser. */
export const SignedOutLink = () => (
  <Link to="/account/favorites" className={css.link}>
    {useI18n().t('common.nav.favorites')}
  </Link>
)

/** Shown until the session is known. */
export const SignedOutButtons = () => {
  const words = useI18n()
  const { show } = useModals()
  return (
    <>
      <Button look="quiet" size="small" className={css.wide} onClick={() => show('log-in')}>
        {words.t('common.nav.logIn')}
      </Button>
      <Button
        look="ink"
        size="small"
        className={classes(css.wide, css.signUpBesideMiddle)}
        onClick={() => show('sign-up')}
      >
        {words.t('common.nav.signUp')}
      </Button>
    </>
  )
}
