import type { Booking } from '#contract/bookings.ts'
import { toFailure, type Failure } from '#machines/kit/failure.ts'
import { saveCalendar } from '#src/actors/calendar.ts'
import { errorText } from '#src/i18n/errorText.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import * as icons from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { useState } from 'react'
import * as css from './BookingPage.css.ts'

type Saving = { step: 'idle' } | { step: 'saving' } | { step: 'failed'; failure: Failure }

/** Saves the stay as a file for the guest's own calendar. */
export const CalendarButton = ({ booking }: { booking: Booking }) => {
  const words = useWords()
  const [saving, setSaving] = useState<Saving>({ step: 'idle' })
  const save = () => {
    setSaving({ step: 'saving' })
    saveCalendar(booking).then(
      () => setSaving({ step: 'idle' }),
      (error: unknown) => setSaving({ step: 'failed', failure: toFailure(error) }),
    )
  }
  return (
    <>
      <Button look="line" icon={icons.calendar} busy={saving.step === 'saving'} onClick={save}>
        {words.t('account.calendar')}
      </Button>
      {saving.step === 'failed' && (
        <div className={css.problem}>
          <Notice tone="bad" live="alert">
            {errorText(words, saving.failure)}
          </Notice>
        </div>
      )}
    </>
  )
}
