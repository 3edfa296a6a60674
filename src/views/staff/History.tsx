import { useI18n } from '#src/i18n/I18nContext.tsx'
import * as css from './staff.css.ts'

/** What happened, oldest first. `at`: ISO instants. */
export const History = ({ title, lines }: { title: string; lines: readonly { at: string; text: string }[] }) => {
  const words = useI18n()
  return (
    <section>
      <h3 className={css.small}>{title}</h3>
      <ol className={css.history}>
        {lines.map(({ at, text }) => {
          const clock = words.wallClock(at, 'UTC')
          return (
            <li key={`${at} ${text}`}>
              <time dateTime={at}>
                {words.day(clock.slice(0, 10), 'dayMonthYear')} {words.time(clock)} UTC
              </time>{' '}
              <bdi>{text}</bdi>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
