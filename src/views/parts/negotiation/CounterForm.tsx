import { useSeen } from '#src/views/parts/seen/useSeen.ts'
import { string, type } from 'superstruct'
import { DayHourStruct } from '#contract/hotel/stay.ts'
import { dayHour, datePart, hourPart, type Stay } from '#contract/hotel/stay.ts'
import { MAX_INQUIRY_PRICE, MIN_INQUIRY_PRICE } from '#contract/inquiry/inquiries.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { stayHours, stayLabel } from '#src/i18n/stayWords.ts'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { StayLineLarge } from '#src/ui/stay/StayLineLarge.tsx'
import { classes } from '#src/ui/classes.ts'
import { useId, type ReactNode } from 'react'
import {
  counterHours,
  extraHoursOf,
  readPrice,
  stayOf,
  stepPrice,
  tonesOf,
  type AskedSide,
  type HourRange,
  type Offered,
} from './offer.rules.ts'
import * as css from './negotiation.css.ts'
import { priceText } from './words.ts'

const STAY = {
  struct: type({ checkIn: DayHourStruct, checkOut: DayHourStruct }),
  policy: { checkIn: 'keep', checkOut: 'keep' },
} as const
const PRICE = { struct: string(), policy: 'amount' } as const

/** A counter-offer being made: hours and price, both as chosen. */
export const useCounterOffer = (answered: Offered, side: AskedSide) => {
  const [stay, setStay] = useSeen<Stay>('counter.stay', () => stayOf(answered), STAY)
  const [text, setText] = useSeen('counter.price', String(answered.price), PRICE)
  const price = readPrice(text)
  const hours = extraHoursOf(stay, side)
  return {
    stay,
    setStay,
    text,
    setText,
    price,
    hours,
    /** Null while it cannot be sent. */
    offer:
      price === null || hours === 0
        ? null
        : { price, checkin_datetime: stay.checkIn, checkout_datetime: stay.checkOut },
  }
}

/**
 * Hours and price by two buttons each; the price can also be typed.
 * @param first the guest's first request, which bounds the hours
 * @param side the end that a bid is about; the other one cannot be changed
 * @param answered the offer that this one answers
 */
export const CounterForm = ({
  first,
  side,
  answered,
  timeZone,
  counter,
}: {
  first: Offered
  side: AskedSide
  answered: Offered
  timeZone: string
  counter: ReturnType<typeof useCounterOffer>
}) => {
  const words = useI18n()
  const { stay, setStay, text, setText, price, hours } = counter
  const range = counterHours(stayOf(first), side)
  const before = stayOf(answered)
  const tones = tonesOf('asked', side)
  const least = priceText(words, MIN_INQUIRY_PRICE)
  const most = priceText(words, MAX_INQUIRY_PRICE)
  const step = (direction: 1 | -1) => {
    const next = stepPrice(price ?? answered.price, direction)
    setText(String(Math.max(MIN_INQUIRY_PRICE, Math.min(MAX_INQUIRY_PRICE, next))))
  }
  return (
    <>
      <StayLineLarge
        hourShort={words.hourShort}
        stay={stayHours(stay, tones)}
        label={stayLabel(words, stay, tones, timeZone)}
      />
      <div className={css.rows}>
        {range.checkIn && (
          <HourRow
            name={words.t('common.stay.checkIn')}
            at={stay.checkIn}
            before={before.checkIn}
            range={range.checkIn}
            onChange={(checkIn) => setStay({ ...stay, checkIn })}
          />
        )}
        {range.checkOut && (
          <HourRow
            name={words.t('common.stay.checkOut')}
            at={stay.checkOut}
            before={before.checkOut}
            range={range.checkOut}
            onChange={(checkOut) => setStay({ ...stay, checkOut })}
          />
        )}
        <div className={css.row}>
          <Field
            label={words.t('negotiation.price')}
            note={words.t('negotiation.asked', { value: priceText(words, answered.price) })}
            className={css.grow}
            error={price === null ? words.t('negotiation.priceWrong', { least, most }) : undefined}
          >
            {(control) => (
              <span className={css.stepper} dir="ltr">
                <IconButton
                  steps
                  edged
                  icon={icons.minus}
                  label={words.t('negotiation.priceLess')}
                  disabled={price !== null && price <= MIN_INQUIRY_PRICE}
                  onClick={() => step(-1)}
                />
                <input
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  {...control}
                  className={classes(control.className, css.value)}
                  value={text}
                  onChange={({ currentTarget }) => setText(currentTarget.value)}
                />
                <IconButton
                  steps
                  edged
                  icon={icons.plus}
                  label={words.t('negotiation.priceMore')}
                  disabled={price !== null && price >= MAX_INQUIRY_PRICE}
                  onClick={() => step(1)}
                />
              </span>
            )}
          </Field>
        </div>
      </div>
      <p role="status" className={hours === 0 ? css.problem : css.sum}>
        {hours === 0 ? (
          words.t('negotiation.noHours')
        ) : (
          <>
            <span>
              {words.plural('negotiation.hoursFor', hours, {
                money: price === null ? '…' : priceText(words, price),
              })}
            </span>
            {price !== null && (
              <span className={css.perHour}>
                {words.t('negotiation.perHour', { money: words.exactMoney(price / hours) })}
              </span>
            )}
          </>
        )}
      </p>
    </>
  )
}

const Row = ({ name, was, children }: { name: ReactNode; was: string; children: ReactNode }) => (
  <div className={css.row}>
    <span className={css.rowName}>
      {name}
      <span className={css.rowWas}>{was}</span>
    </span>
    {children}
  </div>
)

const HourRow = ({
  name,
  at,
  before,
  range,
  onChange,
}: {
  name: string
  at: string
  before: string
  range: HourRange
  onChange: (at: string) => void
}) => {
  const words = useI18n()
  const label = useId()
  const hour = hourPart(at)
  const to = (next: number) => onChange(dayHour(datePart(at), next))
  return (
    <Row
      name={<span id={label}>{words.t('negotiation.endOn', { end: name, day: words.day(at, 'weekday') })}</span>}
      was={words.t('negotiation.asked', { value: words.hourOf(before) })}
    >
      <span role="group" aria-labelledby={label} className={css.stepper} dir="ltr">
        <IconButton
          steps
          edged
          icon={icons.minus}
          label={words.t('common.stay.hourEarlier')}
          disabled={hour <= range.least}
          onClick={() => to(hour - 1)}
        />
        <output className={css.value} aria-live="polite">
          <Numeral>{words.hourOf(at)}</Numeral>
        </output>
        <IconButton
          steps
          edged
          icon={icons.plus}
          label={words.t('common.stay.hourLater')}
          disabled={hour >= range.most}
          onClick={() => to(hour + 1)}
        />
      </span>
    </Row>
  )
}
