import { datePart, type Stay, type StayProblem } from '#contract/hotel/stay.ts'
import {
  priceCellAt,
  type PriceMatrix,
  type PriceTerms,
  type NotableHours,
  type HourPair,
} from '#machines/rates/priceMatrix.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { rateTones } from '#src/i18n/stayWords.ts'
import { WordedStayLine } from '#src/i18n/WordedStayLine.tsx'
import { classes } from '#src/ui/classes.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import { PlanTerms } from '#src/views/hotel/rooms/PlanTerms.tsx'
import { HourStepper } from '#src/views/searchForm/HourStepper.tsx'
import { problemText } from '#src/views/searchForm/problemText.ts'
import { squareSentence } from './boardWords.ts'
import { memo } from 'react'
import * as css from './SelectedHoursPanel.css.ts'

export interface SelectedHoursPanelProps {
  board: PriceMatrix
  /** Plan of the current square's total. */
  terms: PriceTerms[number] | undefined
  /** The current square, and the stay it makes. */
  cursor: HourPair
  stay: Stay
  isMine: boolean
  timeZone: string | undefined
  /** Why this stay cannot be booked, whatever is free. */
  problem: StayProblem | undefined
  trades: NotableHours
  onMove: (hours: HourPair) => void
  onChoose: (hours: HourPair) => void
  className?: string
}

/** Price and meaning of the current square, and the suggested hours. */
export const SelectedHoursPanel = ({
  board,
  terms,
  cursor,
  stay,
  isMine,
  timeZone,
  problem,
  trades,
  onMove,
  onChoose,
  className,
}: SelectedHoursPanelProps) => {
  const words = useI18n()
  const square = priceCellAt(board, cursor)
  const isSure = square?.guaranteed ?? false
  return (
    <div className={classes(css.readOut, className)}>
      <div className={css.details}>
        {/* On a phone, price and button are both in view beside the finger. */}
        <div className={css.first}>
          {square === null ? (
            <p className={css.none}>
              {problem === undefined ? words.t('hotelParts.board.none') : problemText(words, problem)}
            </p>
          ) : (
            <p className={css.total}>
              <Money dollars={square.hours_total} />
            </p>
          )}
          <Button look="go" disabled={isMine || square === null} onClick={() => onChoose(cursor)}>
            {words.t(isMine ? 'hotelParts.board.mine' : 'hotelParts.board.use')}
          </Button>
        </div>
        {problem === undefined && <p className={css.sentence}>{squareSentence(words, board, cursor)}</p>}
        {square !== null && square.hours_total > square.total && (
          <p className={css.asked}>
            <Trans
              text="hotelParts.board.nowAndMost"
              parts={{
                now: <Money key="now" dollars={square.total} />,
                most: <Money key="most" dollars={square.hours_total} />,
              }}
            />
          </p>
        )}
        {square !== null && terms !== undefined && <PlanTerms rate={terms} />}
      </div>
      <div className={css.hours}>
        <Side
          name={words.t('common.stay.checkIn')}
          hour={cursor.checkIn}
          onChange={(checkIn) => onMove({ ...cursor, checkIn })}
        />
        <Side
          name={words.t('common.stay.checkOut')}
          hour={cursor.checkOut}
          onChange={(checkOut) => onMove({ ...cursor, checkOut })}
        />
      </div>
      <WordedStayLine
        stay={stay}
        tones={rateTones({ checkin_guaranteed: isSure, checkout_guaranteed: isSure })}
        timeZone={timeZone}
      />
      <Trades
        board={board}
        firstDay={datePart(stay.checkIn)}
        lastDay={datePart(stay.checkOut)}
        trades={trades}
        onChoose={onChoose}
      />
    </div>
  )
}

const Side = ({ name, hour, onChange }: { name: string; hour: number; onChange: (hour: number) => void }) => (
  <div role="group" aria-label={name} className={css.side}>
    <span className={css.name}>{name}</span>
    <HourStepper hour={hour} size="small" className={css.stepper} onChange={onChange} />
  </div>
)

const TRADES = ['cheapest', 'longest', 'standard'] as const

interface TradesProps extends Pick<SelectedHoursPanelProps, 'board' | 'trades' | 'onChoose'> {
  firstDay: string
  lastDay: string
}

/** Memoized: unchanged by moves over the squares. */
const Trades = memo(({ board, firstDay, lastDay, trades, onChoose }: TradesProps) => {
  const words = useI18n()
  // With days: hours alone make a stay of days look like an hour (23:00 to 00:00).
  const moment = (day: string, hour: number): string =>
    words.t('common.list', { first: words.day(day, 'dayMonth'), second: words.hour(hour) })
  return (
    <div className={css.trades}>
      <h3 className={css.tradesTitle}>{words.t('hotelParts.board.trades')}</h3>
      <ul>
        {TRADES.map((trade) => {
          const hours = trades[trade]
          const square = hours && priceCellAt(board, hours)
          if (!hours || !square) return null
          const [from, until] = [moment(firstDay, hours.checkIn), moment(lastDay, hours.checkOut)]
          return (
            <li key={trade}>
              <button type="button" className={css.trade} onClick={() => onChoose(hours)}>
                <span className={css.tradeName}>
                  {words.t(`hotelParts.board.trade.${trade}`)}
                  <span className={css.tradeHours}>{words.t('hotelParts.board.hours', { from, until })}</span>
                </span>
                <b>
                  <Money dollars={square.hours_total} />
                </b>
                <Icon path={icons.next} size="small" />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
})
