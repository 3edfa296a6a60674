import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { staffDesk as texts } from '#src/i18n/staffTexts.ts'
import { buttonClass } from '#src/ui/content/Button.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { phoneHref } from '#src/ui/content/PhoneLink.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { causeText } from '#src/views/staff/staff.rules.ts'
import { Link } from '@tanstack/react-router'
import {
  fill,
  hoursSince,
  isUrgent,
  isWithinResponse,
  type DeskItem,
  type DeskKind,
  type DeskPart,
} from './desk.rules.ts'
import * as css from './desk.css.ts'
import { useMoment } from './useMoment.ts'

const ICONS: Readonly<Record<DeskKind, icons.IconPath>> = {
  bookings: icons.lock,
  noAddress: icons.document,
  overdue: icons.clock,
  review: icons.coin,
  statements: icons.document,
  captures: icons.eye,
}
const PAGES = {
  bookings: '/staff/bookings',
  noAddress: '/staff/inquiries',
  overdue: '/staff/inquiries',
  review: '/staff/inquiries',
  statements: '/staff/statements',
  captures: '/staff/replay',
} as const satisfies Record<DeskKind, string>

const titleOf = ({ kind, count, booking }: DeskItem): string => {
  if (kind === 'bookings') return fill(texts.booking, { reference: booking?.reference ?? '' })
  return count === 1 ? texts[`${kind}One`] : fill(texts[kind], { count })
}

const waitText = (hours: number): string => {
  if (isWithinResponse(hours)) return fill(texts.waitsOf, { hours })
  return hours < 48 ? fill(texts.waits, { hours }) : fill(texts.waitsDays, { days: Math.floor(hours / 24) })
}

/** One row for each matter, with what can be done. */
export const NeedsPerson = ({
  items,
  now,
  unlisted,
}: {
  items: readonly DeskItem[]
  now: string
  unlisted: number
}) => (
  <ul className={css.list} aria-label={texts.list}>
    {items.map((item) => (
      <Row key={item.key} item={item} hours={hoursSince(item.since, now)} />
    ))}
    {unlisted > 0 && (
      <li className={css.row}>
        <Link to="/staff/bookings">{fill(texts.more, { count: unlisted })}</Link>
      </li>
    )}
  </ul>
)

const Row = ({ item, hours }: { item: DeskItem; hours: number }) => {
  const words = useI18n()
  const moment = useMoment()
  const { kind, booking, parts, target, call } = item
  const urgent = isUrgent(item, hours)
  const title = titleOf(item)
  return (
    <li className={css.row}>
      <span className={classes(css.icon, urgent && css.urgentIcon)}>
        <Icon path={urgent ? icons.warning : ICONS[kind]} />
      </span>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.mute}>
          {booking === null ? (
            <Facts>
              {parts.map((part) => (
                <Part key={part.target ?? part.text} part={part} kind={kind} isLink={parts.length > 1} />
              ))}
              {kind === 'noAddress' ? texts.nobodyAsked : null}
            </Facts>
          ) : (
            <Facts>
              {booking.reason === null ? null : causeText(booking.reason)}
              <bdi>{booking.hotel}</bdi>
              <span>
                {words.day(booking.check_in, 'dayMonth')} {words.hourOf(booking.check_in)}
              </span>
              <Money dollars={booking.total} exact />
            </Facts>
          )}
        </p>
      </div>
      <span className={urgent ? css.urgent : css.waits}>
        {kind === 'captures' ? moment(item.since) : waitText(hours)}
      </span>
      <div className={css.actions}>
        {call !== null && (
          <a
            href={phoneHref(call.phone)}
            className={buttonClass({ look: 'line', size: 'small' })}
            title={call.phone}
            aria-label={fill(texts.callHotel, call)}
          >
            {texts.call}
          </a>
        )}
        <Link
          to={PAGES[kind]}
          {...(target === null ? {} : { hash: target })}
          className={buttonClass({ look: urgent ? 'ink' : 'line', size: 'small' })}
          aria-label={`${texts.action[kind]}: ${title}`}
        >
          {texts.action[kind]}
        </Link>
      </div>
    </li>
  )
}

/** One of several leads to its own card; a single one is where the row's action leads. */
const Part = ({ part: { text, target }, kind, isLink }: { part: DeskPart; kind: DeskKind; isLink: boolean }) =>
  target !== null && isLink ? (
    <Link to={PAGES[kind]} hash={target}>
      <bdi>{text}</bdi>
    </Link>
  ) : (
    <bdi>{text}</bdi>
  )
