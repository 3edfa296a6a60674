import type { Way } from '#machines/kit/chart/chartModel.ts'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { classes } from '#src/ui/classes.ts'
import { Glyph } from '#src/views/staff/machines/Glyph.tsx'
import * as glyphCss from '#src/views/staff/machines/Glyph.css.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import { causeText, conditionText } from '#src/views/staff/machines/wayWords.ts'
import * as css from './panel.css.ts'

/** One way, as a button to where it leads, or to where it comes from. */
export const WayRow = ({
  way,
  machine: { id: machine, words, text, address, choose },
  isIncoming = false,
}: {
  way: Way
  machine: OpenMachine
  isIncoming?: boolean
}) => {
  const condition = conditionText(words, way)
  const name = (id: string) => (id === machine ? words.title : text.state(id))
  const [target] = isIncoming ? [way.from] : way.to
  const row = (
    <>
      <Glyph name={way.cause.kind} />
      <span>
        {isIncoming && <b className={css.from}>{name(way.from)} · </b>}
        <span className={glyphCss.text[way.cause.kind]}>{causeText(words, way)}</span>
        {condition !== null && (
          <>
            {' '}
            <span className={css.condition}>{condition}</span>
          </>
        )}
      </span>
      {!isIncoming && (
        <span className={classes(css.target, target === undefined && css.quiet)}>
          {target === undefined ? texts.stays : `→ ${way.to.map(name).join(', ')}`}
        </span>
      )}
    </>
  )
  const className = classes(css.way, address.way === way.id && css.chosenWay)
  return target === undefined || target === machine ? (
    <div className={className}>{row}</div>
  ) : (
    <button type="button" className={className} onClick={() => choose({ state: target })}>
      {row}
    </button>
  )
}
