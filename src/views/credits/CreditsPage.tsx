import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Offline, LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { CreditHistory } from './CreditHistory.tsx'
import * as css from './credits.css.ts'
import { CreditRule } from './CreditRule.tsx'
import { LoadingCredits } from './CreditsStates.tsx'
import { HoursHistory } from './HoursHistory.tsx'
import { useCredits } from './useCredits.ts'

/** Decisions §7: credit earned with hours, and those hours. */
export const CreditsPage = () => {
  const words = useI18n()
  return (
    <div className={css.page}>
      <p className={css.intro}>{words.t('credits.intro')}</p>
      <Histories />
      <CreditRule />
    </div>
  )
}

const Histories = () => {
  const { credits, failure, isWaiting, retry } = useCredits()
  if (credits === null) {
    if (failure) return <LoadError of="credits.failed" offline="credits.offline" failure={failure} onRetry={retry} />
    return isWaiting ? <Offline text="credits.offline" /> : <LoadingCredits onRetry={retry} />
  }
  return (
    <>
      <CreditHistory available={credits.available_credits} entries={credits.entries} />
      <HoursHistory stays={credits.hours} total={credits.total_hours} />
    </>
  )
}
