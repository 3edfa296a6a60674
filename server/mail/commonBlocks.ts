import { countHours, countNights, hourPart, type Stay } from '#contract/hotel/stay.ts'
import { staySegments, type ExtraTone, type Segment } from '#contract/hotel/staySegments.ts'
import { stripInvisible } from '#contract/shared/typedText.ts'
import type { Block } from './email.ts'
import type { MailWords } from './mailWords.ts'

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

/** What somebody typed, on one line: it cannot look like a part of the e-mail. Nothing if they typed nothing. */
export const quote = (label: string, typed: string): Block[] => {
  const text = stripInvisible(typed)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return text === '' ? [] : [{ kind: 'quote', label, text }]
}

/** A moment on the hotel's clock and, if that shows another time, on the guest's. */
export const clocksBlock = (
  { t, momentAt, zone }: MailWords,
  title: string,
  moment: string,
  time_zone: string,
  guestZone: string | null,
): Block => {
  const atHotel = momentAt(moment, time_zone)
  const atGuest = guestZone === null ? atHotel : momentAt(moment, guestZone)
  return {
    kind: 'clocks',
    title,
    clocks: [
      { label: t('mail.booking.hotelClock', { city: zone(time_zone) }), value: atHotel },
      ...(guestZone === null || atGuest === atHotel
        ? []
        : [{ label: t('mail.booking.guestClock', { city: zone(guestZone) }), value: atGuest }]),
    ],
  }
}

/** Width of a full day in between, in hours of the first and last day. */
const DAY_WIDTH = 8

/** The line of a stay, with its length in hours below. */
export const stayLineOf = (
  { plural }: MailWords,
  stay: Stay,
  timeZone: string,
  tones: { checkInTone: ExtraTone; checkOutTone: ExtraTone },
): { segments: Segment[]; caption: string } => {
  const hours = {
    checkInHour: hourPart(stay.checkIn),
    checkOutHour: hourPart(stay.checkOut),
    nights: countNights(stay),
    ...tones,
  }
  return {
    segments: staySegments(hours, DAY_WIDTH),
    caption: plural('mail.booking.hours', countHours(stay, timeZone)),
  }
}
