import type { CreditEntry } from '#contract/booking/credits.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { useId } from 'react'
import * as css from './credits.css.ts'
import { EmptyHistory } from './EmptyHistory.tsx'
import { HistoryReference } from './HistoryReference.tsx'
import * as icons from '#src/ui/content/icons.ts'

const keyOf = ({ kind, at, booking }: CreditEntry): string => `${kind} ${at} ${booking?.id ?? ''}`

/** All changes of the credit, newest first. */
export const CreditHistory = ({ available, entries }: { available: number; entries: readonly CreditEntry[] }) => {
  const words = useI18n()
  const heading = useId()
  return (
    <section className={classes(card, css.history)} aria-labelledby={heading}>
      <header className={css.head}>
        <h2 id={heading} className={css.title}>
          {words.t('credits.history.title')}
        </h2>
        <p className={css.sum}>
          {words.t('credits.available')}{' '}
          <strong className={css.credit}>
            <Money dollars={available} exact />
          </strong>
        </p>
      </header>
      {entries.length === 0 ? (
        <EmptyHistory icon={icons.coin} of="history" />
      ) : (
        <ol className={css.rows}>
          {entries.map((entry) => (
            <li key={keyOf(entry)} className={css.row}>
              <div className={css.what}>
                <p className={css.kind}>{words.t(`credits.history.${entry.kind}`)}</p>
                {entry.booking && <HistoryReference booking={entry.booking} />}
                <time dateTime={entry.at} className={css.small}>
                  {words.day(words.wallClock(entry.at, Temporal.Now.timeZoneId()).slice(0, 10), 'withYear')}
                </time>
              </div>
              <Numeral direction="auto" className={entry.amount < 0 ? css.spent : css.gained}>
                {words.exactChange(entry.amount)}
              </Numeral>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
