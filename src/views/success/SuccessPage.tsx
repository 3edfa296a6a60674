import { sidesOnRequest, type Booking } from '#contract/booking/bookings.ts'
import type { PlainKey } from '#locales/kit/texts.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card, page } from '#src/styles/layout.css.ts'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { hidden } from '#src/ui/content/VisuallyHidden.css.ts'
import { useModals } from '#src/views/layout/modals.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { Offline, LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { Steps } from '#src/views/parts/booking/Steps.tsx'
import { Link } from '@tanstack/react-router'
import { BookedStay } from './BookedStay.tsx'
import { LoadingStay } from './LoadingStay.tsx'
import { outcomeOf } from './success.viewState.ts'
import * as css from './SuccessPage.css.ts'
import { useSuccess } from './useSuccess.ts'

/** Result of a booking: what was booked, its files, and what happens next. */
export const SuccessPage = ({ id }: { id: string }) => {
  const words = useI18n()
  const { show } = useModals()
  const { viewState, failure, booking, address, email, retry } = useSuccess(id)
  const isShown = viewState === 'shown' && booking !== null
  const isWaiting = viewState === 'loading' || isShown
  return (
    <div className={page}>
      <PageHead title={words.t(isShown ? titleOf(booking) : 'success.title')} hidden />
      <div className={css.column}>
        {isWaiting ? (
          <Steps current="confirmation" />
        ) : (
          <h1 className={hidden}>{words.t('checkout.steps.confirmation')}</h1>
        )}
        {isShown && <BookedStay booking={booking} title={words.t(titleOf(booking))} address={address} email={email} />}
        {viewState === 'loading' && <LoadingStay onRetry={retry} />}
        {viewState === 'signedOut' && (
          <div className={card}>
            <EmptyState
              icon={icons.lock}
              title={words.t('success.signIn.title')}
              text={words.t('success.signIn.text')}
              action={
                <Button look="ink" onClick={() => show('log-in')}>
                  {words.t('common.nav.logIn')}
                </Button>
              }
            />
          </div>
        )}
        {viewState === 'missing' && (
          <div className={card}>
            <EmptyState
              live="alert"
              icon={icons.warning}
              title={words.t('booking.missing.title')}
              text={words.t('booking.missing.text')}
              action={
                <Link to="/account/my-bookings" className={buttonClass({ look: 'ink' })}>
                  {words.t('checkout.seeBookings')}
                </Link>
              }
            />
          </div>
        )}
        {viewState === 'offline' && (
          <div className={card}>
            <Offline text="account.offline.text" />
          </div>
        )}
        {viewState === 'failed' && (
          <div className={card}>
            <LoadError of="booking.failed" offline="account.offline.text" failure={failure} onRetry={retry} />
          </div>
        )}
      </div>
    </div>
  )
}

const titleOf = (booking: Booking): PlainKey => {
  switch (outcomeOf(booking.status)) {
    case 'booked':
      return sidesOnRequest(booking).length > 0 ? 'success.titleAsked' : 'success.title'
    case 'over':
      return 'success.titleOver'
    case 'waiting':
      return 'checkout.processing.title'
    case 'canceled':
      return 'success.titleCanceled'
    case 'rejected':
      return 'success.titleRejected'
  }
}
