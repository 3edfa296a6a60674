import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import * as css from './Field.css.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'

export interface FieldFrame {
  label: ReactNode
  /** Beside the label, e.g. "(not required)". */
  note?: ReactNode
  hint?: ReactNode
  /** Error text; replaces the hint. */
  error?: ReactNode
  /** Omits the message line, for controls that never have one. */
  withoutMessage?: boolean
  className?: string | undefined
}

/** Props a control needs to belong to its field. */
export interface FieldControl {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, control and message line. For a native control use `TextField`, `TextArea` or `Select`. */
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

export type Control<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  'id' | 'className' | keyof FieldFrame
>

export interface SelectProps extends FieldFrame, Control<'select'> {
  options: readonly { value: string; label: string; disabled?: boolean }[]
}

export const Select = ({ label, note, hint, error, withoutMessage, className, options, ...select }: SelectProps) => (
  <Field {...frame({ label, note, hint, error, withoutMessage, className })}>
    {(control) => (
      <span className={css.withIcon}>
        <select {...select} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon path={icons.down} className={css.arrow} />
      </span>
    )}
  </Field>
)

// Lets wrappers pass optional props on as undefined, which `exactOptionalPropertyTypes` rejects.
export const frame = ({
  withoutMessage,
  ...rest
}: { [Name in keyof FieldFrame]: FieldFrame[Name] | undefined }): FieldFrame => ({
  ...rest,
  label: rest.label,
  withoutMessage: withoutMessage ?? false,
})
