import type { HotelSummary } from '#contract/hotel/hotels.ts'
import type { Rate } from '#contract/hotel/rates.ts'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { useI18n } from './I18nContext.tsx'
import * as css from './Money.css.ts'
import { Trans, TransPlural } from './Rich.tsx'

/** US dollars in the guest's currency; `exact`: in US dollars to the cent, as charged. */
export const Money = ({ dollars, exact = false }: { dollars: number; exact?: boolean }) => {
  const words = useI18n()
  return (
    <Numeral direction="auto" className={css.money}>
      {exact ? words.exactMoney(dollars) : words.money(dollars)}
    </Numeral>
  )
}

/** Specification §9 and §1: the amount really charged, beside a price in another currency. Otherwise empty. */
export const ChargeNote = ({ dollars }: { dollars: number }) =>
  useI18n().isConverted && (
    <Trans text="common.charged" parts={{ money: <Money key="money" exact dollars={dollars} /> }} />
  )

/** Whether the total beside a night's price also has savings for fewer hours, or the price of more. */
export interface HoursInTotal {
  fewer: boolean
  more: boolean
}

export const hoursInTotal = ({ breakdown }: Pick<Rate, 'breakdown'>): HoursInTotal => ({
  fewer: breakdown.hours_saved < 0,
  more: breakdown.hours_bought > 0,
})

/** `hoursInTotal` of a hotel's base rate. */
export const hoursInBaseRate = ({ rate }: Pick<HotelSummary, 'rate'>): HoursInTotal => ({
  fewer: rate.money_saved > 0,
  more: rate.hours_saved > 0 && rate.checkin_guaranteed && rate.checkout_guaranteed,
})

/**
 * The average price per night (decisions §3, `avg_night_price`) beside a total: for how many rooms it is, and what else the
 * total has. Filters and hotels use this price.
 */
export const NightPrice = ({
  dollars,
  rooms,
  hours: { fewer, more },
}: {
  dollars: number
  /** How many the price is for. */
  rooms: number
  hours: HoursInTotal
}) => {
  const words = useI18n()
  const parts = { money: <Money key="money" dollars={dollars} /> }
  return (
    <Facts>
      {rooms === 1 ? (
        <Trans text="common.perNight" parts={parts} />
      ) : (
        <TransPlural text="common.perNightForRooms" count={rooms} parts={parts} />
      )}
      {words.t(`common.nightWithout.${fewer ? (more ? 'fewerAndMore' : 'fewer') : more ? 'more' : 'taxes'}`)}
    </Facts>
  )
}
