import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { textLink } from '#src/styles/layout.css.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import type { SearchDraft } from './useSearchDraft.ts'

/** Marks the element with both hours of a stay: the focus stays in it when the question below disappears. */
export const STAY_HOURS = { 'data-stay-hours': '' }

/** The chosen hour of a grid, or the handle of a stay line. */
const CHECK_IN_HOUR = '[aria-checked="true"], [role="slider"]'

/** Decisions §2: a check-in in the small hours belongs to the night before, which one press takes. */
export const NightBefore = ({ draft }: { draft: SearchDraft }) => {
  const words = useI18n()
  const evening = draft.eveningBefore
  return (
    <div aria-live="polite">
      {evening !== null && (
        <Notice tone="asked">
          {words.t('common.stay.nightBefore', { day: words.day(evening, 'weekdayDayMonth') })}{' '}
          <button
            type="button"
            className={textLink}
            onClick={(event) => {
              const hours = event.currentTarget.closest('[data-stay-hours]')
              draft.changeCheckIn(evening)
              requestAnimationFrame(() => hours?.querySelector<HTMLElement>(CHECK_IN_HOUR)?.focus())
            }}
          >
            {evening === draft.night ? (
              words.t('common.stay.tonightNow')
            ) : (
              <Trans
                text="common.stay.nightBeforeYes"
                parts={{
                  day: words.day(evening, 'weekdayDayMonth'),
                  hour: <Numeral key="hour">{words.hourOf(evening)}</Numeral>,
                }}
              />
            )}
          </button>
        </Notice>
      )}
    </div>
  )
}
