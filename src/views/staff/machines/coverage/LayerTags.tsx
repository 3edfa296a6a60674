import type { TransitionId } from '#machines/kit/verify/transitions.ts'
import type { CoverageReport } from '#machines/kit/visualizer/reports.ts'
import { coverage as texts } from '#src/i18n/staffTexts.ts'
import * as panelCss from '#src/views/staff/machines/panel/panel.css.ts'
import { classes } from '#src/ui/classes.ts'
import * as css from './coverage.css.ts'

/** Which layers take a way, and which do not. */
export const LayerTags = ({ report: { layers, ways }, way }: { report: CoverageReport; way: TransitionId }) => {
  const by = ways[way]
  if (by === undefined) return <span className={classes(panelCss.target, panelCss.quiet)}>{texts.notMeasured}</span>
  return (
    <span className={classes(panelCss.target, css.tags)}>
      {layers.map((layer) => (
        <span key={layer} className={by.includes(layer) ? css.tag.taken : css.tag.missed}>
          {by.includes(layer) ? '✓' : '–'} {texts.layerTags[layer]}
        </span>
      ))}
    </span>
  )
}
