import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { useBlocker } from '@tanstack/react-router'
import * as css from './profile.css.ts'

/** Warns of unsaved changes before navigating to another page. Not on reload or language switch, which keep them. */
export const LeaveDialog = ({ hasUnsaved, onLeave }: { hasUnsaved: boolean; onLeave: () => void }) => {
  const words = useI18n()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <Dialog
      backCloses={false}
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      closeLabel={words.t('common.close')}
      title={words.t('profile.leave.title')}
    >
      <div className={css.form}>
        <p>{words.t('profile.leave.text')}</p>
        <div className={css.row}>
          <Button look="ink" onClick={() => blocker.reset?.()}>
            {words.t('profile.leave.stay')}
          </Button>
          <Button
            onClick={() => {
              onLeave()
              blocker.proceed?.()
            }}
          >
            {words.t('profile.leave.leave')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
