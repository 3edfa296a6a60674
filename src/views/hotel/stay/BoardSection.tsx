import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { toFailure } from '#machines/kit/failure.ts'
import type { PriceMatrixViewProps } from './board/PriceMatrixView.tsx'
import { priceMatrixQuery } from '#src/actors/hotel/hotel.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { withHotelTexts } from '#src/i18n/pageTexts.ts'
import { card, cardPadding } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { SlowLoadingNotice } from '#src/views/parts/loading/SlowLoadingNotice.tsx'
import { Offline, LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { useLoadingStage } from '#src/views/parts/loading/useLoadingStage.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as page from '#src/views/hotel/HotelPage.css.ts'
import { useNear } from '#src/views/hotel/useNear.ts'
import * as css from './BoardSection.css.ts'

const usePriceMatrixView = lazyPart(
  async () => (await withHotelTexts(import('./board/PriceMatrixView.tsx'))).PriceMatrixView,
)

export interface BoardSectionProps {
  hotelId: string
  stay: SearchCriteria
  timeZone: string | undefined
  problemOf: PriceMatrixViewProps['problemOf']
  onChoose: PriceMatrixViewProps['onChoose']
}

/** Loads the hour board and its data when the guest scrolls near. */
export const BoardSection = (props: BoardSectionProps) => {
  const words = useI18n()
  const place = useRef<HTMLElement>(null)
  const isNear = useNear('board', place)
  return (
    <section ref={place} className={page.section} aria-labelledby="board">
      <div>
        <h2 id="board" className={page.sectionTitle} tabIndex={-1}>
          {words.t('hotel.sections.hourBoard')}
        </h2>
        <p className={page.sub}>{words.t('hotel.boardLead')}</p>
      </div>
      <div className={classes(card, cardPadding, css.frame)}>{isNear ? <Board {...props} /> : <BoardSkeleton />}</div>
    </section>
  )
}

const Board = ({ hotelId, stay, timeZone, problemOf, onChoose }: BoardSectionProps) => {
  const words = useI18n()
  const client = useQueryClient()
  const query = priceMatrixQuery({ hotelId, checkIn: stay.checkIn, checkOut: stay.checkOut, rooms: stay.rooms })
  const prices = useQuery({ ...query, placeholderData: keepPreviousData })
  const { part: PriceMatrixView, hasFailed, retry } = usePriceMatrixView(true)
  const [attempt, setAttempt] = useState(0)
  const isBehind = prices.isPlaceholderData
  const waiting = useLoadingStage(prices.isFetching && (prices.isPending || isBehind) ? attempt : null)
  const again = async () => {
    setAttempt(attempt + 1)
    await client.cancelQueries({ queryKey: query.queryKey, exact: true })
    void prices.refetch()
  }
  if (hasFailed) return <ChunkError onRetry={retry} />
  if (prices.isPaused && (prices.isPending || isBehind)) return <Offline text="hotel.offline" />
  if (prices.isError)
    return (
      <LoadError
        of="hotel.boardFailed"
        offline="hotel.offline"
        failure={toFailure(prices.error)}
        onRetry={() => void again()}
      />
    )
  const isHere = PriceMatrixView !== null && prices.data !== undefined
  return (
    <>
      <SlowLoadingNotice waiting={waiting} onRetry={() => void again()} />
      <div
        className={classes(isHere && isBehind && css.former)}
        aria-busy={!isHere || isBehind}
        {...(isHere ? {} : { role: 'status', 'aria-label': words.t('common.loading') })}
      >
        {isHere ? (
          <PriceMatrixView
            board={prices.data.board}
            terms={prices.data.terms}
            stay={stay}
            timeZone={timeZone}
            problemOf={problemOf}
            onChoose={onChoose}
          />
        ) : (
          <BoardSkeleton />
        )}
      </div>
    </>
  )
}

/** Same height as the board, so nothing below moves. */
const BoardSkeleton = () => (
  <div className={css.skeleton} aria-hidden="true">
    <Skeleton className={css.square} height="auto" />
    <div className={css.aside}>
      <Skeleton height="184px" />
      <Skeleton width="50%" height="44px" />
      <Skeleton height="48px" />
      <Skeleton height="180px" />
    </div>
  </div>
)
