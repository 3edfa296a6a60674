import {
  priceCellKind,
  priceCellAt,
  STANDARD_HOURS,
  type PriceMatrix,
  type NotableHours,
  type HourPair,
} from '#machines/rates/priceMatrix.rules.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'

/** The whole board in one or two sentences. */
export const boardSummary = (words: PageI18n, board: PriceMatrix, { cheapest, longest }: NotableHours): string => {
  const square = cheapest && priceCellAt(board, cheapest)
  if (cheapest === null || square === null) return words.t('hotelParts.board.full')
  const summary = words.t('hotelParts.board.summary', {
    cheapIn: words.hour(cheapest.checkIn),
    cheapOut: words.hour(cheapest.checkOut),
    cheapest: words.money(square.hours_total),
  })
  if (longest === null) return summary
  const most = words.t('hotelParts.board.guaranteedUntil', {
    from: words.hour(longest.checkIn),
    until: words.hour(longest.checkOut),
  })
  return `${summary} ${most}`
}

/** Accessible name of a square. */
export const squareLabel = (words: PageI18n, board: PriceMatrix, hours: HourPair): string => {
  const square = priceCellAt(board, hours)
  const [from, until] = [words.hour(hours.checkIn), words.hour(hours.checkOut)]
  if (square === null) return words.t('hotelParts.board.squareFull', { from, until })
  const kind = words.t(`hotelParts.board.kind.${priceCellKind(board, hours)}`)
  return words.t('hotelParts.board.square', { from, until, money: words.money(square.hours_total), kind })
}

/** A square's extra hours, and its price compared with the standard stay. */
export const squareSentence = (words: PageI18n, board: PriceMatrix, hours: HourPair): string => {
  const square = priceCellAt(board, hours)
  if (square === null) return words.t('hotelParts.board.noneText')
  const extra = square.guaranteed ? 'common.stay.gainedGuaranteed' : 'common.stay.askedFor'
  const kind = priceCellKind(board, hours)
  const standard = priceCellAt(board, STANDARD_HOURS)
  return [
    ...(square.hours_saved === 0 ? [] : [words.plural(extra, square.hours_saved)]),
    ...(kind === 'askedCheckIn' || kind === 'askedCheckOut' ? [words.t(`hotelParts.board.legend.${kind}`)] : []),
    ...(standard === null ? [] : [compared(words, standard.hours_total, square.hours_total)]),
  ].join(' · ')
}

const compared = (words: PageI18n, standard: number, total: number): string => {
  const { gap, money } = words.moneyApart(standard, total)
  if (gap === 0) return words.t('hotelParts.board.same')
  return gap > 0 ? words.t('hotelParts.board.more', { money }) : words.t('hotelParts.board.less', { money })
}
