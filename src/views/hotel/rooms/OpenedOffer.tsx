import { useI18n } from '#src/i18n/I18nContext.tsx'
import { toDollars } from '#contract/shared/money.ts'
import { bidRangesOf, maxTotalWithOpeningBids } from '#machines/rates/bids.rules.ts'
import { hoursInTotal } from '#src/i18n/hoursInTotal.ts'
import { ChargeNote, Money } from '#src/i18n/Money.tsx'
import { NightPrice } from '#src/i18n/NightPrice.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { rateTones } from '#src/i18n/stayWords.ts'
import { WordedStayLine } from '#src/i18n/WordedStayLine.tsx'
import type { GuaranteeChoice } from '#machines/rates/rates.rules.ts'
import { RATE_KEY_MINUTES, type Rate, type RateResponse } from '#contract/hotel/rates.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState, Notice } from '#src/ui/content/Notice.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { SlowLoadingNotice } from '#src/views/parts/loading/SlowLoadingNotice.tsx'
import { LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { GuaranteedAlternative } from '#src/views/parts/booking/GuaranteedAlternative.tsx'
import { useState, type ReactNode } from 'react'
import { RateList } from './RateList.tsx'
import * as css from './RoomCard.css.ts'
import type { Rates } from './useRates.ts'
import { WaitingOffer } from './WaitingOffer.tsx'

/** Link that books a rate. `asks`: some hours are on request. */
export type Book = (rateKey: string, asks: boolean) => ReactNode

export interface OpenedOfferProps {
  rates: Rates
  /** The shown offer belongs to the previous stay. */
  busy: boolean
  book: Book
  onChoose: (choice: GuaranteeChoice) => void
  onRenew: () => void
}

/** Variants of the opened room, and the price of the chosen one. */
export const OpenedOffer = ({ rates, busy, book, onChoose, onRenew }: OpenedOfferProps) => {
  const words = useI18n()
  const { viewState } = rates
  const lastOffer = useLastOffer(rates)
  const isBehind = busy || rates.offer === null
  const renew = (
    <Button look="ink" icon={icons.retry} onClick={onRenew}>
      {words.t('hotel.currentPrices')}
    </Button>
  )
  if (viewState === 'gone')
    return <EmptyState live="alert" icon={icons.warning} title={words.t('errors.offerUnavailable')} action={renew} />
  if (viewState === 'expired')
    return (
      <EmptyState
        live="alert"
        icon={icons.clock}
        title={words.t('hotel.expired', { n: words.number(RATE_KEY_MINUTES) })}
        action={renew}
      />
    )
  if (viewState === 'failed')
    return <LoadError of="hotel.ratesFailed" offline="hotel.offline" failure={rates.failure} onRetry={rates.refresh} />
  if (lastOffer === null)
    return (
      <>
        <SlowLoadingNotice waiting={viewState} onRetry={rates.refresh} />
        <WaitingOffer />
      </>
    )
  const { offer, selected } = lastOffer
  const { check_in, check_out } = bidRangesOf(selected)
  const asks = check_in !== null || check_out !== null
  const most = maxTotalWithOpeningBids(selected)
  return (
    <>
      {isBehind && <SlowLoadingNotice waiting={viewState} onRetry={rates.refresh} />}
      <WordedStayLine stay={offer.stay} tones={rateTones(selected)} timeZone={offer.hotel.time_zone} />
      <RateList offer={offer} selected={selected} onChoose={onChoose} />
      {asks && (
        <Notice tone="asked">
          <p>
            <Trans
              text="hotel.rate.mostInAll"
              parts={{
                money: (
                  <Numeral key="money" direction="auto">
                    {words.numericMoney(toDollars(most))}
                  </Numeral>
                ),
              }}
            />
          </p>
        </Notice>
      )}
      <GuaranteedAlternative rates={offer.rates} selected={selected} most={most} onTake={onChoose} />
      <div className={css.dock}>
        <div className={css.price} aria-live="polite" aria-busy={isBehind}>
          <span className={css.total}>
            <Money dollars={selected.total} />
          </span>
          <span className={css.night}>
            <NightPrice dollars={selected.avg_night_price} rooms={offer.rooms.length} hours={hoursInTotal(selected)} />
          </span>
          <span className={css.night}>
            <ChargeNote dollars={selected.total} />
          </span>
        </div>
        {isBehind ? (
          <Button look="go" busy disabled>
            {words.t(asks ? 'hotel.rate.bookAsked' : 'hotel.rate.book')}
          </Button>
        ) : (
          book(selected.rateKey, asks)
        )}
      </div>
    </>
  )
}

interface LastOffer {
  offer: RateResponse
  selected: Rate
}

/** The offer, or the previous one while the next loads, so the guest can read on. Null before the first. */
const useLastOffer = ({ offer, selected }: Rates): LastOffer | null => {
  const [last, setLast] = useState<LastOffer | null>(null)
  if (offer === null || selected === null) return last
  if (last?.offer !== offer || last.selected !== selected) setLast({ offer, selected })
  return { offer, selected }
}
