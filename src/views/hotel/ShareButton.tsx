import { COPIED_FLAG_MS } from '#contract/loyalty.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import * as icons from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useCopy } from '#src/ui/useCopy.ts'

/** Hands this page with its stay to somebody else: by the device's own way, else as a link on the clipboard. */
export const ShareButton = ({ title, url }: { title: string; url: string }) => {
  const words = useWords()
  const { state, copy } = useCopy(url, COPIED_FLAG_MS)
  const share = async () => {
    if (typeof navigator.share !== 'function') return void (await copy())
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Whoever puts the sheet away wants nothing more; a device that cannot share this copies it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
    return undefined
  }
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
