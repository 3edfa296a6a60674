import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useState } from 'react'
import * as css from './Layout.css.ts'

/** Says that the connection is lost, and when it is back. */
export const ConnectionBar = ({ online }: { online: boolean }) => {
  const words = useI18n()
  const [wasOffline, setWasOffline] = useState(false)
  if (!online && !wasOffline) setWasOffline(true)
  return (
    <div role="status">
      {!online && (
        <p className={css.bar}>
          <Icon path={icons.offline} />
          {words.t('common.connection.offline')}
        </p>
      )}
      {online && wasOffline && <VisuallyHidden>{words.t('common.connection.back')}</VisuallyHidden>}
    </div>
  )
}
