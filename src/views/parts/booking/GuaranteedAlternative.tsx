import { toCents, toDollars, type Cents } from '#contract/shared/money.ts'
import type { Rate } from '#contract/hotel/rates.ts'
import { guaranteedAlternative } from '#machines/rates/bids.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import * as css from './GuaranteedAlternative.css.ts'

/** Offers to replace hours on request with guaranteed ones, and shows the price. `most`: maximum total of the request. */
export const GuaranteedAlternative = ({
  rates,
  selected,
  most,
  onTake,
}: {
  rates: readonly Rate[]
  selected: Rate
  most: Cents
  onTake: (rate: Rate) => void
}) => {
  const words = useI18n()
  const beside = guaranteedAlternative(rates, selected, most)
  if (beside === null) return null
  const { rate, more } = beside
  // Formatted like the rates beside it: rounded if converted, exact otherwise.
  const amount = (cents: Cents) => <Money key={cents} exact={!words.isConverted} dollars={toDollars(cents)} />
  const all = amount(toCents(rate.total))
  return (
    <Notice tone="guaranteed" live="status">
      <div className={css.beside}>
        <p>
          {more > 0 ? (
            // The total above excludes the bid: show the new total beside the difference.
            <Trans text="hotel.rate.sureForMore" parts={{ all, money: amount(more) }} />
          ) : (
            <Trans text="hotel.rate.sureForNoMore" parts={{ money: all }} />
          )}
        </p>
        <Button look="line" size="small" onClick={() => onTake(rate)}>
          {words.t('hotel.rate.takeSure')}
        </Button>
      </div>
    </Notice>
  )
}
