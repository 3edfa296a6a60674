import { EmailAddress } from '#src/ui/content/EmailAddress.tsx'
import type { ConfigResponse } from '#contract/http/config.ts'
import { marketing } from '#src/actors/search/marketing.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { page } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './Footer.css.ts'
import * as header from './Header.css.ts'
import { LogoMark } from './Logo.tsx'
import { useModals } from './modals.tsx'

const STORE_NAMES = { 'app-store': 'App Store', 'google-play': 'Google Play' } as const

export interface FooterProps {
  brand: ConfigResponse['brand']
  demo: boolean
  hiddenOnPhone: boolean
}

export const Footer = ({ brand, demo, hiddenOnPhone }: FooterProps) => {
  const words = useI18n()
  const { show } = useModals()
  return (
    <footer className={classes(css.footer, hiddenOnPhone && css.hiddenOnPhone)}>
      <div className={page}>
        <div className={css.columns}>
          <div className={css.about}>
            <Link to="/" className={header.logo} aria-label={words.t('common.nav.home', { name: brand.name })}>
              <LogoMark />
              <bdi>{brand.name}</bdi>
            </Link>
            <p className={css.lead}>{words.t('common.footer.about')}</p>
            <div className={css.stores}>
              {brand.apps.map((app) => (
                <Store key={app.name} name={STORE_NAMES[app.name]} url={app.url} />
              ))}
            </div>
          </div>
          <div>
            <h2 className={css.heading}>{words.t('common.footer.company')}</h2>
            <ul>
              <li>
                <Link to="/about" className={css.link}>
                  {words.t('common.nav.about')}
                </Link>
              </li>
              <li>
                <Link to="/inquiry" className={css.link}>
                  {words.t('common.nav.inquiry')}
                </Link>
              </li>
              <li>
                <Link to="/hoteliers" className={css.link}>
                  {words.t('common.footer.hoteliers')}
                </Link>
              </li>
              <li>
                <Link to="/faq" className={css.link}>
                  {words.t('common.footer.faq')}
                </Link>
              </li>
            </ul>
          </div>
          <div>
            <h2 className={css.heading}>{words.t('common.footer.support')}</h2>
            <ul>
              <li>
                <a href={`tel:${brand.support_phone.replaceAll(' ', '')}`} className={css.link}>
                  <Numeral>{brand.support_phone}</Numeral>
                </a>
              </li>
              <li>
                <a href={`mailto:${brand.support_email}`} className={css.link}>
                  <EmailAddress>{brand.support_email}</EmailAddress>
                </a>
              </li>
              <li>
                {/* The menu has it too, but a wide header without a search bar has no menu. */}
                <button type="button" className={css.action} onClick={() => show('support')}>
                  {words.t('common.nav.sendScreen')}
                </button>
              </li>
            </ul>
          </div>
          <div>
            <h2 className={css.heading}>{words.t('common.footer.follow')}</h2>
            <ul>
              {brand.social.map((profile) => (
                <li key={profile.url}>
                  <a href={profile.url} rel="noreferrer" className={css.link}>
                    <bdi>{profile.name}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={css.last}>
          <bdi>© {brand.legal_entity}</bdi>
          <Link to="/terms" className={css.lastLink}>
            {words.t('common.footer.terms')}
          </Link>
          <Link to="/privacy" className={css.lastLink}>
            {words.t('common.footer.privacy')}
          </Link>
          <button type="button" className={css.lastLink} onClick={() => marketing().reopen()}>
            {words.t('common.footer.cookies')}
          </button>
          {demo && <span className={css.demo}>{words.t('common.footer.demo')}</span>}
        </div>
      </div>
    </footer>
  )
}

const Store = ({ name, url }: { name: string; url: string | null }) => {
  const words = useI18n()
  return url === null ? (
    <span className={css.store}>{words.t('common.footer.soon', { name })}</span>
  ) : (
    <a href={url} rel="noreferrer" className={css.link}>
      <bdi>{name}</bdi>
    </a>
  )
}
