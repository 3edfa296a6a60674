import type { DrawnState, Way } from '#machines/kit/chart/chartModel.ts'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import type { ChartMarks, WayTone } from '#src/views/staff/machines/chartView.ts'
import { Glyph } from '#src/views/staff/machines/Glyph.tsx'
import * as css from './Overview.css.ts'

/** Small signs of a state: asks, timers and failures, or what a mode says of its ways. */
export const Pips = ({ state, ways, marks }: { state: DrawnState; ways: readonly Way[]; marks: ChartMarks }) => {
  const tones = ways.flatMap(({ id }) => marks.ways.get(id) ?? [])
  if (tones.some(isBar))
    return (
      <span className={css.pips} aria-hidden="true">
        {ways.map(({ id }) => {
          const tone = marks.ways.get(id)
          return tone !== undefined && isBar(tone) && <i key={id} className={css.bar[tone]} />
        })}
      </span>
    )
  const failures = ways.filter(({ cause: { kind } }) => kind === 'error').length
  return (
    <span className={css.pips}>
      {changes(tones)}
      {state.asks.length > 0 && (
        <>
          <Glyph name="asks" />
          <VisuallyHidden>, {texts.legendOf.asks}</VisuallyHidden>
        </>
      )}
      {ways.some(({ cause: { kind } }) => kind === 'after') && (
        <>
          <Glyph name="after" />
          <VisuallyHidden>, {texts.hasTimer}</VisuallyHidden>
        </>
      )}
      {failures > 0 && (
        <>
          <span className={css.failures} aria-hidden="true">
            ✗{failures}
          </span>
          <VisuallyHidden>, {texts.failures(failures)}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

type Bar = Exclude<WayTone, 'added' | 'gone' | 'changed' | 'canBeSent' | 'taken'>
const isBar = (tone: WayTone): tone is Bar => tone === 'survived' || tone.startsWith('covered')

const SIGNS = { added: '+', changed: '↷', gone: '−' } as const

/** Numbers of ways that are new, lead elsewhere, or are gone. */
const changes = (tones: readonly WayTone[]) =>
  (['added', 'changed', 'gone'] as const).map((kind) => {
    const count = tones.filter((tone) => tone === kind).length
    return (
      count > 0 && (
        <span key={kind} className={css.change[kind]}>
          {SIGNS[kind]}
          {count}
          <VisuallyHidden> {texts.tones[kind]}</VisuallyHidden>
        </span>
      )
    )
  })
