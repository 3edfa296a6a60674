import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'

export interface AllFilteredOutProps {
  /** Only because none of the hotels can be canceled for free any more: `isTooLateToCancel`. */
  isTooLateToCancel: boolean
  onClear: () => void
  /** Drops the filter for free cancellation alone. */
  onNonRefundable: () => void
}

/** Shown if there are hotels but the filters hide all of them. */
export const AllFilteredOut = ({ isTooLateToCancel, onClear, onNonRefundable }: AllFilteredOutProps) => {
  const words = useI18n()
  return isTooLateToCancel ? (
    <EmptyState
      icon={icons.clock}
      title={words.t('search.empty.tooLate')}
      text={words.t('search.empty.tooLateText')}
      action={
        <Button look="ink" onClick={onNonRefundable}>
          {words.t('search.empty.nonRefundable')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={icons.tune}
      title={words.t('search.filters.noneLeft')}
      text={words.t('search.empty.filters')}
      action={
        <Button look="ink" onClick={onClear}>
          {words.t('search.filters.clear')}
        </Button>
      }
    />
  )
}
