import { nextHour } from '#machines/search/search.stay.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import * as css from './HourStepper.css.ts'

const anyHour = () => true

/** An hour of the day, with buttons for the hour before and after. */
export const HourStepper = ({
  hour,
  isPossible = anyHour,
  size = 'large',
  className,
  onChange,
}: {
  hour: number
  /** False for an hour that has passed, or that a clock change skips: it is passed over. */
  isPossible?: (hour: number) => boolean
  size?: keyof typeof css.hour
  className?: string | undefined
  onChange: (hour: number) => void
}) => {
  const words = useI18n()
  const earlier = nextHour(hour - 1, -1, isPossible)
  const later = nextHour(hour + 1, 1, isPossible)
  return (
    <div className={classes(css.stepper, className)}>
      <IconButton
        steps
        icon={icons.minus}
        label={words.t('common.stay.hourEarlier')}
        disabled={earlier === null}
        onClick={() => earlier !== null && onChange(earlier)}
      />
      <b className={classes(css.hour[size], words.hourCycle === 'h12' && css.withHalf)} aria-live="polite">
        <Numeral>{words.hour(hour)}</Numeral>
      </b>
      <IconButton
        steps
        icon={icons.plus}
        label={words.t('common.stay.hourLater')}
        disabled={later === null}
        onClick={() => later !== null && onChange(later)}
      />
    </div>
  )
}
