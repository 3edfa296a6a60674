import { LOCALES } from '#contract/shared/locale.ts'
import { writeLocalePath } from '#contract/http/localePath.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { SkipLink } from '#src/views/layout/DefaultLayout.tsx'
import { brandName } from '#src/views/layout/documentFacts.ts'
import { LogoMark } from '#src/views/layout/Logo.tsx'
import { useLocation } from '@tanstack/react-router'
import { SendScreen } from '#src/views/parts/support/SendScreen.tsx'
import { use, type ReactNode } from 'react'
import * as css from './confirm.css.ts'
import { PlainPageContext } from './plainPage.ts'

/** Frame of the pages behind a link: whom it is for, and the language. No account, search or currency. */
export const ConfirmFrame = ({
  hotel,
  subtitle,
  isWide = false,
  children,
}: {
  hotel?: string | undefined
  /** Below the hotel's name. */
  subtitle?: string
  isWide?: boolean
  children: ReactNode
}) => {
  const words = useI18n()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <>
      <SkipLink />
      <header className={css.header}>
        <div className={classes(css.bar, isWide && css.wide)}>
          <LogoMark />
          <p className={css.whose}>
            <b>
              <bdi>{hotel ?? brandName()}</bdi>
            </b>
            {hotel !== undefined && (
              <span className={css.small}>{subtitle ?? words.t('negotiation.hotel.header')}</span>
            )}
          </p>
          <details className={css.languages}>
            <summary className={css.language}>
              <Icon path={icons.globe} />
              {words.languageName(words.locale)}
            </summary>
            <ul className={css.choices} aria-label={words.t('negotiation.hotel.language')}>
              {LOCALES.map((locale) => (
                <li key={locale}>
                  <a
                    href={writeLocalePath(locale, path)}
                    hrefLang={locale}
                    lang={locale}
                    className={css.choice}
                    {...(locale === words.locale ? { 'aria-current': true } : {})}
                  >
                    {words.languageName(locale)}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classes(css.main, isWide && css.wide)}>
        {children}
      </main>
      {/* A plain page, made for browsers without scripts, cannot send itself. */}
      {use(PlainPageContext) === null && (
        <footer className={css.foot}>
          <SendScreen look="quiet" isUrgent={false} />
        </footer>
      )}
    </>
  )
}
