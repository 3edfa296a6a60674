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
}

/** The payment method. `PayWith` is loaded only for a signed-in user. */
export const CardBlock = ({ checkout, isStranger, number, paying: { part, hasFailed, retry } }: CardBlockProps) => {
  const words = useI18n()
  return (
    <section className={classes(card, css.block)}>
      {checkout.isSignedIn && part ? (
        <part.PayWith checkout={checkout} number={number} />
      ) : (
        <>
          <BlockTitle number={number}>{words.t('checkout.payment.title')}</BlockTitle>
          {isStranger && <p className={css.quiet}>{words.t('checkout.payment.afterSignIn')}</p>}
          {!isStranger && (hasFailed ? <ChunkError onRetry={retry} /> : <LoadingCards />)}
        </>
      )}
      {checkout.selectedWallet === null && (
        <Notice icon={icons.lock}>
          <p>{words.t('checkout.payment.bank')}</p>
        </Notice>
      )}
    </section>
  )
}
