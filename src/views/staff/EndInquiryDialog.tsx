import type { StaffInquiry } from '#contract/inquiry/desk.ts'
import { MAX_OFFER_NOTE_LENGTH } from '#contract/inquiry/inquiries.ts'
import { endInquiry } from '#src/actors/negotiation/staffInquiries.ts'
import { staffInquiries as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { TextArea } from '#src/ui/forms/TextField.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as css from './staff.css.ts'

/** Ends a request for good, with a reason that is stored. */
export const EndInquiryDialog = ({
  one,
  onClose,
  onEnded,
}: {
  one: StaffInquiry
  onClose: () => void
  onEnded: () => void
}) => {
  const [note, setNote] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => endInquiry(one.id, { note: note.trim() }),
    onSuccess: onEnded,
  })
  const isMissing = note.trim() === ''
  const { endAsk } = texts
  return (
    <Dialog open onClose={onClose} mandatory={isPending} title={endAsk.title} closeLabel={texts.close}>
      <div className={css.decide}>
        <p>
          <bdi>{one.number}</bdi> · <bdi>{one.hotel.name}</bdi>
        </p>
        <p>{endAsk.text}</p>
        <TextArea
          label={endAsk.note}
          error={isSubmitted && isMissing ? endAsk.noteMissing : null}
          value={note}
          maxLength={MAX_OFFER_NOTE_LENGTH}
          rows={2}
          onChange={({ target }) => setNote(target.value)}
        />
        {isError && (
          <Notice tone="bad" live="alert">
            {texts.failed}
          </Notice>
        )}
        <div className={css.actions}>
          <Button
            look="ink"
            busy={isPending}
            onClick={() => {
              setSubmitted(true)
              if (!isMissing) mutate()
            }}
          >
            {endAsk.yes}
          </Button>
          <Button look="quiet" disabled={isPending} onClick={onClose}>
            {endAsk.no}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
