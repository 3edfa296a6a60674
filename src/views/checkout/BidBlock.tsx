import { LEAST_BID } from '#contract/rates.ts'
import { toDollars } from '#contract/money.ts'
import type { Stay } from '#contract/stay.ts'
import { fieldText, type BidOffer, type WrittenBid } from '#machines/checkout/bids.rules.ts'
import type { Side } from '#machines/rates/bids.rules.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Rich } from '#src/i18n/Rich.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { TextField } from '#src/ui/Field.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { N } from '#src/ui/N.tsx'
import { useState, type ReactNode } from 'react'
import { BlockTitle } from './BlockTitle.tsx'
import * as css from './CheckoutPage.css.ts'

export interface BidBlockProps {
  number: number
  bids: readonly BidOffer[]
  stay: Stay
  /** The guest has tried to pay: what is wrong is shown. */
  isChecked: boolean
  onBid: (side: Side, written: WrittenBid) => void
  /** What the same hours cost guaranteed. */
  guarantee?: ReactNode
}

/** What the guest would pay for hours that are not guaranteed. */
export const BidBlock = ({ number, bids, stay, isChecked, onBid, guarantee }: BidBlockProps) => {
  const words = useWords()
  return (
    <section className={classes(card, css.block)}>
      <BlockTitle number={number}>{words.t('checkout.bid.title')}</BlockTitle>
      <div className={css.names}>
        {bids.map((offer) => (
          <BidField
            key={offer.side}
            offer={offer}
            hour={words.hourOf(offer.side === 'check_in' ? stay.checkIn : stay.checkOut)}
            isChecked={isChecked}
            onBid={onBid}
          />
        ))}
      </div>
      <Notice tone="asked">
        <p>{words.t('checkout.bid.refused')}</p>
      </Notice>
      {guarantee}
    </section>
  )
}

/** What is typed stays as it is typed. Eager: a wrong bid is marked once the field was left, then at every key. */
const BidField = ({
  offer,
  hour,
  isChecked,
  onBid,
}: Pick<BidBlockProps, 'isChecked' | 'onBid'> & { offer: BidOffer; hour: string }) => {
  const words = useWords()
  const { side, bid, range } = offer
  const { code, rate } = words.currency
  // One that was left wrong on an earlier page is marked at once.
  const [isLeft, setIsLeft] = useState(bid === null)
  const ends = { least: words.numericMoney(toDollars(LEAST_BID)), most: words.numericMoney(toDollars(range.most)) }
  const parts = {
    least: <Amount key="least">{ends.least}</Amount>,
    most: <Amount key="most">{ends.most}</Amount>,
  }
  return (
    <TextField
      label={words.t(side === 'check_in' ? 'checkout.bid.checkIn' : 'checkout.bid.checkOut', { hour })}
      note={`(${words.isConverted ? words.currencyName(code) : words.t('checkout.bid.unit')})`}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={fieldText(offer, words.currency)}
      hint={
        <span>
          <Rich text="checkout.bid.text" parts={parts} />{' '}
          {words.isConverted && bid !== null && (
            <Rich
              text="checkout.bid.inDollars"
              parts={{ money: <Money key="money" exact dollars={toDollars(bid)} /> }}
            />
          )}
        </span>
      }
      error={bid === null && (isLeft || isChecked) ? <Rich text="checkout.bid.wrong" parts={parts} /> : undefined}
      onChange={(event) => onBid(side, { text: event.currentTarget.value, currency: { code, rate } })}
      onBlur={() => setIsLeft(true)}
    />
  )
}

const Amount = ({ children }: { children: ReactNode }) => <N direction="auto">{children}</N>
