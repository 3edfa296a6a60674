import {
  kindAt,
  squareAt,
  STANDARD_HOURS,
  type Board,
  type GoodTrades,
  type Hours,
} from '#machines/rates/board.rules.ts'
import type { Words } from '#src/i18n/I18nContext.tsx'

/** The whole board in one or two sentences. */
export const boardSummary = (words: Words, board: Board, { cheapest, longest }: GoodTrades): string => {
  const square = cheapest && squareAt(board, cheapest)
  if (cheapest === null || square === null) return words.t('hotelParts.board.full')
  const told = words.t('hotelParts.board.summary', {
    cheapIn: words.hour(cheapest.checkIn),
    cheapOut: words.hour(cheapest.checkOut),
    cheapest: words.money(square.total),
  })
  if (longest === null) return told
  const most = words.t('hotelParts.board.guaranteedUntil', {
    from: words.hour(longest.checkIn),
    until: words.hour(longest.checkOut),
  })
  return `${told} ${most}`
}

/** What a square means: its extra hours, and what it costs beside the standard stay. */
export const squareSentence = (words: Words, board: Board, hours: Hours): string => {
  const square = squareAt(board, hours)
  if (square === null) return words.t('hotelParts.board.noneText')
  const extra = kindAt(board, hours) === 'asked' ? 'common.stay.askedFor' : 'common.stay.wonGuaranteed'
  const standard = squareAt(board, STANDARD_HOURS)
  return [
    ...(square.hours_saved === 0 ? [] : [words.plural(extra, square.hours_saved)]),
    ...(standard === null ? [] : [compared(words, square.total - standard.total)]),
  ].join(' · ')
}

const compared = (words: Words, dollars: number): string => {
  if (Math.round(dollars) === 0) return words.t('hotelParts.board.same')
  const money = words.money(Math.abs(dollars))
  return dollars > 0 ? words.t('hotelParts.board.more', { money }) : words.t('hotelParts.board.less', { money })
}
