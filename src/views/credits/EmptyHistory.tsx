import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import type { IconPath } from '#src/ui/content/icons.ts'
import * as css from './credits.css.ts'

/** Replaces an empty history. */
export const EmptyHistory = ({ icon, of }: { icon: IconPath; of: 'history' | 'hours' }) => {
  const words = useI18n()
  return (
    <div className={css.nothing}>
      <Icon path={icon} />
      <p>
        <strong>{words.t(`credits.${of}.empty`)}</strong>
        <br />
        {words.t(`credits.${of}.emptyText`)}
      </p>
    </div>
  )
}
