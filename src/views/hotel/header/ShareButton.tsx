import { COPIED_FLAG_MS } from '#contract/booking/loyalty.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useShare } from '#src/ui/hooks/useShare.ts'

/** Shares this page with its stay. */
export const ShareButton = ({ title, url }: { title: string; url: string }) => {
  const words = useI18n()
  const { state, share } = useShare({ title, url }, COPIED_FLAG_MS)
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={state === 'copied' ? icons.check : icons.share}
        onClick={() => void share()}
      >
        {words.t(state === 'copied' ? 'common.copied' : 'hotel.share')}
      </Button>
      <span role="status">
        {state === 'copied' && <VisuallyHidden>{words.t('common.copied')}</VisuallyHidden>}
        {state === 'refused' && words.t('hotel.shareRefused')}
      </span>
    </>
  )
}
