import { useI18n } from '#src/i18n/I18nContext.tsx'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import * as css from './HourStepper.css.ts'

/** An hour of the day, with buttons for the hour before and after. */
export const HourStepper = ({
  hour,
  least = 0,
  size = 'large',
  className,
  onChange,
}: {
  hour: number
  /** First hour allowed: today, earlier ones have passed. */
  least?: number
  size?: keyof typeof css.hour
  className?: string | undefined
  onChange: (hour: number) => void
}) => {
  const words = useI18n()
  return (
    <div className={classes(css.stepper, className)}>
      <IconButton
        steps
        icon={icons.minus}
        label={words.t('common.stay.hourEarlier')}
        disabled={hour <= least}
        onClick={() => onChange(hour - 1)}
      />
      <b className={classes(css.hour[size], words.hourCycle === 'h12' && css.withHalf)} aria-live="polite">
        <Numeral>{words.hour(hour)}</Numeral>
      </b>
      <IconButton
        steps
        icon={icons.plus}
        label={words.t('common.stay.hourLater')}
        disabled={hour === 23}
        onClick={() => onChange(hour + 1)}
      />
    </div>
  )
}
