import { datePart, DayHourStruct, hourPart, type DayHour } from '#contract/hotel/stay.ts'
import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import { is } from 'superstruct'
import { EMPTY_DRAFT, NO_HOTEL, withinExtraHours, type End, type InquiryDraft } from './inquiry.rules.ts'

type EarlierInquiry = Pick<Inquiry, 'guest' | 'guest_id_at_hotel' | 'offers'> & {
  hotel: Omit<Inquiry['hotel'], 'image'>
}

/** Hours for the next request, as an address names them: anything. */
export interface WantedHours {
  checkIn: unknown
  checkOut: unknown
}

/** An hour on another day than the stay's, or none at all, means the hour that was asked for before. */
const endOf = (asked: DayHour, wanted: unknown): End => ({
  day: datePart(asked),
  hour: hourPart(is(wanted, DayHourStruct) && datePart(wanted) === datePart(asked) ? wanted : asked),
})

/**
 * Decisions §6: the next request after a no has the hotel, the dates and the guest of the earlier one, and other hours.
 * @throws if the inquiry has no offer.
 */
export const draftFromInquiry = (
  { guest, guest_id_at_hotel, hotel, offers }: EarlierInquiry,
  wanted: WantedHours,
): Omit<InquiryDraft, 'termsAccepted'> => {
  const { termsAccepted: _termsAccepted, ...empty } = EMPTY_DRAFT
  const asked = offers.find(({ place }) => place === 1)
  if (asked === undefined) throw new Error('an inquiry without an offer')
  const checkIn = endOf(asked.checkin_datetime, wanted.checkIn)
  const checkOut = endOf(asked.checkout_datetime, wanted.checkOut)
  const hours = withinExtraHours({ checkIn: checkIn.hour, checkOut: checkOut.hour })
  return {
    ...empty,
    hotel: {
      ...NO_HOTEL,
      id: hotel.place_id ?? '',
      name: hotel.name,
      description: hotel.address,
      point: hotel.location,
      timeZone: hotel.time_zone,
    },
    checkIn: { ...checkIn, hour: hours.checkIn },
    checkOut: { ...checkOut, hour: hours.checkOut },
    guest: { firstName: guest.first_name, lastName: guest.last_name, email: guest.email },
    reference: guest_id_at_hotel,
  }
}
