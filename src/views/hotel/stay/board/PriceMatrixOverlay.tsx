import {
  guaranteedOutline,
  type PriceMatrix,
  type NotableHours,
  type HourPair,
} from '#machines/rates/priceMatrix.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { memo, type CSSProperties } from 'react'
import * as css from './PriceMatrixOverlay.css.ts'

/** Over the squares: marks, the outline of the guaranteed area, and both hours of the current square. */
export const PriceMatrixOverlay = ({
  board,
  mine,
  cursor,
  trades,
}: {
  board: PriceMatrix
  mine: HourPair
  cursor: HourPair
  trades: NotableHours
}) => {
  const words = useI18n()
  const figure = (hour: number) => <Numeral>{words.hourShort(hour)}</Numeral>
  return (
    <div className={css.marks} aria-hidden="true">
      <Contour board={board} />
      {trades.cheapest && <span className={css.cheapest} style={at(trades.cheapest)} />}
      {trades.longest && <span className={css.longest} style={at(trades.longest)} />}
      <span className={css.mine} style={at(mine)} />
      <span className={css.cursor} style={at(cursor)} />
      <span className={css.above} style={at(cursor)}>
        {figure(cursor.checkOut)}
      </span>
      <span className={css.beside} style={at(cursor)}>
        {figure(cursor.checkIn)}
      </span>
    </div>
  )
}

const at = ({ checkIn, checkOut }: HourPair): CSSProperties => ({ '--row': checkIn, '--column': checkOut })

const Contour = memo(({ board }: { board: PriceMatrix }) => (
  <svg className={css.contour} viewBox="0 0 24 24" preserveAspectRatio="none">
    <path d={guaranteedOutline(board)} vectorEffect="non-scaling-stroke" />
  </svg>
))
