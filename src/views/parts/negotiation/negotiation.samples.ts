import type { ConfirmRequestResponse, HotelRequest } from '#contract/inquiry/confirm.ts'
import type { Inquiry, InquiryOffer } from '#contract/inquiry/inquiries.ts'

/** A stay in Amman: 11 extra hours for $60, sent on Thursday, due on Saturday, 10:12 on the hotel's clock. */
export const REQUEST: InquiryOffer = {
  place: 1,
  by: 'guest',
  price: 60,
  checkin_datetime: '2026-12-04T09:00',
  checkout_datetime: '2026-12-06T16:00',
  note: '',
  state: 'open',
  at: '2026-11-26T07:12:00Z',
}
export const COUNTER: InquiryOffer = {
  place: 2,
  by: 'hotel',
  price: 48,
  checkin_datetime: '2026-12-04T11:00',
  checkout_datetime: '2026-12-06T14:00',
  note: 'The room is being cleaned until 11:00 on Friday.',
  state: 'open',
  at: '2026-11-27T14:40:00Z',
}
/** 16 hours and 14 minutes before the hotel's answer is due. */
export const NOW = '2026-11-27T14:58:00Z'

export const inquiryIn = (changes: Partial<Inquiry> = {}): Inquiry => ({
  id: 'i1',
  number: '4K72MD',
  kind: 'inquiry',
  side: null,
  status: 'asked',
  outcome: null,
  booking: null,
  hotel: {
    id: null,
    name: 'Hotel Cedar Court',
    address: '7 Palm Street, Amman',
    place_id: 'place-hotel',
    location: { lat: 31.95, lng: 35.91 },
    time_zone: 'Asia/Amman',
    image: null,
  },
  guest: { first_name: 'Maya', last_name: 'Cohen', email: 'maya@mail.example' },
  checkin_datetime: REQUEST.checkin_datetime,
  checkout_datetime: REQUEST.checkout_datetime,
  price: 60,
  comment: '',
  guest_id_at_hotel: '4471902113',
  offers: [REQUEST],
  decline: null,
  deadlines: {
    answer: '2026-11-28T07:12:00Z',
    charge: '2026-12-01T15:00:00Z',
    final: '2026-12-04T00:00:00Z',
    pay: null,
  },
  card: { brand: 'Visa', last4: '4242', is_declined: false },
  charge: null,
  timeline: [
    { at: '2026-11-26T07:12:00Z', what: 'sent', by: 'guest' },
    { at: '2026-11-26T07:13:00Z', what: 'hotel_asked', by: 'clock' },
  ],
  actions: ['withdraw'],
  created_at: '2026-11-26T07:12:00Z',
  ...changes,
})

export const hotelRequest = (changes: Partial<HotelRequest> = {}): HotelRequest => ({
  number: '4K72MD',
  side: null,
  status: 'asked',
  outcome: null,
  guest: { first_name: 'Maya', last_name: 'Cohen' },
  reference: '4471902113',
  offer: REQUEST,
  comment: '',
  due: '2026-11-28T07:12:00Z',
  answer: null,
  can_counter: true,
  can_take_back: false,
  night: 120,
  rooms: [],
  ...changes,
})

export const requestLink = (
  requests: HotelRequest[] = [hotelRequest()],
  changes: Partial<ConfirmRequestResponse> = {},
): ConfirmRequestResponse => ({
  state: 'open',
  hotel: { name: 'Hotel Cedar Court', time_zone: 'Asia/Amman' },
  requests,
  now: NOW,
  ...changes,
})

/** What a request without a yes falls back to. */
export const STANDARD_HOURS = {
  checkin_datetime: '2026-12-04T15:00',
  checkout_datetime: '2026-12-06T11:00',
}
