import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import { cardFormText, cardWords } from '#src/i18n/cardWords.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { CardFields } from '#src/ui/forms/CardFields.tsx'
import { useScheme } from '#src/ui/hooks/useScheme.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { SavedCardList } from '#src/views/parts/negotiation/SavedCardList.tsx'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { StepFailure } from '#src/views/parts/negotiation/StepFailure.tsx'
import { priceText } from '#src/views/parts/negotiation/words.ts'
import type { InquiryView } from './useInquiry.ts'
import { useReplacementCard } from './useReplacementCard.ts'

/** Another card for this request alone. Its fields are frames of the payment provider. */
export const CardDialog = ({
  inquiry,
  view,
  onClose,
}: {
  inquiry: Inquiry
  view: InquiryView
  onClose: () => void
}) => {
  const words = useI18n()
  const scheme = useScheme()
  const card = useReplacementCard(inquiry, view, onClose)
  const money = priceText(words, inquiry.price)
  const { choice } = card
  const isNew = choice.paymentMethodId === null && !choice.isLoading
  const close = () => {
    view.forgetFailure()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      mandatory={card.isBusy}
      title={words.t('negotiation.status.cardAsk.title')}
      closeLabel={words.t('common.close')}
    >
      <form
        className={part.mine}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          card.submit()
        }}
      >
        <p>{words.t('negotiation.status.cardAsk.text', { money })}</p>
        <SavedCardList choice={choice} label={words.t('negotiation.status.card')} />
        {isNew && (
          <CardFields
            key={scheme}
            desk={card.vault}
            words={cardWords(words)}
            locale={words.locale}
            phase={card.phase}
            isChecked={card.isChecked}
            onShown={card.open}
            onHidden={card.release}
            onSubmit={card.submit}
          />
        )}
        {isNew && card.phase === 'failed' && (
          <Notice tone="bad" live="alert">
            <p>{words.t('negotiation.status.cardAsk.failed')}</p>
            <Button look="line" size="small" icon={icons.retry} onClick={card.open}>
              {words.t('common.retry')}
            </Button>
          </Notice>
        )}
        {card.problem !== null && (
          <Notice tone="bad" live="alert">
            {cardFormText(words, card.problem)}
          </Notice>
        )}
        <StepFailure failure={view.stepFailure} />
        <p className={part.small}>{words.t('negotiation.status.cardAsk.amount', { money })}</p>
        <Button type="submit" look="go" icon={icons.lock} busy={card.isBusy || choice.isLoading}>
          {words.t(isNew ? 'negotiation.status.cardAsk.save' : 'negotiation.status.cardAsk.use')}
        </Button>
      </form>
    </Dialog>
  )
}
