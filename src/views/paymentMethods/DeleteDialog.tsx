import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import { cardName } from '#src/i18n/cardName.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import * as css from './paymentMethods.css.ts'

export interface DeleteDialogProps {
  /** Card to confirm the deletion of; null closes the dialog. */
  method: PaymentMethod | null
  onDelete: () => void
  onClose: () => void
}

export const DeleteDialog = ({ method, onDelete, onClose }: DeleteDialogProps) => {
  const words = useI18n()
  return (
    <Dialog
      open={method !== null}
      onClose={onClose}
      title={words.t('payments.deleteTitle')}
      closeLabel={words.t('common.close')}
    >
      {method && (
        <p>
          <b>{cardName(words, method)}</b>
        </p>
      )}
      <p>{words.t('payments.deleteText')}</p>
      <div className={css.buttons}>
        <Button look="ink" icon={icons.trash} onClick={onDelete}>
          {words.t('payments.delete')}
        </Button>
        <Button look="line" onClick={onClose}>
          {words.t('payments.deleteKeep')}
        </Button>
      </div>
    </Dialog>
  )
}
