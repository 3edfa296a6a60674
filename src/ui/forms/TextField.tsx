import { stripInvisible } from '#contract/shared/typedText.ts'
import type { ChangeEvent } from 'react'
import { classes } from '#src/ui/classes.ts'
import { Field, frame, type Control, type FieldFrame } from './Field.tsx'
import * as css from './Field.css.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import type { IconPath } from '#src/ui/content/icons.ts'

export interface TextFieldProps extends FieldFrame, Control<'input'> {
  icon?: IconPath
}

/** Removes invisible characters, so handlers get the text that is seen. */
const dropUnseen = (field: HTMLInputElement): void => {
  const seen = stripInvisible(field.value)
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
