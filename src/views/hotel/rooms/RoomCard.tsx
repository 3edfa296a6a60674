import type { RoomOffer, RoomRate } from '#contract/hotel/rates.ts'
import type { Preselected } from '#machines/rates/rateChoice.rules.ts'
import type { GuaranteeChoice } from '#machines/rates/rates.rules.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { NightPrice } from '#src/i18n/NightPrice.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Picture } from '#src/ui/content/Picture.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { Book } from './OpenedOffer.tsx'
import { PlanTerms } from './PlanTerms.tsx'
import { hoursInPreselected } from './rateWords.ts'
import type { OpenedRoomProps } from './OpenedRoom.tsx'
import * as css from './RoomCard.css.ts'
import type { Rates as OfferedRates } from './useRates.ts'
import { WaitingOffer } from './WaitingOffer.tsx'

export interface RoomCardProps {
  room: RoomOffer
  /** How many of it the prices are for. */
  partyRooms: number
  /** Selected plan of this room; null if closed. */
  opened: RoomRate | null
  /** What it opens with; null: it has no rate. */
  cheapest: Preselected | null
  /** Was already open when the page opened. */
  isRestored: boolean
  rates: OfferedRates
  /** Prices belong to the previous stay: readable, but inactive. */
  busy: boolean
  onOpen: (rate: RoomRate) => void
  onChoose: (choice: GuaranteeChoice) => void
  /** Reloads rooms and prices. */
  onRenew: () => void
  book: Book
}

export const RoomCard = ({
  room,
  partyRooms,
  opened,
  cheapest,
  isRestored,
  rates,
  busy,
  onOpen,
  onChoose,
  onRenew,
  book,
}: RoomCardProps) => {
  const words = useI18n()
  const [picture] = room.images
  if (cheapest === null) return null
  return (
    <article className={classes(css.room, opened !== null && css.openRoom)}>
      <div className={css.pictureBox}>
        {picture && <Picture src={picture.url} alt="" width={900} height={600} className={css.picture} />}
      </div>
      <div className={css.body}>
        <h3 className={css.name}>{room.name}</h3>
        <RoomFacts room={room} />
        <p className={css.description}>{words.timesIn(room.description)}</p>
        {opened === null && <PlanTerms rate={cheapest.rate} />}
        {opened === null ? (
          <div className={css.foot}>
            <div className={css.price} aria-busy={busy}>
              <span className={css.total}>
                <Trans
                  text="hotel.rate.from"
                  parts={{ money: <Money key="money" dollars={cheapest.hoursTotal ?? cheapest.rate.total} /> }}
                />
              </span>
              <span className={css.night}>
                <NightPrice
                  dollars={cheapest.rate.avg_night_price}
                  rooms={partyRooms}
                  hours={hoursInPreselected(cheapest)}
                />
              </span>
            </div>
            <Button look="ink" onClick={() => onOpen(cheapest.rate)}>
              {words.t('hotel.rate.seeRates')}
              <VisuallyHidden> {room.name}</VisuallyHidden>
            </Button>
          </div>
        ) : (
          <Opened label={words.t('hotel.rate.ratesOf', { room: room.name })} isEntered={!isRestored}>
            <Rates
              sold={room.rates}
              opened={opened}
              onOpen={onOpen}
              rates={rates}
              busy={busy}
              book={book}
              onChoose={onChoose}
              onRenew={onRenew}
            />
          </Opened>
        )}
      </div>
    </article>
  )
}

const useOpenedRoom = lazyPart(async () => (await import('./OpenedRoom.tsx')).OpenedRoom)

/** Loaded with the first room opened, in parallel with its rates. */
const Rates = (props: OpenedRoomProps) => {
  const { part: OpenedRoom, hasFailed, retry } = useOpenedRoom(true)
  if (OpenedRoom !== null) return <OpenedRoom {...props} />
  return hasFailed ? <ChunkError onRetry={retry} /> : <WaitingOffer />
}

/** Replaces the button that opened it, and takes its focus. */
const Opened = ({ label, isEntered, children }: { label: string; isEntered: boolean; children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  const enter = useEffectEvent(() => {
    if (isEntered) element.current?.focus({ preventScroll: true })
  })
  useEffect(() => enter(), [])
  return (
    <div ref={element} role="group" aria-label={label} tabIndex={-1} className={css.opened}>
      {children}
    </div>
  )
}

const RoomFacts = ({ room }: { room: RoomOffer }) => {
  const words = useI18n()
  const beds = room.beds.map(({ kind, count }) => words.plural(`hotel.bed.${kind}`, count))
  const facts: { icon: IconPath; text: ReactNode; key: string }[] = [
    { key: 'beds', icon: icons.bed, text: words.list(beds) },
    {
      key: 'size',
      icon: icons.size,
      text: <Numeral direction="auto">{words.t('hotel.size', { size: words.number(room.size) })}</Numeral>,
    },
    {
      key: 'guests',
      icon: icons.guests,
      text: occupantsText(words, room.occupancy),
    },
  ]
  return (
    <ul className={css.facts}>
      {facts.map(({ key, icon, text }) => (
        <li key={key} className={css.fact}>
          <Icon path={icon} size="small" />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Children do not count against the adults. */
const occupantsText = (words: PageI18n, { adults, children }: RoomOffer['occupancy']): string => {
  const first = words.plural('hotel.upTo', adults)
  return children === 0 ? first : words.t('common.list', { first, second: words.plural('common.children', children) })
}
