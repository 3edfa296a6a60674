import { useI18n } from '#src/i18n/I18nContext.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import * as css from './Steps.css.ts'

const STEPS = ['room', 'payment', 'confirmation'] as const
export type StepName = (typeof STEPS)[number]

/** The guest's progress toward the booking. */
export const Steps = ({ current }: { current: StepName }) => {
  const words = useI18n()
  const here = STEPS.indexOf(current)
  return (
    <ol className={css.steps} aria-label={words.t('checkout.steps.label')}>
      {STEPS.map((step, place) => (
        <li
          key={step}
          className={classes(css.step, place < here && css.stepDone)}
          {...(place === here ? { 'aria-current': 'step' as const } : {})}
        >
          {place < here && <Icon path={icons.check} size="small" className={css.check} />}
          {words.t(`checkout.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
