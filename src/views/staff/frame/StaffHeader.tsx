import { deskQuery } from '#src/actors/staff/staffDesk.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { staffFrame as texts } from '#src/i18n/staffTexts.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { scrollInRow } from '#src/ui/scrollInRow.ts'
import { useGuest } from '#src/views/parts/account/useGuest.ts'
import { LogoMark } from '#src/views/layout/Logo.tsx'
import type { LayoutProps } from '#src/views/layout/layoutProps.ts'
import { pageCounts } from '#src/views/staff/desk/desk.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useMatchRoute } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import * as css from './frame.css.ts'
import { staffPages, type StaffPagePath } from './staffPages.rules.ts'
import { useStaffWork } from './staffWork.ts'
import { WorkChoice } from './WorkChoice.tsx'

const MINUTE_MS = 60_000

export const StaffHeader = ({ layoutProps: { brand, demo, account } }: { layoutProps: LayoutProps }) => {
  const words = useI18n()
  const work = useStaffWork()
  const isStaff = useGuest().user?.is_staff === true
  // If it fails, the desk says so; the links work without counts.
  const { data: desk } = useQuery({ ...deskQuery(), enabled: isStaff, refetchInterval: MINUTE_MS })
  const counts = desk === undefined ? {} : pageCounts(desk)
  return (
    <header className={css.header}>
      <Link to="/" className={css.logo} aria-label={words.t('common.nav.home', { name: brand.name })}>
        <LogoMark />
        <bdi className={css.brand}>{brand.name}</bdi>
      </Link>
      <span className={css.tag}>{texts.tag}</span>
      <nav className={css.nav} aria-label={texts.nav}>
        {staffPages(work).map(({ name, to }) => (
          <PageLink key={name} to={to}>
            {texts[name]}
            <Count count={counts[name] ?? 0} />
          </PageLink>
        ))}
        {demo && (
          // A document of the server, outside the application: the embedded run keeps its mails there.
          <a href="/staff/outbox" className={css.link}>
            {texts.outbox}
          </a>
        )}
      </nav>
      <div className={css.end}>
        <WorkChoice className={css.workInHeader} />
        {account.button}
      </div>
    </header>
  )
}

/** How much of a page needs a person now. */
const Count = ({ count }: { count: number }) =>
  count > 0 && (
    <>
      <span className={css.countMark} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <VisuallyHidden> {count === 1 ? texts.needsOne : texts.needs(count)}</VisuallyHidden>
    </>
  )

/** A link of the navigation; if its page is open, it comes into view. */
const PageLink = ({ to, children }: { to: StaffPagePath; children: ReactNode }) => {
  const link = useRef<HTMLAnchorElement>(null)
  const isCurrent = useMatchRoute()({ to, fuzzy: to !== '/staff' }) !== false
  useEffect(() => {
    if (isCurrent && link.current?.parentElement) scrollInRow(link.current, link.current.parentElement)
  }, [isCurrent])
  return (
    <Link ref={link} to={to} activeOptions={{ exact: to === '/staff' }} className={css.link}>
      {children}
    </Link>
  )
}
