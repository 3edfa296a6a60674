import { LOYALTY_CREDIT, HOURS_PER_LOYALTY_CREDIT } from '#contract/booking/loyalty.ts'
import { countHours, type Stay } from '#contract/hotel/stay.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { TransPlural } from '#src/i18n/Rich.tsx'
import { buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { Tag } from '#src/ui/content/Tag.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './HomePage.css.ts'

/** Loyalty program, asking for hours at a hotel booked elsewhere, and an invitation to hoteliers. `timeZone`: of the destination; null while unknown. */
export const Invitations = ({ stay, timeZone }: { stay: Stay; timeZone: string | null }) => {
  const words = useI18n()
  const hours = countHours(stay, timeZone)
  return (
    <section className={classes(css.section, css.duo)}>
      <div className={css.band}>
        <Tag tone="gained" icon={icons.gift}>
          {words.t('home.loyalty.tag')}
        </Tag>
        <h2>
          <TransPlural
            text="home.loyalty.title"
            count={HOURS_PER_LOYALTY_CREDIT}
            parts={{ money: <Money key="money" dollars={LOYALTY_CREDIT} /> }}
          />
        </h2>
        <p className={css.bandText}>{words.t('home.loyalty.text')}</p>
        <HourSquares done={Math.min(hours, HOURS_PER_LOYALTY_CREDIT)} />
        <p className={css.bandText}>{words.plural('home.loyalty.stay', hours)}</p>
      </div>
      <div className={css.hotelier}>
        <h2>{words.t('home.inquiry.title')}</h2>
        <p className={css.bandText}>{words.t('home.inquiry.text')}</p>
        <Link to="/inquiry" className={buttonClass({ look: 'line', size: 'large' })}>
          {words.t('home.inquiry.action')}
        </Link>
      </div>
      <div className={css.hotelier}>
        <h2>{words.t('home.hotelier.title')}</h2>
        <p className={css.bandText}>{words.t('home.hotelier.text')}</p>
        <Link to="/hoteliers" className={buttonClass({ look: 'line', size: 'large' })}>
          {words.t('home.hotelier.action')}
        </Link>
      </div>
    </section>
  )
}

const SQUARES = Array.from({ length: HOURS_PER_LOYALTY_CREDIT }, (_, hour) => hour)

const HourSquares = ({ done }: { done: number }) => {
  const words = useI18n()
  return (
    <div
      className={css.hundred}
      role="img"
      aria-label={words.plural('home.loyalty.progress', HOURS_PER_LOYALTY_CREDIT, { done })}
    >
      {SQUARES.map((hour) => (
        <span key={hour} className={classes(css.square, hour < done && css.filled)} />
      ))}
    </div>
  )
}
