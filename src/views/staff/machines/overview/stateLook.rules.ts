import type { Way } from '#machines/kit/chart/chartModel.ts'
import type { ChartMarks, StateTone, WayTone } from '#src/views/staff/machines/chartView.ts'

/** Tones of ways that the overview shows. */
export type ShownTone = Exclude<WayTone, 'canBeSent' | 'taken'>

/** All that marks say of one state: it is drawn anew when this differs, and only then. */
export interface StateLook {
  isChosen: boolean
  isActive: boolean
  isPast: boolean
  isNext: boolean
  isPale: boolean
  tone: StateTone | null
  /** One for each way out, in their order; null for a way without a tone. */
  wayTones: readonly (ShownTone | null)[]
}

/** @param near what stays vivid beside the chosen state; null if nothing is chosen */
export const lookOf = (
  { chosen, active, past, next, states, ways, areOthersPale }: ChartMarks,
  near: ReadonlySet<string> | null,
  id: string,
  out: readonly Pick<Way, 'id'>[],
): StateLook => ({
  isChosen: chosen === id,
  isActive: active.has(id),
  isPast: past.has(id),
  isNext: next.has(id),
  isPale: (near !== null && !near.has(id)) || (areOthersPale && !states.has(id)),
  tone: states.get(id) ?? null,
  wayTones: out.map((way) => shown(ways.get(way.id))),
})

const shown = (tone: WayTone | undefined): ShownTone | null =>
  tone === undefined || tone === 'canBeSent' || tone === 'taken' ? null : tone
