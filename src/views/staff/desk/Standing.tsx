import type { StaffDeskResponse } from '#contract/support/staffDesk.ts'
import { staffDesk as texts } from '#src/i18n/staffTexts.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import type { StaffWork } from '#src/views/staff/frame/staffPages.rules.ts'
import * as css from './desk.css.ts'

/** Figures of the work. */
export const Standing = ({
  desk: { bookings, inquiries, statements, captures },
  work,
}: {
  desk: StaffDeskResponse
  work: StaffWork
}) => {
  const { figures } = texts
  const rows: [string, number][] =
    work === 'money'
      ? [
          [figures.statements, statements.open],
          [figures.statementsOverdue, statements.overdue.found],
          [figures.bookings, bookings.found],
        ]
      : [
          [figures.bookings, bookings.found],
          [figures.inquiries, inquiries.open],
          [figures.noAddress, inquiries.no_address.found],
          [figures.capturesToday, captures.today],
        ]
  return (
    <section className={css.side}>
      <h2 className={css.heading}>{texts.stands}</h2>
      <dl className={css.figures}>
        {rows.map(([name, count]) => (
          <div key={name} className={css.figure}>
            <dt className={css.mute}>{name}</dt>
            <dd className={css.count}>
              <Numeral>{String(count)}</Numeral>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
