import { string } from 'superstruct'
import { BookingAnswer, BookingBody, BookingsAnswer, bookingStatusCodec, CancelAnswer, CancelBody } from './bookings.ts'
import {
  FileBytes,
  get,
  noFields,
  optional,
  patch,
  post,
  remove,
  required,
  type Call,
  type QueryFields,
} from './call.ts'
import { text, textList } from './codec.ts'
import { CompanyBookingsAnswer } from './company.ts'
import { ClientTokenAnswer, HealthAnswer, OutboxAnswer } from './config.ts'
import { CreditsAnswer } from './credits.ts'
import { CurrenciesAnswer } from './currencies.ts'
import { destinationCodec, PlaceNameAnswer, pointCodec, TimeZoneAnswer } from './destination.ts'
import { FavoritesAnswer, FavoritesBody } from './favorites.ts'
import { findingCalls } from './findingCalls.ts'
import { localeCodec } from './locale.ts'
import {
  NewPaymentMethodBody,
  PaymentMethodAnswer,
  PaymentMethodNonceAnswer,
  PaymentMethodNonceBody,
  PaymentMethodsAnswer,
  PrimaryPaymentMethodBody,
} from './paymentMethods.ts'
import { NearestAnswer, PlaceAnswer, PopularAnswer, PredictionsAnswer } from './places.ts'
import { DeletedAnswer, ExportAnswer, NewEmailCodeBody, ProfileBody } from './profile.ts'
import { billedStateCodec, InvoiceLimitBody, PaidBody, StaffStatementsAnswer, StatementsAnswer } from './statements.ts'
import { TravellersAnswer } from './travellers.ts'
import { SettleAnswer, SettleBody, StaffBookingsAnswer } from './staff.ts'
import {
  AcceptedAnswer,
  ConfirmedAnswer,
  EmailBody,
  ResendBody,
  SignUpAnswer,
  SignUpBody,
  UserAnswer,
  VerifyBody,
} from './user.ts'

export type { Access, Call, ParamsOf, QueryFields, QueryOf } from './call.ts'
export { API_BASE, IDEMPOTENCY_HEADER } from './wire.ts'

/** The one table of calls. It types the browser's client and the server's handlers. */
export const calls = {
  ...findingCalls,
  health: get('/health/', { query: noFields, answer: HealthAnswer }),
  currencies: get('/currencies/', { query: noFields, answer: CurrenciesAnswer }),
  places: get('/places/', {
    query: { query: required(text), types: optional(textList), session: optional(text) },
    answer: PredictionsAnswer,
  }),
  place: get('/places/:id/', { query: { session: optional(text) }, answer: PlaceAnswer }),
  popularPlaces: get('/popular_places/', { query: noFields, answer: PopularAnswer }),
  nearestPlace: get('/nearest_place/', { query: { point: required(pointCodec) }, answer: NearestAnswer }),
  placeName: get('/place_name/', { query: { dest: required(destinationCodec) }, answer: PlaceNameAnswer }),
  /** For a browser that has only a point: which hours of today have passed there. */
  timeZone: get('/time_zone/', { query: { point: required(pointCodec) }, answer: TimeZoneAnswer }),
  clientToken: get('/payments/client_token/', {
    query: noFields,
    answer: ClientTokenAnswer,
    access: 'user',
    fresh: true,
  }),
  signUp: post('/user/', { body: SignUpBody, answer: SignUpAnswer, fresh: true }),
  verifyEmail: post('/user/verify/', { body: VerifyBody, answer: UserAnswer, fresh: true }),
  emailVerificationStatus: post('/user/email_verification_status/', { body: EmailBody, answer: ConfirmedAnswer }),
  resendVerificationEmail: post('/user/resend_verification_email/', {
    body: ResendBody,
    answer: AcceptedAnswer,
    fresh: true,
  }),
  userDetails: get('/user/details/', { query: noFields, answer: UserAnswer, access: 'user' }),
  updateUser: patch('/user/', { body: ProfileBody, answer: UserAnswer }),
  requestEmailChange: post('/user/email/', { body: EmailBody, answer: AcceptedAnswer, access: 'user', fresh: true }),
  verifyEmailChange: post('/user/email/verify/', {
    body: NewEmailCodeBody,
    answer: UserAnswer,
    access: 'user',
    fresh: true,
  }),
  exportUser: get('/user/export/', { query: noFields, answer: ExportAnswer, access: 'user', fresh: true }),
  deleteUser: remove('/user/', { query: noFields, answer: DeletedAnswer, fresh: true }),
  credits: get('/user/credits/', { query: noFields, answer: CreditsAnswer, access: 'user' }),
  bookings: get('/user/bookings/', { query: noFields, answer: BookingsAnswer, access: 'user' }),
  /** Those whom an agent has booked for; decisions §8: agents alone, 403 for others. */
  travellers: get('/user/travellers/', { query: noFields, answer: TravellersAnswer, access: 'user' }),
  /** Decisions §12: accounts with invoicing alone, each their own; 403 for others. */
  statements: get('/user/statements/', { query: noFields, answer: StatementsAnswer, access: 'user' }),
  /** `2026-11.pdf` or `2026-11.csv`, in the language asked for or else that of the request. */
  statementFile: get('/user/statements/:file/', {
    query: { lang: optional(localeCodec) },
    answer: FileBytes,
    access: 'user',
  }),
  companyBookings: get('/company/bookings/', { query: noFields, answer: CompanyBookingsAnswer, access: 'user' }),
  paymentMethods: get('/user/payment_methods/', {
    query: noFields,
    answer: PaymentMethodsAnswer,
    access: 'user',
    fresh: true,
  }),
  addPaymentMethod: post('/user/payment_methods/', {
    body: NewPaymentMethodBody,
    answer: PaymentMethodAnswer,
    access: 'user',
    fresh: true,
  }),
  /** What its owner pays with; 404 where the card is not kept any more. */
  paymentMethodNonce: post('/user/payment_methods/nonce/', {
    body: PaymentMethodNonceBody,
    answer: PaymentMethodNonceAnswer,
    access: 'user',
    fresh: true,
  }),
  makePaymentMethodPrimary: patch('/user/payment_methods/', {
    body: PrimaryPaymentMethodBody,
    answer: PaymentMethodAnswer,
    fresh: true,
  }),
  /** Answers what is left. */
  removePaymentMethod: remove('/user/payment_methods/', {
    query: { id: required(text) },
    answer: PaymentMethodsAnswer,
    fresh: true,
  }),
  book: post('/bookings/', { body: BookingBody, answer: BookingAnswer, access: 'user', idempotent: true, fresh: true }),
  /** What `book` did under this key; 404 when it was never asked to. */
  attemptedBooking: get('/bookings/', { query: { key: required(text) }, answer: BookingAnswer, access: 'user' }),
  booking: get('/bookings/:id/', { query: noFields, answer: BookingAnswer, access: 'user' }),
  /** Text/calendar: the stay for the guest's own calendar. */
  bookingCalendar: get('/bookings/:id/calendar.ics', { query: noFields, answer: string(), access: 'user' }),
  /** Application/pdf, in the language asked for or else that of the request; 409 `no_receipt` for a booking that is not paid. */
  bookingReceipt: get('/bookings/:id/receipt.pdf', {
    query: { lang: optional(localeCodec) },
    answer: FileBytes,
    access: 'user',
  }),
  cancelBooking: post('/bookings/:id/cancel/', { body: CancelBody, answer: CancelAnswer, access: 'user', fresh: true }),
  favorites: get('/user/favorites/', { query: noFields, answer: FavoritesAnswer, access: 'user' }),
  addFavorites: post('/user/favorites/', { body: FavoritesBody, answer: FavoritesAnswer, access: 'user' }),
  removeFavorite: remove('/user/favorites/', { query: { hotel_id: required(text) }, answer: FavoritesAnswer }),
  staffStatements: get('/staff/statements/', {
    query: { state: optional(billedStateCodec) },
    answer: StaffStatementsAnswer,
    access: 'staff',
    fresh: true,
  }),
  /** That a statement is paid, and how; the first time counts. Answers all of the account. */
  payStatement: post('/staff/statements/:number/paid/', {
    body: PaidBody,
    answer: StatementsAnswer,
    access: 'staff',
    fresh: true,
  }),
  /** How much an account may owe. Answers all of it. */
  setInvoiceLimit: post('/staff/invoice_limit/', {
    body: InvoiceLimitBody,
    answer: StatementsAnswer,
    access: 'staff',
    fresh: true,
  }),
  staffBookings: get('/staff/bookings/', {
    query: { status: optional(bookingStatusCodec) },
    answer: StaffBookingsAnswer,
    access: 'staff',
    fresh: true,
  }),
  settleBooking: post('/staff/bookings/:id/settle/', {
    body: SettleBody,
    answer: SettleAnswer,
    access: 'staff',
    fresh: true,
  }),
  outbox: get('/staff/outbox/', { query: { to: optional(text) }, answer: OutboxAnswer, access: 'local' }),
}

export type Calls = typeof calls
export type CallName = keyof Calls
export type AnswerOf<Name extends CallName> =
  Calls[Name] extends Call<string, QueryFields, infer _Body, infer Answer> ? Answer : never
export type BodyOf<Name extends CallName> =
  Calls[Name] extends Call<string, QueryFields, infer Body, infer _Answer> ? Body : never
