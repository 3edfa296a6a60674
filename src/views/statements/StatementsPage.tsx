import { mayPayByInvoice } from '#contract/user/roles.ts'
import { selectUser } from '#machines/auth/auth.selectors.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { statementsQuery } from '#src/actors/bookings/bookings.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { Offline, LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { LoadingStatements } from './LoadingStatements.tsx'
import { StatementCard } from './StatementCard.tsx'
import * as css from './statements.css.ts'

/** Decisions §8: what an account with invoicing owes, by month. */
export const StatementsPage = () => {
  const user = useSelector(authActor(), selectUser)
  // The server would refuse the request.
  return user !== null && mayPayByInvoice(user.type) ? <Statements /> : <Nothing text="forbidden" />
}

const Statements = () => {
  const words = useI18n()
  const { data, error, fetchStatus, refetch } = useQuery({ ...statementsQuery(), refetchOnMount: 'always' })
  if (error !== null && data === undefined) {
    const failure = toFailure(error)
    if (failure.code === 'forbidden') return <Nothing text="forbidden" />
    return (
      <LoadError of="statements.failed" offline="statements.offline" failure={failure} onRetry={() => void refetch()} />
    )
  }
  if (data === undefined)
    return fetchStatus === 'paused' ? (
      <Offline text="statements.offline" />
    ) : (
      <LoadingStatements onRetry={() => void refetch()} />
    )
  return (
    <div className={css.page}>
      <p className={css.intro}>{words.t('statements.intro')}</p>
      <p>
        <Trans
          text="statements.left"
          parts={{
            left: <Money key="left" exact dollars={data.left} />,
            limit: <Money key="limit" exact dollars={data.limit} />,
          }}
        />
      </p>
      {data.statements.length === 0 ? (
        <Nothing text="empty" />
      ) : (
        <ul className={css.list}>
          {data.statements.map((statement) => (
            <li key={statement.month}>
              <StatementCard statement={statement} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Nothing = ({ text }: { text: 'forbidden' | 'empty' }) => {
  const words = useI18n()
  return (
    <EmptyState
      icon={icons.document}
      title={words.t(`statements.${text}.title`)}
      text={words.t(`statements.${text}.text`)}
    />
  )
}
