import type { Stay } from '#contract/hotel/stay.ts'
import { MAX_INQUIRY_PRICE, MIN_INQUIRY_PRICE, type UsualPriceResponse } from '#contract/inquiry/inquiries.ts'
import { USUAL_HOUR_PERCENT, usualPriceOf, VERDICTS, verdictOf, type Verdict } from '#contract/inquiry/usualPrice.ts'
import { toCents, toDollars, type Cents } from '#contract/shared/money.ts'
import type { BidInput } from '#machines/checkout/bids.rules.ts'
import {
  extraHours,
  MAX_PRICE,
  priceOf,
  standardStay,
  type InquiryDraft,
  type Problems,
} from '#machines/inquiry/inquiry.rules.ts'
import { usualPriceQuery } from '#src/actors/inquiry/queries.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans, TransPlural } from '#src/i18n/Rich.tsx'
import { card, textLink } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { AmountField } from '#src/views/parts/booking/AmountField.tsx'
import { skipToken, useQuery } from '@tanstack/react-query'
import { FLAG, useSeen } from '#src/views/parts/seen/useSeen.ts'
import { useId } from 'react'
import * as css from './inquiry.css.ts'
import { problemText } from './problemText.ts'
import { useEager } from './useEager.ts'

interface PriceBlockProps {
  draft: InquiryDraft
  stay: Stay
  problems: Problems
  isChecked: boolean
  onChange: (change: Partial<InquiryDraft>) => void
}

/** One price for both ends, beside what such hours usually cost. */
export const PriceBlock = ({ draft, stay, problems, isChecked, onChange }: PriceBlockProps) => {
  const words = useI18n()
  const title = useId()
  const eager = useEager<'price' | 'nightPrice'>(isChecked)
  const hours = extraHours(draft)
  const { point, id } = draft.hotel
  const { data, isPending } = useQuery({
    ...usualPriceQuery({ point: point ?? { lat: 0, lng: 0 }, stay: standardStay(stay), hotel: id }),
    ...(point === null ? { queryFn: skipToken } : {}),
  })
  const [isOwnNight, setOwnNight] = useSeen('inquiry.ownNight', draft.nightPrice !== null, FLAG)
  const known = data?.usual ?? null
  const isUnknown = !isPending && known === null
  const ownNight = priceOf(draft.nightPrice)
  const night = ownNight ?? (known === null ? null : toCents(known.night))
  const usual = night === null || hours === 0 ? null : usualPriceOf(night, hours)
  const price = priceOf(draft.price)
  const amount = (input: BidInput | null, first: Cents, name: 'price' | 'nightPrice', label: string) => (
    <AmountField
      label={label}
      hint={hint(name)}
      error={problems[name] && eager.isShown(name) ? problemText(words, problems[name], label) : undefined}
      offer={{
        range: { first, most: MAX_PRICE },
        input: input ?? { text: '', currency: { code: words.currency.code, rate: words.currency.rate } },
        bid: priceOf(input),
      }}
      hours={name === 'price' ? Math.max(1, hours) : 1}
      onInput={(typed) => onChange({ [name]: typed })}
      onLeave={() => eager.leave(name)}
    />
  )
  const hint = (name: 'price' | 'nightPrice') => {
    if (name === 'nightPrice') return words.t('inquiry.time.nightText')
    if (price === null || hours === 0) return ''
    return (
      <TransPlural
        text="checkout.bid.perHour"
        count={hours}
        parts={{ money: <Money key="money" exact={!words.isConverted} dollars={toDollars(price) / hours} /> }}
      />
    )
  }
  return (
    <section className={classes(card, css.block)} aria-labelledby={title}>
      <div className={css.blockHead}>
        <h2 className={css.blockTitle} id={title}>
          {hours > 0 ? words.plural('inquiry.time.worth', hours) : words.t('inquiry.time.worthNone')}
        </h2>
        <p className={css.quiet}>{words.t('inquiry.time.worthText')}</p>
      </div>
      <div className={css.price}>
        {amount(draft.price, usual ?? toCents(Math.max(1, hours)), 'price', words.t('inquiry.time.price'))}
        {usual !== null && (
          <Scale
            price={price}
            usual={usual}
            onChange={(cents) =>
              onChange({ price: { text: String(Math.round(toDollars(cents))), currency: { code: 'USD', rate: 1 } } })
            }
          />
        )}
      </div>
      {price !== null && words.isConverted && (
        <p className={css.quiet}>
          <Trans
            text="checkout.bid.inDollars"
            parts={{ money: <Money key="money" exact dollars={toDollars(price)} /> }}
          />
        </p>
      )}
      <div role="status" className={css.message}>
        {usual !== null && price !== null && (
          <Notice tone="asked">
            <div className={css.verdict}>
              <p>
                <b>{words.t(`inquiry.time.${verdictOf(price, usual)}Text`)}</b> <Apart price={price} usual={usual} />
              </p>
              <RealAnswers answers={data?.answers ?? []} verdict={verdictOf(price, usual)} />
            </div>
          </Notice>
        )}
      </div>
      {night !== null && (
        <p className={css.quiet}>
          {words.t('inquiry.time.how', { percent: words.percent(USUAL_HOUR_PERCENT) })}{' '}
          <NightSource night={night} isOwn={ownNight !== null} stars={known?.stars ?? null} />{' '}
          {!isOwnNight && (
            <button type="button" className={textLink} onClick={() => setOwnNight(true)}>
              {words.t('inquiry.time.another')}
            </button>
          )}
        </p>
      )}
      {(isOwnNight || isUnknown) &&
        amount(draft.nightPrice, night ?? toCents(100), 'nightPrice', words.t('inquiry.time.night'))}
    </section>
  )
}

const NightSource = ({ night, isOwn, stars }: { night: Cents; isOwn: boolean; stars: number | null }) => {
  const words = useI18n()
  const money = <Money key="night" dollars={toDollars(night)} />
  if (isOwn) return <Trans text="inquiry.time.fromGuest" parts={{ night: money }} />
  if (stars === null) return <Trans text="inquiry.time.fromHotels" parts={{ night: money }} />
  return <Trans text="inquiry.time.fromStars" parts={{ night: money, stars: words.number(stars) }} />
}

const Apart = ({ price, usual }: { price: Cents; usual: Cents }) => {
  const words = useI18n()
  const { gap, money } = words.moneyApart(toDollars(usual), toDollars(price))
  if (gap === 0) return words.t('inquiry.time.same')
  return (
    <Trans
      text={gap < 0 ? 'inquiry.time.under' : 'inquiry.time.over'}
      parts={{ money, usual: <Money key="usual" dollars={toDollars(usual)} /> }}
    />
  )
}

/** Said only where enough hotels have answered to such prices. */
const RealAnswers = ({ answers, verdict }: { answers: UsualPriceResponse['answers']; verdict: Verdict }) => {
  const words = useI18n()
  const counts = answers.find((one) => one.verdict === verdict)
  if (counts === undefined) return null
  return <p>{words.plural('inquiry.time.answers', counts.requests, { accepted: words.number(counts.accepted) })}</p>
}

/** Twice the usual price from end to end; words for chances, no figures. */
const Scale = ({ price, usual, onChange }: { price: Cents | null; usual: Cents; onChange: (cents: Cents) => void }) => {
  const words = useI18n()
  const now = price === null ? null : verdictOf(price, usual)
  const most = Math.min(MAX_INQUIRY_PRICE, Math.max(MIN_INQUIRY_PRICE + 1, Math.round(toDollars(2 * usual))))
  const dollars = Math.min(most, Math.max(MIN_INQUIRY_PRICE, Math.round(toDollars(price ?? usual))))
  return (
    <div className={css.scale}>
      <div className={css.usualRow} aria-hidden="true">
        <span className={css.usualMark}>
          <Trans text="inquiry.time.usual" parts={{ money: <Money key="money" dollars={toDollars(usual)} /> }} />
        </span>
      </div>
      <input
        type="range"
        className={css.range}
        aria-label={words.t('inquiry.time.price')}
        aria-valuetext={
          now === null
            ? words.t('inquiry.time.usual', { money: words.money(toDollars(usual)) })
            : words.t('inquiry.time.said', {
                money: words.money(dollars),
                verdict: words.t(`inquiry.time.${now}`),
              })
        }
        min={MIN_INQUIRY_PRICE}
        max={most}
        value={dollars}
        onChange={({ target }) => onChange(toCents(target.valueAsNumber))}
      />
      <div className={css.zones} aria-hidden="true">
        {VERDICTS.map((zone) => (
          <span key={zone} className={classes(css.zone, zone === now && css.zoneNow)}>
            {words.t(`inquiry.time.${zone}`)}
          </span>
        ))}
      </div>
    </div>
  )
}
