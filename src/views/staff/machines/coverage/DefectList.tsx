import { coverage as texts } from '#src/i18n/staffTexts.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import { outcomeOf, type DefectOutcome, type PlacedDefect } from './coverage.rules.ts'
import { defectText } from './defectWords.ts'
import * as css from './coverage.css.ts'

const SIGNS: Readonly<Record<DefectOutcome, string>> = { scenario: '✓', walk: '✓', equivalent: '=', survived: '✗' }
const OUTCOMES: Readonly<Record<DefectOutcome, string>> = {
  ...texts.by,
  equivalent: texts.comesToTheSame,
  survived: texts.didSurvive,
}

/** Defects in words, and who noticed each. */
export const DefectList = ({
  defects,
  machine: { index, words, text },
}: {
  defects: readonly PlacedDefect[]
  machine: OpenMachine
}) => (
  <ul>
    {defects.map((placed) => {
      const outcome = outcomeOf(placed.defect)
      const reason = placed.defect[2]
      return (
        <li key={`${placed.place}: ${placed.defect[0]}`} className={css.defect}>
          <span>
            <span className={outcome === 'survived' ? css.survived : undefined} aria-hidden="true">
              {SIGNS[outcome]}
            </span>{' '}
            {defectText(placed, index.chart, words, text)}
            {reason !== undefined && <p className={css.reason}>{reason}</p>}
          </span>
          <span className={outcome === 'survived' ? `${css.outcome} ${css.survived}` : css.outcome}>
            {OUTCOMES[outcome]}
          </span>
        </li>
      )
    })}
  </ul>
)
