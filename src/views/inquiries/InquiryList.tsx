import type { Inquiry, InquiryStatus } from '#contract/inquiry/inquiries.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { inquiriesQuery } from '#src/actors/inquiry/queries.ts'
import { dayInYear } from '#src/i18n/dayInYear.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { WordedStayLine } from '#src/i18n/WordedStayLine.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { Tag } from '#src/ui/content/Tag.tsx'
import { LoadError, Offline } from '#src/views/parts/loading/LoadError.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import * as css from './inquiries.css.ts'

/** The user's requests for hours, newest first. */
export const InquiryList = () => {
  const words = useI18n()
  const { data, error, fetchStatus, refetch } = useQuery({ ...inquiriesQuery(), refetchOnMount: 'always' })
  const retry = () => void refetch()
  if (data === undefined) {
    if (error !== null)
      return (
        <LoadError of="inquiry.list.failed" offline="inquiry.list.offline" failure={toFailure(error)} onRetry={retry} />
      )
    if (fetchStatus === 'paused') return <Offline text="inquiry.list.offline" />
    return (
      <Loading onRetry={retry}>
        <div className={css.list}>
          {['a', 'b'].map((key) => (
            <div key={key} className={classes(card, css.card)}>
              <Skeleton width="30%" height="26px" />
              <Skeleton height="52px" />
            </div>
          ))}
        </div>
      </Loading>
    )
  }
  const start = (
    <Link to="/inquiry/steps" className={buttonClass({ look: 'ink' })}>
      {words.t('inquiry.start.action')}
    </Link>
  )
  if (data.length === 0)
    return (
      <EmptyState
        icon={icons.ask}
        title={words.t('inquiry.list.empty')}
        text={words.t('inquiry.list.emptyText')}
        action={start}
      />
    )
  return (
    <>
      <ul className={css.list}>
        {data.map((inquiry) => (
          <li key={inquiry.id}>
            <InquiryCard inquiry={inquiry} />
          </li>
        ))}
      </ul>
      <p className={css.start}>{start}</p>
    </>
  )
}

const TONES: Readonly<Record<InquiryStatus, 'asked' | 'guaranteed' | 'plain' | 'bad'>> = {
  unconfirmed: 'bad',
  asked: 'asked',
  countered: 'asked',
  accepted: 'guaranteed',
  charged: 'guaranteed',
  done: 'guaranteed',
  rejected: 'plain',
  expired: 'plain',
  withdrawn: 'plain',
}
const ICONS: Readonly<Record<(typeof TONES)[InquiryStatus], IconPath>> = {
  asked: icons.ask,
  guaranteed: icons.check,
  plain: icons.info,
  bad: icons.mail,
}

const InquiryCard = ({ inquiry }: { inquiry: Inquiry }) => {
  const words = useI18n()
  const heading = useId()
  const { hotel, status, deadlines, price } = inquiry
  const tone = TONES[status]
  const stay = { checkIn: inquiry.checkin_datetime, checkOut: inquiry.checkout_datetime }
  const due = deadlines.answer === null ? null : words.wallClock(deadlines.answer, hotel.time_zone)
  return (
    <article className={classes(card, css.card)} aria-labelledby={heading}>
      <div className={css.head}>
        <div>
          <h2 id={heading} className={css.hotel}>
            <bdi>{hotel.name}</bdi>
          </h2>
          <p className={css.small}>
            {words.t('inquiry.sent.number')} <Numeral>{inquiry.number}</Numeral>
          </p>
        </div>
        <Tag tone={tone} icon={ICONS[tone]}>
          {words.t(`inquiry.list.status.${status}`)}
        </Tag>
      </div>
      <WordedStayLine
        dated
        stay={stay}
        tones={
          tone === 'guaranteed'
            ? { checkIn: 'guaranteed', checkOut: 'guaranteed' }
            : { checkIn: 'asked', checkOut: 'asked' }
        }
        timeZone={hotel.time_zone}
      />
      <div className={css.foot}>
        <b>
          <Money exact dollars={price} />
        </b>
        {due !== null && (
          <span className={css.small}>
            {words.t('inquiry.list.answerBy', {
              when: words.t('inquiry.aside.moment', {
                day: dayInYear(words, due, 'weekdayDayMonth'),
                hour: words.time(due),
              }),
            })}
          </span>
        )}
        <Link
          to="/inquiry/$id"
          params={{ id: inquiry.id }}
          className={buttonClass({ look: 'line', size: 'small' })}
          aria-label={`${words.t('inquiry.sent.see')}: ${hotel.name}`}
        >
          {words.t('inquiry.sent.see')}
        </Link>
      </div>
    </article>
  )
}
