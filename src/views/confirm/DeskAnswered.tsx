import type { DeskResponse } from '#contract/inquiry/desk.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import * as icons from '#src/ui/content/icons.ts'
import { Chip, Tag } from '#src/ui/content/Tag.tsx'
import { extraHoursOf, stayOf } from '#src/views/parts/negotiation/offer.rules.ts'
import { priceText, wallText } from '#src/views/parts/negotiation/words.ts'
import { useState } from 'react'
import * as css from './desk.css.ts'
import { ANSWERED_KINDS, answeredKind, type AnsweredKind } from './desk.rules.ts'
import { guestName } from './HotelRequestCard.tsx'

const LOOK = {
  accepted: { tone: 'guaranteed', icon: icons.check },
  waiting: { tone: 'asked', icon: icons.ask },
  declined: { tone: 'plain', icon: icons.close },
  ended: { tone: 'plain', icon: icons.clock },
} as const

/** What was answered, or ended without an answer, latest first. */
export const Answered = ({ desk, now }: { desk: DeskResponse; now: number }) => {
  const words = useI18n()
  const [only, setOnly] = useState<AnsweredKind | 'all'>('all')
  const answered = desk.answered.flatMap((request) => {
    const kind = answeredKind(request, now)
    return kind === null ? [] : [{ request, kind }]
  })
  const shown = answered.filter(({ kind }) => only === 'all' || kind === only)
  return (
    <section id="answered" aria-labelledby="answered-title" className={css.answered}>
      <h2 id="answered-title" className={css.dayTitle}>
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
                  </li>
                )
              })}
            </ul>
          )}
          {desk.found > desk.answered.length && <p className={css.small}>{words.plural('desk.latest', desk.found)}</p>}
        </>
      )}
    </section>
  )
}
