import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { stayHours, stayLabel } from '#src/i18n/stayWords.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { StayLine } from '#src/ui/stay/StayLine.tsx'
import { extraHoursOf, pricePerHour, stayOf, tonesOf } from '#src/views/parts/negotiation/offer.rules.ts'
import { StepFailure } from '#src/views/parts/negotiation/StepFailure.tsx'
import { momentText, priceText, spanText, wallText } from '#src/views/parts/negotiation/words.ts'
import { useEffect, useRef, useState } from 'react'
import { AcceptSheet, CounterSheet, DeclineSheet } from './AnswerSheets.tsx'
import * as css from './desk.css.ts'
import { guestName, Receives } from './HotelRequestCard.tsx'
import { requestFace } from './request.rules.ts'
import { UndoLine } from './UndoLine.tsx'
import type { HotelLink } from './useRequestLink.ts'

/** A request on the desk, answered in place. `isUrgent`: the first of them, whose Accept alone stands out. */
export const DeskRequest = ({
  request,
  zone,
  view,
  isUrgent,
}: {
  request: HotelRequest
  zone: string
  view: HotelLink
  isUrgent: boolean
}) => {
  const words = useI18n()
  const [sheet, setSheet] = useState<'accept' | 'counter' | 'decline' | null>(null)
  const [news, setNews] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const { offer, side, due, number } = request
  const stay = stayOf(offer)
  const hours = extraHoursOf(stay, side)
  const perHour = pricePerHour(offer, side)
  const tones = tonesOf('asked', side)
  const guest = guestName(request)
  const face = requestFace(request, view.now())
  // The buttons go with the answer, and come back when it is undone; the focus stays with the request.
  const [acts, setActs] = useState(0)
  useEffect(() => {
    if (acts > 0) heading.current?.focus()
  }, [acts])
  const close = () => {
    view.forgetFailure()
    setSheet(null)
  }
  const act = (text: string) => () => {
    setActs((before) => before + 1)
    setSheet(null)
    setNews(text)
  }
  // A colleague, or the clock, was faster: the sheet has nothing to ask any more.
  if (sheet !== null && face.face !== 'open') setSheet(null)
  const failure = view.failed?.step.number === number && sheet === null ? view.failed.failure : null
  const sheetProps = { request, zone, view, onClose: close, onTaken: act('') }
  return (
    <article className={css.request} aria-labelledby={`guest-${number}`}>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      <div className={css.who}>
        {due !== null && face.face === 'open' && (
          <p className={css.due}>
            <b role="timer">
              {words.t('negotiation.left', {
                time: spanText(words, Temporal.Instant.from(due).epochMilliseconds - view.now()),
              })}
            </b>{' '}
            <span>{words.t('desk.by', { when: momentText(words, due, zone) })}</span>
          </p>
        )}
        <h2 ref={heading} id={`guest-${number}`} tabIndex={-1} className={css.guest}>
          {face.face === 'leaving' && `${words.t(`negotiation.hotel.leaving.${face.decision}.title`)}: `}
          <bdi>{guest}</bdi>
        </h2>
        {request.reference !== '' && (
          <p className={css.small}>
            <bdi>{request.reference}</bdi>
          </p>
        )}
      </div>
      <div className={css.what}>
        <StayLine
          stay={stayHours(stay, tones)}
          label={stayLabel(words, stay, tones, zone)}
          caption={{
            start: wallText(words, stay.checkIn),
            middle: words.plural('desk.more', hours),
            end: wallText(words, stay.checkOut),
          }}
        />
        <p className={css.needed}>
          <Icon path={icons.bed} size="small" />
          <span>
            {words.t('desk.needed', { from: wallText(words, stay.checkIn), until: wallText(words, stay.checkOut) })}
          </span>
        </p>
        {request.comment !== '' && (
          <p className={css.needed} dir="auto">
            <Icon path={icons.ask} size="small" />
            <span>{request.comment}</span>
          </p>
        )}
      </div>
      <div className={css.money}>
        <p className={css.value}>
          <b className={css.price}>
            <Numeral direction="auto">{priceText(words, offer.price)}</Numeral>
          </b>
          <span className={css.small}>
            {words.plural('desk.hours', hours)}
            <br />
            {perHour !== null && words.t('negotiation.perHour', { money: words.exactMoney(perHour) })}
          </span>
        </p>
        <Receives request={request} />
      </div>
      {face.face === 'open' && (
        <div className={css.buttons}>
          <Button
            look={isUrgent ? 'go' : 'ink'}
            aria-label={words.t('desk.acceptOf', { guest })}
            className={css.wholeRow}
            onClick={() => setSheet('accept')}
          >
            {words.t('desk.accept')}
          </Button>
          {request.can_counter && (
            <Button look="line" aria-label={words.t('desk.counterOf', { guest })} onClick={() => setSheet('counter')}>
              {words.t('desk.counter')}
            </Button>
          )}
          <Button look="line" aria-label={words.t('desk.declineOf', { guest })} onClick={() => setSheet('decline')}>
            {words.t('negotiation.hotel.decline')}
          </Button>
        </div>
      )}
      {face.face === 'leaving' && (
        <div className={css.undo}>
          <UndoLine
            until={face.until}
            now={view.now}
            busy={view.taking?.type === 'undo' && view.taking.number === number}
            onUndo={() => view.take({ type: 'undo', number }, act(words.t('negotiation.hotel.undone')))}
            onEnd={view.retry}
          />
        </div>
      )}
      {failure !== null && failure.code !== 'already_answered' && (
        <div className={css.undo}>
          <StepFailure failure={failure} />
        </div>
      )}
      {sheet === 'accept' && <AcceptSheet {...sheetProps} />}
      {sheet === 'decline' && <DeclineSheet {...sheetProps} />}
      {sheet === 'counter' && <CounterSheet {...sheetProps} />}
    </article>
  )
}
