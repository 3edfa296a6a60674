import type { DeskResponse } from '#contract/inquiry/desk.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { textLink } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { useInstant } from '#src/ui/hooks/useNow.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { useState } from 'react'
import { Answered } from './DeskAnswered.tsx'
import { DeskDay } from './DeskDay.tsx'
import { LeaveDialog, RenewDialog } from './DeskDialogs.tsx'
import { DeskRequest } from './DeskRequest.tsx'
import * as css from './desk.css.ts'
import { requestsToActOn } from './desk.rules.ts'
import type { HotelLink } from './useRequestLink.ts'

export interface DeskHotel {
  name: string
  time_zone: string
}

/** What waits for the hotel, today's and tomorrow's promised hours, and what was answered. */
export const Desk = ({
  token,
  desk,
  hotel,
  view,
  onLeft,
}: {
  token: string
  desk: DeskResponse
  hotel: DeskHotel
  view: HotelLink
  onLeft: () => void
}) => {
  const words = useI18n()
  // Countdowns, the hand and the days follow the clock.
  useInstant()
  const [dialog, setDialog] = useState<'renew' | 'leave' | null>(null)
  const now = view.now()
  const clock = words.wallClock(new Date(now).toISOString(), hotel.time_zone)
  const { open, leaving } = requestsToActOn(desk, now)
  const title = open.length === 0 ? words.t('desk.nothing') : words.plural('desk.due', open.length)
  const day = words.day(clock, 'full')
  const stays = desk.days.reduce((sum, { arrivals, departures }) => sum + arrivals.length + departures.length, 0)
  const parts = [
    { id: 'due', text: words.t('desk.toAnswer'), count: open.length },
    { id: 'days', text: words.t('desk.days'), count: stays },
    { id: 'answered', text: words.t('desk.answered'), count: desk.found },
  ]
  // A colleague was faster, or the time is over: the request has left the list with its message.
  const isConflict = view.failed?.failure.code === 'already_answered'
  return (
    <>
      <PageHead title={title} hidden />
      <div className={css.head}>
        <div>
          <p className={css.clock}>
            <time dateTime={clock}>{words.t('desk.clock', { day, hour: words.time(clock) })}</time>
          </p>
          <h1 className={css.title}>{title}</h1>
          {open.length === 0 && <p className={css.small}>{words.t('desk.nothingText')}</p>}
        </div>
        <Button look="line" size="small" icon={icons.document} onClick={() => print()}>
          {words.t('desk.print')}
        </Button>
      </div>
      <nav className={css.parts} aria-label={words.t('desk.parts')}>
        {parts.map(({ id, text, count }) => (
          <a key={id} href={`#${id}`} className={css.partLink}>
            {text}{' '}
            <span className={css.count}>
              <Numeral>{words.number(count)}</Numeral>
            </span>
          </a>
        ))}
      </nav>
      <div role="alert" className={css.screen}>
        {isConflict && <Notice tone="asked">{words.t('negotiation.hotel.conflict')}</Notice>}
      </div>
      <section id="due" aria-label={words.t('desk.toAnswer')} className={css.requests}>
        {[...leaving, ...open].map((request) => (
          <DeskRequest
            key={request.number}
            request={request}
            zone={hotel.time_zone}
            view={view}
            isUrgent={request.number === open[0]?.number}
          />
        ))}
      </section>
      <div id="days" className={css.days}>
        <p className={css.printed}>{words.t('desk.printed', { hotel: hotel.name, day, hour: words.time(clock) })}</p>
        {desk.days.map((one) => (
          <DeskDay key={one.day} {...one} clock={clock} />
        ))}
      </div>
      <Answered desk={desk} zone={hotel.time_zone} view={view} />
      <p className={css.foot}>
        {words.t('desk.secret')}{' '}
        <button type="button" className={textLink} onClick={() => setDialog('renew')}>
          {words.t('desk.renew')}
        </button>{' '}
        <button type="button" className={textLink} onClick={() => setDialog('leave')}>
          {words.t('desk.leave')}
        </button>
      </p>
      {dialog === 'renew' && <RenewDialog onClose={() => setDialog(null)} />}
      {dialog === 'leave' && <LeaveDialog token={token} onClose={() => setDialog(null)} onLeft={onLeft} />}
    </>
  )
}
