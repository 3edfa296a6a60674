import { deleteCapture } from '#src/actors/staff/staffDesk.ts'
import { staffDesk as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import * as staffCss from '#src/views/staff/staff.css.ts'
import { useMutation } from '@tanstack/react-query'
import { writeCode } from './replay.rules.ts'

/** Deletes the screen of a guest for good, once staff have confirmed it. */
export const DeleteScreenDialog = ({
  code,
  onClose,
  onDeleted,
}: {
  code: string
  onClose: () => void
  onDeleted: () => void
}) => {
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => deleteCapture(code), onSuccess: onDeleted })
  const { deleteAsk } = texts
  return (
    <Dialog open onClose={onClose} mandatory={isPending} title={deleteAsk.title} closeLabel={deleteAsk.close}>
      <div className={staffCss.decide}>
        <p>
          <b>{writeCode(code)}</b>
        </p>
        <p>{deleteAsk.text}</p>
        {isError && (
          <Notice tone="bad" live="alert">
            {deleteAsk.failed}
          </Notice>
        )}
        <div className={staffCss.actions}>
          <Button look="ink" icon={icons.trash} busy={isPending} onClick={() => mutate()}>
            {deleteAsk.yes}
          </Button>
          <Button look="quiet" disabled={isPending} onClick={onClose}>
            {deleteAsk.no}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
