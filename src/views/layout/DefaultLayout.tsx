import { useI18n } from '#src/i18n/I18nContext.tsx'
import type { ReactNode } from 'react'
import { ConnectionBar } from './ConnectionBar.tsx'
import { Consent } from './Consent.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import * as css from './Layout.css.ts'
import { LayoutModals } from './LayoutModals.tsx'
import { ModalsProvider } from './modals.tsx'
import type { LayoutProps } from './layoutProps.ts'

/** Specification §2, default layout: sticky header, and a footer that may be hidden on a phone. */
export const DefaultLayout = ({
  layoutProps,
  hideFooterOnPhone,
  children,
}: {
  layoutProps: LayoutProps
  hideFooterOnPhone: boolean
  children: ReactNode
}) => (
  <ModalsProvider>
    <SkipLink />
    <Header layoutProps={layoutProps} />
    <ConnectionBar online={layoutProps.online} />
    <main id="main" tabIndex={-1} className={css.main}>
      {children}
    </main>
    <Footer brand={layoutProps.brand} demo={layoutProps.demo} hiddenOnPhone={hideFooterOnPhone} />
    <Consent />
    <LayoutModals layoutProps={layoutProps} />
  </ModalsProvider>
)

export const SkipLink = () => (
  <a className={css.skip} href="#main">
    {useI18n().t('common.skip')}
  </a>
)
