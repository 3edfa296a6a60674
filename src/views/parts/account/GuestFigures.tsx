import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { classes } from '#src/ui/classes.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import type { ReactNode } from 'react'
import * as css from './GuestFigures.css.ts'

type Size = 'large' | 'small'

/** Specification §2, account summary: credit, hours and bookings. */
export const GuestFigures = ({ user, size }: { user: SignedInUser; size: Size }) => {
  const words = useI18n()
  return (
    <dl className={css.figures[size]}>
      <Figure size={size} name={words.t('account.credit')} gained>
        <Money dollars={user.available_credits} />
      </Figure>
      <Figure size={size} name={words.t('account.hoursStayed')}>
        <Numeral>{words.number(user.total_hours)}</Numeral>
      </Figure>
      <Figure size={size} name={words.t('account.bookings')}>
        <Numeral>{words.number(user.total_bookings)}</Numeral>
      </Figure>
    </dl>
  )
}

interface FigureProps {
  size: Size
  name: string
  gained?: boolean
  children: ReactNode
}

const Figure = ({ size, name, gained = false, children }: FigureProps) => (
  <div className={css.figure[size]}>
    <dt className={css.term}>{name}</dt>
    <dd className={classes(css.value[size], gained && css.gained)}>{children}</dd>
  </div>
)

const NAMES = ['account.credit', 'account.hoursStayed', 'account.bookings'] as const

/** Same height as the figures. */
export const LoadingFigures = () => {
  const words = useI18n()
  return (
    <div className={css.figures.large}>
      {NAMES.map((name) => (
        <div key={name} className={css.figure.large}>
          <span className={css.term}>{words.t(name)}</span>
          <Skeleton width="48px" className={classes(css.value.large, css.waiting)} />
        </div>
      ))}
    </div>
  )
}
