import { toFailure } from '#machines/kit/failure.ts'
import { inquiriesQuery } from '#src/actors/inquiry/queries.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { LoadError, Offline } from '#src/views/parts/loading/LoadError.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { InquiryCard } from '#src/views/parts/negotiation/InquiryCard.tsx'
import * as css from '#src/views/parts/negotiation/InquiryCard.css.ts'

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
