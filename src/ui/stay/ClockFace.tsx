import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import * as css from './ClockFace.css.ts'

const MARKS = Array.from({ length: 12 }, (_, hour) => hour)
const isNight = (hour: number): boolean => hour < 6 || hour >= 18

/** Decorative, beside the written time. Night hours have a dark face in both schemes; a clock does not mirror. */
export const ClockFace = ({ hour, minute = 0 }: { hour: number; minute?: number }) => {
  const on = isNight(hour) ? css.onNight : css.onDay
  return (
    <svg className={css.viewState} viewBox="0 0 52 52" aria-hidden="true">
      <circle className={isNight(hour) ? css.night : css.day} cx="26" cy="26" r="24" />
      {MARKS.map((mark) => (
        <path
          key={mark}
          className={classes(css.tick, on)}
          d={mark % 3 === 0 ? 'M26 5v4' : 'M26 6v2'}
          transform={`rotate(${mark * 30} 26 26)`}
        />
      ))}
      <path
        className={classes(css.hourHand, on)}
        d="M26 26V15"
        transform={`rotate(${(hour % 12) * 30 + minute / 2} 26 26)`}
      />
      <path className={classes(css.minuteHand, on)} d="M26 26V10" transform={`rotate(${minute * 6} 26 26)`} />
      <circle className={css.pivot} cx="26" cy="26" r="2.5" />
    </svg>
  )
}

export interface ClockReading {
  /** Place of the clock, e.g. "Hotel, New York". */
  place: ReactNode
  time: ReactNode
  day: ReactNode
  hour: number
  minute: number
}

/** Two clocks for every deadline: the hotel's first, then the guest's. */
export const ClockPair = ({ hotel, guest }: { hotel: ClockReading; guest: ClockReading | null }) => (
  <div className={css.pair}>
    <Clock {...hotel} />
    {guest && <Clock {...guest} />}
  </div>
)

const Clock = ({ place, time, day, hour, minute }: ClockReading) => (
  <div className={css.clock}>
    <ClockFace hour={hour} minute={minute} />
    <p className={css.words}>
      <span>{place}</span>
      <span className={css.time}>{time}</span>
      <span>{day}</span>
    </p>
  </div>
)
