import { MAX_PAID_NOTE_LENGTH, type StaffStatement } from '#contract/booking/statements.ts'
import { payStatement } from '#src/actors/bookings/staffStatements.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { staffStatements as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Tag } from '#src/ui/content/Tag.tsx'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { showTarget } from './showTarget.ts'
import * as css from './staff.css.ts'

/** A statement for staff: account, amount owed and due date, and how it was paid, or a form to record that. */
export const StaffStatementCard = ({ one, onPaid }: { one: StaffStatement; onPaid: () => void }) => {
  const words = useI18n()
  const heading = useId()
  const { statement, account, email, paid, owed, limit } = one
  const { month, number, total, count, due, state } = statement
  return (
    <article ref={showTarget} id={number ?? undefined} className={css.card} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        <Numeral>{number}</Numeral> · {words.day(`${month}-01`, 'monthYear')} · <Money exact dollars={total} />
      </h2>
      <dl className={css.facts}>
        <dt>{texts.account}</dt>
        <dd>
          <Facts>
            <bdi>{account}</bdi>
            {email === null ? texts.ended : <bdi dir="ltr">{email}</bdi>}
          </Facts>
        </dd>
        <dt>{texts.bookings}</dt>
        <dd>{words.number(count)}</dd>
        {due !== null && state === 'issued' && (
          <>
            <dt>{texts.due}</dt>
            <dd>
              {words.day(due, 'dayMonthYear')} {one.is_overdue && <Tag tone="asked">{texts.overdue}</Tag>}
            </dd>
          </>
        )}
        {email !== null && (
          <>
            <dt>{texts.owes}</dt>
            <dd>
              <Money exact dollars={owed} />
            </dd>
            <dt>{texts.may}</dt>
            <dd>
              <Money exact dollars={limit} />
            </dd>
          </>
        )}
        {paid !== null && (
          <>
            <dt>{texts.paid.on}</dt>
            <dd>{words.day(words.wallClock(paid.at, 'UTC').slice(0, 10), 'dayMonthYear')}</dd>
            <dt>{texts.paid.how}</dt>
            <dd>
              <bdi>{paid.note}</bdi>
            </dd>
            <dt>{texts.paid.by}</dt>
            <dd>
              <bdi dir="ltr">{paid.by}</bdi>
            </dd>
          </>
        )}
      </dl>
      {state === 'issued' && number !== null && <Paid number={number} onPaid={onPaid} />}
    </article>
  )
}

const Paid = ({ number, onPaid }: { number: string; onPaid: () => void }) => {
  const [note, setNote] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => payStatement(number, note.trim()),
    onSuccess: onPaid,
  })
  const isMissing = note.trim() === ''
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (!isMissing && !isPending) mutate()
  }
  return (
    <form className={css.decide} noValidate onSubmit={submit}>
      <TextField
        label={texts.note}
        error={isSubmitted && isMissing ? texts.noteMissing : null}
        value={note}
        maxLength={MAX_PAID_NOTE_LENGTH}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={css.actions}>
        <Button type="submit" look="ink" busy={isPending}>
          {texts.pay}
        </Button>
      </div>
      {isError && (
        <Notice tone="bad" live="alert">
          {texts.failed}
        </Notice>
      )}
    </form>
  )
}
