import { hoursOf, type Stay } from '#contract/stay.ts'
import { N } from '#src/ui/N.tsx'
import { StayLine } from '#src/ui/StayLine.tsx'
import { useWords } from './I18nContext.tsx'
import { stayHours, stayLabel, type SideTones } from './stayWords.ts'

/** The small stay line with its caption and its words: day and hour, hours in all, day and hour. */
export const WordedStayLine = ({ stay, tones }: { stay: Stay; tones?: SideTones }) => {
  const words = useWords()
  return (
    <StayLine
      stay={stayHours(stay, tones)}
      label={stayLabel(words, stay, tones)}
      caption={{
        start: <Moment at={stay.checkIn} />,
        middle: words.plural('common.hours', hoursOf(stay)),
        end: <Moment at={stay.checkOut} />,
      }}
    />
  )
}

const Moment = ({ at }: { at: string }) => {
  const words = useWords()
  return (
    <>
      <time dateTime={at}>{words.day(at, 'weekday')}</time>{' '}
      <b>
        <N>{words.hourOf(at)}</N>
      </b>
    </>
  )
}
