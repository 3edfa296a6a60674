import { packValue } from '#contract/support/packedValue.ts'
import type { RequestBodyOf, EndpointName } from '#contract/http/endpoints.ts'

export interface GoodCall {
  /** By `:name` in the path. */
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
}

const STAY = { checkIn: '2027-01-10T15:00', checkOut: '2027-01-12T11:00', rooms: '2:6' }
const NOBODY = 'nobody@guests.example'

const SIGN_UP: RequestBodyOf<'signUp'> = {
  first_name: 'Dana',
  last_name: 'Levi',
  email: 'dana@guests.example',
  password: 'secret1',
  phone: '+1 212 555 0100',
}
/** Every field of a booking; its rate key sells nothing. */
const BOOK: RequestBodyOf<'book'> = {
  rateKey: 'nothing',
  guest: { first_name: 'Dana', last_name: 'Levi' },
  comment: 'A quiet room',
  loyalty: { option: 'promo', promocode: 'FRIEND', credits: 1 },
  bids: { check_in: 10, check_out: 20 },
  payment: { type: 'card', payment_method_id: 'none', nonce: 'fake-valid-nonce', device_data: '{}', keep: true },
  expected_total: 100,
  again: true,
}

/** Every field of a request but that of a saved card. The card was used before: nothing is asked, of nobody. */
const INQUIRY: RequestBodyOf<'createInquiry'> = {
  guest: { first_name: 'Dana', last_name: 'Levi', email: NOBODY },
  hotel: {
    place_id: null,
    name: 'Placeholder Hotel',
    formatted_address: '1 Placeholder Street',
    vicinity: 'Amman',
    international_phone_number: '+1 212 555 0100',
    website: 'https://hotel.example',
    url: 'https://map.example/1',
    location: { lat: 31.95, lng: 35.93 },
  },
  checkin_datetime: '2027-01-10T09:00',
  checkout_datetime: '2027-01-12T16:00',
  price: 60,
  comment: 'We land early',
  free_cancellation_until: '2027-01-08T18:00',
  payment: { type: 'card', nonce: 'fake-consumed-nonce', device_data: '{}' },
  guest_id_at_hotel: '8830217',
  lang: 'he',
  time_zone: 'Asia/Jerusalem',
  hour_cycle: 'h23',
}
const NO_INQUIRY = { id: '7b0d7a5e-0000-4000-8000-000000000000' }
const NO_LINK = { token: 'a-link-of-nobody' }

/** Every field of a screen whose lists and tables are empty. */
const CAPTURE: RequestBodyOf<'sendCapture'> = {
  version: 3,
  build: 'a1b2c3d',
  at: '2026-12-24T15:00:00Z',
  note: 'The button does nothing',
  machines: {},
  contents: packValue({ actors: {}, steps: [], connection: [], seen: {}, cache: [] }),
  page: {
    route: '/hotels',
    params: {},
    search: {},
    locale: 'he',
    zone: 'Asia/Jerusalem',
    currency: { name: 'New Shekel', symbol: '₪', code: 'ILS', rate: 3.7 },
    width: 360,
    height: 740,
    scrolled: [{ part: 'html', top: 120, left: 0 }],
    scheme: 'dark',
    hourCycle: 'h23',
    isOnline: true,
    isSignedIn: false,
    now: '2026-12-24T15:00:00Z',
    userAgentFamily: 'Firefox',
  },
  cut: [],
}

/** A valid request for each call of the contract, with every field. */
export const GOOD_CALLS: Readonly<Record<EndpointName, GoodCall>> = {
  health: {},
  config: {},
  currencies: {},
  places: { query: { query: 'paris', types: 'locality' } },
  place: { params: { id: 'nowhere' } },
  popularPlaces: {},
  soldNear: { query: { dest: 'Paris|48.85|2.35|false' } },
  nearestPlace: { query: { point: '48.85|2.35' } },
  placeName: { query: { dest: 'Paris|48.85|2.35|false' } },
  timeZone: { query: { point: '48.85|2.35' } },
  searchHotels: { query: { dest: 'Paris|48.85|2.35|false', bounds: '49|48|3|2', ...STAY } },
  hotel: { params: { id: 'nyc-0001' }, query: { lang: 'he' } },
  rooms: { query: { hotelId: 'nyc-0001', ...STAY } },
  board: { query: { hotelId: 'nyc-0001', ...STAY } },
  rate: { params: { rateKey: 'nothing' }, query: { promo: 'FRIEND', credits: '1' } },
  clientToken: {},
  signUp: { body: SIGN_UP },
  verifyEmail: { body: { email: NOBODY, otp: '123456' } satisfies RequestBodyOf<'verifyEmail'> },
  emailVerificationStatus: { body: { email: NOBODY } satisfies RequestBodyOf<'emailVerificationStatus'> },
  resendVerificationEmail: { body: { email: NOBODY } satisfies RequestBodyOf<'resendVerificationEmail'> },
  userDetails: {},
  updateUser: {
    body: {
      first_name: 'Dana',
      last_name: 'Levi',
      phone: '+1 212 555 0100',
      locale: 'he',
    } satisfies RequestBodyOf<'updateUser'>,
  },
  requestEmailChange: { body: { email: NOBODY } satisfies RequestBodyOf<'requestEmailChange'> },
  verifyEmailChange: { body: { otp: '123456' } satisfies RequestBodyOf<'verifyEmailChange'> },
  exportUser: {},
  deleteUser: {},
  credits: {},
  bookings: {},
  travellers: {},
  statements: {},
  statementFile: { params: { file: '2026-11.pdf' }, query: { lang: 'he' } },
  staffStatements: { query: { state: 'issued' } },
  payStatement: {
    params: { number: 'S-999999' },
    body: { note: 'By bank transfer' } satisfies RequestBodyOf<'payStatement'>,
  },
  staffHotelPayouts: { query: { month: '2026-11', page: '1' } },
  staffHotelPayoutsFile: { params: { file: '2026-11.csv' } },
  setInvoiceLimit: { body: { email: NOBODY, limit: 100 } satisfies RequestBodyOf<'setInvoiceLimit'> },
  companyBookings: {},
  paymentMethods: {},
  // Saves no card: its nonce is already consumed.
  addPaymentMethod: {
    body: { nonce: 'fake-consumed-nonce', device_data: '{}' } satisfies RequestBodyOf<'addPaymentMethod'>,
  },
  paymentMethodNonce: { body: { id: 'none' } satisfies RequestBodyOf<'paymentMethodNonce'> },
  makePaymentMethodPrimary: { body: { id: 'none' } satisfies RequestBodyOf<'makePaymentMethodPrimary'> },
  removePaymentMethod: { query: { id: 'none' } },
  book: { body: BOOK },
  attemptedBooking: { query: { key: 'nothing-asked' } },
  booking: { params: { id: '7b0d7a5e-0000-4000-8000-000000000000' } },
  bookingCalendar: { params: { id: '7b0d7a5e-0000-4000-8000-000000000000' } },
  bookingReceipt: { params: { id: '7b0d7a5e-0000-4000-8000-000000000000' }, query: { lang: 'he' } },
  cancelBooking: { params: { id: '7b0d7a5e-0000-4000-8000-000000000000' }, body: { expected_refund: 1 } },
  createInquiry: { body: INQUIRY },
  inquiry: { params: NO_INQUIRY, query: { token: 'a-link-of-nobody' } },
  inquiryCalendar: { params: NO_INQUIRY, query: { token: 'a-link-of-nobody' } },
  inquiryReceipt: { params: NO_INQUIRY, query: { lang: 'he', token: 'a-link-of-nobody' } },
  inquiries: {},
  answerInquiry: {
    params: NO_INQUIRY,
    body: {
      decision: 'counter',
      place: 2,
      price: 50,
      checkin_datetime: '2027-01-10T10:00',
      checkout_datetime: '2027-01-12T15:00',
      token: 'a-link-of-nobody',
    } satisfies RequestBodyOf<'answerInquiry'>,
  },
  withdrawInquiry: { params: NO_INQUIRY, body: NO_LINK satisfies RequestBodyOf<'withdrawInquiry'> },
  replaceInquiryCard: {
    params: NO_INQUIRY,
    body: {
      payment: { type: 'card', nonce: 'fake-consumed-nonce', payment_method_id: 'none', device_data: '{}' },
      token: 'a-link-of-nobody',
    } satisfies RequestBodyOf<'replaceInquiryCard'>,
  },
  usualPrice: {
    query: { point: '40.78|-73.97', checkIn: STAY.checkIn, checkOut: STAY.checkOut, hotel: 'nyc-0001' },
  },
  inquiryLink: { params: NO_LINK },
  confirmInquiry: { params: NO_LINK, body: {} },
  requestLink: { params: NO_LINK },
  answerRequest: {
    params: NO_LINK,
    body: {
      decision: 'counter',
      number: 'ABCDEFGH',
      place: 1,
      price: 50,
      checkin_datetime: '2027-01-10T10:00',
      checkout_datetime: '2027-01-12T15:00',
      reason: 'other',
      note: 'Cleaning until ten',
    } satisfies RequestBodyOf<'answerRequest'>,
  },
  undoRequestAnswer: { params: NO_LINK, body: { number: 'ABCDEFGH' } satisfies RequestBodyOf<'undoRequestAnswer'> },
  takeBackRequest: { params: NO_LINK, body: { number: 'ABCDEFGH' } satisfies RequestBodyOf<'takeBackRequest'> },
  desk: { params: NO_LINK },
  answerFromDesk: {
    params: NO_LINK,
    body: {
      decision: 'counter',
      number: 'ABCDEFGH',
      place: 1,
      price: 50,
      checkin_datetime: '2027-01-10T10:00',
      checkout_datetime: '2027-01-12T15:00',
      reason: 'other',
      note: 'Cleaning until ten',
    } satisfies RequestBodyOf<'answerFromDesk'>,
  },
  undoFromDesk: { params: NO_LINK, body: { number: 'ABCDEFGH' } satisfies RequestBodyOf<'undoFromDesk'> },
  takeBackFromDesk: { params: NO_LINK, body: { number: 'ABCDEFGH' } satisfies RequestBodyOf<'takeBackFromDesk'> },
  renewDesk: { body: { email: NOBODY } satisfies RequestBodyOf<'renewDesk'> },
  leaveNetwork: { params: NO_LINK, body: {} },
  joinNetwork: {
    body: {
      hotel: INQUIRY.hotel,
      name: 'Placeholder Hotelier',
      email: NOBODY,
      phone: '+1 212 555 0100',
      lang: 'he',
    } satisfies RequestBodyOf<'joinNetwork'>,
  },
  staffHotels: {},
  endStaffHotel: { body: { key: 'place:unknown', email: NOBODY } satisfies RequestBodyOf<'endStaffHotel'> },
  staffInquiries: {},
  sendInquiry: { params: NO_INQUIRY, body: { email: NOBODY, lang: 'he' } satisfies RequestBodyOf<'sendInquiry'> },
  settleInquiry: { params: NO_INQUIRY, body: {} },
  endInquiry: { params: NO_INQUIRY, body: { note: 'The hotel is closed' } satisfies RequestBodyOf<'endInquiry'> },
  hotelEmailLink: { params: NO_LINK },
  confirmHotelEmail: { params: NO_LINK, body: {} },
  favoriteHotels: { query: { ids: 'nyc-0001,nyc-0002' } },
  favorites: {},
  addFavorites: { body: { hotel_ids: ['nyc-0001'] } satisfies RequestBodyOf<'addFavorites'> },
  removeFavorite: { query: { hotel_id: 'nyc-0001' } },
  staffBookings: { query: { status: 'review' } },
  sendCapture: { body: CAPTURE },
  withdrawCapture: { params: { code: 'K7WM3XPT' }, body: {} },
  deleteCapture: { params: { code: 'K7WM3XPT' }, body: {} },
  staffCaptures: { query: { code: 'K7WM3XPT' } },
  staffCapture: { params: { code: 'K7WM3XPT' } },
  staffDesk: {},
  settleBooking: {
    params: { id: '7b0d7a5e-0000-4000-8000-000000000000' },
    body: { decision: 'confirm', note: 'The hotel says so' } satisfies RequestBodyOf<'settleBooking'>,
  },
  outbox: { query: { to: NOBODY } },
}
