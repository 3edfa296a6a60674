import type { Rate, RoomOffer } from '#contract/rates.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { EmptyState } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useState, type ReactNode } from 'react'
import { StillWaiting } from '#src/views/parts/StillWaiting.tsx'
import { Offline, Trouble } from '#src/views/parts/Trouble.tsx'
import type { Waiting } from '#src/views/parts/useWaiting.ts'
import * as css from './HotelPage.css.ts'
import type { Book } from './OpenedOffer.tsx'
import { RoomCard } from './RoomCard.tsx'
import { useRates } from './useRates.ts'

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
  /** How long the rooms have been waited for. */
  waiting: Waiting
  onRetry: () => void
  book: Book
  newSearch: ReactNode
}

const ROOMS_WHILE_LOADING = ['a', 'b'] as const

/** The rooms of a hotel for one stay; one of them at a time shows its rates. */
export const Rooms = ({ offers, waiting, onRetry, book, newSearch }: RoomsProps) => {
  const words = useWords()
  const rates = useRates()
  const [opened, setOpened] = useState<{ room: string; rate: Rate } | null>(null)

  if (offers.isPending && offers.isPaused) return <Offline text="hotel.offline" />
  if (offers.isPending)
    return (
      <>
        <StillWaiting waiting={waiting} onRetry={onRetry} way={newSearch} />
        <div className={css.rooms} role="status" aria-busy="true" aria-label={words.t('common.loading')}>
          {ROOMS_WHILE_LOADING.map((key) => (
            <Skeleton key={key} height="230px" />
          ))}
        </div>
      </>
    )
  if (offers.isError)
    return (
      <Trouble of="hotel.ratesFailed" offline="hotel.offline" failure={toFailure(offers.error)} onRetry={onRetry} />
    )
  if (!offers.data || offers.data.length === 0)
    return (
      <EmptyState
        live="status"
        icon="bed"
        title={words.t('hotel.noRooms.title')}
        text={words.t('hotel.noRooms.text')}
        action={newSearch}
      />
    )
  return (
    <ul className={css.rooms}>
      {offers.data.map((room) => (
        <li key={room.id}>
          <RoomCard
            room={room}
            opened={opened?.room === room.id ? opened.rate : null}
            rates={rates}
            onOpen={(rate) => {
              setOpened({ room: room.id, rate })
              rates.open(rate.rateKey)
            }}
            // A key that is too old or sold is of no use; the list brings others.
            onRenew={() => {
              setOpened(null)
              void offers.refetch()
            }}
            book={book}
          />
        </li>
      ))}
    </ul>
  )
}
