import { staffStatements } from '#src/actors/bookings/staffStatements.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { staffDesk as texts } from '#src/i18n/staffTexts.ts'
import { StaffAnswer } from '#src/views/staff/StaffAnswer.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { fill } from './desk.rules.ts'
import * as css from './desk.css.ts'

const MOST = 5

/** Unpaid statements, the earliest due day first. */
export const Statements = () => {
  const words = useI18n()
  const heading = useId()
  const query = useQuery({ ...staffStatements('issued'), refetchOnMount: 'always', refetchOnWindowFocus: 'always' })
  return (
    <section className={css.side} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.heading}>
          {texts.unpaid}
        </h2>
        <Link to="/staff/statements">{texts.allStatements}</Link>
      </div>
      <StaffAnswer query={query}>
        {({ statements }) =>
          statements.length === 0 ? (
            <p className={css.mute}>{texts.noStatements}</p>
          ) : (
            <ul className={css.figures}>
              {statements.slice(0, MOST).map(({ statement: { number, total, due }, account, is_overdue }) => (
                <li key={number} className={css.figure}>
                  <Link to="/staff/statements" hash={number ?? ''}>
                    {number}
                  </Link>
                  <Money exact dollars={total} />
                  <p className={css.line}>
                    <bdi>{account}</bdi>
                  </p>
                  {due !== null && (
                    <p className={is_overdue ? css.lateLine : css.line}>
                      {fill(is_overdue ? texts.wasDue : texts.due, { day: words.day(due, 'dayMonth') })}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </StaffAnswer>
    </section>
  )
}
