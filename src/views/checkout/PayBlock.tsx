import { HOLD_MINUTES, type Rate } from '#contract/hotel/rates.ts'
import { NEW_CARD } from '#machines/checkout/savedCards.rules.ts'
import { isWallet } from '#machines/wallet/wallet.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { card } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Checkbox } from '#src/ui/forms/Choice.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import type { ReactNode } from 'react'
import * as css from './CheckoutPage.css.ts'
import type { Paying } from './paying.ts'
import type { Checkout } from './useCheckout.ts'

export interface PayBlockProps {
  checkout: Checkout
  /** Signed out, with no session being restored. */
  isStranger: boolean
  rate: Rate
  /** The price is being loaded again. */
  isPricing: boolean
  /** The total is zero, whatever the hotel answers to the bids. */
  isFree: boolean
  paying: Paying
  /** A field is missing or invalid. */
  isIncomplete: boolean
  onLogIn: () => void
  terms: (text: string) => ReactNode
}

/** Terms, payment failure, and the page's only submit button. */
export const PayBlock = ({
  checkout,
  isStranger,
  rate,
  isPricing,
  isFree,
  paying: { part },
  isIncomplete,
  onLogIn,
  terms,
}: PayBlockProps) => {
  const words = useI18n()
  const {
    progress,
    isPreparing,
    failure,
    isSignedIn,
    isChecked,
    problems,
    cardForm,
    viewState,
    paymentMethodId,
    selectedWallet,
    waitStage,
  } = checkout
  // A card form that fails to open shows its own error.
  const hasCardFormError = !isFree && cardForm === 'failed' && paymentMethodId === NEW_CARD
  const hasFailureNotice = failure !== null && progress === null && !hasCardFormError && viewState === 'form'
  const progressText = {
    verifying: words.t('checkout.payment.verifying'),
    booking: words.t(isFree || selectedWallet === 'invoice' ? 'checkout.confirming' : 'checkout.paying'),
    confirming: words.t('checkout.confirming'),
  }
  const statusText = progress === null ? null : progressText[progress]
  return (
    <section className={classes(card, css.block, css.pay)} aria-label={words.t('checkout.payment.title')}>
      <Checkbox
        checked={checkout.termsAccepted}
        onChange={(event) => checkout.changeTerms(event.currentTarget.checked)}
        error={isChecked && problems.terms ? words.t('checkout.terms.required') : ''}
      >
        <Trans
          text="checkout.terms.text"
          parts={{ terms: <b key="terms">{terms(words.t('checkout.terms.terms'))}</b> }}
        />
      </Checkbox>
      <div role="alert" className={css.failure}>
        {isChecked && isIncomplete && (
          <Notice tone="bad">
            <p>{words.t('checkout.incomplete')}</p>
          </Notice>
        )}
        {part && hasFailureNotice && (
          <Notice tone="bad">
            <div className={css.noticeBody}>
              <p>{part.paymentFailureText(words, failure)}</p>
              {!isSignedIn && failure.status === 401 && (
                <Button look="line" size="small" onClick={onLogIn}>
                  {words.t('common.nav.logIn')}
                </Button>
              )}
            </div>
          </Notice>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{statusText}</span>
      </VisuallyHidden>
      {part && isWallet(selectedWallet) && !isFree ? (
        <part.WalletButton
          wallet={selectedWallet}
          progress={statusText ?? (isPricing ? words.t('common.loading') : null)}
        />
      ) : (
        <Button
          type="submit"
          look="go"
          size="large"
          block
          icon={icons.lock}
          // Ready for a visitor (who must sign in), or for a user once the payment code is loaded.
          busy={progress !== null || isPricing || (isPreparing && !isFree) || !(isStranger || (isSignedIn && part))}
        >
          {progress === null ? (
            <span>
              {isFree ? (
                words.t('checkout.bookFree')
              ) : (
                <Trans
                  text={selectedWallet === 'invoice' ? 'checkout.book' : 'checkout.pay'}
                  parts={{ money: <Money key="money" exact dollars={rate.total} /> }}
                />
              )}
            </span>
          ) : (
            <span>{progressText[progress]}</span>
          )}
        </Button>
      )}
      <div role="status" className={css.waitingLong}>
        {progress !== null && waitStage !== 'short' && (
          <>
            <p>{words.t(waitStage === 'over' ? 'checkout.lookUp.text' : 'checkout.slow')}</p>
            {waitStage === 'over' && (
              <Button look="line" size="small" icon={icons.retry} onClick={checkout.lookUp}>
                {words.t('checkout.lookUp.action')}
              </Button>
            )}
          </>
        )}
      </div>
      {selectedWallet !== 'invoice' && !isFree && (
        <p className={css.hold}>
          <Icon path={icons.clock} size="small" />
          <span>{words.t('checkout.hold', { n: words.number(HOLD_MINUTES) })}</span>
        </p>
      )}
    </section>
  )
}
