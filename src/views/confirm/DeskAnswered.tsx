import type { DeskResponse } from '#contract/inquiry/desk.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Chip, Tag } from '#src/ui/content/Tag.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { extraHoursOf, stayOf } from '#src/views/parts/negotiation/offer.rules.ts'
import { priceText, wallText } from '#src/views/parts/negotiation/words.ts'
import { useEffect, useRef, useState } from 'react'
import { TakeBackSheet } from './AnswerSheets.tsx'
import * as css from './desk.css.ts'
import { ANSWERED_KINDS, answeredKind, type AnsweredKind } from './desk.rules.ts'
import { guestName } from './HotelRequestCard.tsx'
import type { HotelLink } from './useRequestLink.ts'

const LOOK = {
  accepted: { tone: 'guaranteed', icon: icons.check },
  waiting: { tone: 'asked', icon: icons.ask },
  declined: { tone: 'plain', icon: icons.close },
  ended: { tone: 'plain', icon: icons.clock },
} as const

/** What was answered, or ended without an answer, latest first. */
export const Answered = ({ desk, zone, view }: { desk: DeskResponse; zone: string; view: HotelLink }) => {
  const words = useI18n()
  const heading = useRef<HTMLHeadingElement>(null)
  const [takingBack, setTakingBack] = useState<string | null>(null)
  const [news, setNews] = useState('')
  // The button has gone with the answer; the focus stays with the list.
  const [taken, setTaken] = useState(0)
  useEffect(() => {
    if (taken > 0) heading.current?.focus()
  }, [taken])
  const now = view.now()
  const [only, setOnly] = useState<AnsweredKind | 'all'>('all')
  const answered = desk.answered.flatMap((request) => {
    const kind = answeredKind(request, now)
    return kind === null ? [] : [{ request, kind }]
  })
  const shown = answered.filter(({ kind }) => only === 'all' || kind === only)
  // A colleague, or the clock, was faster: there is nothing to take back any more.
  const toTakeBack = desk.answered.find(({ number, can_take_back }) => number === takingBack && can_take_back)
  const close = () => {
    view.forgetFailure()
    setTakingBack(null)
  }
  const onTaken = () => {
    setTakingBack(null)
    setNews(words.t('negotiation.hotel.ended.taken_back.title'))
    setTaken((before) => before + 1)
  }
  return (
    <section id="answered" aria-labelledby="answered-title" className={css.answered}>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      <h2 ref={heading} id="answered-title" tabIndex={-1} className={css.answeredTitle}>
        {words.t('desk.answered')}
      </h2>
      {answered.length === 0 ? (
        <p className={css.small}>{words.t('desk.noneAnswered')}</p>
      ) : (
        <>
          <div role="group" aria-label={words.t('desk.filter')} className={css.filter}>
            {(['all', ...ANSWERED_KINDS] as const).map((kind) => (
              <Chip key={kind} pressed={only === kind} onPress={() => setOnly(kind)}>
                {words.t(`desk.kinds.${kind}`)}
              </Chip>
            ))}
          </div>
          {shown.length === 0 ? (
            <p role="status" className={css.small}>
              {words.t('desk.noneOfKind')}
            </p>
          ) : (
            <ul className={classes(card, css.list)}>
              {shown.map(({ request, kind }) => {
                const { offer, side } = request
                const stay = stayOf(offer)
                return (
                  <li key={request.number} className={css.item}>
                    <b>
                      <bdi>{guestName(request)}</bdi>
                    </b>
                    <span className={css.itemPart}>
                      {words.plural('negotiation.hoursFor', extraHoursOf(stay, side), {
                        money: priceText(words, offer.price),
                      })}
                    </span>
                    <span className={classes(css.small, css.itemPart)}>
                      {words.t('desk.from', {
                        from: wallText(words, stay.checkIn),
                        until: wallText(words, stay.checkOut),
                      })}
                    </span>
                    <span className={css.itemTag}>
                      <Tag tone={LOOK[kind].tone} icon={LOOK[kind].icon}>
                        {words.t(`desk.kinds.${kind}`)}
                      </Tag>
                    </span>
                    {request.can_take_back && (
                      <Button
                        look="line"
                        size="small"
                        className={css.itemAction}
                        aria-label={words.t('desk.takeBackOf', { guest: guestName(request) })}
                        onClick={() => {
                          setNews('')
                          setTakingBack(request.number)
                        }}
                      >
                        {words.t('negotiation.hotel.takeBack')}
                      </Button>
                    )}
                  </li>
                )
              })}
            </ul>
          )}
          {desk.found > desk.answered.length && <p className={css.small}>{words.plural('desk.latest', desk.found)}</p>}
        </>
      )}
      {toTakeBack !== undefined && (
        <TakeBackSheet request={toTakeBack} zone={zone} view={view} onClose={close} onTaken={onTaken} />
      )}
    </section>
  )
}
