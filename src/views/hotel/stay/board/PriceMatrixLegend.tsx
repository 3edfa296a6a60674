import { ALL_HOURS, priceCellKind, type PriceMatrix } from '#machines/rates/priceMatrix.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { classes } from '#src/ui/classes.ts'
import { memo } from 'react'
import * as css from './PriceMatrixLegend.css.ts'
import * as squares from './PriceMatrixGrid.css.ts'

const KINDS = ['guaranteed', 'askedCheckOut', 'askedCheckIn', 'askedBoth', 'cheaper', 'standard', 'impossible'] as const
const MARKS = ['mine', 'cheapest', 'longest'] as const

/**
 * Legend of the patterns and marks on this board; omits those it does not have.
 * @param hasPassed some hours of its day have passed.
 */
export const PriceMatrixLegend = memo(({ board, hasPassed }: { board: PriceMatrix; hasPassed: boolean }) => {
  const words = useI18n()
  const drawn = new Set(ALL_HOURS.map((hours) => priceCellKind(board, hours)))
  const marks = MARKS.filter((mark) => mark !== 'longest' || drawn.has('guaranteed'))
  return (
    <ul className={css.legend}>
      {KINDS.filter((kind) => drawn.has(kind)).map((kind) => (
        <li key={kind} className={css.item}>
          <span className={classes(squares.kind[kind], css.key)} style={{ '--strength': 0.6 }} aria-hidden="true" />
          {words.t(`hotelParts.board.legend.${kind === 'impossible' && hasPassed ? 'impossibleToday' : kind}`)}
        </li>
      ))}
      {marks.map((mark) => (
        <li key={mark} className={css.item}>
          <span className={css.mark[mark]} aria-hidden="true" />
          {words.t(`hotelParts.board.legend.${mark}`)}
        </li>
      ))}
    </ul>
  )
})
