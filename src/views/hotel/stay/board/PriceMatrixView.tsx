import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { dayHour, datePart, hourPart, type Stay, type StayProblem } from '#contract/hotel/stay.ts'
import {
  notableHours,
  isSameHours,
  priceCellAt,
  type PriceMatrix,
  type PriceTerms,
  type HourPair,
} from '#machines/rates/priceMatrix.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useCallback, useId, useMemo, useState } from 'react'
import { PriceMatrixLegend } from './PriceMatrixLegend.tsx'
import { PriceMatrixOverlay } from './PriceMatrixOverlay.tsx'
import { PriceMatrixGrid } from './PriceMatrixGrid.tsx'
import { boardSummary, squareLabel } from './boardWords.ts'
import * as css from './PriceMatrixView.css.ts'
import { SelectedHoursPanel } from './SelectedHoursPanel.tsx'

const FIRST_HOURS: HourPair = { checkIn: 0, checkOut: 12 }

export interface PriceMatrixViewProps {
  board: PriceMatrix
  terms: PriceTerms
  /** The current stay. */
  stay: SearchCriteria
  timeZone: string | undefined
  /** Why a stay cannot be booked, whatever is free. */
  problemOf: (stay: Stay) => StayProblem | undefined
  /** `isGuaranteed`: the shown price includes the guarantee. */
  onChoose: (hours: HourPair, isGuaranteed: boolean) => void
}

/** Price of every pair of hours: pointing previews one, choosing one makes it the stay of the page. */
export const PriceMatrixView = ({ board, terms, stay, timeZone, problemOf, onChoose }: PriceMatrixViewProps) => {
  const words = useI18n()
  const [pointed, setPointed] = useState<HourPair | null>(null)
  /** For screen readers: hours taken, or found with the buttons. Squares announce their own price. */
  const [announcement, setAnnouncement] = useState<{ hours: HourPair; isTaken: boolean } | null>(null)
  const summaryId = useId()
  const mine = { checkIn: hourPart(stay.checkIn), checkOut: hourPart(stay.checkOut) }
  const cursor = pointed ?? mine
  const stayAt = ({ checkIn, checkOut }: HourPair): Stay => ({
    checkIn: dayHour(datePart(stay.checkIn), checkIn),
    checkOut: dayHour(datePart(stay.checkOut), checkOut),
  })
  const trades = useMemo(() => notableHours(board), [board])
  const summary = useMemo(() => boardSummary(words, board, trades), [words, board, trades])
  const choose = useCallback(
    (hours: HourPair) => {
      const square = priceCellAt(board, hours)
      setPointed(square === null ? hours : null)
      if (square === null) return
      setAnnouncement({ hours, isTaken: true })
      onChoose(hours, square.guaranteed)
    },
    [board, onChoose],
  )
  const announcementText = (): string => {
    if (announcement === null) return ''
    if (!announcement.isTaken) return squareLabel(words, board, announcement.hours)
    if (!isSameHours(announcement.hours, mine)) return ''
    return words.t('hotelParts.board.used', { from: words.hour(mine.checkIn), until: words.hour(mine.checkOut) })
  }
  return (
    <div className={css.board}>
      <div className={css.drawn}>
        <p className={css.axis}>{words.t('hotelParts.board.checkOut')}</p>
        <div className={css.squares} data-check-in={cursor.checkIn} data-check-out={cursor.checkOut}>
          <PriceMatrixGrid
            board={board}
            mine={mine}
            cursor={cursor}
            summaryId={summaryId}
            onMove={setPointed}
            onChoose={choose}
          />
          <PriceMatrixOverlay board={board} mine={mine} cursor={cursor} trades={trades} />
        </div>
        <p className={css.axis}>{words.t('hotelParts.board.checkIn')}</p>
      </div>
      {/* Directly below the squares on a phone, in view beside the finger. */}
      <SelectedHoursPanel
        className={css.readOut}
        board={board}
        terms={terms[cursor.checkIn]}
        cursor={cursor}
        isMine={isSameHours(cursor, mine)}
        stay={stayAt(cursor)}
        timeZone={timeZone}
        problem={problemOf(stayAt(cursor))}
        trades={trades}
        onMove={(hours) => {
          setPointed(hours)
          setAnnouncement({ hours, isTaken: false })
        }}
        onChoose={choose}
      />
      <div className={css.notes}>
        <p id={summaryId} className={css.summary}>
          {summary}
        </p>
        <PriceMatrixLegend board={board} hasPassed={problemOf(stayAt(FIRST_HOURS)) === 'in_the_past'} />
      </div>
      <VisuallyHidden>
        <span role="status">{announcementText()}</span>
      </VisuallyHidden>
    </div>
  )
}
