import { Money } from './Money.tsx'
import { Trans } from './Rich.tsx'

/** Decisions §3: the most that can be charged in all if hours are on request. In US dollars. */
export const MaxTotal = ({ dollars, className }: { dollars: number; className?: string | undefined }) => (
  <p className={className}>
    <Trans text="checkout.mostInAll" parts={{ money: <Money key="money" exact dollars={dollars} /> }} />
  </p>
)
