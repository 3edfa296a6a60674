import type { SectionViewState } from '#machines/profile/profile.selectors.ts'
import { errorText } from '#src/i18n/errorText.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import * as css from './profile.css.ts'

/** Save button of a section, and the result. `isShownAtField`: the failure is shown at its field. */
export const SaveRow = ({
  viewState,
  dirty,
  isShownAtField = false,
}: {
  viewState: SectionViewState
  dirty: boolean
  isShownAtField?: boolean
}) => {
  const words = useI18n()
  return (
    <>
      <div role="alert" className={css.alert}>
        {viewState.failure && !isShownAtField && <Notice tone="bad">{errorText(words, viewState.failure)}</Notice>}
      </div>
      <div className={css.row}>
        <Button type="submit" look={dirty ? 'ink' : 'line'} busy={viewState.busy}>
          {words.t('profile.save')}
        </Button>
        <p role="status" className={css.status}>
          {viewState.done ? (
            <span className={css.done}>
              <Icon path={icons.check} size="small" /> {words.t('profile.saved')}
            </span>
          ) : (
            dirty && !viewState.busy && words.t('profile.unsaved')
          )}
        </p>
      </div>
    </>
  )
}
