import { lastBidDeadline } from '#contract/booking/bidDeadlines.ts'
import { MIN_BID, type Rate } from '#contract/hotel/rates.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR, dayHour, datePart, type Stay } from '#contract/hotel/stay.ts'
import { maxOrderTotal, type BidInput, type BidOffer } from '#machines/checkout/bids.rules.ts'
import { guaranteedSide, type Side } from '#machines/rates/bids.rules.ts'
import { AnswerAfterDeadline } from '#src/i18n/AnswerAfterDeadline.tsx'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans, TransPlural } from '#src/i18n/Rich.tsx'
import { countExtraHours } from '#src/i18n/stayWords.ts'
import { card } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { useInstant } from '#src/ui/hooks/useNow.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { AmountField } from '#src/views/parts/booking/AmountField.tsx'
import { GuaranteedAlternative } from '#src/views/parts/booking/GuaranteedAlternative.tsx'
import { useState, type ReactNode } from 'react'
import * as css from './BidBlock.css.ts'
import { BlockTitle } from './BlockTitle.tsx'
import { block } from './CheckoutPage.css.ts'

export interface BidBlockProps {
  number: number
  bids: readonly BidOffer[]
  stay: Stay
  /** Time zone of the hotel. */
  hotelZone: string
  /** All variants of these hours; `rate` is the one being booked. */
  rates: readonly Rate[]
  rate: Rate
  /** True once the guest has tried to pay: errors are shown. */
  isChecked: boolean
  onBid: (side: Side, input: BidInput) => void
  /** Switches to the same hours guaranteed, on both sides or on the one that can be. */
  onTake: (rate: Rate) => void
}

/** Bids for the hours on request, and the outcome of each. */
export const BidBlock = ({ number, bids, stay, hotelZone, rates, rate, isChecked, onBid, onTake }: BidBlockProps) => {
  const words = useI18n()
  const now = useInstant()
  const extra = countExtraHours(stay)
  const most = maxOrderTotal(toCents(rate.total), bids)
  // If so, both are offered together below.
  const canHaveBoth = rates.some((one) => one.checkin_guaranteed && one.checkout_guaranteed)
  const ends = {
    check_in: { at: stay.checkIn, hours: extra.checkIn, standard: STANDARD_CHECK_IN_HOUR },
    check_out: { at: stay.checkOut, hours: extra.checkOut, standard: STANDARD_CHECK_OUT_HOUR },
  }
  return (
    <section className={classes(card, block)}>
      <BlockTitle number={number}>{words.t('checkout.bid.title')}</BlockTitle>
      <div className={css.sides}>
        {bids.map((offer) => {
          const { at, hours, standard } = ends[offer.side]
          const sure = guaranteedSide(rates, rate, offer.side)
          return (
            <div key={offer.side} className={css.side}>
              <BidField offer={offer} hour={words.hourOf(at)} hours={hours} isChecked={isChecked} onBid={onBid} />
              <div
                className={css.cells}
                style={{ gridTemplateColumns: `repeat(${hours}, minmax(0, 38px))` }}
                aria-hidden
              >
                {Array.from({ length: hours }, (_, place) => (
                  <i key={place} className={css.cell} />
                ))}
              </div>
              {offer.bid !== null && (
                <p className={css.perHour}>
                  <PerHour cents={offer.bid} hours={hours} />
                </p>
              )}
              <div className={css.words}>
                <p>
                  <Trans
                    text="checkout.bid.suggested"
                    parts={{ money: <BidMoney key="money" cents={offer.range.first} /> }}
                  />
                </p>
                {/* With one side only, `GuaranteedAlternative` below compares it with the bid. */}
                {bids.length > 1 && sure !== null && sure.more > 0 && (
                  <p>
                    {canHaveBoth || sure.more > (offer.bid ?? 0) ? (
                      <Trans
                        text="checkout.bid.guaranteed"
                        parts={{ money: <Price key="money" cents={sure.more} /> }}
                      />
                    ) : (
                      <Trans
                        text="hotel.rate.sureForNoMore"
                        parts={{ money: <Price key="money" cents={toCents(sure.rate.total)} /> }}
                      />
                    )}
                  </p>
                )}
                {bids.length > 1 && sure !== null && !canHaveBoth && (
                  <Button look="line" size="small" onClick={() => onTake(sure.rate)}>
                    {words.t('hotel.rate.takeSure')}
                  </Button>
                )}
                <Outcomes
                  offer={offer}
                  hour={words.hourOf(at)}
                  standard={words.hourOf(dayHour(datePart(at), standard))}
                />
              </div>
            </div>
          )
        })}
      </div>
      <AnswerAfterDeadline
        answer={lastBidDeadline(
          bids.map(({ side }) => side),
          now,
          stay,
          hotelZone,
        )}
        deadline={rate.cancellation.deadline}
        hotelZone={hotelZone}
      />
      {most !== null && <GuaranteedAlternative rates={rates} selected={rate} most={most} onTake={onTake} />}
    </section>
  )
}

/** A bid in the guest's currency, as in its field. */
const BidMoney = ({ cents }: { cents: number }) => <Amount>{useI18n().numericMoney(toDollars(cents))}</Amount>

/** A price in the guest's currency, as elsewhere on the page; to the cent in US dollars. */
const Price = ({ cents }: { cents: number }) => <Money exact={!useI18n().isConverted} dollars={toDollars(cents)} />

const PerHour = ({ cents, hours }: { cents: number; hours: number }) => (
  <TransPlural
    text="checkout.bid.perHour"
    count={hours}
    parts={{ money: <Price key="money" cents={cents / hours} /> }}
  />
)

/** The result if the hotel accepts, and if it declines. */
const Outcomes = ({ offer: { side, bid }, hour, standard }: { offer: BidOffer; hour: string; standard: string }) => {
  const words = useI18n()
  const isIn = side === 'check_in'
  return (
    <>
      {bid !== null && (
        <p>
          <Trans
            text={isIn ? 'checkout.bid.acceptedIn' : 'checkout.bid.acceptedOut'}
            parts={{ hour, money: <BidMoney key="money" cents={bid} /> }}
          />
        </p>
      )}
      <p>{words.t(isIn ? 'checkout.bid.declinedIn' : 'checkout.bid.declinedOut', { hour: standard })}</p>
    </>
  )
}

/** Never reformats what was typed. Eager: marks an invalid bid on the first blur, then on every key. */
const BidField = ({
  offer,
  hour,
  hours,
  isChecked,
  onBid,
}: Pick<BidBlockProps, 'isChecked' | 'onBid'> & { offer: BidOffer; hour: string; hours: number }) => {
  const words = useI18n()
  const { side, bid, range } = offer
  // A bid left invalid on an earlier page is marked immediately.
  const [isLeft, setIsLeft] = useState(bid === null)
  const ends = { least: words.numericMoney(toDollars(MIN_BID)), most: words.numericMoney(toDollars(range.most)) }
  const parts = {
    least: <Amount key="least">{ends.least}</Amount>,
    most: <Amount key="most">{ends.most}</Amount>,
  }
  const label = words.t(side === 'check_in' ? 'checkout.bid.checkIn' : 'checkout.bid.checkOut', { hour })
  return (
    <AmountField
      label={label}
      hint={
        <span>
          <Trans text="checkout.bid.text" parts={parts} />{' '}
          {words.isConverted && bid !== null && (
            <Trans
              text="checkout.bid.inDollars"
              parts={{ money: <Money key="money" exact dollars={toDollars(bid)} /> }}
            />
          )}
        </span>
      }
      error={bid === null && (isLeft || isChecked) ? <Trans text="checkout.bid.wrong" parts={parts} /> : undefined}
      offer={offer}
      hours={hours}
      onInput={(input) => onBid(side, input)}
      onLeave={() => setIsLeft(true)}
    />
  )
}

const Amount = ({ children }: { children: ReactNode }) => <Numeral direction="auto">{children}</Numeral>
