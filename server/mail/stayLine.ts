import type { Segment, StayTone } from '#contract/hotel/staySegments.ts'
import { markup, type Html } from '#server/html.ts'
import { look, type Colour } from './look.ts'

interface Tone {
  fill: Colour
  /** Color of the stripes between its cells, one per hour: shows hours that are agreed or on request, and unused hours, without relying on color. */
  stripes?: Colour
}

const TONES: Readonly<Record<StayTone, Tone>> = {
  standard: { fill: 'lineStandard' },
  gained: { fill: 'gainedFill' },
  guaranteed: { fill: 'guaranteedFill' },
  agreed: { fill: 'guaranteedFill', stripes: 'surface' },
  asked: { fill: 'askedFill', stripes: 'askedSoft' },
  givenBack: { fill: 'gainedFill', stripes: 'gainedSoft' },
  idle: { fill: 'lineTrack' },
}

interface Cell {
  /** In the units of the segments. */
  width: number
  fill: Colour
  /** Color of the mark at its start. */
  mark?: Colour
}

const cellsOf = ({ tone, width, startsDay, between }: Segment): Cell[] => {
  const { fill } = TONES[tone]
  const isFolded = between === 'folded'
  const stripes = isFolded ? 'surface' : TONES[tone].stripes
  const count = stripes ? Math.round(isFolded ? width / 2 : width) : 1
  return Array.from({ length: count }, (_, index) => {
    const mark = index === 0 && startsDay ? 'surface' : stripes
    return { width: width / count, fill, ...(mark ? { mark } : {}) }
  })
}

/**
 * The stay line for mail programs: one table row, since they support neither scripts nor flexbox. The text next to it says the
 * same.
 */
export const stayLine = (segments: readonly Segment[], dir: 'ltr' | 'rtl'): Html => {
  const cells = segments.flatMap(cellsOf)
  const whole = cells.reduce((sum, { width }) => sum + width, 0)
  const start = dir === 'rtl' ? 'right' : 'left'
  const row = cells.map(({ width, fill, mark }) => {
    const percent = `${Number(((width / whole) * 100).toFixed(2))}%`
    const border = mark ? `;border-${start}:2px solid` : ''
    const style = `padding:0;height:16px;font-size:0;line-height:0${border}`
    return markup`<td width="${percent}" height="16" ${look(style, { fill, ...(mark ? { edge: mark } : {}) })}>&nbsp;</td>`
  })
  return markup`<table role="presentation" aria-hidden="true" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;table-layout:fixed;border-collapse:separate"><tr>${row}</tr></table>`
}
