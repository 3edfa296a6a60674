import type { StatementSummary } from '#contract/booking/statements.ts'
import { saveStatement } from '#src/actors/bookings/statement.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Facts } from '#src/ui/content/Facts.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Tag } from '#src/ui/content/Tag.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { DownloadButton } from '#src/views/parts/booking/DownloadButton.tsx'
import { useId } from 'react'
import * as css from './statements.css.ts'

const TONES = { open: 'plain', issued: 'asked', paid: 'gained' } as const

/** The statement of a month, with its files. */
export const StatementCard = ({ statement }: { statement: StatementSummary }) => {
  const words = useI18n()
  const heading = useId()
  const { month, number, total, count, due, state } = statement
  const monthName = words.day(`${month}-01`, 'monthYear')
  return (
    // The statement e-mail links to this id.
    <article id={month} className={classes(card, css.statement)} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.month}>
          {monthName}
        </h2>
        <Tag tone={TONES[state]}>{words.t(`statements.state.${state}`)}</Tag>
        <span className={css.total}>
          <Money exact dollars={total} />
        </span>
      </div>
      <p className={css.small}>
        <Facts>
          {number === null ? null : <Numeral>{number}</Numeral>}
          {words.plural('statements.count', count)}
          {due === null || state === 'paid' ? null : words.t('statements.due', { day: words.day(due, 'withYear') })}
        </Facts>
      </p>
      <div className={css.files}>
        {(['pdf', 'csv'] as const).map((form) => (
          <DownloadButton key={form} icon={icons.document} save={() => saveStatement(month, form, words.locale)}>
            {words.t(`statements.${form}`)}
            <VisuallyHidden>{monthName}</VisuallyHidden>
          </DownloadButton>
        ))}
      </div>
    </article>
  )
}
