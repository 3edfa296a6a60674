import { sidesOnRequest, type Booking } from '#contract/bookings.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { card, page } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/Button.tsx'
import * as icons from '#src/ui/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { EmptyState } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { hidden } from '#src/ui/VisuallyHidden.css.ts'
import { Trouble } from '#src/views/parts/Trouble.tsx'
import { Steps } from '#src/views/parts/Steps.tsx'
import { useModals } from '#src/views/layout/modals.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import type { ReactNode } from 'react'
import { BookedStay } from './BookedStay.tsx'
import * as css from './SuccessPage.css.ts'
import { useBooking } from './useBooking.ts'

/** The booking is made: its number, what was booked, and what happens next. */
export const SuccessPage = ({ id, seeBookings }: { id: string; seeBookings: (text: string) => ReactNode }) => {
  const words = useWords()
  const { show } = useModals()
  const { face, failure, booking, address, email, reload } = useBooking(id)
  return (
    <div className={classes(page)}>
      <PageHead title={words.t(booking === undefined ? 'checkout.success.title' : titleOf(booking))} hidden />
      <div className={css.column} aria-busy={face === 'loading'}>
        {face !== 'shown' && <h1 className={hidden}>{words.t('checkout.steps.confirmation')}</h1>}
        {face === 'shown' && booking !== undefined && (
          <>
            <div className={css.head}>
              <Steps current="confirmation" />
              <h1 className={css.title}>{words.t(titleOf(booking))}</h1>
            </div>
            <BookedStay booking={booking} address={address} email={email} />
            <div className={css.actions}>{seeBookings(words.t('checkout.success.seeBookings'))}</div>
          </>
        )}
        {face === 'loading' && <Loading />}
        {face === 'signedOut' && (
          <div className={card}>
            <EmptyState
              icon={icons.lock}
              title={words.t('checkout.success.signIn.title')}
              text={words.t('checkout.success.signIn.text')}
              action={
                <Button look="ink" onClick={() => show('log-in')}>
                  {words.t('common.nav.logIn')}
                </Button>
              }
            />
          </div>
        )}
        {face === 'missing' && (
          <div className={card}>
            <EmptyState
              live="alert"
              icon={icons.warning}
              title={words.t('checkout.success.missing.title')}
              text={words.t('checkout.success.missing.text')}
              action={seeBookings(words.t('checkout.success.seeBookings'))}
            />
          </div>
        )}
        {face === 'failed' && (
          <div className={card}>
            <Trouble of="checkout.success.failed" offline="account.offline.text" failure={failure} onRetry={reload} />
          </div>
        )}
      </div>
    </div>
  )
}

const titleOf = (booking: Booking) => {
  if (booking.status === 'processing' || booking.status === 'review') return 'checkout.processing.title'
  return sidesOnRequest(booking).length > 0 ? 'checkout.success.titleAsked' : 'checkout.success.title'
}

const Loading = () => {
  const words = useWords()
  return (
    <div role="status" aria-label={words.t('checkout.success.loading')} className={classes(card, css.part)}>
      <Skeleton width="60%" height="36px" />
      <Skeleton height="60px" />
      <Skeleton height="88px" />
      <Skeleton height="12px" />
      <Skeleton width="50%" height="28px" />
    </div>
  )
}
