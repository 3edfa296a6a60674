import { NEW_CARD, selectedSavedCard, type SavedCard } from '#machines/checkout/savedCards.rules.ts'
import { isExpired } from '#contract/booking/paymentMethods.ts'
import { selectMethods, selectViewState } from '#machines/paymentMethods/paymentMethods.selectors.ts'
import { currentGuest, isSessionRestoring, watchCurrentGuest } from '#src/actors/auth/currentGuest.ts'
import { inquiryCardVault } from '#src/actors/checkout/cardVaultInstances.ts'
import { paymentConfig } from '#src/actors/checkout/config.ts'
import { paymentMethodsActor } from '#src/actors/checkout/paymentMethods.ts'
import { cardName } from '#src/i18n/cardName.ts'
import { cardWords } from '#src/i18n/cardWords.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { CardFields } from '#src/ui/forms/CardFields.tsx'
import { RadioList } from '#src/ui/forms/Choice.tsx'
import { useScheme } from '#src/ui/hooks/useScheme.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import * as css from './inquiry.css.ts'
import type { InquiryView } from './useInquiry.ts'

/** Test card number accepted by every sandbox. */
const TEST_CARD = '4111 1111 1111 1111'

/** A saved card of a signed-in guest, or a new one. The saved cards are the account's own list. */
export const useCardChoice = () => {
  const isSignedIn = useSyncExternalStore(watchCurrentGuest, currentGuest) !== null
  const isRestoring = useSyncExternalStore(watchCurrentGuest, isSessionRestoring)
  const [actor] = useState(paymentMethodsActor)
  useEffect(() => {
    if (isSignedIn) actor.send({ type: 'list.open' })
  }, [actor, isSignedIn])
  const methods = useSelector(actor, selectMethods)
  const list = useSelector(actor, selectViewState)
  const [chosen, setChosen] = useState<string | null>(null)
  const today = Temporal.Now.plainDateISO().toString()
  const cards: SavedCard[] = isSignedIn
    ? (methods ?? []).map((method) => ({ ...method, isExpired: isExpired(method.expires, today) }))
    : []
  return {
    cards,
    /** It is not known yet whether there are saved cards. */
    isLoading: isRestoring || (isSignedIn && list === 'loading'),
    paymentMethodId: selectedSavedCard(cards, chosen),
    choose: setChosen,
  }
}

export const CardBlock = ({
  inquiry,
  choice,
  onSubmit,
}: {
  inquiry: InquiryView
  choice: ReturnType<typeof useCardChoice>
  onSubmit: () => void
}) => {
  const words = useI18n()
  const scheme = useScheme()
  const { data: config } = useQuery(paymentConfig())
  const isSandbox = config !== undefined && config.payment.mode !== 'production'
  const isNew = choice.paymentMethodId === null && !choice.isLoading
  return (
    <section className={classes(card, css.block)} aria-labelledby="inquiry-card">
      <div className={css.blockHead}>
        <h2 className={css.blockTitle} id="inquiry-card">
          {words.t('inquiry.request.card')}
        </h2>
        <p className={css.quiet}>
          {words.t(choice.paymentMethodId === null ? 'inquiry.request.cardText' : 'inquiry.request.savedText')}
        </p>
      </div>
      {choice.isLoading && (
        <div role="status">
          <VisuallyHidden>{words.t('common.loading')}</VisuallyHidden>
          <Skeleton height="52px" />
        </div>
      )}
      {choice.cards.length > 0 && (
        <RadioList
          framed
          label={words.t('inquiry.request.card')}
          value={choice.paymentMethodId ?? NEW_CARD}
          options={[
            ...choice.cards.map((saved) => ({
              value: saved.id,
              label: cardName(words, saved),
              disabled: saved.isExpired,
            })),
            { value: NEW_CARD, label: words.t('checkout.payment.another') },
          ]}
          onChange={choice.choose}
        />
      )}
      {isNew && isSandbox && (
        <p className={css.quiet}>
          <Trans text="payments.form.sandboxText" parts={{ card: <Numeral key="card">{TEST_CARD}</Numeral> }} />
        </p>
      )}
      {isNew && (
        <CardFields
          key={scheme}
          desk={inquiryCardVault()}
          words={cardWords(words)}
          locale={words.locale}
          phase={inquiry.cardForm}
          onShown={inquiry.showCard}
          onHidden={inquiry.hideCard}
          onSubmit={onSubmit}
        />
      )}
      {isNew && inquiry.cardForm === 'failed' && (
        <Notice tone="bad" live="alert">
          <div className={css.noticeBody}>
            <p>{words.t('checkout.payment.formFailed')}</p>
            <Button look="line" size="small" icon={icons.retry} onClick={inquiry.retryCard}>
              {words.t('common.retry')}
            </Button>
          </div>
        </Notice>
      )}
      <Notice icon={icons.lock}>
        <p>{words.t('payments.form.bank')}</p>
      </Notice>
    </section>
  )
}
