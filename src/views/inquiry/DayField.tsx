import { CALENDAR_LOCALE } from '#locales/kit/formats.ts'
import { dayInYear } from '#src/i18n/dayInYear.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { firstDayOfWeek } from '#src/ui/forms/firstDayOfWeek.ts'
import { INVALID_FIELD_ATTR } from '#src/ui/forms/invalidField.ts'
import { Popover } from '#src/ui/overlay/Popover.tsx'
import { useId, useRef } from 'react'
import * as css from './inquiry.css.ts'
import { DayPanel } from './lazyCalendar.tsx'

interface DayFieldProps {
  label: string
  /** `YYYY-MM-DD`; empty: not chosen. */
  day: string
  focusedDay: string
  minDay: string
  maxDay: string
  timeZone: string | undefined
  error: string | undefined
  onChange: (day: string) => void
  onLeave: () => void
}

/** A day, chosen in a calendar that opens at the field: it is written the same way everywhere, and never half entered. */
export const DayField = ({ label, day, error, onChange, onLeave, ...range }: DayFieldProps) => {
  const words = useI18n()
  const popover = useId()
  const button = useRef<HTMLButtonElement>(null)
  const written = day === '' ? words.t('inquiry.time.selectDate') : dayInYear(words, day, 'weekdayDayMonth')
  return (
    <Field label={label} error={error}>
      {({ id, className, 'aria-describedby': describedBy }) => (
        <>
          <button
            ref={button}
            type="button"
            id={id}
            className={classes(className, css.dayButton, error !== undefined && css.dayWrong)}
            aria-label={words.t('common.list', { first: label, second: written })}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            popoverTarget={popover}
            {...(error === undefined ? {} : { [INVALID_FIELD_ATTR]: '' })}
          >
            <Icon path={icons.calendar} className={css.dayIcon} />
            <span className={day === '' ? css.dayMissing : undefined}>{written}</span>
          </button>
          <Popover
            id={popover}
            anchor={button}
            label={label}
            closeLabel={words.t('common.close')}
            onToggle={(isOpen) => !isOpen && onLeave()}
          >
            <DayPanel
              {...range}
              popoverId={popover}
              value={day === '' ? null : day}
              label={label}
              locale={CALENDAR_LOCALE[words.locale]}
              firstDayOfWeek={firstDayOfWeek(words.locale, navigator.languages)}
              onChange={(chosen) => {
                onChange(chosen)
                document.getElementById(popover)?.hidePopover()
                button.current?.focus()
              }}
            />
          </Popover>
        </>
      )}
    </Field>
  )
}
