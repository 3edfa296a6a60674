import { UNDO_SECONDS } from '#contract/inquiry/deadlines.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { useEffect, useEffectEvent } from 'react'
import * as css from './confirm.css.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

const CELLS = Array.from({ length: UNDO_SECONDS }, (_, place) => place)
/** One sentence is said when this is left. */
const SAID_AT = 10

/** The minute in which an answer can be undone, a cell a second. */
export const UndoLine = ({
  until,
  now,
  busy,
  onUndo,
  onEnd,
}: {
  until: number
  now: () => number
  busy: boolean
  onUndo: () => void
  onEnd: () => void
}) => {
  const words = useI18n()
  const left = useSecondsLeft(until, now)
  const end = useEffectEvent(onEnd)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return (
    <div className={part.part}>
      <div className={css.undo}>
        <b className={part.large} role="timer" aria-live="off">
          <Numeral>{`0:${String(Math.min(left, UNDO_SECONDS - 1)).padStart(2, '0')}`}</Numeral>
        </b>
        <span className={part.small}>{words.t('negotiation.hotel.untilSent')}</span>
      </div>
      <div className={css.cells} aria-hidden="true">
        {CELLS.map((place) => (
          <i key={place} className={place < left ? css.cellLeft : css.cellGone} />
        ))}
      </div>
      <Button
        type="submit"
        look="line"
        size="large"
        icon={icons.retry}
        busy={busy}
        disabled={isOver}
        onClick={(event) => {
          event.preventDefault()
          onUndo()
        }}
      >
        {words.t('negotiation.hotel.undo')}
      </Button>
      <VisuallyHidden>
        <span role="status">
          {left <= SAID_AT && !isOver ? words.plural('negotiation.hotel.undoSoon', SAID_AT) : ''}
        </span>
      </VisuallyHidden>
    </div>
  )
}
