import { withSupportTexts } from '#src/i18n/pageTexts.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button, type ButtonProps } from '#src/ui/content/Button.tsx'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { useState } from 'react'

const useDialog = lazyPart(async () => (await withSupportTexts(import('./SendScreenDialog.tsx'))).SendScreenDialog)

/** The dialog that sends the guest's screen to support, loaded when first wanted. */
export const SendScreenModal = ({ trigger, onClose }: { trigger: unknown; onClose: () => void }) => {
  const { part: Dialog, hasFailed, retry } = useDialog(trigger)
  if (!trigger) return null
  if (Dialog) return <Dialog onClose={onClose} />
  return hasFailed && <ChunkError onRetry={retry} onClose={onClose} />
}

interface SendScreenProps extends Pick<ButtonProps, 'className' | 'look'> {
  /** Something has gone wrong: the dialog loads at once, so that a guest who loses the connection can still save a file. */
  isUrgent?: boolean
}

/** Opens the dialog that sends the guest's screen to support. */
export const SendScreen = ({ className, look = 'line', isUrgent = true }: SendScreenProps) => {
  const words = useI18n()
  const [isOpen, setOpen] = useState(false)
  useDialog(isUrgent)
  return (
    <>
      <Button look={look} size="small" className={className} onClick={() => setOpen(true)}>
        {words.t('common.nav.sendScreen')}
      </Button>
      <SendScreenModal trigger={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
