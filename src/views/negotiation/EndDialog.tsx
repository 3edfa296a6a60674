import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { stayOf, stayWithoutYes } from '#src/views/parts/negotiation/offer.rules.ts'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { StepFailure } from '#src/views/parts/negotiation/StepFailure.tsx'
import { hoursText } from '#src/views/parts/negotiation/words.ts'
import { lastOffer } from '#src/views/parts/negotiation/ending.rules.ts'
import type { InquiryView } from './useInquiry.ts'

/** Asks before a request ends for good: the guest withdraws it, or declines the hotel's offer. */
export const EndDialog = ({
  what,
  open,
  inquiry,
  view,
  onClose,
}: {
  what: 'withdraw' | 'decline'
  open: boolean
  inquiry: Inquiry
  view: InquiryView
  onClose: () => void
}) => {
  const words = useI18n()
  const { taking, take, stepFailure, forgetFailure } = view
  const isBusy = taking !== null
  const stay = hoursText(words, stayWithoutYes(stayOf(inquiry), inquiry.side), inquiry.side)
  const close = () => {
    forgetFailure()
    onClose()
  }
  const place = lastOffer(inquiry)?.place
  const end = () =>
    take(
      what === 'withdraw'
        ? { type: 'withdraw' }
        : { type: 'answer', decision: 'reject', ...(place === undefined ? {} : { place }) },
      onClose,
    )
  const asked = what === 'withdraw' ? 'withdrawAsk' : 'declineAsk'
  return (
    <Dialog
      open={open}
      onClose={close}
      mandatory={isBusy}
      title={words.t(`negotiation.status.${asked}.title`)}
      closeLabel={words.t('common.close')}
    >
      <p>{words.t(`negotiation.status.${asked}.text`, { stay })}</p>
      <StepFailure failure={stepFailure} />
      <div className={part.stacked}>
        <Button look="ink" busy={isBusy} onClick={end}>
          {words.t(what === 'withdraw' ? 'negotiation.status.withdraw' : 'negotiation.status.decline')}
        </Button>
        <Button look="line" disabled={isBusy} onClick={close}>
          {words.t('negotiation.status.withdrawAsk.keep')}
        </Button>
      </div>
    </Dialog>
  )
}
