import { directionOf, type Locale } from '#contract/locale.ts'
import { hourOf, hoursOf, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR, type Stay } from '#contract/stay.ts'
import { markup, type Html } from '#server/html.ts'

export type SegmentKind = 'standard' | 'guaranteed' | 'asked' | 'given_up'

export interface Segment {
  kind: SegmentKind
  hours: number
}

export interface LinedStay extends Stay {
  checkinGuaranteed: boolean
  checkoutGuaranteed: boolean
  /** Of the hotel: clocks may change during the stay. */
  timeZone: string
}

const beyond = (hours: number, guaranteed: boolean): Segment => {
  if (hours <= 0) return { kind: 'given_up', hours: -hours }
  return { kind: guaranteed ? 'guaranteed' : 'asked', hours }
}

/** The stay as the pieces of a line: hours before 15:00, the standard stay, hours after 11:00; hours given up count too. */
export const staySegments = (stay: LinedStay): Segment[] => {
  const early = STANDARD_CHECK_IN_HOUR - hourOf(stay.checkIn)
  const late = hourOf(stay.checkOut) - STANDARD_CHECK_OUT_HOUR
  const standard = hoursOf(stay, stay.timeZone) - Math.max(0, early) - Math.max(0, late)
  return [
    beyond(early, stay.checkinGuaranteed),
    { kind: 'standard' as const, hours: standard },
    beyond(late, stay.checkoutGuaranteed),
  ].filter(({ hours }) => hours > 0)
}

const COLOURS: Readonly<Record<SegmentKind, string>> = {
  standard: '#2b3563',
  guaranteed: '#1f9270',
  asked: '#8d6fe0',
  given_up: '#e9e1d2',
}
/** A single hour of a long stay must still be seen. */
const LEAST_PERCENT = 5

/** The stay line for e-mail programs: one table row, since they know neither scripts nor flexible boxes. */
export const stayLine = (stay: LinedStay, lang: Locale): Html => {
  const segments = staySegments(stay)
  const hours = segments.reduce((sum, segment) => sum + segment.hours, 0)
  const cells = segments.map(({ kind, hours: own }) => {
    const percent = String(Math.max(LEAST_PERCENT, Math.round((own / hours) * 100)))
    return markup`<td width="${percent}%" height="12" style="background:${COLOURS[kind]};font-size:0;line-height:0">&nbsp;</td>`
  })
  return markup`<table role="presentation" dir="${directionOf(lang)}" width="100%" cellpadding="0" cellspacing="2" style="margin:16px 0"><tr>${cells}</tr></table>`
}
