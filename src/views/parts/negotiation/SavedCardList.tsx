import { NEW_CARD } from '#machines/checkout/savedCards.rules.ts'
import { cardName } from '#src/i18n/cardName.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { RadioList } from '#src/ui/forms/Choice.tsx'
import type { CardChoice } from './useCardChoice.ts'

/** The guest's saved cards, and a new one. Nothing where a new card is the only choice. */
export const SavedCardList = ({ choice, label }: { choice: CardChoice; label: string }) => {
  const words = useI18n()
  if (choice.isLoading)
    return (
      <div role="status">
        <VisuallyHidden>{words.t('common.loading')}</VisuallyHidden>
        <Skeleton height="52px" />
      </div>
    )
  if (choice.cards.length === 0) return null
  return (
    <RadioList
      framed
      label={label}
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
  )
}
