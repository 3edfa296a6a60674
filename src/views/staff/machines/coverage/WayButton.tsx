import type { Way } from '#machines/kit/chart/chartModel.ts'
import { visualizer } from '#src/i18n/staffTexts.ts'
import { Glyph } from '#src/views/staff/machines/Glyph.tsx'
import * as glyphCss from '#src/views/staff/machines/Glyph.css.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import * as panelCss from '#src/views/staff/machines/panel/panel.css.ts'
import { causeText, conditionText } from '#src/views/staff/machines/wayWords.ts'
import type { ReactNode } from 'react'

/** A way in words, with its state if `isNamed`. */
export const WayText = ({
  way,
  machine: { id: machine, words, text },
  isNamed = false,
}: {
  way: Way
  machine: OpenMachine
  isNamed?: boolean
}) => {
  const condition = conditionText(words, way)
  const name = (id: string) => (id === machine ? words.title : text.state(id))
  return (
    <>
      <Glyph name={way.cause.kind} />
      <span>
        {isNamed && <b className={panelCss.from}>{name(way.from)} · </b>}
        <span className={glyphCss.text[way.cause.kind]}>{causeText(words, way)}</span>
        {condition !== null && (
          <>
            {' '}
            <span className={panelCss.condition}>{condition}</span>
          </>
        )}
      </span>
      <span className={panelCss.target}>
        {way.to.length === 0 ? visualizer.stays : `→ ${way.to.map(name).join(', ')}`}
      </span>
    </>
  )
}

/** Chooses the way, which opens what is known of it. */
export const WayButton = ({
  way,
  machine,
  isNamed = false,
  children,
}: {
  way: Way
  machine: OpenMachine
  isNamed?: boolean
  children?: ReactNode
}) => (
  <button
    type="button"
    className={panelCss.way}
    onClick={() => machine.choose({ state: way.from === machine.id ? null : way.from, way: way.id })}
  >
    <WayText way={way} machine={machine} isNamed={isNamed} />
    {children}
  </button>
)
