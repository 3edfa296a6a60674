import type { bidPayment, CardCharge } from '#machines/checkout/bids.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { BlockTitle } from './BlockTitle.tsx'
import * as css from './CheckoutPage.css.ts'
import { LoadingCards } from './LoadingCards.tsx'
import type { Paying } from './paying.ts'
import type { Checkout } from './useCheckout.ts'

export interface CardBlockProps {
  checkout: Checkout
  /** Signed out, with no session being restored. */
  isStranger: boolean
  number: number
  paying: Paying
  /** `never`: the block is hidden. */
  charge: CardCharge
  /** How an accepted bid is paid; null: there is none to speak of. */
  bidPayment: ReturnType<typeof bidPayment>
}

/** The payment method. `PayWith` is loaded only for a signed-in user. */
export const CardBlock = ({
  checkout,
  isStranger,
  number,
  paying: { part, hasFailed, retry },
  charge,
  bidPayment: bid,
}: CardBlockProps) => {
  const words = useI18n()
  return (
    <section className={classes(card, css.block)}>
      {checkout.isSignedIn && part ? (
        <part.PayWith checkout={checkout} number={number} charge={charge} />
      ) : (
        <>
          <BlockTitle number={number}>{words.t('checkout.payment.title')}</BlockTitle>
          {isStranger && <p className={css.quiet}>{words.t('checkout.payment.afterSignIn')}</p>}
          {!isStranger && (hasFailed ? <ChunkError onRetry={retry} /> : <LoadingCards />)}
        </>
      )}
      {bid !== null && (
        <p className={css.quiet} role="status">
          {words.t(`checkout.payment.bid.${bid}`)}
        </p>
      )}
      {checkout.selectedWallet === null && (
        <Notice icon={icons.lock}>
          <p>{words.t('checkout.payment.bank')}</p>
        </Notice>
      )}
    </section>
  )
}
