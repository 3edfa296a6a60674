import { DayCalendar, type DayCalendarProps } from '#src/ui/forms/DayCalendar.tsx'
import { useEntry } from '#src/ui/overlay/Popover.tsx'
import * as css from './inquiry.css.ts'

/** The calendar's tab stop. */
const FOCUSED_DAY = '[role="grid"] [tabindex="0"]'

/** The calendar of a day field. Load it lazily: it imports React Aria. */
export const DayPanel = ({ popoverId, ...calendar }: DayCalendarProps & { popoverId: string }) => {
  const content = useEntry(popoverId, FOCUSED_DAY)
  return (
    <div ref={content} className={css.dayPanel}>
      <DayCalendar {...calendar} />
    </div>
  )
}
