import { RATE_KEY_MINUTES } from '#contract/hotel/rates.ts'
import type { Failure } from '#src/i18n/errorText.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card, cardPadding } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { hidden } from '#src/ui/content/VisuallyHidden.css.ts'
import { LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { useEffect, type ReactNode } from 'react'
import * as css from './CheckoutPage.css.ts'

/** A page with a single message: what happened, and what to do next. */
const Stated = ({ children }: { children: ReactNode }) => {
  // Replaces a form that was scrolled down to Pay.
  useEffect(() => {
    // Do not return it: some browsers return a promise, and React expects a cleanup function.
    scrollTo(0, 0)
  }, [])
  return (
    <div className={classes(card, css.stateBox)}>
      <h1 className={hidden}>{useI18n().t('checkout.title')}</h1>
      {children}
    </div>
  )
}

/** The URL has neither hotel nor rate. */
export const NothingChosen = ({ findHotel }: { findHotel: (text: string) => ReactNode }) => {
  const words = useI18n()
  return (
    <Stated>
      <EmptyState
        icon={icons.bed}
        title={words.t('checkout.nothing.title')}
        text={words.t('checkout.nothing.text')}
        action={findHotel(words.t('checkout.nothing.action'))}
      />
    </Stated>
  )
}

export type BackToRooms = (text: string) => ReactNode

export const OfferGone = ({ backToRooms }: { backToRooms: BackToRooms }) => {
  const words = useI18n()
  return (
    <Stated>
      <EmptyState
        live="alert"
        icon={icons.warning}
        title={words.t('checkout.gone.title')}
        text={words.t('checkout.gone.text')}
        action={backToRooms(words.t('checkout.gone.rooms'))}
      />
    </Stated>
  )
}

export const OfferExpired = ({ backToRooms }: { backToRooms: BackToRooms }) => {
  const words = useI18n()
  return (
    <Stated>
      <EmptyState
        live="alert"
        icon={icons.clock}
        title={words.t('checkout.expired.title')}
        text={words.t('checkout.expired.text', { n: words.number(RATE_KEY_MINUTES) })}
        action={backToRooms(words.t('checkout.gone.rooms'))}
      />
    </Stated>
  )
}

export const OfferFailed = ({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) => (
  <Stated>
    <LoadError of="checkout.failed" offline="checkout.offline" failure={failure} onRetry={onRetry} />
  </Stated>
)

/** Booking takes longer than usual: the result comes by e-mail. */
export const StillProcessing = ({
  isLooking,
  onCheck,
  seeBookings,
}: {
  isLooking: boolean
  onCheck: () => void
  seeBookings: ReactNode
}) => {
  const words = useI18n()
  return (
    <Stated>
      <EmptyState
        live="status"
        icon={icons.clock}
        title={words.t('checkout.processing.title')}
        text={words.t('checkout.processing.text')}
        action={
          <>
            <Button look="ink" icon={icons.retry} busy={isLooking} onClick={onCheck}>
              {words.t('checkout.processing.check')}
            </Button>
            {seeBookings}
          </>
        }
      />
    </Stated>
  )
}

export const LoadingBlocks = () => (
  <div aria-hidden="true" className={classes(card, cardPadding, css.waiting)}>
    <Skeleton width="40%" height="28px" />
    <Skeleton height="52px" />
    <Skeleton height="52px" />
    <Skeleton height="96px" />
  </div>
)

export const LoadingSummary = () => (
  <div aria-hidden="true" className={css.waiting}>
    <Skeleton height="88px" />
    <Skeleton height="12px" />
    <Skeleton width="60%" height="26px" />
    <Skeleton height="140px" />
    <Skeleton height="96px" />
  </div>
)
