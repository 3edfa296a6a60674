import { useI18n } from '#src/i18n/I18nContext.tsx'
import { staffFrame as texts } from '#src/i18n/staffTexts.ts'
import { LogoMark } from '#src/views/layout/Logo.tsx'
import type { LayoutProps } from '#src/views/layout/layoutProps.ts'
import { Link } from '@tanstack/react-router'
import * as css from './frame.css.ts'
import { isStaffWork, STAFF_WORKS, staffPages } from './staffPages.rules.ts'
import { setStaffWork, useStaffWork } from './staffWork.ts'

export const StaffHeader = ({ layoutProps: { brand, demo, account } }: { layoutProps: LayoutProps }) => {
  const words = useI18n()
  const work = useStaffWork()
  return (
    <header className={css.header}>
      <Link to="/" className={css.logo} aria-label={words.t('common.nav.home', { name: brand.name })}>
        <LogoMark />
        <bdi className={css.brand}>{brand.name}</bdi>
      </Link>
      <span className={css.tag}>{texts.tag}</span>
      <nav className={css.nav} aria-label={texts.nav}>
        {staffPages(work).map(({ name, to }) => (
          <Link key={name} to={to} activeOptions={{ exact: to === '/staff' }} className={css.link}>
            {texts[name]}
          </Link>
        ))}
        {demo && (
          // A document of the server, outside the application: the embedded run keeps its mails there.
          <a href="/staff/outbox" className={css.link}>
            {texts.outbox}
          </a>
        )}
      </nav>
      <div className={css.end}>
        <select
          className={css.work}
          aria-label={texts.work}
          value={work}
          onChange={({ target }) => isStaffWork(target.value) && setStaffWork(target.value)}
        >
          {STAFF_WORKS.map((name) => (
            <option key={name} value={name}>
              {texts.works[name]}
            </option>
          ))}
        </select>
        {account.button}
      </div>
    </header>
  )
}
