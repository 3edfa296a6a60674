import { MAX_PAYMENT_METHODS } from '#contract/booking/paymentMethods.ts'
import type { CardCharge } from '#machines/checkout/bids.rules.ts'
import { NEW_CARD } from '#machines/checkout/savedCards.rules.ts'
import { cardWords } from '#src/i18n/cardWords.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { CardFields } from '#src/ui/forms/CardFields.tsx'
import { Checkbox } from '#src/ui/forms/Choice.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Tag } from '#src/ui/content/Tag.tsx'
import { useScheme } from '#src/ui/hooks/useScheme.ts'
import { cardVault } from '#src/actors/checkout/cardVaultInstances.ts'
import { paymentConfig } from '#src/actors/checkout/config.ts'
import { useQuery } from '@tanstack/react-query'
import { BlockTitle } from './BlockTitle.tsx'
import { SavedCards } from './SavedCards.tsx'
import * as css from './PayWith.css.ts'
import type { Checkout } from './useCheckout.ts'
import { useWallets } from './useWallets.ts'

/** Test card number accepted by every sandbox. */
const TEST_CARD = '4111 1111 1111 1111'

export interface PayWithProps {
  checkout: Checkout
  number: number
  /** `later`: the card is only stored, for bids. */
  charge: CardCharge
}

/** Payment method of a signed-in user. Card fields are frames of the payment provider: the number never touches this page. */
export const PayWith = ({ checkout, number, charge }: PayWithProps) => {
  const words = useI18n()
  const scheme = useScheme()
  const { data: config } = useQuery(paymentConfig())
  const awaited = useWallets(charge !== 'later')
  const isNew = checkout.paymentMethodId === NEW_CARD
  const isSandbox = config !== undefined && config.payment.mode !== 'production'
  return (
    <>
      <div className={css.header}>
        <BlockTitle number={number}>{words.t('checkout.payment.title')}</BlockTitle>
        {isSandbox && <Tag icon={icons.info}>{words.t('checkout.payment.sandbox')}</Tag>}
      </div>
      {isSandbox && (
        <p className={css.sandbox}>
          <span>
            <Trans text="checkout.payment.sandboxText" parts={{ card: <Numeral key="card">{TEST_CARD}</Numeral> }} />
          </span>
        </p>
      )}
      <SavedCards
        list={checkout.savedCardsStatus}
        cards={checkout.savedCards}
        wallets={checkout.wallets}
        awaited={awaited}
        chosen={checkout.paymentMethodId}
        isLoading={checkout.isLoadingCards}
        onChoose={checkout.chooseCard}
        onRetry={checkout.retryCards}
      />
      {checkout.savedCardsStatus !== 'loading' && (isNew || checkout.isCardShown) && (
        // Hidden, not unmounted: keeps the typed card for when the guest selects it again.
        <div className={css.fresh} hidden={!isNew}>
          <CardFields
            key={scheme}
            desk={cardVault()}
            words={cardWords(words)}
            locale={words.locale}
            phase={checkout.cardForm}
            isChecked={checkout.isChecked && isNew}
            onShown={checkout.showCard}
            onHidden={checkout.hideCard}
            onSubmit={checkout.pay}
          />
          {charge !== 'later' && checkout.savedCards.length < MAX_PAYMENT_METHODS && (
            <Checkbox checked={checkout.keepsCard} onChange={(event) => checkout.keepCard(event.currentTarget.checked)}>
              {words.t('checkout.payment.keep')}
              <span className={css.keepText}>{words.t('checkout.payment.keepText')}</span>
            </Checkbox>
          )}
        </div>
      )}
      {isNew && checkout.cardForm === 'failed' && (
        <Notice tone="bad" live="alert">
          <div className={css.failed}>
            <p>{words.t('checkout.payment.formFailed')}</p>
            <Button look="line" size="small" icon={icons.retry} onClick={checkout.retryCard}>
              {words.t('common.retry')}
            </Button>
          </div>
        </Notice>
      )}
    </>
  )
}
