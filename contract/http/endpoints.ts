import { string } from 'superstruct'
import {
  BookingResponse,
  BookingBody,
  BookingsResponse,
  bookingStatusCodec,
  CancelResponse,
  CancelBody,
} from '#contract/booking/bookings.ts'
import {
  FileBytes,
  get,
  noFields,
  optional,
  patch,
  post,
  remove,
  required,
  type Endpoint,
  type QueryFields,
} from './defineEndpoint.ts'
import { text, textList } from './codec.ts'
import { CompanyBookingsResponse } from '#contract/booking/company.ts'
import { ClientTokenResponse, HealthResponse, OutboxResponse } from './config.ts'
import { CreditsResponse } from '#contract/booking/credits.ts'
import { CurrenciesResponse } from '#contract/shared/currencies.ts'
import { destinationCodec, PlaceNameResponse, pointCodec, TimeZoneResponse } from '#contract/hotel/destination.ts'
import { FavoriteHotelsResponse, FavoritesResponse, FavoritesBody, hotelIdsCodec } from '#contract/user/favorites.ts'
import { inquiryEndpoints } from './inquiryEndpoints.ts'
import { searchEndpoints } from './searchEndpoints.ts'
import { supportEndpoints } from './supportEndpoints.ts'
import { HotelPayoutsResponse, monthCodec, pageNumberCodec } from '#contract/inquiry/payouts.ts'
import { localeCodec } from '#contract/shared/locale.ts'
import {
  NewPaymentMethodBody,
  PaymentMethodResponse,
  PaymentMethodNonceResponse,
  PaymentMethodNonceBody,
  PaymentMethodsResponse,
  PrimaryPaymentMethodBody,
} from '#contract/booking/paymentMethods.ts'
import { NearestResponse, PlaceResponse, PopularResponse, PredictionsResponse } from '#contract/hotel/places.ts'
import { DeletedResponse, ExportResponse, NewEmailCodeBody, ProfileBody } from '#contract/user/profile.ts'
import {
  billedStateCodec,
  InvoiceLimitBody,
  MarkPaidBody,
  StaffStatementsResponse,
  StatementsResponse,
} from '#contract/booking/statements.ts'
import { TravellersResponse } from '#contract/booking/travellers.ts'
import { SettleResponse, ReviewDecisionBody, StaffBookingsResponse } from '#contract/booking/staff.ts'
import {
  AcceptedResponse,
  ConfirmedResponse,
  EmailBody,
  ResendBody,
  SignUpResponse,
  SignUpBody,
  UserResponse,
  VerifyBody,
} from '#contract/user/user.ts'

export type { Access, Endpoint, ParamsOf, QueryFields, QueryOf } from './defineEndpoint.ts'
export { API_BASE, IDEMPOTENCY_HEADER } from './wire.ts'

/** The one table of API calls. It types the browser's client and the server's handlers. */
export const endpoints = {
  ...searchEndpoints,
  ...inquiryEndpoints,
  ...supportEndpoints,
  health: get('/health/', { query: noFields, response: HealthResponse }),
  currencies: get('/currencies/', { query: noFields, response: CurrenciesResponse }),
  places: get('/places/', {
    query: { query: required(text), types: optional(textList), session: optional(text) },
    response: PredictionsResponse,
  }),
  place: get('/places/:id/', { query: { session: optional(text) }, response: PlaceResponse }),
  popularPlaces: get('/popular_places/', { query: noFields, response: PopularResponse }),
  nearestPlace: get('/nearest_place/', { query: { point: required(pointCodec) }, response: NearestResponse }),
  placeName: get('/place_name/', { query: { dest: required(destinationCodec) }, response: PlaceNameResponse }),
  /** For a browser that has only a point, to know which hours of today have passed there. */
  timeZone: get('/time_zone/', { query: { point: required(pointCodec) }, response: TimeZoneResponse }),
  /** Also for a guest without an account, who gives a card with an inquiry. */
  clientToken: get('/payments/client_token/', {
    query: noFields,
    response: ClientTokenResponse,
    access: 'anyone',
    fresh: true,
  }),
  signUp: post('/user/', { body: SignUpBody, response: SignUpResponse, access: 'optional', fresh: true }),
  verifyEmail: post('/user/verify/', { body: VerifyBody, response: UserResponse, access: 'optional', fresh: true }),
  emailVerificationStatus: post('/user/email_verification_status/', { body: EmailBody, response: ConfirmedResponse }),
  resendVerificationEmail: post('/user/resend_verification_email/', {
    body: ResendBody,
    response: AcceptedResponse,
    access: 'optional',
    fresh: true,
  }),
  userDetails: get('/user/details/', { query: noFields, response: UserResponse, access: 'user' }),
  updateUser: patch('/user/', { body: ProfileBody, response: UserResponse }),
  requestEmailChange: post('/user/email/', {
    body: EmailBody,
    response: AcceptedResponse,
    access: 'user',
    fresh: true,
  }),
  verifyEmailChange: post('/user/email/verify/', {
    body: NewEmailCodeBody,
    response: UserResponse,
    access: 'user',
    fresh: true,
  }),
  exportUser: get('/user/export/', { query: noFields, response: ExportResponse, access: 'user', fresh: true }),
  deleteUser: remove('/user/', { query: noFields, response: DeletedResponse, fresh: true }),
  credits: get('/user/credits/', { query: noFields, response: CreditsResponse, access: 'user' }),
  bookings: get('/user/bookings/', { query: noFields, response: BookingsResponse, access: 'user' }),
  /** Travelers an agent has booked for. Decisions §8: agents only, otherwise 403. */
  travellers: get('/user/travellers/', { query: noFields, response: TravellersResponse, access: 'user' }),
  /** The account's own statements. Decisions §12: accounts with invoicing only, otherwise 403. */
  statements: get('/user/statements/', { query: noFields, response: StatementsResponse, access: 'user' }),
  /** `2026-11.pdf` or `2026-11.csv`, in `lang` or else the language of the request. */
  statementFile: get('/user/statements/:file/', {
    query: { lang: optional(localeCodec) },
    response: FileBytes,
    access: 'user',
  }),
  companyBookings: get('/company/bookings/', { query: noFields, response: CompanyBookingsResponse, access: 'user' }),
  paymentMethods: get('/user/payment_methods/', {
    query: noFields,
    response: PaymentMethodsResponse,
    access: 'user',
    fresh: true,
  }),
  addPaymentMethod: post('/user/payment_methods/', {
    body: NewPaymentMethodBody,
    response: PaymentMethodResponse,
    access: 'user',
    fresh: true,
  }),
  /** A nonce to pay with the saved card; 404 if the card is no longer saved. */
  paymentMethodNonce: post('/user/payment_methods/nonce/', {
    body: PaymentMethodNonceBody,
    response: PaymentMethodNonceResponse,
    access: 'user',
    fresh: true,
  }),
  makePaymentMethodPrimary: patch('/user/payment_methods/', {
    body: PrimaryPaymentMethodBody,
    response: PaymentMethodResponse,
    fresh: true,
  }),
  /** Returns the remaining cards. */
  removePaymentMethod: remove('/user/payment_methods/', {
    query: { id: required(text) },
    response: PaymentMethodsResponse,
    fresh: true,
  }),
  book: post('/bookings/', {
    body: BookingBody,
    response: BookingResponse,
    access: 'user',
    idempotent: true,
    fresh: true,
  }),
  /** The booking that `book` made with this key; 404 if `book` was never called with it. */
  attemptedBooking: get('/bookings/', { query: { key: required(text) }, response: BookingResponse, access: 'user' }),
  booking: get('/bookings/:id/', { query: noFields, response: BookingResponse, access: 'user' }),
  /** Text/calendar: the stay for the guest's own calendar. */
  bookingCalendar: get('/bookings/:id/calendar.ics', { query: noFields, response: string(), access: 'user' }),
  /** Application/pdf, in `lang` or else the language of the request; 409 `no_receipt` if the booking is not paid. */
  bookingReceipt: get('/bookings/:id/receipt.pdf', {
    query: { lang: optional(localeCodec) },
    response: FileBytes,
    access: 'user',
  }),
  cancelBooking: post('/bookings/:id/cancel/', {
    body: CancelBody,
    response: CancelResponse,
    access: 'user',
    fresh: true,
  }),
  favoriteHotels: get('/favorite_hotels/', {
    query: { ids: required(hotelIdsCodec) },
    response: FavoriteHotelsResponse,
  }),
  favorites: get('/user/favorites/', { query: noFields, response: FavoritesResponse, access: 'user' }),
  addFavorites: post('/user/favorites/', { body: FavoritesBody, response: FavoritesResponse, access: 'user' }),
  removeFavorite: remove('/user/favorites/', { query: { hotel_id: required(text) }, response: FavoritesResponse }),
  staffStatements: get('/staff/statements/', {
    query: { state: optional(billedStateCodec) },
    response: StaffStatementsResponse,
    access: 'staff',
    fresh: true,
  }),
  /** Marks a statement as paid, with a note; only the first call counts. Returns all statements of the account. */
  payStatement: post('/staff/statements/:number/paid/', {
    body: MarkPaidBody,
    response: StatementsResponse,
    access: 'staff',
    fresh: true,
  }),
  /** Sets how much an account may owe. Returns all its statements. */
  setInvoiceLimit: post('/staff/invoice_limit/', {
    body: InvoiceLimitBody,
    response: StatementsResponse,
    access: 'staff',
    fresh: true,
  }),
  /** The amounts that hotels are owed for one month, decisions §6. */
  staffHotelPayouts: get('/staff/hotel_payouts/', {
    query: { month: required(monthCodec), page: optional(pageNumberCodec) },
    response: HotelPayoutsResponse,
    access: 'staff',
    fresh: true,
  }),
  /** Text/csv: `2026-11.csv` with one line for each request; the next file of a long month is `2026-11-2.csv`. */
  staffHotelPayoutsFile: get('/staff/hotel_payouts/:file/', {
    query: noFields,
    response: FileBytes,
    access: 'staff',
    fresh: true,
  }),
  staffBookings: get('/staff/bookings/', {
    query: { status: optional(bookingStatusCodec) },
    response: StaffBookingsResponse,
    access: 'staff',
    fresh: true,
  }),
  settleBooking: post('/staff/bookings/:id/settle/', {
    body: ReviewDecisionBody,
    response: SettleResponse,
    access: 'staff',
    fresh: true,
  }),
  outbox: get('/staff/outbox/', { query: { to: optional(text) }, response: OutboxResponse, access: 'local' }),
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
export type ResponseOf<Name extends EndpointName> =
  Endpoints[Name] extends Endpoint<string, QueryFields, infer _Body, infer Response> ? Response : never
export type RequestBodyOf<Name extends EndpointName> =
  Endpoints[Name] extends Endpoint<string, QueryFields, infer Body, infer _Answer> ? Body : never
