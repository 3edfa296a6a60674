import { toDollars } from '#contract/money.ts'
import { LEAST_BID, type Side } from '#machines/rates/rates.rules.ts'
import type { BidOffer } from '#machines/rates/rates.selectors.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Rich } from '#src/i18n/Rich.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { TextField } from '#src/ui/Field.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { N } from '#src/ui/N.tsx'
import { useState, type ReactNode } from 'react'
import type { Stay } from '#contract/stay.ts'
import { readBid, writeBid } from './bid.rules.ts'
import { BlockTitle } from './BlockTitle.tsx'
import * as css from './CheckoutPage.css.ts'

export interface BidBlockProps {
  number: number
  bids: readonly BidOffer[]
  stay: Stay
  onBid: (side: Side, bid: number) => void
}

/** What the guest would pay for hours that are not guaranteed. */
export const BidBlock = ({ number, bids, stay, onBid }: BidBlockProps) => {
  const words = useWords()
  return (
    <section className={classes(card, css.block)}>
      <BlockTitle number={number}>{words.t('checkout.bid.title')}</BlockTitle>
      <div className={css.names}>
        {bids.map((bid) => (
          <BidField
            key={`${bid.side} ${words.currency.code}`}
            offer={bid}
            hour={words.hourOf(bid.side === 'check_in' ? stay.checkIn : stay.checkOut)}
            onBid={onBid}
          />
        ))}
      </div>
      <Notice tone="asked">
        <p>{words.t('checkout.bid.refused')}</p>
      </Notice>
    </section>
  )
}

const BidField = ({
  offer: { side, bid, most },
  hour,
  onBid,
}: {
  offer: BidOffer
  hour: string
  onBid: BidBlockProps['onBid']
}) => {
  const words = useWords()
  const { currency } = words
  const [text, setText] = useState(writeBid(bid, currency))
  // A bid that comes from elsewhere stands in the field as well.
  const [known, setKnown] = useState(bid)
  if (known !== bid) {
    setKnown(bid)
    if (readBid(text, most, currency) !== bid) setText(writeBid(bid, currency))
  }
  const range = { least: words.numericMoney(toDollars(LEAST_BID)), most: words.numericMoney(toDollars(most)) }
  return (
    <TextField
      label={words.t(side === 'check_in' ? 'checkout.bid.checkIn' : 'checkout.bid.checkOut', { hour })}
      note={`(${words.isConverted ? words.currencyName(currency.code) : words.t('checkout.bid.unit')})`}
      inputMode="decimal"
      dir="ltr"
      value={text}
      hint={
        <span>
          <Rich
            text="checkout.bid.text"
            parts={{
              least: <Amount key="least">{range.least}</Amount>,
              most: <Amount key="most">{range.most}</Amount>,
            }}
          />{' '}
          {words.isConverted && (
            <Rich
              text="checkout.bid.inDollars"
              parts={{ money: <Money key="money" exact dollars={toDollars(bid)} /> }}
            />
          )}
        </span>
      }
      error={readBid(text, most, currency) === undefined ? words.t('checkout.bid.text', range) : undefined}
      onChange={(event) => {
        setText(event.currentTarget.value)
        const cents = readBid(event.currentTarget.value, most, currency)
        if (cents !== undefined) onBid(side, cents)
      }}
      // What is shown is what is bid.
      onBlur={() => {
        if (readBid(text, most, currency) !== bid) setText(writeBid(bid, currency))
      }}
    />
  )
}

const Amount = ({ children }: { children: ReactNode }) => <N direction="auto">{children}</N>
