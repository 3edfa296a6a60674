import type { Rate, RoomOffer } from '#contract/hotel/rates.ts'
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
import type { Opened, useOpenedRoom } from './useOpenedRoom.ts'
import { useRates } from './useRates.ts'
import * as icons from '#src/ui/content/icons.ts'

export interface RoomsProps {
  offers: {
    data: RoomOffer[] | undefined
    isPending: boolean
    /** They wait for a network. */
    isPaused: boolean
    isError: boolean
    error: unknown
    refetch: () => unknown
  }
  /** One text for the stay of the address. */
  stay: string
  /** The rooms that are known are of another stay: theirs are on the way. */
  busy: boolean
  looked: ReturnType<typeof useOpenedRoom>
  /** How long the rooms have been waited for. */
  waiting: LoadingStage
  onRetry: () => void
  book: Book
  newSearch: ReactNode
  /** What else there is when no room is free. */
  instead?: ReactNode
}

const ROOMS_WHILE_LOADING = ['a', 'b'] as const

/**
 * The rooms of a hotel for one stay; one of them at a time shows its rates. Another stay changes the prices where they stand: what
 * is open stays open.
 */
export const Rooms = ({ offers, stay, busy, looked, waiting, onRetry, book, newSearch, instead }: RoomsProps) => {
  const words = useI18n()
  const rates = useRates()
  const { opened, choice } = looked
  const rate = opened && offers.data ? rateOf(offers.data, opened) : null
  const look = useEffectEvent(() => {
    if (rate !== null) rates.open(rate.rateKey, choice)
  })
  // While the rooms of a stay are on the way there is nothing to look at yet.
  const wanted = opened === null || rate === null || busy ? null : [stay, opened.room, opened.plan].join(' ')
  useEffect(() => {
    if (wanted !== null) look()
  }, [wanted])

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
              opened={opened?.room === offered.id ? rate : null}
              isKept={opened?.isKept ?? false}
              rates={rates}
              busy={busy}
              onOpen={(next) => looked.open(offered.id, planOf(next))}
              onChoose={(chosen) => {
                looked.choose(chosen)
                rates.choose(chosen)
              }}
              // A key that is too old or sold is of no use; the list brings others.
              onRenew={() => {
                looked.close()
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

/** The opened room as it is sold now: in the same way where there still is one. */
const rateOf = (rooms: readonly RoomOffer[], { room, plan }: Opened): Rate | null => {
  const rates = rooms.find(({ id }) => id === room)?.rates ?? []
  return rates.find((other) => planOf(other) === plan) ?? rates[0] ?? null
}
