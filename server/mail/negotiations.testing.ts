import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import type { Inquiry, InquiryOffer } from '#contract/inquiry/inquiries.ts'
import type { GuestLetter, HotelLetter } from '#machines/negotiation/step.ts'
import type { GuestNegotiation, HotelNegotiation } from './messages.ts'

/** When the sample e-mails are written. */
export const NOW = Temporal.Instant.from('2026-11-27T14:40:00Z')

export const GUEST_LINK = 'https://stayless.example/inquiry/7b0d7a5e?token=guest-token_1'
export const REQUEST_LINK = 'https://stayless.example/confirm/request/request-token_1'
export const DESK_LINK = 'https://stayless.example/desk/desk-token_1'

const CITY = 'Asia/Amman'

/** Six hours before 15:00 and five after 11:00, for 60 dollars. */
export const sampleOffer = (changes: Partial<InquiryOffer> = {}): InquiryOffer => ({
  place: 1,
  by: 'guest',
  price: 60,
  checkin_datetime: '2026-12-04T09:00',
  checkout_datetime: '2026-12-06T16:00',
  note: '',
  state: 'open',
  at: '2026-11-26T07:12:00Z',
  ...changes,
})

/** The hotel's: four hours before 15:00 and three after 11:00, for 48 dollars. */
export const counterOffer = (changes: Partial<InquiryOffer> = {}): InquiryOffer =>
  sampleOffer({
    place: 2,
    by: 'hotel',
    price: 48,
    checkin_datetime: '2026-12-04T11:00',
    checkout_datetime: '2026-12-06T14:00',
    note: 'The room is being cleaned until 11:00 on Friday.',
    at: '2026-11-27T14:40:00Z',
    ...changes,
  })

export const sampleInquiry = (changes: Partial<Inquiry> = {}): Inquiry => ({
  id: '7b0d7a5e-0000-4000-8000-000000000000',
  number: '4K72MDX9',
  kind: 'inquiry',
  side: null,
  status: 'asked',
  outcome: null,
  booking: null,
  hotel: {
    id: null,
    name: 'Hotel Cedar Court',
    address: '7 Palm Street, Amman',
    place_id: null,
    location: { lat: 31.95, lng: 35.91 },
    time_zone: CITY,
    image: null,
  },
  guest: { first_name: 'Maya', last_name: 'Cohen', email: 'maya@guests.example' },
  checkin_datetime: '2026-12-04T09:00',
  checkout_datetime: '2026-12-06T16:00',
  price: 60,
  comment: 'We land at 07:20 with a baby.',
  guest_id_at_hotel: '4471902113',
  offers: [sampleOffer()],
  decline: null,
  deadlines: {
    answer: '2026-11-28T07:12:00Z',
    charge: '2026-12-01T15:00:00Z',
    final: '2026-12-04T00:00:00Z',
    pay: null,
  },
  card: { brand: 'Visa', last4: '4242', is_declined: false },
  charge: null,
  timeline: [{ at: '2026-11-26T07:13:00Z', what: 'hotel_asked', by: 'clock' }],
  actions: [],
  created_at: '2026-11-26T07:12:00Z',
  ...changes,
})

const STANDARD = { checkin_datetime: '2026-12-04T15:00', checkout_datetime: '2026-12-06T11:00' }
const CHARGED = { amount: 60, at: '2026-12-01T15:00:00Z', brand: 'Visa', last4: '4242', refunded: 0 }
const AGREED: Partial<Inquiry> = {
  status: 'accepted',
  offers: [sampleOffer({ state: 'accepted' })],
  deadlines: { ...sampleInquiry().deadlines, answer: null },
}
const DECLINED_CARD: Partial<Inquiry> = {
  ...AGREED,
  card: { brand: 'Visa', last4: '4242', is_declined: true },
  deadlines: { ...sampleInquiry().deadlines, answer: null, pay: '2026-12-02T15:00:00Z' },
}
const over = (outcome: NonNullable<Inquiry['outcome']>, changes: Partial<Inquiry> = {}): Partial<Inquiry> => ({
  ...STANDARD,
  status: 'rejected',
  outcome,
  offers: [sampleOffer({ state: 'lapsed' })],
  deadlines: { ...sampleInquiry().deadlines, answer: null },
  ...changes,
})
const COUNTERED = {
  status: 'countered',
  checkin_datetime: '2026-12-04T11:00',
  checkout_datetime: '2026-12-06T14:00',
  price: 48,
  offers: [sampleOffer({ state: 'declined' }), counterOffer()],
} as const satisfies Partial<Inquiry>

interface GuestCase {
  name: string
  letter: GuestLetter
  inquiry?: Partial<Inquiry>
  confirmBy?: string
  retryAt?: string
}

/** Every e-mail to the guest, in each situation that it can tell of. */
export const GUEST_CASES: readonly GuestCase[] = [
  { name: 'confirm', letter: 'confirm', inquiry: { status: 'unconfirmed' }, confirmBy: '2026-11-28T07:12:00Z' },
  { name: 'asked', letter: 'asked' },
  {
    name: 'asked again',
    letter: 'asked',
    inquiry: {
      price: 55,
      offers: [
        sampleOffer({ state: 'declined' }),
        counterOffer({ state: 'declined' }),
        sampleOffer({ place: 3, price: 55 }),
      ],
    },
  },
  { name: 'countered', letter: 'countered', inquiry: COUNTERED },
  { name: 'accepted', letter: 'accepted', inquiry: AGREED },
  { name: 'accepted without a card', letter: 'accepted', inquiry: { ...AGREED, card: null } },
  {
    name: 'accepted at the last moment',
    letter: 'accepted',
    inquiry: { ...AGREED, deadlines: { ...sampleInquiry().deadlines, answer: null, charge: '2026-11-27T12:00:00Z' } },
  },
  {
    name: 'bid accepted',
    letter: 'accepted',
    inquiry: { ...AGREED, kind: 'bid', booking: { id: '7', reference: 'K7M2P9QX' }, guest_id_at_hotel: '' },
  },
  {
    name: 'counter-offer accepted',
    letter: 'accepted',
    inquiry: {
      ...AGREED,
      ...COUNTERED,
      status: 'accepted',
      offers: [sampleOffer({ state: 'declined' }), counterOffer({ state: 'accepted' })],
    },
  },
  { name: 'card kept', letter: 'card_kept', inquiry: AGREED },
  { name: 'retry', letter: 'retry', inquiry: DECLINED_CARD, retryAt: '2026-12-01T21:00:00Z' },
  { name: 'other card', letter: 'other_card', inquiry: DECLINED_CARD },
  { name: 'a card', letter: 'card_needed', inquiry: { ...DECLINED_CARD, card: null } },
  { name: 'charged', letter: 'charged', inquiry: { ...AGREED, status: 'charged', charge: CHARGED } },
  { name: 'final', letter: 'final', inquiry: { ...AGREED, status: 'done', charge: CHARGED } },
  {
    name: 'declined',
    letter: 'declined',
    inquiry: over('declined', { decline: { reason: 'cleaning', note: 'At 12:00 it would be possible.' } }),
  },
  {
    name: 'bid declined',
    letter: 'declined',
    inquiry: over('declined', {
      kind: 'bid',
      side: 'check_in',
      booking: { id: '7', reference: 'K7M2P9QX' },
      guest_id_at_hotel: '',
      decline: { reason: 'full', note: '' },
    }),
  },
  { name: 'no longer free', letter: 'no_longer_free', inquiry: over('no_longer_free') },
  {
    name: 'offer declined',
    letter: 'offer_declined',
    inquiry: over('offer_declined', {
      offers: [sampleOffer({ state: 'declined' }), counterOffer({ state: 'declined' })],
    }),
  },
  { name: 'never confirmed', letter: 'unconfirmed', inquiry: over('unconfirmed', { status: 'expired' }) },
  { name: 'unanswered', letter: 'unanswered', inquiry: over('unanswered', { status: 'expired' }) },
  { name: 'finding the address', letter: 'asked', inquiry: { timeline: [] } },
  { name: 'unreached', letter: 'unanswered', inquiry: over('unanswered', { status: 'expired', timeline: [] }) },
  {
    name: 'offer expired',
    letter: 'unanswered',
    inquiry: over('unanswered', {
      status: 'expired',
      offers: [sampleOffer({ state: 'declined' }), counterOffer({ state: 'lapsed' })],
    }),
  },
  { name: 'withdrawn', letter: 'withdrawn', inquiry: over('withdrawn', { status: 'withdrawn' }) },
  {
    name: 'ended with the booking',
    letter: 'booking_cancelled',
    inquiry: over('booking_cancelled', {
      status: 'withdrawn',
      kind: 'bid',
      side: 'check_in',
      booking: { id: '7', reference: 'K7M2P9QX' },
      guest_id_at_hotel: '',
    }),
  },
  {
    name: 'refunded',
    letter: 'booking_cancelled',
    inquiry: over('booking_cancelled', {
      status: 'withdrawn',
      kind: 'bid',
      side: 'check_in',
      booking: { id: '7', reference: 'K7M2P9QX' },
      guest_id_at_hotel: '',
      charge: CHARGED,
    }),
  },
  { name: 'taken back', letter: 'taken_back', inquiry: over('taken_back', { charge: CHARGED }) },
  { name: 'unpaid', letter: 'unpaid', inquiry: over('unpaid', { status: 'expired' }) },
  { name: 'ended by staff', letter: 'ended_by_staff', inquiry: over('ended_by_staff', { charge: CHARGED }) },
  { name: 'ended with the hotel', letter: 'hotel_left', inquiry: over('hotel_left') },
]

export const guestNegotiation = ({ letter, inquiry, confirmBy, retryAt }: GuestCase): GuestNegotiation => ({
  letter,
  inquiry: sampleInquiry(inquiry),
  link: GUEST_LINK,
  guestZone: 'Asia/Jerusalem',
  ...(confirmBy === undefined ? {} : { confirmBy }),
  ...(retryAt === undefined ? {} : { retryAt }),
})

export const sampleRequest = (changes: Partial<HotelRequest> = {}): HotelRequest => ({
  number: '4K72MDX9',
  side: null,
  status: 'asked',
  outcome: null,
  guest: { first_name: 'Maya', last_name: 'Cohen' },
  reference: '4471902113',
  offer: sampleOffer(),
  comment: 'We land at 07:20 with a baby.',
  due: '2026-11-28T07:12:00Z',
  answer: null,
  can_counter: true,
  can_take_back: false,
  night: 120,
  rooms: [],
  ...changes,
})

interface HotelCase {
  name: string
  letter: HotelLetter
  requests?: readonly Partial<HotelRequest>[]
}

const FOR_BOTH_ENDS: readonly Partial<HotelRequest>[] = [
  { side: 'check_in', offer: sampleOffer({ price: 33, checkout_datetime: '2026-12-06T11:00' }) },
  {
    number: '5L83NEY2',
    side: 'check_out',
    comment: '',
    offer: sampleOffer({ price: 27, checkin_datetime: '2026-12-04T15:00' }),
  },
]
const YES: Partial<HotelRequest> = { status: 'accepted', due: null, can_take_back: true }
const NO: Partial<HotelRequest> = { status: 'rejected', due: null, can_counter: false }

/** Every e-mail to the hotel, in each situation that it can tell of. */
export const HOTEL_CASES: readonly HotelCase[] = [
  { name: 'request', letter: 'request' },
  { name: 'request for both ends', letter: 'request', requests: FOR_BOTH_ENDS },
  { name: 'reminder', letter: 'reminder' },
  { name: 'reminder in the last hour', letter: 'reminder', requests: [{ due: '2026-11-27T15:10:00Z' }] },
  {
    name: 'guest countered',
    letter: 'guest_countered',
    requests: [{ offer: sampleOffer({ place: 3, price: 55 }), can_counter: false }],
  },
  {
    name: 'countered',
    letter: 'countered',
    requests: [{ status: 'countered', offer: counterOffer(), due: '2026-11-29T14:40:00Z' }],
  },
  { name: 'accepted', letter: 'accepted', requests: [YES] },
  { name: 'guest accepted', letter: 'guest_accepted', requests: [{ ...YES, offer: counterOffer() }] },
  { name: 'waiting for a card', letter: 'waiting_for_card', requests: [YES] },
  { name: 'charged', letter: 'charged', requests: [{ ...YES, status: 'charged' }] },
  { name: 'final', letter: 'final', requests: [{ ...YES, status: 'done', can_take_back: false }] },
  { name: 'declined', letter: 'declined', requests: [NO] },
  { name: 'guest declined', letter: 'offer_declined', requests: [{ ...NO, offer: counterOffer() }] },
  { name: 'no longer free', letter: 'no_longer_free', requests: [NO] },
  { name: 'unanswered', letter: 'unanswered', requests: [{ ...NO, status: 'expired' }] },
  { name: 'offer expired', letter: 'unanswered', requests: [{ ...NO, status: 'expired', offer: counterOffer() }] },
  { name: 'withdrawn', letter: 'withdrawn', requests: [{ ...NO, status: 'withdrawn' }] },
  { name: 'cancelled', letter: 'booking_cancelled', requests: [{ ...NO, status: 'withdrawn' }] },
  { name: 'taken back', letter: 'taken_back', requests: [NO] },
  { name: 'unpaid', letter: 'unpaid', requests: [{ ...NO, status: 'expired' }] },
  { name: 'ended', letter: 'ended_by_staff', requests: [NO] },
]

export const hotelNegotiation = ({ letter, requests = [{}] }: HotelCase): HotelNegotiation => ({
  letter,
  hotel: { name: 'Hotel Cedar Court', time_zone: CITY },
  requests: requests.map(sampleRequest),
  link: REQUEST_LINK,
  finalAt: sampleInquiry().deadlines.final,
  deskLink: DESK_LINK,
})
