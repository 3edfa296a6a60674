import { HOLD_MINUTES, type Rate } from '#contract/hotel/rates.ts'
import type { CardCharge } from '#machines/checkout/bids.rules.ts'
import { NEW_CARD } from '#machines/checkout/savedCards.rules.ts'
import { isWallet } from '#machines/wallet/wallet.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Checkbox } from '#src/ui/forms/Choice.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { SendScreen } from '#src/views/parts/support/SendScreen.tsx'
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
  charge: CardCharge
  paying: Paying
  /** A field is missing or invalid. */
  isIncomplete: boolean
  isOnline: boolean
  onLogIn: () => void
  terms: (text: string) => ReactNode
}

/** Terms, and the bar with what became of a payment, and the page's only submit button. */
export const PayBlock = (props: PayBlockProps) => {
  const words = useI18n()
  const { checkout, charge, terms } = props
  const { isChecked, problems, selectedWallet } = checkout
  return (
    <section className={css.pay} aria-label={words.t('checkout.payment.title')}>
      <div className={css.terms}>
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
        {selectedWallet !== 'invoice' && charge === 'now' && (
          <p className={css.hold}>
            <Icon path={icons.clock} size="small" />
            <span>{words.t('checkout.hold', { n: words.number(HOLD_MINUTES) })}</span>
          </p>
        )}
      </div>
      <PayBar {...props} />
    </section>
  )
}

/** On a phone it stays at the bottom of the screen. Its messages are where the eye is, wherever the page has scrolled to. */
const PayBar = ({
  checkout,
  isStranger,
  rate,
  isPricing,
  charge,
  paying: { part },
  isIncomplete,
  isOnline,
  onLogIn,
}: PayBlockProps) => {
  const words = useI18n()
  const { progress, isPreparing, isSignedIn, isChecked, cardForm, viewState, paymentMethodId, selectedWallet } =
    checkout
  const isFree = charge === 'never'
  const isPaidNow = charge === 'now' && selectedWallet !== 'invoice'
  // A card form that fails to open shows its own error.
  const hasCardFormError = !isFree && cardForm === 'failed' && paymentMethodId === NEW_CARD
  const isIdle = progress === null && viewState === 'form'
  const { failure } = checkout
  const sentences = part && isIdle && !hasCardFormError ? part.paymentFailureText(words, checkout, isOnline) : []
  const progressText = {
    verifying: words.t('checkout.payment.verifying'),
    booking: words.t(isPaidNow ? 'checkout.paying' : 'checkout.confirming'),
    confirming: words.t('checkout.confirming'),
  }
  const wallet = part && isWallet(selectedWallet) && !isFree ? selectedWallet : null
  const statusText = progress === null ? null : progressText[progress]
  return (
    <div className={css.payBar}>
      <div role="status" className={css.message}>
        {!isOnline && isIdle && (
          <Notice icon={icons.offline}>
            <p>{words.t('checkout.payOffline')}</p>
          </Notice>
        )}
      </div>
      <div role="alert" className={css.message}>
        {isChecked && isIncomplete && (
          <Notice tone="bad">
            <p>{words.t('checkout.incomplete')}</p>
          </Notice>
        )}
        {sentences.length > 0 && (
          <Notice tone="bad">
            <div className={css.noticeBody}>
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {!isSignedIn && failure?.status === 401 && (
                <Button look="line" size="small" onClick={onLogIn}>
                  {words.t('common.nav.logIn')}
                </Button>
              )}
            </div>
          </Notice>
        )}
      </div>
      {sentences.length > 0 && <SendScreen look="quiet" />}
      <VisuallyHidden>
        <span role="status">{statusText}</span>
      </VisuallyHidden>
      <div className={css.payRow}>
        {wallet !== null && (
          // A wallet's button, unlike ours, does not name the sum. The price list says it too.
          <p className={css.payTotal} aria-hidden="true">
            <span className={css.payTotalName}>{words.t('checkout.breakdown.total')}</span>
            <b>
              <Money exact dollars={rate.total} />
            </b>
          </p>
        )}
        <div className={css.payWay}>
          {part && wallet !== null ? (
            <part.WalletButton
              wallet={wallet}
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
              {statusText === null ? (
                <span>
                  {charge !== 'now' ? (
                    words.t('checkout.bookFree')
                  ) : (
                    <Trans
                      text={selectedWallet === 'invoice' ? 'checkout.book' : 'checkout.pay'}
                      parts={{ money: <Money key="money" exact dollars={rate.total} /> }}
                    />
                  )}
                </span>
              ) : (
                <span>{statusText}</span>
              )}
            </Button>
          )}
        </div>
      </div>
      <Waiting checkout={checkout} part={part} />
    </div>
  )
}

/** Long waits: first said, then the outcome can be looked up; and the lookup of a payment that a reload cut off. */
const Waiting = ({ checkout, part }: { checkout: Checkout; part: Paying['part'] }) => {
  const words = useI18n()
  const { progress, waitStage, isUnanswered } = checkout
  const text = () => {
    if (progress === null) return null
    if (isUnanswered) return part?.lookingUpText(words) ?? null
    if (waitStage === 'short') return null
    return words.t(waitStage === 'over' ? 'checkout.lookUp.text' : 'checkout.slow')
  }
  const shown = text()
  return (
    <div role="status" className={css.waitingLong}>
      {shown !== null && <p>{shown}</p>}
      {progress !== null && waitStage === 'over' && (
        <Button look="line" size="small" icon={icons.retry} onClick={checkout.lookUp}>
          {words.t('checkout.lookUp.action')}
        </Button>
      )}
    </div>
  )
}
