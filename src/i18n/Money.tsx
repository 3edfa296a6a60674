import { Numeral } from '#src/ui/content/Numeral.tsx'
import { useI18n } from './I18nContext.tsx'
import * as css from './Money.css.ts'
import { Trans } from './Rich.tsx'

/** US dollars in the guest's currency; `exact` as they are charged, in US dollars to the cent. */
export const Money = ({ dollars, exact = false }: { dollars: number; exact?: boolean }) => {
  const words = useI18n()
  return (
    <Numeral direction="auto" className={css.money}>
      {exact ? words.exactMoney(dollars) : words.money(dollars)}
    </Numeral>
  )
}

/** Specification §9 and §1: beside a price that is paid, what is really charged. Nothing where that is the price itself. */
export const ChargeNote = ({ dollars }: { dollars: number }) =>
  useI18n().isConverted && (
    <Trans text="common.charged" parts={{ money: <Money key="money" exact dollars={dollars} /> }} />
  )

/**
 * Beside a total with taxes: what a night costs on average before them (decisions §3, `avg_night_price`), which the filters and
 * the hotels themselves speak of.
 */
export const NightPrice = ({ dollars }: { dollars: number }) => (
  <Trans text="common.perNight" parts={{ money: <Money key="money" dollars={dollars} /> }} />
)
