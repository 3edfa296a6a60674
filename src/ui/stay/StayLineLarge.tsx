import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import * as css from './StayLine.css.ts'
import { LARGE_DAY_WIDTH, Track } from './StayLine.tsx'
import { lineWidth, type StayHours } from '#contract/hotel/staySegments.ts'

const DAY = 24
const LAST_HOUR = 23
const PAGE_HOURS = 3
const FIGURES = [0, 6, 12, 18]

export interface StayHandle {
  /** E.g. "Check-in hour". */
  label: string
  /** The hour in words, e.g. "20:00". */
  valueText: string
  onChange: (hour: number) => void
}

export interface StayLineLargeProps {
  /** Writes an hour in a narrow space. */
  hourShort: (hour: number) => string
  stay: StayHours
  /** The whole line in words. */
  label: string
  /** With handles the line is two sliders; without, one image. */
  hands?: { checkIn: StayHandle; checkOut: StayHandle }
}

/** The line of a stay, 32 px high, with daylight above it and the hours of both end days below. */
export const StayLineLarge = ({ hourShort, stay, label, hands }: StayLineLargeProps) => {
  const days = Math.min(stay.nights - 1, 4)
  const between = days * LARGE_DAY_WIDTH
  return (
    <div className={css.lineLarge} role={hands ? 'group' : 'img'} aria-label={label}>
      <div className={css.sky} aria-hidden="true">
        <span className={css.skyDay} style={{ flexGrow: DAY }} />
        {Array.from({ length: days }, (_, day) => (
          <span key={day} className={`${css.skyDay} ${css.skyBetween}`} style={{ flexGrow: LARGE_DAY_WIDTH }} />
        ))}
        <span className={`${css.skyDay} ${css.skyBetween}`} style={{ flexGrow: DAY }} />
      </div>
      {hands ? <Stage stay={stay} hands={hands} /> : <Track stay={stay} size="large" />}
      <div className={css.ticks} aria-hidden="true">
        <span className={css.tickDay} style={{ flexGrow: DAY }} />
        <span className={css.stretch} style={{ flexGrow: between }} />
        <span className={css.tickDay} style={{ flexGrow: DAY }} />
      </div>
      <div className={css.figures} aria-hidden="true">
        <Figures hourShort={hourShort} />
        <span className={css.stretch} style={{ flexGrow: between }} />
        <Figures hourShort={hourShort} />
      </div>
    </div>
  )
}

const Figures = ({ hourShort }: Pick<StayLineLargeProps, 'hourShort'>) => (
  <span className={css.figuresDay} style={{ flexGrow: DAY }}>
    {FIGURES.map((hour) => (
      <span key={hour} className={css.figure}>
        <span className={css.figureText}>{hourShort(hour)}</span>
      </span>
    ))}
  </span>
)

const within = (hour: number): number => Math.max(0, Math.min(LAST_HOUR, hour))

const Stage = ({ stay, hands }: { stay: StayHours; hands: { checkIn: StayHandle; checkOut: StayHandle } }) => {
  const stage = useRef<HTMLDivElement>(null)
  const width = lineWidth(stay.nights, LARGE_DAY_WIDTH)
  const beforeLastDay = width - DAY

  /** Hours from the line's start to the pointer, in reading direction. */
  const hoursAt = (clientX: number): number => {
    const element = stage.current
    if (!element) return 0
    const box = element.getBoundingClientRect()
    const run = getComputedStyle(element).direction === 'rtl' ? box.right - clientX : clientX - box.left
    return (run / box.width) * width
  }

  const press = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('[role="slider"]')) return
    const hours = hoursAt(event.clientX)
    if (hours < DAY) hands.checkIn.onChange(within(Math.round(hours)))
    else if (hours > beforeLastDay) hands.checkOut.onChange(within(Math.round(hours - beforeLastDay)))
  }

  return (
    // A press on an hour is a short cut for the pointer; both sliders and the steppers do the same by keyboard. A finger that scrolls
    // the page by the line presses nothing.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a short cut for the pointer alone
    <div ref={stage} className={`${css.stage} ${css.reachable}`} onClick={press}>
      <Track stay={stay} size="large" />
      <Slider
        hand={hands.checkIn}
        hour={stay.checkInHour}
        position={stay.checkInHour / width}
        hourAt={(x) => hoursAt(x)}
      />
      <Slider
        hand={hands.checkOut}
        hour={stay.checkOutHour}
        position={(beforeLastDay + stay.checkOutHour) / width}
        hourAt={(x) => hoursAt(x) - beforeLastDay}
      />
    </div>
  )
}

const Slider = ({
  hand,
  hour,
  position,
  hourAt,
}: {
  hand: StayHandle
  hour: number
  position: number
  hourAt: (clientX: number) => number
}) => {
  /** Offset of the grab from the handle's center, in hours. */
  const grabOffset = useRef(0)
  const move = (to: number) => {
    const next = within(Math.round(to))
    if (next !== hour) hand.onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = {
      [rtl ? 'ArrowLeft' : 'ArrowRight']: 1,
      [rtl ? 'ArrowRight' : 'ArrowLeft']: -1,
      ArrowUp: 1,
      ArrowDown: -1,
      PageUp: PAGE_HOURS,
      PageDown: -PAGE_HOURS,
      Home: -LAST_HOUR,
      End: LAST_HOUR,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(hour + step)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={hand.label}
      aria-valuemin={0}
      aria-valuemax={LAST_HOUR}
      aria-valuenow={hour}
      aria-valuetext={hand.valueText}
      className={css.hand}
      style={{ insetInlineStart: `${position * 100}%` }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        grabOffset.current = hourAt(event.clientX) - hour
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) move(hourAt(event.clientX) - grabOffset.current)
      }}
    />
  )
}
