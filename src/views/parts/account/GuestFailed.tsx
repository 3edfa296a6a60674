import type { Failure } from '#src/i18n/errorText.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { LoadError } from '#src/views/parts/loading/LoadError.tsx'

/** The signed-in user could not be loaded: there is no account to show. */
export const GuestFailed = (props: { failure: Failure; busy: boolean; onRetry: () => void; onLogOut: () => void }) => {
  const words = useI18n()
  return (
    <LoadError
      of="account.unknown"
      offline="account.unknown.offline"
      failure={props.failure}
      busy={props.busy}
      onRetry={props.onRetry}
      way={
        <Button look="line" onClick={props.onLogOut}>
          {words.t('common.nav.logOut')}
        </Button>
      }
    />
  )
}
