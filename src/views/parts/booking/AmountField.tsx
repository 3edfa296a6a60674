import { MIN_BID } from '#contract/hotel/rates.ts'
import { toDollars } from '#contract/shared/money.ts'
import { fieldText, stepBid, STEPS_OF_A_PAGE, type BidInput, type BidOffer } from '#machines/checkout/bids.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { classes } from '#src/ui/classes.ts'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import type { KeyboardEvent, ReactNode } from 'react'
import * as css from './AmountField.css.ts'

const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: STEPS_OF_A_PAGE,
  PageDown: -STEPS_OF_A_PAGE,
  Home: -Infinity,
  End: Infinity,
}

interface AmountFieldProps {
  label: string
  hint: ReactNode
  error: ReactNode
  offer: Omit<BidOffer, 'side'>
  /** Hours that the amount is for: a step is a dollar for each. */
  hours: number
  onInput: (input: BidInput) => void
  onLeave: () => void
}

/** An amount that a guest names for hours, in their currency. Never reformats what was typed. */
export const AmountField = ({ label, hint, error, offer, hours, onInput, onLeave }: AmountFieldProps) => {
  const words = useI18n()
  const { bid, range } = offer
  const { code, rate } = words.currency
  const step = (steps: number) => onInput(stepBid(offer, hours, steps, { code, rate }))
  const press = (event: KeyboardEvent) => {
    const steps = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : KEYS[event.key]
    if (steps === undefined) return
    event.preventDefault()
    step(steps)
  }
  return (
    <Field
      label={label}
      note={`(${words.isConverted ? words.currencyName(code) : words.t('checkout.bid.unit')})`}
      hint={hint}
      error={error}
    >
      {(control) => (
        <span role="group" aria-label={label} className={css.stepper}>
          <IconButton
            steps
            edged
            icon={icons.minus}
            label={words.t('checkout.bid.less')}
            disabled={bid !== null && bid <= MIN_BID}
            onClick={() => step(-1)}
          />
          <input
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            {...control}
            className={classes(control.className, css.amount)}
            value={fieldText(offer, words.currency)}
            aria-valuemin={toDollars(MIN_BID)}
            aria-valuemax={toDollars(range.most)}
            aria-valuenow={bid === null ? undefined : toDollars(bid)}
            // In another currency, the typed text rather than its value in dollars.
            aria-valuetext={
              bid === null || words.isConverted ? fieldText(offer, words.currency) : words.numericMoney(toDollars(bid))
            }
            onChange={(event) => onInput({ text: event.currentTarget.value, currency: { code, rate } })}
            onKeyDown={press}
            onBlur={onLeave}
          />
          <IconButton
            steps
            edged
            icon={icons.plus}
            label={words.t('checkout.bid.more')}
            disabled={bid !== null && bid >= range.most}
            onClick={() => step(1)}
          />
        </span>
      )}
    </Field>
  )
}
