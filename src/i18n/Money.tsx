import { Numeral } from '#src/ui/content/Numeral.tsx'
import { useI18n } from './I18nContext.tsx'
import * as css from './Money.css.ts'
import { Trans } from './Rich.tsx'

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

/**
 * The average price per night before taxes (decisions §3, `avg_night_price`), beside a total with taxes. Filters and hotels use
 * this price.
 */
export const NightPrice = ({ dollars }: { dollars: number }) => (
  <Trans text="common.perNight" parts={{ money: <Money key="money" dollars={dollars} /> }} />
)
