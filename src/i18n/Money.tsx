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
