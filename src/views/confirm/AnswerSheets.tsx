import { useSeen } from '#src/views/parts/seen/useSeen.ts'
import { enums, nullable, string } from 'superstruct'
import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import { DECLINE_CODES, MAX_OFFER_NOTE_LENGTH, type DeclineCode } from '#contract/inquiry/inquiries.ts'
import type { HotelStep } from '#src/actors/negotiation/links.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { RadioList } from '#src/ui/forms/Choice.tsx'
import { OptionalField } from '#src/ui/forms/OptionalField.tsx'
import { TextArea } from '#src/ui/forms/TextField.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { CounterForm, useCounterOffer } from '#src/views/parts/negotiation/CounterForm.tsx'
import { extraHoursOf, stayOf, stayWithoutYes } from '#src/views/parts/negotiation/offer.rules.ts'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { StepFailure } from '#src/views/parts/negotiation/StepFailure.tsx'
import { hoursText, priceText, REASON_TEXT, wallText } from '#src/views/parts/negotiation/words.ts'
import { use, type ReactNode } from 'react'
import { noted, type SheetName } from './answerForm.rules.ts'
import * as css from './confirm.css.ts'
import { PlainCounterFields } from './PlainCounterFields.tsx'
import { PlainPageContext } from './plainPage.ts'
import { PlainSheet } from './PlainSheet.tsx'
import type { HotelLink } from './useRequestLink.ts'

interface SheetProps {
  request: HotelRequest
  zone: string
  view: Pick<HotelLink, 'take' | 'taking' | 'failed'>
  onClose: () => void
  onTaken: () => void
}

/**
 * The second tap. A lost response is asked for again by the same button, with the same body. Without the application it is a page
 * with a form.
 */
const Sheet = ({
  title,
  name,
  yes,
  step,
  look = 'go',
  back,
  request,
  view,
  onClose,
  onTaken,
  children,
}: Omit<SheetProps, 'zone'> & {
  title: string
  name: SheetName
  yes: string
  /** Null while it cannot be sent. */
  step: HotelStep | null
  look?: 'go' | 'ink'
  back?: string
  children: ReactNode
}) => {
  const words = useI18n()
  const isPlain = use(PlainPageContext) !== null
  const { taking, take, failed } = view
  const backText = back ?? words.t('negotiation.hotel.back')
  if (isPlain)
    return (
      <PlainSheet request={request} name={name} title={title} yes={yes} look={look} back={backText}>
        {children}
      </PlainSheet>
    )
  const isBusy = taking?.number === request.number
  return (
    <Dialog open shape="sheet" onClose={onClose} mandatory={isBusy} title={title} closeLabel={words.t('common.close')}>
      {children}
      <StepFailure failure={failed?.step.number === request.number ? failed.failure : null} />
      <div className={css.bigButtons}>
        <Button
          look={look}
          size="large"
          busy={isBusy}
          disabled={step === null}
          onClick={() => step !== null && take(step, onTaken)}
        >
          {yes}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          {backText}
        </Button>
      </div>
    </Dialog>
  )
}

const Note = ({
  note,
  setNote,
  error,
  isRequired = false,
}: {
  note: string
  setNote: (note: string) => void
  error?: string | undefined
  isRequired?: boolean
}) => {
  const words = useI18n()
  return (
    <TextArea
      label={words.t('negotiation.hotel.note')}
      name="note"
      note={isRequired ? undefined : words.t('negotiation.hotel.noteOptional')}
      dir="auto"
      rows={3}
      maxLength={MAX_OFFER_NOTE_LENGTH}
      value={note}
      error={error}
      onChange={({ currentTarget }) => setNote(currentTarget.value)}
    />
  )
}

const NOTE = { struct: string(), policy: 'hide' } as const
const REASON = { struct: nullable(enums(DECLINE_CODES)), policy: 'keep' } as const

/** Text of the note, as it was sent with a form that was not taken. */
const useNote = () => useSeen('answer.note', use(PlainPageContext)?.fields['note'] ?? '', NOTE)

export const AcceptSheet = (props: SheetProps) => {
  const words = useI18n()
  const { request } = props
  const { offer, number } = request
  const [note, setNote] = useNote()
  const hours = extraHoursOf(stayOf(offer), request.side)
  return (
    <Sheet
      {...props}
      name="accept"
      title={words.plural('negotiation.hotel.acceptAsk.title', hours, { money: priceText(words, offer.price) })}
      yes={words.t('negotiation.hotel.acceptAsk.yes')}
      step={{ type: 'answer', number, decision: 'accept', place: offer.place, ...noted(note) }}
    >
      <p>
        {words.t('negotiation.hotel.acceptAsk.text', {
          from: wallText(words, offer.checkin_datetime),
          until: wallText(words, offer.checkout_datetime),
        })}
      </p>
      <OptionalField label={words.t('negotiation.hotel.addNote')} isUsed={note !== ''}>
        <Note note={note} setNote={setNote} />
      </OptionalField>
    </Sheet>
  )
}

/** The guest's hours without this request. */
export const keptHours = (words: PageI18n, { offer, side }: HotelRequest): string =>
  hoursText(words, stayWithoutYes(stayOf(offer), side), side)

export const DeclineSheet = (props: SheetProps) => {
  const words = useI18n()
  const { offer, number } = props.request
  const plain = use(PlainPageContext)
  const [reason, setReason] = useSeen<DeclineCode | null>(
    'answer.reason',
    DECLINE_CODES.find((code) => code === plain?.fields['reason']) ?? null,
    REASON,
  )
  const [note, setNote] = useNote()
  const isNoteMissing = reason === 'other' && note.trim() === ''
  return (
    <Sheet
      {...props}
      name="decline"
      look="ink"
      title={words.t('negotiation.hotel.declineAsk.title')}
      yes={words.t('negotiation.hotel.declineAsk.yes')}
      step={
        reason === null || isNoteMissing
          ? null
          : { type: 'answer', number, decision: 'reject', place: offer.place, reason, ...noted(note) }
      }
    >
      <p>{words.t('negotiation.hotel.declineAsk.text', { stay: keptHours(words, props.request) })}</p>
      <RadioList
        label={words.t('negotiation.hotel.declineAsk.reason')}
        name="reason"
        value={reason}
        options={DECLINE_CODES.map((value) => ({
          value,
          label: words.t(`negotiation.hotel.reasons.${REASON_TEXT[value]}`),
        }))}
        onChange={setReason}
      />
      {reason === null && plain === null ? (
        <p className={part.small}>{words.t('negotiation.hotel.declineAsk.noReason')}</p>
      ) : (
        <>
          <Note note={note} setNote={setNote} isRequired={reason === 'other'} />
          {isNoteMissing && <p className={part.small}>{words.t('negotiation.hotel.declineAsk.needsNote')}</p>}
        </>
      )}
    </Sheet>
  )
}

export const CounterSheet = (props: SheetProps) => {
  const words = useI18n()
  const { request, zone } = props
  const { offer, number } = request
  const isPlain = use(PlainPageContext) !== null
  const [note, setNote] = useNote()
  const counter = useCounterOffer(offer, request.side)
  const isSame =
    counter.offer !== null &&
    counter.offer.price === offer.price &&
    counter.offer.checkin_datetime === offer.checkin_datetime &&
    counter.offer.checkout_datetime === offer.checkout_datetime
  return (
    <Sheet
      {...props}
      name="counter"
      title={words.t('negotiation.hotel.counterAsk.title')}
      yes={words.t('negotiation.hotel.counterAsk.send')}
      back={words.t('negotiation.hotel.counterAsk.back')}
      step={
        counter.offer === null || isSame
          ? null
          : { type: 'answer', number, decision: 'counter', place: offer.place, ...counter.offer, ...noted(note) }
      }
    >
      <p>{words.t('negotiation.hotel.counterAsk.text')}</p>
      {isPlain ? (
        <PlainCounterFields request={request} zone={zone} />
      ) : (
        <>
          <CounterForm first={offer} side={request.side} answered={offer} timeZone={zone} counter={counter} />
          {isSame && <p className={part.small}>{words.t('negotiation.hotel.counterAsk.same')}</p>}
        </>
      )}
      <Note note={note} setNote={setNote} />
    </Sheet>
  )
}

export const TakeBackSheet = (props: SheetProps) => {
  const words = useI18n()
  return (
    <Sheet
      {...props}
      name="takeBack"
      look="ink"
      title={words.t('negotiation.hotel.takeBackAsk.title')}
      yes={words.t('negotiation.hotel.takeBackAsk.yes')}
      step={{ type: 'takeBack', number: props.request.number }}
    >
      <p>{words.t('negotiation.hotel.takeBackAsk.text', { stay: keptHours(words, props.request) })}</p>
    </Sheet>
  )
}
