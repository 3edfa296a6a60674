import { toFailure } from '#machines/kit/failure.ts'
import { outboxQuery } from '#src/actors/staff/staffDesk.ts'
import { staffDesk as texts } from '#src/i18n/staffTexts.ts'
import { Tag } from '#src/ui/content/Tag.tsx'
import { StaffAnswer } from '#src/views/staff/StaffAnswer.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import * as css from './desk.css.ts'
import { useMoment } from './useMoment.ts'

const MOST = 5

/** The last emails of an embedded run, which go nowhere else. */
export const Outbox = () => {
  const heading = useId()
  const moment = useMoment()
  const query = useQuery({ ...outboxQuery(), refetchOnMount: 'always', refetchOnWindowFocus: 'always' })
  // The server sends its emails, or this is not its own machine.
  if (query.error !== null && toFailure(query.error).status === 404) return null
  return (
    <section className={css.section} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.heading}>
          {texts.outbox}
        </h2>
        <Tag>{texts.embedded}</Tag>
        {/* A document of the server, outside the application. */}
        <a href="/staff/outbox" className={css.toEnd}>
          {texts.allEmails}
        </a>
      </div>
      <StaffAnswer query={query}>
        {({ messages }) =>
          messages.length === 0 ? (
            <p className={css.mute}>{texts.noEmails}</p>
          ) : (
            <ul className={css.list}>
              {messages.slice(0, MOST).map(({ to, subject, lang, text, sent_at }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- an email has no name of its own
                <li key={index} className={css.email}>
                  <details>
                    <summary className={css.summary}>
                      <bdi lang={lang}>{subject}</bdi>
                      <span className={css.mute}>
                        <bdi dir="ltr">{to}</bdi>
                      </span>
                      <span className={css.mute}>{sent_at === null ? texts.unsent : moment(sent_at)}</span>
                    </summary>
                    <p className={css.emailText} lang={lang} dir="auto">
                      {text}
                    </p>
                  </details>
                </li>
              ))}
            </ul>
          )
        }
      </StaffAnswer>
    </section>
  )
}
