import type { DrawnState, Way } from '#machines/kit/chart/chartModel.ts'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { Glyph } from '#src/views/staff/machines/Glyph.tsx'
import * as css from './Overview.css.ts'
import type { ShownTone } from './stateLook.rules.ts'

/** Small signs of a state: asks, timers and failures, or what a mode says of its ways. */
export const Pips = ({
  state,
  ways,
  tones,
}: {
  state: DrawnState
  ways: readonly Way[]
  /** One for each way, in their order. */
  tones: readonly (ShownTone | null)[]
}) => {
  if (tones.some(isBar))
    return (
      <span className={css.pips} aria-hidden="true">
        {ways.map(({ id }, at) => {
          const tone = tones[at] ?? null
          return isBar(tone) && <i key={id} className={css.bar[tone]} />
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

type Bar = Exclude<ShownTone, 'added' | 'gone' | 'changed'>
const isBar = (tone: ShownTone | null): tone is Bar =>
  tone !== null && (tone === 'survived' || tone.startsWith('covered'))

const SIGNS = { added: '+', changed: '↷', gone: '−' } as const

/** Numbers of ways that are new, lead elsewhere, or are gone. */
const changes = (tones: readonly (ShownTone | null)[]) =>
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
