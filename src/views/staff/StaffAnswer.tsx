import { toFailure } from '#machines/kit/failure.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { staffOnly } from '#src/i18n/staffTexts.ts'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import { LoadError } from '#src/views/parts/loading/LoadError.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** The result of a staff query, or why it failed. */
export const StaffAnswer = <Answer,>({
  query: { data, error, refetch },
  children,
}: {
  query: UseQueryResult<Answer>
  children: (answer: Answer) => ReactNode
}) => {
  const words = useI18n()
  if (data !== undefined) return children(data)
  if (error === null)
    return (
      <Loading onRetry={() => void refetch()}>
        <p>{words.t('common.loading')}</p>
      </Loading>
    )
  const failure = toFailure(error)
  if (failure.code === 'forbidden')
    return <EmptyState icon={icons.lock} title={staffOnly.title} text={staffOnly.text} live="status" />
  return (
    <LoadError of="account.failed" offline="account.offline.text" failure={failure} onRetry={() => void refetch()} />
  )
}
