import { withoutUnseen } from '#contract/unseen.ts'
import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import { classes } from './classes.ts'
import * as css from './Field.css.ts'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'
import type { IconPath } from './icons.ts'

export interface FieldFrame {
  label: ReactNode
  /** Said beside the label, such as "(not required)". */
  note?: ReactNode
  hint?: ReactNode
  /** What is wrong; it takes the place of the hint. */
  error?: ReactNode
  /** Leaves out the line for messages, for controls that never have one. */
  withoutMessage?: boolean
  className?: string | undefined
}

/** What a control must carry to belong to its field. */
export interface FieldControl {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, control and a message line. For a control of the platform use `TextField`, `TextArea` or `Select`. */
export const Field = ({
  label,
  note,
  hint,
  error,
  withoutMessage = false,
  className,
  children,
}: FieldFrame & { children: (control: FieldControl) => ReactNode }) => {
  const id = useId()
  const message = `${id}-message`
  return (
    <div className={classes(css.field, className)}>
      <label htmlFor={id} className={css.label}>
        {label}
        {note && <span className={css.optional}> {note}</span>}
      </label>
      {children({
        id,
        className: css.input,
        'aria-describedby': withoutMessage ? undefined : message,
        'aria-invalid': error ? true : undefined,
      })}
      {!withoutMessage && (
        <p id={message} className={classes(css.message, Boolean(error) && css.wrong)} aria-live="polite">
          {error ? (
            <>
              <Icon path={icons.warning} size="small" className={css.messageIcon} />
              <span>{error}</span>
            </>
          ) : (
            hint
          )}
        </p>
      )}
    </div>
  )
}

type Control<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  'id' | 'className' | keyof FieldFrame
>

export interface TextFieldProps extends FieldFrame, Control<'input'> {
  icon?: IconPath
}

/** Whoever hears of the text hears of what is seen. */
const dropUnseen = (field: HTMLInputElement): void => {
  const seen = withoutUnseen(field.value)
  if (seen !== field.value) field.value = seen
}

export const TextField = ({
  label,
  note,
  hint,
  error,
  withoutMessage,
  className,
  icon,
  onChange,
  ...rest
}: TextFieldProps) => {
  const input = {
    ...rest,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      dropUnseen(event.currentTarget)
      onChange?.(event)
    },
  }
  return (
    <Field {...frame({ label, note, hint, error, withoutMessage, className })}>
      {(control) =>
        icon ? (
          <span className={css.withIcon}>
            <Icon path={icon} className={css.icon} />
            <input type="text" {...input} {...control} className={classes(control.className, css.afterIcon)} />
          </span>
        ) : (
          <input type="text" {...input} {...control} />
        )
      }
    </Field>
  )
}

export interface TextAreaProps extends FieldFrame, Control<'textarea'> {}

export const TextArea = ({ label, note, hint, error, withoutMessage, className, ...area }: TextAreaProps) => (
  <Field {...frame({ label, note, hint, error, withoutMessage, className })}>
    {(control) => <textarea {...area} {...control} />}
  </Field>
)

export interface SelectProps extends FieldFrame, Control<'select'> {
  options: readonly { value: string; label: string; disabled?: boolean }[]
}

export const Select = ({ label, note, hint, error, withoutMessage, className, options, ...select }: SelectProps) => (
  <Field {...frame({ label, note, hint, error, withoutMessage, className })}>
    {(control) => (
      <select {...select} {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)

// The wrappers take their frame apart and put it together again; exactOptionalPropertyTypes minds the difference.
const frame = ({
  withoutMessage,
  ...rest
}: { [Name in keyof FieldFrame]: FieldFrame[Name] | undefined }): FieldFrame => ({
  ...rest,
  label: rest.label,
  withoutMessage: withoutMessage ?? false,
})
