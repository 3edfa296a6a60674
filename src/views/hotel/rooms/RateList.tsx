import type { Rate, RateResponse } from '#contract/hotel/rates.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { RadioList } from '#src/ui/forms/Choice.tsx'
import { Tag } from '#src/ui/content/Tag.tsx'
import { bySureness, countHoursOnRequest, countGuaranteedHours, promiseOf, sentenceOf } from './rateWords.ts'
import * as css from './RateList.css.ts'
import * as icons from '#src/ui/content/icons.ts'

export interface RateListProps {
  offer: Pick<RateResponse, 'rates' | 'stay'>
  selected: Rate | null
  onChoose: (rate: Rate) => void
}

/** Up to four variants of one room, as one framed list. */
export const RateList = ({ offer, selected, onChoose }: RateListProps) => {
  const words = useI18n()
  const rates = bySureness(offer.rates)
  return (
    <RadioList
      framed
      label={words.t('hotel.rate.choose')}
      value={selected?.rateKey ?? null}
      options={rates.map((rate) => ({ value: rate.rateKey, label: <RateRow rate={rate} offer={offer} /> }))}
      onChange={(key) => {
        const rate = rates.find(({ rateKey }) => rateKey === key)
        if (rate) onChoose(rate)
      }}
    />
  )
}

const RateRow = ({ rate, offer }: { rate: Rate; offer: Pick<RateResponse, 'stay'> }) => {
  const words = useI18n()
  const sentence = sentenceOf(words, rate, offer)
  return (
    <span className={css.row}>
      <span className={css.promise}>{promiseOf(words, rate, offer.stay)}</span>
      <span className={css.total}>
        <Money dollars={rate.total} />
      </span>
      {sentence && <span className={css.sentence}>{sentence}</span>}
      <RateTags rate={rate} />
    </span>
  )
}

/** Status of the extra hours. Terms shared by the plan's rates are shown once, above them. */
const RateTags = ({ rate }: { rate: Rate }) => {
  const words = useI18n()
  const guaranteedHours = countGuaranteedHours(rate)
  const hoursOnRequest = countHoursOnRequest(rate)
  if (guaranteedHours === 0 && hoursOnRequest === 0) return null
  return (
    <span className={css.tags}>
      {guaranteedHours > 0 && (
        <Tag tone="guaranteed" icon={icons.lock}>
          {words.plural('hotel.rate.hoursGuaranteed', guaranteedHours)}
        </Tag>
      )}
      {hoursOnRequest > 0 && (
        <Tag tone="asked" icon={icons.ask}>
          {words.plural('hotel.rate.hoursAsked', hoursOnRequest)}
        </Tag>
      )}
    </span>
  )
}
