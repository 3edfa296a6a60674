import { useId, type ComponentProps, type ReactNode } from 'react'
import * as css from './Choice.css.ts'
import { classes } from '#src/ui/classes.ts'
import * as field from './Field.css.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> {
  children: ReactNode
  /** Error text. If given, even empty, its line is reserved. */
  error?: string | undefined
  className?: string | undefined
}

export const Checkbox = ({ children, error, className, ...input }: CheckboxProps) => {
  const message = useId()
  return (
    <div className={className}>
      <label className={css.choice}>
        <input
          {...input}
          type="checkbox"
          className={css.checkbox}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': message } : {})}
        />
        <span className={css.grow}>{children}</span>
      </label>
      {error !== undefined && (
        <p id={message} className={classes(field.message, field.wrong)} aria-live="polite">
          {error && (
            <>
              <Icon path={icons.warning} size="small" className={field.messageIcon} />
              <span>{error}</span>
            </>
          )}
        </p>
      )}
    </div>
  )
}

export interface RadioListProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  /** The field's name in a form that the browser sends. */
  name?: string
  value: Value | null
  /** `isComing`: availability is unknown yet; its label reserves the place. */
  options: readonly { value: Value; label: ReactNode; disabled?: boolean; isComing?: boolean }[]
  onChange: (value: Value) => void
  /** One frame around all rows, as in the list of rates. */
  framed?: boolean
  className?: string | undefined
}

export const RadioList = <Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
  framed = false,
  className,
}: RadioListProps<Value>) => {
  const group = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes(css.group, framed && css.framed, className)}>
      {options.map((option) => (
        <label key={option.value} className={classes(css.choice, framed && css.row)}>
          {!option.isComing && (
            <input
              type="radio"
              name={name ?? group}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
              className={css.radio}
            />
          )}
          <span className={css.grow}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
