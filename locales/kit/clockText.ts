import type { HourCycle } from '#contract/shared/hourCycle.ts'

/** Writes hours of a day in one cycle. The only place that does: a page, an e-mail or a document has one cycle. */
export interface ClockText {
  /** `20:00`, or `8 PM`. */
  hour: (hour: number) => string
  /** For narrow cells: `20`, or `8p`. */
  hourShort: (hour: number) => string
  /** A wall clock `YYYY-MM-DDTHH:MM`: `20:30`, or `8:30 PM`. */
  time: (wallClock: string) => string
  /** Rewrites the times of a text that was written with 24 hours. */
  timesIn: (text: string) => string
}

const NO_BREAK_SPACE = '\u00A0'
const NOON = 12

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const onDial = (hour: number): number => hour % NOON || NOON

const TIME = /(?<![\d:])([01]\d|2[0-3]):([0-5]\d)(?![\d:])/g

const h23: ClockText = {
  hour: (hour) => `${twoDigits(hour)}:00`,
  hourShort: twoDigits,
  time: (wallClock) => wallClock.slice(11, 16),
  timesIn: (text) => text,
}

const write12 = (hour: number, minute: number): string =>
  `${onDial(hour)}${minute === 0 ? '' : `:${twoDigits(minute)}`}${NO_BREAK_SPACE}${hour < NOON ? 'AM' : 'PM'}`

const h12: ClockText = {
  hour: (hour) => write12(hour, 0),
  hourShort: (hour) => `${onDial(hour)}${hour < NOON ? 'a' : 'p'}`,
  time: (wallClock) => write12(Number(wallClock.slice(11, 13)), Number(wallClock.slice(14, 16))),
  timesIn: (text) => text.replaceAll(TIME, (_, hour, minute) => write12(Number(hour), Number(minute))),
}

export const CLOCK_TEXT: Readonly<Record<HourCycle, ClockText>> = { h12, h23 }
