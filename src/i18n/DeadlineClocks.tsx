import { ClockPair, type ClockReading } from '#src/ui/stay/ClockFace.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { dayInYear } from './dayInYear.ts'
import { useI18n, type PageI18n } from './I18nContext.tsx'
import { guestZone, zoneName } from '#locales/kit/zoneName.ts'

/** A deadline on the hotel's clock and, if it differs, on the guest's. `deadline`: an ISO instant. */
export const DeadlineClocks = ({ deadline, hotelZone }: { deadline: string; hotelZone: string }) => {
  const words = useI18n()
  const atHotel = words.wallClock(deadline, hotelZone)
  const zone = guestZone()
  const atGuest = words.wallClock(deadline, zone)
  return (
    <ClockPair
      hotel={reading(words, atHotel, words.t('checkout.clock.hotel', { city: zoneName(hotelZone, words.locale) }))}
      guest={
        atGuest === atHotel
          ? null
          : reading(words, atGuest, words.t('checkout.clock.you', { city: zoneName(zone, words.locale) }))
      }
    />
  )
}

const reading = (words: PageI18n, wallClock: string, place: string): ClockReading => {
  const at = Temporal.PlainDateTime.from(wallClock)
  return {
    place,
    time: <Numeral direction="auto">{words.time(wallClock)}</Numeral>,
    day: <time dateTime={wallClock}>{dayInYear(words, wallClock, 'weekdayDayMonth')}</time>,
    hour: at.hour,
    minute: at.minute,
  }
}
