import { MAX_INVOICE_LIMIT } from '#contract/booking/statements.ts'
import { readDecimal } from '#machines/kit/decimal.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { setInvoiceLimit } from '#src/actors/bookings/staffStatements.ts'
import { staffStatements } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { focusFirstWrong } from '#src/views/forms/formFields.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import * as css from './staff.css.ts'

const { limit: texts, failed } = staffStatements

/** Sets how much an account may owe, with or without a statement. */
export const InvoiceLimit = () => {
  const heading = useId()
  const [email, setEmail] = useState('')
  const [dollars, setDollars] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const { mutate, isPending, isSuccess, error, reset } = useMutation({ mutationFn: setInvoiceLimit })
  const amount = readDecimal(dollars)
  const missing = [
    ...(email.trim() === '' ? ['email'] : []),
    ...(amount === null || amount > MAX_INVOICE_LIMIT ? ['dollars'] : []),
  ]
  const isUnknown = error !== null && toFailure(error).field === 'email'
  const wrong = {
    email: isUnknown || (isSubmitted && missing.includes('email')),
    dollars: isSubmitted && missing.includes('dollars'),
  }
  const write = (set: (text: string) => void) => (event: { currentTarget: { value: string } }) => {
    set(event.currentTarget.value)
    reset()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (missing.length > 0) focusFirstWrong(event.currentTarget, missing)
    else if (!isPending && amount !== null) mutate({ email: email.trim(), limit: amount })
  }
  return (
    <section className={css.card} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <form className={css.decide} noValidate onSubmit={submit}>
        <TextField
          label={texts.email}
          name="email"
          type="email"
          dir="ltr"
          value={email}
          error={wrong.email ? texts.emailWrong : null}
          onChange={write(setEmail)}
        />
        <TextField
          label={texts.dollars}
          name="dollars"
          inputMode="decimal"
          dir="ltr"
          value={dollars}
          error={wrong.dollars ? texts.dollarsWrong : null}
          onChange={write(setDollars)}
        />
        <div className={css.actions}>
          <Button type="submit" busy={isPending}>
            {texts.save}
          </Button>
          <p role="status">{isSuccess && texts.saved}</p>
        </div>
        {error !== null && !isUnknown && (
          <Notice tone="bad" live="alert">
            {failed}
          </Notice>
        )}
      </form>
    </section>
  )
}
