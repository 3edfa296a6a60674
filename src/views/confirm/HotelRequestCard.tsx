import { useSeen } from '#src/views/parts/seen/useSeen.ts'
import { enums, nullable } from 'superstruct'
import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import { hourPart, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useInstant } from '#src/ui/hooks/useNow.ts'
import { Fact, FactList } from '#src/views/parts/booking/FactList.tsx'
import { Face } from '#src/views/parts/negotiation/Face.tsx'
import { HoursShown } from '#src/views/parts/negotiation/HoursShown.tsx'
import { extraHoursOf, pricePerHour, stayOf } from '#src/views/parts/negotiation/offer.rules.ts'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { useFocusAfterStep } from '#src/views/parts/negotiation/useFocusAfterStep.ts'
import { StepFailure } from '#src/views/parts/negotiation/StepFailure.tsx'
import { momentText, priceText, REASON_TEXT, spanText } from '#src/views/parts/negotiation/words.ts'
import { use, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { canTake, sheetOf, STEP_FIELD, type SheetName, SHEETS } from './answerForm.rules.ts'
import { AcceptSheet, CounterSheet, DeclineSheet, keptHours, TakeBackSheet } from './AnswerSheets.tsx'
import { UndoLine } from './UndoLine.tsx'
import * as css from './confirm.css.ts'
import { PlainPageContext } from './plainPage.ts'
import { isAgreed, requestFace, type RequestFace } from './request.rules.ts'
import { StepForm } from './StepForm.tsx'
import type { RequestLink } from './useRequestLink.ts'

const SEEN_SHEET = { struct: nullable(enums(SHEETS)), policy: 'keep' } as const

type Level = 'h1' | 'h2'
const BELOW = { h1: 'h2', h2: 'h3' } as const

export const guestName = ({ guest }: HotelRequest): string => `${guest.first_name} ${guest.last_name}`

/** One question to the hotel: what is asked in one look, the answer, and what became of it. */
export const HotelRequestCard = ({
  request,
  zone,
  view,
  level,
}: {
  request: HotelRequest
  zone: string
  view: RequestLink
  level: Level
}) => {
  const words = useI18n()
  // The face also changes by the clock: read it every minute, and when the undo ends.
  useInstant()
  const [, setEnded] = useState(0)
  const plain = use(PlainPageContext)
  const [sheet, setSheet] = useSeen<SheetName | null>(
    `request.${request.side ?? 'both'}.sheet`,
    () => sheetOf(plain, request, view.now()),
    SEEN_SHEET,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const [news, setNews] = useState('')
  const face = requestFace(request, view.now())
  const failed = view.failed?.step.number === request.number ? view.failed : null
  const isConflict = failed?.failure.code === 'already_answered'
  const close = () => {
    view.forgetFailure()
    setSheet(null)
  }
  const answered = () => {
    setSheet(null)
    setNews('')
  }
  useFocusAfterStep(heading, JSON.stringify(face), view.taking?.number === request.number)
  // A colleague, or the clock, was faster: the sheet has nothing to ask any more.
  if (sheet !== null && !canTake(request, face, sheet)) setSheet(null)
  const opens = (name: SheetName) => ({
    type: 'submit' as const,
    name: STEP_FIELD,
    value: name,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      setSheet(name)
    },
  })
  const sheetProps = { request, view, zone, onClose: close, onTaken: answered }
  const sheets = (
    <>
      {sheet === 'accept' && <AcceptSheet {...sheetProps} />}
      {sheet === 'decline' && <DeclineSheet {...sheetProps} />}
      {sheet === 'counter' && <CounterSheet {...sheetProps} />}
      {sheet === 'takeBack' && <TakeBackSheet {...sheetProps} />}
    </>
  )
  if (plain !== null && sheet !== null) return sheets
  return (
    <article className={css.request}>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {face.face === 'open' ? (
        <Open request={request} zone={zone} level={level} heading={heading} now={view.now()} />
      ) : (
        <Answered request={request} zone={zone} face={face} level={level} heading={heading}>
          {face.face === 'leaving' && (
            <StepForm request={request} method="post" step="undo">
              <UndoLine
                until={face.until}
                now={view.now}
                busy={view.taking?.type === 'undo'}
                onUndo={() =>
                  view.take({ type: 'undo', number: request.number }, () =>
                    setNews(words.t('negotiation.hotel.undone')),
                  )
                }
                onEnd={() => {
                  setEnded((times) => times + 1)
                  view.retry()
                }}
              />
            </StepForm>
          )}
        </Answered>
      )}
      {isConflict && face.face !== 'open' && (
        <Notice tone="asked" live="alert">
          {words.t('negotiation.hotel.conflict')}
        </Notice>
      )}
      {sheet === null && !isConflict && <StepFailure failure={failed?.failure ?? null} />}
      {face.face === 'open' && (
        <StepForm request={request} method="get" className={css.dock}>
          <Button look="go" size="large" className={css.whole} {...opens('accept')}>
            {words.t('negotiation.hotel.accept', { money: priceText(words, request.offer.price) })}
          </Button>
          {request.can_counter && (
            <Button look="line" size="large" className={css.half} {...opens('counter')}>
              {words.t('negotiation.hotel.counter')}
            </Button>
          )}
          <Button look="line" size="large" className={request.can_counter ? css.half : css.whole} {...opens('decline')}>
            {words.t('negotiation.hotel.decline')}
          </Button>
          <p className={classes(css.whole, css.quiet)}>{words.t('negotiation.hotel.once')}</p>
        </StepForm>
      )}
      {canTake(request, face, 'takeBack') && (
        <StepForm request={request} method="get" className={css.form}>
          <p className={part.small}>{words.t('negotiation.hotel.takeBackText')}</p>
          <div className={part.stacked}>
            <Button look="line" {...opens('takeBack')}>
              {words.t('negotiation.hotel.takeBack')}
            </Button>
          </div>
        </StepForm>
      )}
      {sheets}
    </article>
  )
}

/** Each of the two requests of one booking says which end it is about. */
const OFFERS = {
  both: 'negotiation.hotel.offers',
  check_in: 'negotiation.hotel.offersEarly',
  check_out: 'negotiation.hotel.offersLate',
} as const

interface PartProps {
  request: HotelRequest
  zone: string
  level: Level
  heading: RefObject<HTMLHeadingElement | null>
}

const Open = ({ request, zone, level: Heading, heading, now }: PartProps & { now: number }) => {
  const words = useI18n()
  const { offer, side, due, comment } = request
  const stay = stayOf(offer)
  const hours = extraHoursOf(stay, side)
  const perHour = pricePerHour(offer, side)
  return (
    <>
      {due !== null && (
        <div className={css.due}>
          <span className={css.dueBy}>
            <Icon path={icons.clock} size="small" />
            {words.t('negotiation.hotel.due', { when: momentText(words, due, zone) })}
          </span>
          <span role="timer">
            {words.t('negotiation.left', { time: spanText(words, Temporal.Instant.from(due).epochMilliseconds - now) })}
          </span>
        </div>
      )}
      <Heading ref={heading} tabIndex={-1} className={css.heading}>
        {words.plural(OFFERS[side ?? 'both'], hours, {
          guest: guestName(request),
          money: priceText(words, offer.price),
        })}
      </Heading>
      <section className={card}>
        <div className={part.part}>
          <HoursShown stay={stay} side={side} tone="asked" timeZone={zone} />
          <div className={css.figures}>
            <Figure value={priceText(words, offer.price)} name={words.t('negotiation.hotel.inAll')} />
            <Figure value={words.number(hours)} name={words.t('negotiation.hotel.extra')} />
            {perHour !== null && (
              <Figure value={words.exactMoney(perHour)} name={words.t('negotiation.hotel.forHour')} />
            )}
          </div>
          <Receives request={request} />
        </div>
        {request.night !== null && perHour !== null && (
          <Worth night={request.night} perHour={perHour} level={BELOW[Heading]} />
        )}
        {request.rooms.length > 0 && <FreeRooms rooms={request.rooms} level={BELOW[Heading]} />}
        <div className={part.part}>
          {comment !== '' && (
            <blockquote className={part.quote}>
              <Icon path={icons.ask} />
              <p dir="auto">{comment}</p>
            </blockquote>
          )}
          <Whose request={request} />
        </div>
      </section>
    </>
  )
}

const Figure = ({ value, name }: { value: string; name: string }) => (
  <p className={css.figure}>
    <b className={css.number}>{value}</b>
    <span className={css.small}>{name}</span>
  </p>
)

/** Decisions §6: said where the hotel gets less than the guest pays. */
export const Receives = ({ request: { receives, offer } }: { request: HotelRequest }) => {
  const words = useI18n()
  return receives === undefined ? null : (
    <p className={part.small}>
      {words.t('negotiation.hotel.receives', {
        money: words.exactMoney(receives),
        price: priceText(words, offer.price),
      })}
    </p>
  )
}

const Whose = ({ request }: { request: HotelRequest }) => {
  const words = useI18n()
  return (
    <FactList>
      <Fact name={words.t('negotiation.hotel.guest')}>
        <bdi>{guestName(request)}</bdi>
      </Fact>
      {request.reference !== '' && (
        <Fact name={words.t('negotiation.hotel.reference')}>
          <bdi>{request.reference}</bdi>
        </Fact>
      )}
    </FactList>
  )
}

/** A night runs from the standard check-in to the standard check-out. */
const NIGHT_HOURS = 24 - STANDARD_CHECK_IN_HOUR + STANDARD_CHECK_OUT_HOUR

/** Price of an hour of this request against one of the hotel's own night. */
const Worth = ({ night, perHour, level: Heading }: { night: number; perHour: number; level: 'h2' | 'h3' }) => {
  const words = useI18n()
  const nightHour = night / NIGHT_HOURS
  const most = Math.max(nightHour, perHour)
  const rows = [
    { name: words.t('negotiation.hotel.thisRequest'), value: perHour, look: css.worthAsked },
    {
      name: words.plural('negotiation.hotel.night', NIGHT_HOURS, { money: priceText(words, night) }),
      value: nightHour,
      look: css.worthFill,
    },
  ]
  return (
    <div className={part.part}>
      <Heading className={part.title}>{words.t('negotiation.hotel.worth')}</Heading>
      <div className={css.worth}>
        {rows.map(({ name, value, look }) => (
          <div key={name} className={css.worthRow}>
            <span className={css.small}>{name}</span>
            <b>{words.exactMoney(value)}</b>
            <span className={css.worthBar} aria-hidden="true">
              <span className={look} style={{ inlineSize: `${most === 0 ? 0 : (value / most) * 100}%` }} />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Rooms that are free in the hours asked for. */
const FreeRooms = ({ rooms, level: Heading }: Pick<HotelRequest, 'rooms'> & { level: 'h2' | 'h3' }) => {
  const words = useI18n()
  return (
    <div className={part.part}>
      <Heading className={part.title}>{words.t('negotiation.hotel.rooms.title')}</Heading>
      <FactList>
        {rooms.map(({ side, from, until, name, free, total }) => {
          const counts = { free: words.number(free), all: words.number(total) }
          return (
            <Fact
              key={side}
              name={words.t('negotiation.hotel.rooms.hours', {
                day: words.day(from, 'weekdayDayMonth'),
                from: words.hour(hourPart(from)),
                until: words.hour(hourPart(until)),
              })}
            >
              {name === null
                ? words.t('negotiation.hotel.rooms.ofAll', counts)
                : words.t('negotiation.hotel.rooms.ofType', { room: name, ...counts })}
            </Fact>
          )
        })}
      </FactList>
    </div>
  )
}

type Past = Exclude<RequestFace, { face: 'open' }>

const wordsOf = (words: PageI18n, request: HotelRequest, face: Past, zone: string): { title: string; text: string } => {
  switch (face.face) {
    case 'leaving':
      return {
        title: words.t(`negotiation.hotel.leaving.${face.decision}.title`),
        text: words.t(`negotiation.hotel.leaving.${face.decision}.text`),
      }
    case 'sent':
      return {
        title: words.t(`negotiation.hotel.sent.${face.decision}.title`),
        text: words.t(`negotiation.hotel.sent.${face.decision}.text`, {
          when: momentText(words, request.answer?.at ?? request.offer.at, zone),
          stay: keptHours(words, request),
        }),
      }
    case 'ended':
      return {
        title: words.t(`negotiation.hotel.ended.${face.ending}.title`),
        text: words.t(`negotiation.hotel.ended.${face.ending}.text`, { stay: keptHours(words, request) }),
      }
  }
}

const Answered = ({
  request,
  zone,
  face,
  level,
  heading,
  children,
}: PartProps & { face: Past; children: ReactNode }) => {
  const words = useI18n()
  const agreed = isAgreed(face)
  const Sub = BELOW[level]
  const isWaiting = face.face !== 'ended' && face.decision === 'counter'
  const tone = agreed ? 'agreed' : isWaiting ? 'thinking' : 'over'
  const { title, text } = wordsOf(words, request, face, zone)
  const { offer, side, answer } = request
  return (
    <section className={classes(card, css.box)}>
      <Face
        ref={heading}
        level={level}
        tone={tone}
        icon={agreed ? icons.check : isWaiting ? icons.clock : icons.info}
        title={title}
      >
        <p>{text}</p>
      </Face>
      {children}
      <div className={part.part}>
        <div className={part.head}>
          <Sub className={part.title}>
            {words.plural('negotiation.hoursFor', extraHoursOf(stayOf(offer), side), {
              money: priceText(words, offer.price),
            })}
          </Sub>
        </div>
        <HoursShown stay={stayOf(offer)} side={side} tone={agreed ? 'guaranteed' : 'asked'} timeZone={zone} />
        {answer !== null && answer.reason !== null && (
          <p className={part.small}>{words.t(`negotiation.hotel.reasons.${REASON_TEXT[answer.reason]}`)}</p>
        )}
        {answer !== null && answer.note !== '' && (
          <blockquote className={part.quote}>
            <Icon path={icons.ask} />
            <p dir="auto">{answer.note}</p>
          </blockquote>
        )}
        <Whose request={request} />
      </div>
    </section>
  )
}
