import { Money } from './Money.tsx'
import { Trans } from './Rich.tsx'

/** Decisions §3: where hours are on request, the most that can be charged in all. In US dollars. */
export const MaxTotal = ({ dollars, className }: { dollars: number; className?: string | undefined }) => (
  <p className={className}>
    <Trans text="checkout.mostInAll" parts={{ money: <Money key="money" exact dollars={dollars} /> }} />
  </p>
)
