import { isAnswerAfterDeadline } from '#contract/booking/bidDeadlines.ts'
import { dayInYear } from './dayInYear.ts'
import { useI18n } from './I18nContext.tsx'

/** Warns that the promised answer to a bid may come after free cancellation has ended; empty where it may not. */
export const AnswerAfterDeadline = ({
  answer,
  deadline,
  hotelZone,
  className,
}: {
  answer: Temporal.Instant | null
  /** ISO instant; null: free cancellation has ended, or there is none. */
  deadline: string | null
  hotelZone: string
  className?: string | undefined
}) => {
  const words = useI18n()
  if (deadline === null || !isAnswerAfterDeadline(answer, deadline)) return null
  const wallClock = words.wallClock(deadline, hotelZone)
  const day = dayInYear(words, wallClock, 'weekdayDayMonth')
  return <p className={className}>{words.t('checkout.bid.answerLate', { day, hour: words.time(wallClock) })}</p>
}
