import type { CaptureSummary } from '#contract/support/captures.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { staffDesk as texts } from '#src/i18n/staffTexts.ts'
import { Link } from '@tanstack/react-router'
import * as css from './desk.css.ts'

/** The screens that guests sent last. */
export const Screens = ({ latest }: { latest: readonly CaptureSummary[] }) => {
  const words = useI18n()
  const zone = Temporal.Now.timeZoneId()
  return (
    <section className={css.side}>
      <div className={css.head}>
        <h2 className={css.heading}>{texts.screens}</h2>
        <Link to="/staff/replay">{texts.openScreen}</Link>
      </div>
      <p className={css.mute}>{texts.looked}</p>
      <ul className={css.figures}>
        {latest.map(({ code, route, note, sent_at }) => {
          const sent = words.wallClock(sent_at, zone)
          return (
            <li key={code} className={css.figure}>
              <Link to="/staff/replay/$code" params={{ code }} className={css.code}>
                {code.slice(0, 4)} {code.slice(4)}
              </Link>
              <time dateTime={sent_at} className={css.mute}>
                {words.day(sent, 'dayMonth')} {words.time(sent)}
              </time>
              <span className={css.mute}>
                <bdi dir="ltr">{route}</bdi>
                {note === '' ? null : <bdi> “{note}”</bdi>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
