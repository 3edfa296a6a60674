import { useI18n } from './I18nContext.tsx'
import type { HoursInTotal } from './hoursInTotal.ts'
import { Money } from './Money.tsx'
import { Trans, TransPlural } from './Rich.tsx'

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
    <>
      {rooms === 1 ? (
        <Trans text="common.perNight" parts={parts} />
      ) : (
        <TransPlural text="common.perNightForRooms" count={rooms} parts={parts} />
      )}{' '}
      {words.t(`common.nightWithout.${fewer ? (more ? 'fewerAndMore' : 'fewer') : more ? 'more' : 'taxes'}`)}
    </>
  )
}
