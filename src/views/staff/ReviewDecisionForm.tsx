import { MAX_NOTE_LENGTH, type ReviewDecisionBody } from '#contract/booking/staff.ts'
import { submitReviewDecision } from '#src/actors/bookings/staffBookings.ts'
import { staffBookings as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { TextArea } from '#src/ui/forms/TextField.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as css from './staff.css.ts'

export interface ReviewDecisionFormProps {
  id: string
  open: readonly ReviewDecisionBody['decision'][]
  onDecided: () => void
}

/** Possible decisions, with a reason that is stored. */
export const ReviewDecisionForm = ({ id, open, onDecided }: ReviewDecisionFormProps) => {
  const [note, setNote] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (decision: ReviewDecisionBody['decision']) => submitReviewDecision(id, { decision, note: note.trim() }),
    onSuccess: onDecided,
  })
  const isMissing = note.trim() === ''
  const decide = (decision: ReviewDecisionBody['decision']) => {
    setSubmitted(true)
    if (!isMissing) mutate(decision)
  }
  return (
    <div className={css.decide}>
      <TextArea
        label={texts.note}
        error={isSubmitted && isMissing ? texts.noteMissing : null}
        value={note}
        maxLength={MAX_NOTE_LENGTH}
        rows={2}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={css.actions}>
        {open.map((decision) => (
          <Button
            key={decision}
            look={decision === 'confirm' ? 'ink' : 'line'}
            busy={isPending && variables === decision}
            disabled={isPending}
            onClick={() => decide(decision)}
          >
            {texts[decision]}
          </Button>
        ))}
      </div>
      {isError && (
        <Notice tone="bad" live="alert">
          {texts.failed}
        </Notice>
      )}
    </div>
  )
}
