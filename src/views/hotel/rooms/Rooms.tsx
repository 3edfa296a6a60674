import type { RoomOffer } from '#contract/hotel/rates.ts'
import { preselectRate, type Preselected } from '#machines/rates/rateChoice.rules.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { SlowLoadingNotice } from '#src/views/parts/loading/SlowLoadingNotice.tsx'
import { Offline, LoadError } from '#src/views/parts/loading/LoadError.tsx'
import type { LoadingStage } from '#src/views/parts/loading/useLoadingStage.ts'
import * as css from '#src/views/hotel/HotelPage.css.ts'
import type { Book } from './OpenedOffer.tsx'
import { RoomCard } from './RoomCard.tsx'
import { RoomSkeleton } from './RoomSkeleton.tsx'
import { planOf } from './rateWords.ts'
import type { OpenedRoomState } from './useOpenedRoom.ts'
import { useRates } from './useRates.ts'
import * as icons from '#src/ui/content/icons.ts'

export interface RoomsProps {
  offers: {
    data: RoomOffer[] | undefined
    isPending: boolean
    /** Waiting for a network. */
    isPaused: boolean
    isError: boolean
    error: unknown
    refetch: () => unknown
  }
  /** How many rooms the prices are for. */
  partyRooms: number
  /** Key of the stay in the URL. */
  stay: string
  /** The rooms belong to the previous stay; the new ones are loading. */
  busy: boolean
  openedRoom: OpenedRoomState
  /** How long the rooms have been loading. */
  waiting: LoadingStage
  onRetry: () => void
  book: Book
  newSearch: ReactNode
  /** Shown if no room is free. */
  instead?: ReactNode
}

const ROOMS_WHILE_LOADING = ['a', 'b'] as const

/** Rooms of a hotel for one stay, one open at a time. Another stay changes prices in place: the open room stays open. */
export const Rooms = ({
  offers,
  partyRooms,
  stay,
  busy,
  openedRoom,
  waiting,
  onRetry,
  book,
  newSearch,
  instead,
}: RoomsProps) => {
  const words = useI18n()
  const rates = useRates()
  const { opened } = openedRoom
  const look = useEffectEvent(() => {
    if (opened !== null) rates.open(opened.rate.rateKey, opened.guarantee)
  })
  // Null while the rooms of the stay are loading: there is nothing to open yet.
  const offerKey = opened === null || busy ? null : [stay, opened.room.id, planOf(opened.rate)].join(' ')
  useEffect(() => {
    if (offerKey !== null) look()
  }, [offerKey])

  if (offers.isPaused && (offers.isPending || busy)) return <Offline text="hotel.offline" />
  if (offers.isPending)
    return (
      <>
        <SlowLoadingNotice waiting={waiting} onRetry={onRetry} way={newSearch} />
        <div className={css.rooms} role="status" aria-busy="true" aria-label={words.t('common.loading')}>
          {ROOMS_WHILE_LOADING.map((key) => (
            <RoomSkeleton key={key} />
          ))}
        </div>
      </>
    )
  if (offers.isError)
    return (
      <LoadError of="hotel.ratesFailed" offline="hotel.offline" failure={toFailure(offers.error)} onRetry={onRetry} />
    )
  if (!offers.data || offers.data.length === 0)
    return (
      <>
        <EmptyState
          live="status"
          icon={icons.bed}
          title={words.t('hotel.noRooms.title')}
          text={words.t('hotel.noRooms.text')}
          action={newSearch}
        />
        {instead}
      </>
    )
  return (
    <>
      {busy && <SlowLoadingNotice waiting={waiting} onRetry={onRetry} />}
      <ul className={css.rooms} aria-busy={busy}>
        {offers.data.map((offered) => (
          <li key={offered.id}>
            <RoomCard
              room={offered}
              partyRooms={partyRooms}
              opened={opened?.room.id === offered.id ? opened.rate : null}
              cheapest={cheapestOf(offered, openedRoom)}
              isRestored={openedRoom.isRestored}
              rates={rates}
              busy={busy}
              onOpen={(next) => openedRoom.open(offered.id, next)}
              onChoose={(chosen) => {
                openedRoom.choose(chosen)
                rates.choose(chosen)
              }}
              // An expired or sold rate key is useless; a reloaded list has new ones.
              onRenew={() => {
                openedRoom.close()
                void offers.refetch()
              }}
              book={book}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What a closed room would open with: the answers chosen so far, where it has them. */
const cheapestOf = (room: RoomOffer, { choice, preselected }: OpenedRoomState): Preselected | null =>
  preselectRate([room], { ...choice, room: null, guarantee: choice.guarantee ?? preselected?.guarantee ?? null })
