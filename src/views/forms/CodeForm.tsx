import { CODE_LENGTH } from '#contract/user/user.ts'
import type { AuthMessage } from '#machines/auth/auth.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { ruleText } from '#src/i18n/ruleText.ts'
import { textLink } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { SendScreen } from '#src/views/parts/support/SendScreen.tsx'
import { useState, type SubmitEvent } from 'react'
import * as css from './forms.css.ts'
import { AuthMessageText, FormMessage } from './AuthMessageText.tsx'
import { autoFocusRef } from './autoFocusRef.ts'
import { readCode } from './form.rules.ts'
import { minutesAndSeconds } from './useCoolDown.ts'

const FIELDS = ['otp'] as const
const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place)

export interface CodeFormProps {
  email: string
  checking: boolean
  message: AuthMessage | null
  /** Another code can be requested now. */
  canResend: boolean
  /** Seconds until then; null if unknown. */
  waitSeconds: number | null
  onWrite: () => void
  onCode: (code: string) => void
  onResend: () => void
  onOtherEmail: () => void
}

export const CodeForm = (props: CodeFormProps) => {
  const { email, checking, message } = props
  const words = useI18n()
  const [digits, setDigits] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const [incomplete, setIncomplete] = useState(false)
  const refused = message?.field === 'otp'
  // A refused code is cleared: the next one is typed from scratch.
  const shown = refused && digits === sent ? '' : digits

  const send = (code: string) => {
    setSent(code)
    props.onCode(code)
  }
  const write = (typed: string) => {
    const code = readCode(typed)
    setDigits(code)
    setIncomplete(false)
    if (message) props.onWrite()
    if (code.length === CODE_LENGTH && !checking) send(code)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (checking) return
    if (shown.length === CODE_LENGTH) send(shown)
    else setIncomplete(true)
  }
  const error = incomplete
    ? ruleText(words, 'length', words.t('auth.verify.code'))
    : refused && <AuthMessageText message={message} />

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p className={css.sent}>{words.t('auth.verify.sent', { email })}</p>
      <Field label={words.t('auth.verify.code')} error={error}>
        {({ className: _frame, ...control }) => (
          <div className={css.code}>
            <input
              {...control}
              ref={autoFocusRef}
              className={css.codeInput}
              name="otp"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              value={shown}
              onChange={(event) => write(event.currentTarget.value)}
            />
            <div className={css.digits} aria-hidden="true">
              {PLACES.map((place) => (
                <span
                  key={place}
                  className={classes(
                    css.digit,
                    Boolean(error) && css.wrongDigit,
                    place === Math.min(shown.length, CODE_LENGTH - 1) && css.nextDigit,
                  )}
                >
                  {shown[place]}
                </span>
              ))}
            </div>
          </div>
        )}
      </Field>
      <div className={css.end}>
        <FormMessage message={message} fields={FIELDS} />
        <Button type="submit" look="go" block busy={checking}>
          {words.t(checking ? 'auth.busy' : 'auth.verify.submit')}
        </Button>
        <Resend {...props} />
        {message !== null && <SendScreen look="quiet" />}
        <p className={css.other}>
          <button type="button" className={classes(textLink, css.act)} onClick={props.onOtherEmail}>
            {words.t('auth.verify.otherEmail')}
          </button>
        </p>
      </div>
    </form>
  )
}

const Resend = ({ canResend, waitSeconds, onResend }: CodeFormProps) => {
  const words = useI18n()
  const [isResent, setIsResent] = useState(false)
  return (
    <div className={css.wait}>
      <span role="status">
        {isResent && waitSeconds !== null ? words.t('auth.verify.resent') : words.t('auth.verify.nothing')}
      </span>
      {waitSeconds !== null && (
        <span>
          <Trans
            text="auth.verify.wait"
            parts={{ time: <Numeral key="time">{minutesAndSeconds(waitSeconds)}</Numeral> }}
          />
        </span>
      )}
      {canResend && (
        <button
          type="button"
          className={classes(textLink, css.act)}
          onClick={() => {
            setIsResent(true)
            onResend()
          }}
        >
          {words.t('auth.verify.resend')}
        </button>
      )}
    </div>
  )
}
