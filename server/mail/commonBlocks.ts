import { countHours, countNights, hourPart, type Stay } from '#contract/hotel/stay.ts'
import { staySegments, type ExtraTone, type Segment } from '#contract/hotel/staySegments.ts'
import { stripInvisible } from '#contract/shared/typedText.ts'
import type { Block } from './email.ts'
import type { MailWords } from './mailWords.ts'

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

/**
 * A web or mail address, which a mail program would make a link: with a scheme, an @, or a dot before an ending of small letters, of
 * capitals, or of a few of both, such as `.Com`.
 */
const ADDRESS = /:\/\/|^www\.|\S@\S|[\p{L}\d]\.(?:\p{Ll}{2,}|\p{Lu}{2,}|\p{L}{2,4})(?!\p{L})/u

/**
 * Text that a guest or a hotel typed, as one line that cannot look like a part of our e-mail: without links, or a stranger could send
 * one to any hotel or mailbox in our name.
 */
export const typedLine = (typed: string): string =>
  stripInvisible(typed)
    .split(/[\s\p{Cc}]+/u)
    .map((word) => (ADDRESS.test(word) ? '…' : word))
    .join(' ')
    .trim()

/** As much of a name as an e-mail shows: a name needs no more, and an advertisement fits badly. */
const MAX_NAME_LENGTH = 60

/** A name that somebody typed, in an e-mail to whoever has not asked for it. */
export const typedName = (typed: string): string => {
  const name = typedLine(typed)
  return name.length <= MAX_NAME_LENGTH ? name : `${name.slice(0, MAX_NAME_LENGTH).trimEnd()}…`
}

/** Nothing if they typed nothing. */
export const quote = (label: string, typed: string): Block[] => {
  const text = typedLine(typed)
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
