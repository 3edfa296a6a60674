import { useWords } from '#src/i18n/I18nContext.tsx'
import { page } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { toCents } from '#contract/money.ts'
import type { Rate, RateAnswer } from '#contract/rates.ts'
import { bidsOf, mostInAll } from '#machines/checkout/bids.rules.ts'
import { bidRangesOf } from '#machines/rates/bids.rules.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { offerNames, useNamesBack } from '#src/views/forms/draft.ts'
import { useModals } from '#src/views/layout/modals.tsx'
import { useCarried } from '#src/views/layout/useCarried.ts'
import { useRef, type ReactNode } from 'react'
import { boolean, type } from 'superstruct'
import { AccountBlock } from './AccountBlock.tsx'
import { BidBlock } from './BidBlock.tsx'
import { CardBlock } from './CardBlock.tsx'
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
import { PayBlock } from './PayBlock.tsx'
import { PayingDialogs, type SeeBooking } from './PayingDialogs.tsx'
import { PriceSummary } from './PriceSummary.tsx'
import { StaySummary } from './StaySummary.tsx'
import { GuaranteedBeside } from '#src/views/parts/GuaranteedBeside.tsx'
import { Steps } from '#src/views/parts/Steps.tsx'
import * as summary from './Summary.css.ts'
import { useCheckout, useCheckoutVisit } from './useCheckout.ts'
import { useOffer } from './useOffer.ts'

/** Names, comment and bids are kept by the checkout itself; of the card nothing ever is. */
const Written = type({ terms: boolean() })

export interface CheckoutPageProps {
  rateKey: string | undefined
  onBooked: (id: string) => void
  /** The way back to the rooms of the hotel, for the stay that was asked for. */
  backToRooms: BackToRooms
  findHotel: (text: string) => ReactNode
  seeBookings: ReactNode
  seeBooking: SeeBooking
  terms: (text: string) => ReactNode
  /** Goes on with another variant of the same offer. */
  onChooseRate: (rateKey: string) => void
}

export const CheckoutPage = (props: CheckoutPageProps) => {
  const words = useWords()
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
    if (checkout.face === 'processing')
      return (
        <StillProcessing
          isLooking={checkout.progress !== null}
          onCheck={checkout.checkBooking}
          seeBookings={props.seeBookings}
        />
      )
    if (props.rateKey === undefined) return <NothingChosen findHotel={props.findHotel} />
    if (checkout.face === 'unavailable' || offer.face === 'gone') return <OfferGone backToRooms={props.backToRooms} />
    if (checkout.face === 'expired' || offer.face === 'expired') return <OfferExpired backToRooms={props.backToRooms} />
    if (offer.face === 'failed') return <OfferFailed failure={offer.failure} onRetry={offer.reload} />
    return <CheckoutForm {...props} checkout={checkout} offer={offer} signUp={signUp} />
  }
}

const CheckoutForm = ({
  checkout,
  offer: { offer, rate },
  terms,
  onChooseRate,
  seeBooking,
  signUp,
}: Pick<CheckoutPageProps, 'terms' | 'onChooseRate' | 'seeBooking'> & {
  checkout: ReturnType<typeof useCheckout>
  offer: ReturnType<typeof useOffer>
  signUp: () => void
}) => {
  const words = useWords()
  const { show } = useModals()
  const form = useRef<HTMLFormElement>(null)
  const isLoading = offer === null || rate === null
  const bids = rate === null ? [] : bidsOf(bidRangesOf(rate), checkout.writtenBids)
  const numbers = { guest: 1, bid: 2, account: bids.length > 0 ? 3 : 2, card: 0 }
  useCarried('checkout', {
    value: { terms: checkout.termsAccepted },
    struct: Written,
    restore: (written) => checkout.changeTerms(written.terms),
    ready: !isLoading,
  })
  numbers.card = numbers.account + (checkout.isSignedIn ? 0 : 1)

  const pay = () => {
    checkout.pay()
    // What is wrong is shown at once; the first of it is where the guest goes on.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

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
          </div>
          {isLoading ? <LoadingBlocks /> : blocks(offer, rate)}
        </div>
        {/* Read before Pay: what it costs, and until when it can be called off. */}
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
        {!isLoading && <PayBlock checkout={checkout} rate={rate} onLogIn={() => show('log-in')} terms={terms} />}
      </form>
      <PayingDialogs checkout={checkout} seeBooking={seeBooking} />
    </>
  )

  function blocks(offer: RateAnswer, rate: Rate): ReactNode {
    return (
      <>
        <GuestBlock checkout={checkout} number={numbers.guest} />
        {bids.length > 0 && (
          <BidBlock
            number={numbers.bid}
            bids={bids}
            stay={offer.stay}
            isChecked={checkout.isChecked}
            onBid={checkout.bid}
            guarantee={
              <GuaranteedBeside
                rates={offer.rates}
                selected={rate}
                most={mostInAll(toCents(rate.total), bids)}
                onTake={({ rateKey }) => onChooseRate(rateKey)}
              />
            }
          />
        )}
        {!checkout.isSignedIn && (
          <AccountBlock number={numbers.account} onLogIn={() => show('log-in')} onSignUp={signUp} />
        )}
        <CardBlock checkout={checkout} number={numbers.card} />
      </>
    )
  }
}
