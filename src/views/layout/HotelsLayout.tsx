import type { ReactNode } from 'react'
import { ConnectionBar } from './ConnectionBar.tsx'
import { Consent } from './Consent.tsx'
import { SkipLink } from './DefaultLayout.tsx'
import { Header } from './Header.tsx'
import * as css from './Layout.css.ts'
import { LayoutModals } from './LayoutModals.tsx'
import { ModalsProvider } from './modals.tsx'
import type { LayoutProps } from './layoutProps.ts'

/** Specification §2, hotels layout: search bar in the header; the window does not scroll on a wide screen. */
export const HotelsLayout = ({
  layoutProps,
  searchBar,
  searchSummary,
  children,
}: {
  layoutProps: LayoutProps
  searchBar: ReactNode
  /** Replaces the bar on narrow screens. */
  searchSummary: ReactNode
  children: ReactNode
}) => (
  <ModalsProvider>
    <div className={css.locked}>
      <SkipLink />
      <Header layoutProps={layoutProps} middle={searchBar} />
      <ConnectionBar online={layoutProps.online} />
      <main id="main" tabIndex={-1} className={css.lockedMain}>
        {searchSummary}
        {children}
      </main>
      <Consent />
    </div>
    <LayoutModals layoutProps={layoutProps} />
  </ModalsProvider>
)
