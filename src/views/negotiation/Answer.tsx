import { useSeen } from '#src/views/parts/seen/useSeen.ts'
import { enums, nullable } from 'superstruct'
import { chargeTime } from '#contract/inquiry/chargeTime.ts'
import type { Inquiry, InquiryOffer } from '#contract/inquiry/inquiries.ts'
import { cardName } from '#src/i18n/cardName.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { CounterForm, useCounterOffer } from '#src/views/parts/negotiation/CounterForm.tsx'
import { extraHoursOf, stayOf } from '#src/views/parts/negotiation/offer.rules.ts'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { StepFailure } from '#src/views/parts/negotiation/StepFailure.tsx'
import { momentText, priceText, wallText } from '#src/views/parts/negotiation/words.ts'
import { EndDialog } from './EndDialog.tsx'
import * as css from './InquiryPage.css.ts'
import { firstOffer, lastOffer } from '#src/views/parts/negotiation/ending.rules.ts'
import type { InquiryView } from './useInquiry.ts'

const OPEN = { struct: nullable(enums(['accept', 'decline', 'counter'])), policy: 'keep' } as const

/** The guest's answer to the hotel's counter-offer: accept, decline, or another offer once. */
export const Answer = ({ inquiry, view, now }: { inquiry: Inquiry; view: InquiryView; now: Temporal.Instant }) => {
  const words = useI18n()
  const { actions, deadlines, hotel, card, by_invoice: isByInvoice = false } = inquiry
  const { taking, stepFailure } = view
  const [open, setOpen] = useSeen<'accept' | 'decline' | 'counter' | null>('answer.open', null, OPEN)
  const offer = lastOffer(inquiry)
  if (offer === undefined) return null
  const money = priceText(words, offer.price)
  const close = () => setOpen(null)
  const consent = consentText()
  return (
    <div className={css.dock}>
      {open === null && <StepFailure failure={stepFailure} />}
      <div className={part.actions}>
        {actions.includes('accept') && (
          <Button look="go" disabled={taking !== null} onClick={() => setOpen('accept')}>
            {words.t('negotiation.status.accept', { money })}
          </Button>
        )}
        {actions.includes('reject') && (
          <Button look="line" disabled={taking !== null} onClick={() => setOpen('decline')}>
            {words.t('negotiation.status.decline')}
          </Button>
        )}
        {actions.includes('counter') && (
          <Button look="quiet" disabled={taking !== null} onClick={() => setOpen('counter')}>
            {words.t('negotiation.status.another')}
          </Button>
        )}
      </div>
      {actions.includes('accept') && <p className={css.consent}>{consent}</p>}
      <AcceptDialog
        open={open === 'accept'}
        offer={offer}
        consent={consent}
        inquiry={inquiry}
        view={view}
        onClose={close}
      />
      <EndDialog what="decline" open={open === 'decline'} inquiry={inquiry} view={view} onClose={close} />
      {open === 'counter' && <CounterDialog inquiry={inquiry} view={view} onClose={close} />}
    </div>
  )

  /** What accepting costs, and when. */
  function consentText(): string {
    if (isByInvoice) return words.t('negotiation.status.acceptInvoice', { money })
    if (card === null) return words.t('negotiation.status.acceptNoCard')
    return chargeTime(inquiry, now) === 'atYes'
      ? words.t('negotiation.status.acceptNow', { card: cardName(words, card), money })
      : words.t('negotiation.status.acceptText', {
          card: cardName(words, card),
          money,
          when: momentText(words, deadlines.charge, hotel.time_zone),
        })
  }
}

/** Asks before the guest accepts: it costs money. */
const AcceptDialog = ({
  open,
  offer,
  consent,
  inquiry,
  view: { take, taking, stepFailure, forgetFailure },
  onClose,
}: {
  open: boolean
  offer: InquiryOffer
  consent: string
  inquiry: Inquiry
  view: InquiryView
  onClose: () => void
}) => {
  const words = useI18n()
  const { side } = inquiry
  const stay = stayOf(offer)
  const money = priceText(words, offer.price)
  const isBusy = taking !== null
  const close = () => {
    forgetFailure()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      mandatory={isBusy}
      title={words.t('negotiation.status.acceptAsk.title')}
      closeLabel={words.t('common.close')}
    >
      <p className={part.large}>{words.plural('negotiation.hoursFor', extraHoursOf(stay, side), { money })}</p>
      {side !== 'check_out' && (
        <p>
          {words.t('negotiation.endOn', { end: words.t('common.stay.checkIn'), day: wallText(words, stay.checkIn) })}
        </p>
      )}
      {side !== 'check_in' && (
        <p>
          {words.t('negotiation.endOn', { end: words.t('common.stay.checkOut'), day: wallText(words, stay.checkOut) })}
        </p>
      )}
      <p>{consent}</p>
      <StepFailure failure={stepFailure} />
      <div className={part.stacked}>
        <Button
          look="go"
          busy={isBusy}
          onClick={() => take({ type: 'answer', decision: 'accept', place: offer.place }, onClose)}
        >
          {words.t('negotiation.status.accept', { money })}
        </Button>
        <Button look="line" disabled={isBusy} onClick={close}>
          {words.t('negotiation.status.acceptAsk.back')}
        </Button>
      </div>
    </Dialog>
  )
}

const CounterDialog = ({
  inquiry,
  view: { take, taking, stepFailure, forgetFailure },
  onClose,
}: {
  inquiry: Inquiry
  view: InquiryView
  onClose: () => void
}) => {
  const words = useI18n()
  const first = firstOffer(inquiry) ?? inquiry
  const answered = lastOffer(inquiry) ?? { ...inquiry, place: 2 }
  const counter = useCounterOffer(answered, inquiry.side)
  const { offer } = counter
  const close = () => {
    forgetFailure()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      mandatory={taking !== null}
      title={words.t('negotiation.status.counterAsk.title')}
      closeLabel={words.t('common.close')}
    >
      <p>{words.t('negotiation.status.counterAsk.text')}</p>
      <CounterForm
        first={first}
        side={inquiry.side}
        answered={answered}
        timeZone={inquiry.hotel.time_zone}
        counter={counter}
      />
      <StepFailure failure={stepFailure} />
      <Button
        look="go"
        busy={taking !== null}
        disabled={offer === null}
        onClick={() =>
          offer !== null && take({ type: 'answer', decision: 'counter', place: answered.place, ...offer }, onClose)
        }
      >
        {words.t('negotiation.status.counterAsk.send')}
      </Button>
    </Dialog>
  )
}
