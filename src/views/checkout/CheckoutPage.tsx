import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card, page } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { mayRefer, type PromoRefusal } from '#contract/booking/loyalty.ts'
import { toCents } from '#contract/shared/money.ts'
import type { Rate, RateResponse } from '#contract/hotel/rates.ts'
import { bidPayment, bidsOf, cardCharge } from '#machines/checkout/bids.rules.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { bidRangesOf } from '#machines/rates/bids.rules.ts'
import { currentGuest, isSessionRestoring, watchCurrentGuest } from '#src/actors/auth/currentGuest.ts'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { offerNames, useNamesBack } from '#src/views/forms/draft.ts'
import { useModals } from '#src/views/layout/modals.tsx'
import { useSeenDraft } from '#src/views/parts/seen/useSeen.ts'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { boolean, type } from 'superstruct'
import { AccountBlock } from './AccountBlock.tsx'
import { BlockTitle } from './BlockTitle.tsx'
import { CardBlock } from './CardBlock.tsx'
import { CARD_FIELD_ATTR, INVALID_FIELD_ATTR } from '#src/ui/forms/invalidField.ts'
import * as css from './CheckoutPage.css.ts'
import {
  LoadingBlocks,
  LoadingSummary,
  NothingChosen,
  OfferExpired,
  OfferFailed,
  OfferGone,
  StillProcessing,
  type BackToRooms,
} from './CheckoutStates.tsx'
import { GuestBlock } from './GuestBlock.tsx'
import { LOYALTY, LoyaltyBlock } from './LoyaltyBlock.tsx'
import type { Paying } from './paying.ts'
import { PayBlock } from './PayBlock.tsx'
import type { SeeBooking } from './PayingDialogs.tsx'
import { PriceSummary } from './PriceSummary.tsx'
import { METHODS } from './methods.ts'
import { StaySummary } from './StaySummary.tsx'
import { Steps } from '#src/views/parts/booking/Steps.tsx'
import * as summary from './Summary.css.ts'
import { useCheckout, useCheckoutVisit } from './useCheckout.ts'
import { useOffer } from './useOffer.ts'

/** The checkout itself keeps names, comment and bids; card data is never stored. */
const CheckoutDraft = type({ terms: boolean() })

const BUSINESS: PromoRefusal = 'promo.business'

/** Lazy: few offers have a side on request. The form waits for it, so no guest pays a suggested bid unseen. */
const useBidding = lazyPart(() => import('./BidBlock.tsx'))

const useSlowLoadingText = lazyPart(() => import('#src/views/parts/loading/SlowLoadingNotice.tsx'))

export interface CheckoutPageProps {
  rateKey: string | undefined
  isOnline: boolean
  onBooked: (id: string) => void
  /** Link back to the hotel's rooms, for the same stay. */
  backToRooms: BackToRooms
  paying: Paying
  findHotel: (text: string) => ReactNode
  seeBookings: ReactNode
  seeBooking: SeeBooking
  terms: (text: string) => ReactNode
  /** Switches to another variant of the same offer. */
  onChooseRate: (rateKey: string) => void
}

export const CheckoutPage = (props: CheckoutPageProps) => {
  const words = useI18n()
  const { show } = useModals()
  const offer = useOffer(props.rateKey)
  const checkout = useCheckout()
  useNamesBack(checkout.guest, checkout.changeGuest)
  const signUp = () => {
    offerNames(checkout.guest)
    show('sign-up')
  }
  useCheckoutVisit(props.rateKey ?? '', { booked: props.onBooked, signIn: signUp })
  return (
    <div className={page}>
      <PageHead title={words.t('checkout.title')} hidden />
      {body()}
    </div>
  )

  function body(): ReactNode {
    // The offer may be gone because it was booked here: rule that out before saying that nothing was charged.
    const isOver = offer.viewState === 'gone' || offer.viewState === 'expired'
    const mayBeBooked = isOver && (checkout.isUnanswered || checkout.viewState === 'booked')
    if (checkout.viewState === 'processing' || mayBeBooked)
      return (
        <StillProcessing
          isLooking={checkout.progress !== null}
          onCheck={checkout.isSignedIn ? checkout.checkBooking : () => show('log-in')}
          seeBookings={props.seeBookings}
        />
      )
    if (props.rateKey === undefined) return <NothingChosen findHotel={props.findHotel} />
    if (checkout.viewState === 'unavailable' || offer.viewState === 'gone')
      return <OfferGone backToRooms={props.backToRooms} />
    if (checkout.viewState === 'expired' || offer.viewState === 'expired')
      return <OfferExpired backToRooms={props.backToRooms} />
    if (offer.viewState === 'failed') return <OfferFailed failure={offer.failure} onRetry={offer.reload} />
    return <CheckoutForm {...props} checkout={checkout} offer={offer} signUp={signUp} />
  }
}

const isShown = (field: HTMLElement): boolean => field.getClientRects().length > 0

/** False for a hidden field (e.g. the card form while another method pays), and for a refused code. */
const keepsFromPaying = (field: HTMLElement): boolean => isShown(field) && field.closest(`[${LOYALTY}]`) === null

/** Failures that another card, or the same one corrected, can mend. */
const isAboutCard = ({ code, reason }: Pick<Failure, 'code' | 'reason'>): boolean =>
  (code === 'declined' && reason !== 'card.failed') || code === 'card.fixCard' || code === 'card.gone'

/** The first wrong field of the new card, else its first one; the chosen method if another pays. */
const focusCard = (form: HTMLFormElement | null): void => {
  const fields = [...(form?.querySelectorAll<HTMLElement>(`[${CARD_FIELD_ATTR}]`) ?? [])].filter(isShown)
  const chosen = form?.querySelector<HTMLElement>(`[${METHODS}] input:checked`)
  const field = fields.find((one) => one.hasAttribute(INVALID_FIELD_ATTR)) ?? fields[0] ?? chosen
  field?.focus()
}

const CheckoutForm = ({
  checkout,
  offer: offerState,
  terms,
  onChooseRate,
  seeBooking,
  seeBookings,
  paying,
  isOnline,
  signUp,
}: Pick<CheckoutPageProps, 'paying' | 'isOnline' | 'terms' | 'onChooseRate' | 'seeBooking' | 'seeBookings'> & {
  checkout: ReturnType<typeof useCheckout>
  offer: ReturnType<typeof useOffer>
  signUp: () => void
}) => {
  const words = useI18n()
  const { show } = useModals()
  const { offer, rate } = offerState
  const user = useSyncExternalStore(watchCurrentGuest, currentGuest)
  const isAwaited = useSyncExternalStore(watchCurrentGuest, isSessionRestoring) && !checkout.isSignedIn
  const isStranger = !checkout.isSignedIn && !isAwaited
  const form = useRef<HTMLFormElement>(null)
  const bids = rate === null ? [] : bidsOf(bidRangesOf(rate), checkout.bidInputs)
  const bidding = useBidding(bids.length > 0)
  const slowLoadingText = useSlowLoadingText(offerState.viewState === 'slow' || offerState.viewState === 'stuck')
  const isLoading = offer === null || rate === null || (bids.length > 0 && bidding.part === null)
  // Signed out, only the refusal of a code tells that the account is a business.
  const mayUsePromo = user === null ? offerState.failure?.reason !== BUSINESS : mayRefer(user.type)
  const isCodeLost = offerState.hadCode && offerState.failure?.code === 'promo_refused'
  const hasLoyalty = mayUsePromo || isCodeLost || (user?.available_credits ?? 0) > 0
  const loyalty = bids.length > 0 ? 3 : 2
  const numbers = { guest: 1, bid: 2, loyalty, account: loyalty + (hasLoyalty ? 1 : 0), card: 0 }
  useSeenDraft('checkout.terms', {
    value: { terms: checkout.termsAccepted },
    struct: CheckoutDraft,
    policy: { terms: 'keep' },
    restore: (draft) => checkout.changeTerms(draft.terms),
    ready: !isLoading,
  })
  const total = rate === null ? null : toCents(rate.total)
  const charge = total === null ? 'now' : cardCharge(total, bids)
  const isFree = charge === 'never'
  numbers.card = numbers.account + (isStranger ? 1 : 0)

  const pay = () => {
    // The total does not include the discount yet.
    if (offerState.busy) return
    checkout.pay()
    // After the errors are rendered, focus the first invalid field.
    requestAnimationFrame(() => {
      const wrong = [
        ...(form.current?.querySelectorAll<HTMLElement>(`[aria-invalid="true"], [${INVALID_FIELD_ATTR}]`) ?? []),
      ]
      wrong.find(keepsFromPaying)?.focus()
    })
  }

  // A refused card: on to its fields, or to the cards to choose from. The message stays in view at Pay.
  const isCardRefused =
    checkout.progress === null &&
    checkout.viewState === 'form' &&
    checkout.failure !== null &&
    isAboutCard(checkout.failure)
  useEffect(() => {
    if (isCardRefused) focusCard(form.current)
  }, [isCardRefused])

  return (
    <>
      <form
        ref={form}
        noValidate
        className={css.columns}
        aria-busy={isLoading}
        onSubmit={(event) => {
          event.preventDefault()
          pay()
        }}
      >
        <div className={css.main}>
          <div className={css.head}>
            <Steps current="payment" />
            <h1 className={css.title}>{words.t('checkout.title')}</h1>
            <div role="status">
              {isLoading && slowLoadingText.part && (
                <slowLoadingText.part.SlowLoadingText waiting={offerState.viewState} onRetry={offerState.reload} />
              )}
            </div>
          </div>
          {!isLoading && blocks(offer, rate)}
          {isLoading && (bidding.hasFailed ? <ChunkError onRetry={bidding.retry} /> : <LoadingBlocks />)}
        </div>
        {/* Before Pay in reading order: price and cancellation deadline. */}
        <aside className={classes(summary.aside)} aria-label={words.t('checkout.summary')}>
          {isLoading ? (
            <LoadingSummary />
          ) : (
            <>
              <StaySummary offer={offer} rate={rate} />
              <PriceSummary offer={offer} rate={rate} bids={bids} />
            </>
          )}
        </aside>
        {!isLoading && (
          <PayBlock
            checkout={checkout}
            isStranger={isStranger}
            rate={rate}
            isPricing={offerState.busy}
            charge={charge}
            paying={paying}
            isOnline={isOnline}
            isIncomplete={Object.keys(checkout.problems).length > 0 || bids.some(({ bid }) => bid === null)}
            onLogIn={() => show('log-in')}
            terms={terms}
          />
        )}
      </form>
      {paying.part && (
        <paying.part.PayingDialogs
          checkout={checkout}
          // Without an offer there are no terms to compare.
          hotelZone={offer?.hotel.time_zone ?? 'UTC'}
          seeBooking={seeBooking}
          seeBookings={seeBookings}
        />
      )}
    </>
  )

  function blocks(offer: RateResponse, rate: Rate): ReactNode {
    return (
      <>
        <GuestBlock checkout={checkout} number={numbers.guest} paying={paying} />
        {bids.length > 0 && bidding.part && (
          <bidding.part.BidBlock
            number={numbers.bid}
            bids={bids}
            stay={offer.stay}
            hotelZone={offer.hotel.time_zone}
            rates={offer.rates}
            rate={rate}
            isChecked={checkout.isChecked}
            onBid={checkout.bid}
            onTake={({ rateKey }) => onChooseRate(rateKey)}
          />
        )}
        {hasLoyalty && (
          <LoyaltyBlock
            number={numbers.loyalty}
            credits={isStranger ? null : (user?.available_credits ?? 0)}
            mayUsePromo={mayUsePromo}
            loyalty={offerState.loyalty}
            awaitsOwner={offerState.awaitsOwner}
            openedWith={offerState.openedWith.promo ?? ''}
            rate={rate}
            busy={offerState.busy}
            failure={offerState.failure}
            onChange={offerState.changeLoyalty}
          />
        )}
        {isStranger && <AccountBlock number={numbers.account} onLogIn={() => show('log-in')} onSignUp={signUp} />}
        {isFree && (
          <section className={classes(card, css.block)}>
            <BlockTitle number={numbers.card}>{words.t('checkout.payment.title')}</BlockTitle>
            <p role="status">{words.t('checkout.payment.nothing')}</p>
            {paying.hasFailed && <ChunkError onRetry={paying.retry} />}
          </section>
        )}
        {/* Hidden, not unmounted: the card form keeps its text in case there is something to pay again. */}
        <div hidden={isFree}>
          <CardBlock
            checkout={{ ...checkout, pay }}
            isStranger={isStranger}
            number={numbers.card}
            paying={paying}
            charge={charge}
            bidPayment={bidPayment(toCents(rate.total), bids, checkout.selectedWallet)}
          />
        </div>
      </>
    )
  }
}
