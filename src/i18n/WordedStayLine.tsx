import { countHours, type Stay } from '#contract/hotel/stay.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { StayLine } from '#src/ui/stay/StayLine.tsx'
import { useI18n } from './I18nContext.tsx'
import { stayHours, stayLabel, type SideTones } from './stayWords.ts'

/** The small stay line with a caption: day and hour, total hours, day and hour. `dated`: days as dates, not just weekdays. */
export const WordedStayLine = ({
  stay,
  tones,
  dated = false,
  isComparable = false,
  timeZone,
}: {
  stay: Stay
  tones?: SideTones
  dated?: boolean
  /** Below a large line, on its scale. */
  isComparable?: boolean
  /** The hotel's, if known: clocks may change during the stay. */
  timeZone: string | null | undefined
}) => {
  const words = useI18n()
  return (
    <StayLine
      stay={stayHours(stay, tones)}
      isComparable={isComparable}
      label={stayLabel(words, stay, tones, timeZone)}
      caption={{
        start: <Moment at={stay.checkIn} dated={dated} />,
        middle: words.plural('common.hours', countHours(stay, timeZone)),
        end: <Moment at={stay.checkOut} dated={dated} />,
      }}
    />
  )
}

const Moment = ({ at, dated }: { at: string; dated: boolean }) => {
  const words = useI18n()
  return (
    <>
      <time dateTime={at}>{words.day(at, dated ? 'weekdayDayMonth' : 'weekday')}</time>{' '}
      <b>
        <Numeral>{words.hourOf(at)}</Numeral>
      </b>
    </>
  )
}
