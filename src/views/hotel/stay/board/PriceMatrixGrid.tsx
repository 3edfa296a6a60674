import {
  ALL_HOURS,
  isSameHours,
  priceCellKind,
  priceCellIntensity,
  type PriceMatrix,
  type HourPair,
} from '#machines/rates/priceMatrix.rules.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { memo, useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import * as css from './PriceMatrixGrid.css.ts'
import { squareLabel } from './boardWords.ts'
import { QUARTER } from './pageKeyHours.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const LAST = 23

export interface PriceMatrixGridProps {
  board: PriceMatrix
  /** The hours chosen for the stay. */
  mine: HourPair
  /** The current square, and the tab stop. */
  cursor: HourPair
  summaryId: string
  /** Null: the pointer has left. */
  onMove: (hours: HourPair | null) => void
  onChoose: (hours: HourPair) => void
}

/**
 * All pairs of hours as a grid with one tab stop: arrows follow the reading direction, Enter selects. A move only changes which
 * square is the tab stop: the 576 squares render once per response.
 */
export const PriceMatrixGrid = ({ board, mine, cursor, summaryId, onMove, onChoose }: PriceMatrixGridProps) => {
  const words = useI18n()
  const grid = useRef<HTMLDivElement>(null)
  const isMouses = useRef(false)
  useMarked(grid, { attribute: 'tabindex', on: '0', off: '-1' }, cursor)
  useMarked(grid, { attribute: 'aria-selected', on: 'true', off: 'false' }, mine)

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose(cursor)
      return
    }
    const next = nextByKey(event, cursor)
    if (next === null) return
    event.preventDefault()
    isMouses.current = false
    onMove(next)
    squareOf(grid.current, next)?.focus({ preventScroll: true })
  }
  const pointTo = (event: PointerEvent) => {
    isMouses.current = event.pointerType === 'mouse'
    const hours = hoursAt(grid.current, event)
    if (hours !== null && !isSameHours(hours, cursor)) onMove(hours)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the squares of the grid take the focus, not the grid
    <div
      ref={grid}
      role="grid"
      aria-label={words.t('hotelParts.board.label')}
      aria-describedby={summaryId}
      className={css.grid}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') return
        // Squares are smaller than a finger: capture it and find the nearest one.
        event.currentTarget.setPointerCapture(event.pointerId)
        pointTo(event)
      }}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' || event.currentTarget.hasPointerCapture(event.pointerId)) pointTo(event)
      }}
      // A mouse that leaves must not reset what a finger or key selected.
      onPointerLeave={() => isMouses.current && onMove(null)}
      onClick={({ target, nativeEvent }) => {
        // A finger covers what it points at: touch confirms with the button below.
        if (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch') return
        const hours = hoursOf(target)
        if (hours !== null) onChoose(hours)
      }}
    >
      <Squares board={board} words={words} />
    </div>
  )
}

const Squares = memo(({ board, words }: { board: PriceMatrix; words: PageI18n }) => {
  const strength = priceCellIntensity(board)
  return (
    <>
      <div role="rowgroup">
        <div role="row" className={css.row}>
          <span />
          {HOURS.map((hour) => (
            <div key={hour} role="columnheader" className={css.column}>
              <Figure hour={hour} words={words} />
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={css.squares}>
        {HOURS.map((checkIn) => (
          <div key={checkIn} role="row" className={css.row}>
            <div role="rowheader" className={css.line}>
              <Figure hour={checkIn} words={words} />
            </div>
            {ALL_HOURS.slice(checkIn * HOURS.length, (checkIn + 1) * HOURS.length).map((hours) => (
              <div
                key={hours.checkOut}
                role="gridcell"
                tabIndex={-1}
                aria-label={squareLabel(words, board, hours)}
                data-hours={`${checkIn}-${hours.checkOut}`}
                className={css.kind[priceCellKind(board, hours)]}
                style={{ '--strength': strength(hours).toFixed(2) }}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  )
})

/** Screen readers get every hour; every sixth is visible. */
const Figure = ({ hour, words }: { hour: number; words: PageI18n }) => (
  <>
    <VisuallyHidden>{words.hour(hour)}</VisuallyHidden>
    {hour % QUARTER === 0 && (
      <span aria-hidden="true" data-figure={hour}>
        {words.hourShort(hour)}
      </span>
    )}
  </>
)

const squareOf = (grid: Element | null, { checkIn, checkOut }: HourPair): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-hours="${checkIn}-${checkOut}"]`) ?? null

const hoursOf = (target: EventTarget): HourPair | null => {
  const hours = target instanceof Element ? target.closest<HTMLElement>('[data-hours]')?.dataset['hours'] : undefined
  const [checkIn, checkOut] = hours?.split('-').map(Number) ?? []
  return checkIn === undefined || checkOut === undefined ? null : { checkIn, checkOut }
}

const within = (hour: number): number => Math.max(0, Math.min(LAST, hour))

/** The square under the pointer, or the nearest one. */
const hoursAt = (grid: Element | null, { clientX, clientY }: PointerEvent): HourPair | null => {
  const first = squareOf(grid, { checkIn: 0, checkOut: 0 })?.getBoundingClientRect()
  const last = squareOf(grid, { checkIn: LAST, checkOut: LAST })?.getBoundingClientRect()
  if (first === undefined || last === undefined) return null
  const [fromStart, whole] =
    first.left < last.left
      ? [clientX - first.left, last.right - first.left]
      : [first.right - clientX, first.right - last.left]
  return {
    checkIn: within(Math.floor(((clientY - first.top) / (last.bottom - first.top)) * HOURS.length)),
    checkOut: within(Math.floor((fromStart / whole) * HOURS.length)),
  }
}

/** In rows and columns. Logical columns: the first is the first in either reading direction. */
const STEPS: Readonly<Record<string, (from: HourPair, isWhole: boolean) => HourPair>> = {
  forward: ({ checkIn, checkOut }) => ({ checkIn, checkOut: checkOut + 1 }),
  backward: ({ checkIn, checkOut }) => ({ checkIn, checkOut: checkOut - 1 }),
  ArrowDown: ({ checkIn, checkOut }) => ({ checkIn: checkIn + 1, checkOut }),
  ArrowUp: ({ checkIn, checkOut }) => ({ checkIn: checkIn - 1, checkOut }),
  PageDown: ({ checkIn, checkOut }) => ({ checkIn: checkIn + QUARTER, checkOut }),
  PageUp: ({ checkIn, checkOut }) => ({ checkIn: checkIn - QUARTER, checkOut }),
  Home: ({ checkIn }, isWhole) => ({ checkIn: isWhole ? 0 : checkIn, checkOut: 0 }),
  End: ({ checkIn }, isWhole) => ({ checkIn: isWhole ? LAST : checkIn, checkOut: LAST }),
}

/** Target of a key; null if the grid does not handle it. */
const nextByKey = (event: KeyboardEvent, from: HourPair): HourPair | null => {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const sideways: Record<string, string> = {
    [rtl ? 'ArrowLeft' : 'ArrowRight']: 'forward',
    [rtl ? 'ArrowRight' : 'ArrowLeft']: 'backward',
  }
  const next = STEPS[sideways[event.key] ?? event.key]?.(from, event.ctrlKey)
  return next === undefined ? null : { checkIn: within(next.checkIn), checkOut: within(next.checkOut) }
}

/** Marks one square in the DOM, without rendering the others again. */
const useMarked = (
  grid: RefObject<Element | null>,
  { attribute, on, off }: { attribute: string; on: string; off: string },
  { checkIn, checkOut }: HourPair,
): void => {
  useEffect(() => {
    const square = squareOf(grid.current, { checkIn, checkOut })
    square?.setAttribute(attribute, on)
    return () => square?.setAttribute(attribute, off)
  }, [grid, attribute, on, off, checkIn, checkOut])
}
