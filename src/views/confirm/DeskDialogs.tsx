import type { DeskResponse } from '#contract/inquiry/desk.ts'
import { isEmail } from '#contract/user/user.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { leaveNetwork, renewDesk } from '#src/actors/negotiation/desk.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { StepFailure } from '#src/views/parts/negotiation/StepFailure.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import * as css from './confirm.css.ts'

/** Sends a new link to the hotel's own address; what is said does not tell whether we know it. */
export const RenewForm = () => {
  const words = useI18n()
  const field = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [isShown, setShown] = useState(false)
  const { mutate, isPending, error, isSuccess, reset, variables } = useMutation({
    mutationFn: renewDesk,
    networkMode: 'always',
  })
  const isWrong = !isEmail(email.trim())
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setShown(true)
    if (isWrong) field.current?.querySelector('input')?.focus()
    else if (!isPending) mutate(email.trim())
  }
  return (
    <form ref={field} className={css.form} noValidate onSubmit={submit}>
      <TextField
        label={words.t('desk.renewAsk.email')}
        icon={icons.mail}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        value={email}
        error={isShown && isWrong ? words.t('desk.renewAsk.wrong') : undefined}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          reset()
        }}
        onBlur={() => email !== '' && setShown(true)}
      />
      <div>
        <StepFailure failure={error === null ? null : toFailure(error)} />
        <div role="status">
          {isSuccess && <Notice icon={icons.mail}>{words.t('desk.renewAsk.sent', { email: variables })}</Notice>}
        </div>
      </div>
      <div>
        <Button type="submit" look="ink" busy={isPending}>
          {words.t('desk.renewAsk.send')}
        </Button>
      </div>
    </form>
  )
}

export const RenewDialog = ({ onClose }: { onClose: () => void }) => {
  const words = useI18n()
  return (
    <Dialog
      open
      shape="sheet"
      onClose={onClose}
      title={words.t('desk.renewAsk.title')}
      closeLabel={words.t('common.close')}
    >
      <p>{words.t('desk.renewAsk.text')}</p>
      <RenewForm />
    </Dialog>
  )
}

/** Says what leaving does before it is done. */
export const LeaveDialog = ({
  token,
  onClose,
  onLeft,
}: {
  token: string
  onClose: () => void
  onLeft: (desk: DeskResponse) => void
}) => {
  const words = useI18n()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => leaveNetwork(token),
    networkMode: 'always',
    onSuccess: onLeft,
  })
  return (
    <Dialog
      open
      shape="sheet"
      onClose={onClose}
      mandatory={isPending}
      title={words.t('desk.leaveAsk.title')}
      closeLabel={words.t('common.close')}
    >
      <p>{words.t('desk.leaveAsk.text')}</p>
      <StepFailure failure={error === null ? null : toFailure(error)} />
      <div className={css.bigButtons}>
        <Button look="ink" size="large" busy={isPending} onClick={() => mutate()}>
          {words.t('desk.leaveAsk.yes')}
        </Button>
        <Button look="quiet" disabled={isPending} onClick={onClose}>
          {words.t('desk.leaveAsk.no')}
        </Button>
      </div>
    </Dialog>
  )
}
