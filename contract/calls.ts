import { string, type Struct } from 'superstruct'
import { BookingAnswer, BookingBody, BookingsAnswer, CancelAnswer, CancelBody } from './bookings.ts'
import { text, textList, type Codec } from './codec.ts'
import { CompanyBookingsAnswer } from './company.ts'
import { ClientTokenAnswer, ConfigAnswer, HealthAnswer, OutboxAnswer } from './config.ts'
import { CreditsAnswer } from './credits.ts'
import { CurrenciesAnswer } from './currencies.ts'
import { boundsCodec, destinationCodec, PlaceNameAnswer, pointCodec, TimeZoneAnswer } from './destination.ts'
import { FavoritesAnswer, FavoritesBody } from './favorites.ts'
import { Hotel, HotelsAnswer } from './hotels.ts'
import { LOCALES, type Locale } from './locale.ts'
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
import { BoardAnswer, RateAnswer, RoomsAnswer } from './rates.ts'
import { dayHourCodec, roomsCodec } from './stay.ts'
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

export { API_BASE, CLIENT_HEADER, DESKTOP_CLIENT, HANDHELD_BELOW_PX, HANDHELD_CLIENT } from './wire.ts'
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

export interface QueryField<T, Needed extends boolean> {
  codec: Codec<T>
  required: Needed
}
const required = <T>(codec: Codec<T>): QueryField<T, true> => ({ codec, required: true })
const optional = <T>(codec: Codec<T>): QueryField<T, false> => ({ codec, required: false })

/** The query parameters a call understands; any other is refused by name. */
export type QueryFields = Readonly<Record<string, QueryField<unknown, boolean>>>

type NeededNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { required: true } ? Name : never
}[keyof Fields]
type ValueOf<Field> = Field extends QueryField<infer T, boolean> ? T : never

/** The parsed query of a call. */
export type QueryOf<Fields> = { [Name in NeededNames<Fields>]: ValueOf<Fields[Name]> } & {
  [Name in Exclude<keyof Fields, NeededNames<Fields>>]?: ValueOf<Fields[Name]>
}

/** The `:names` of a path. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : unknown

/** `user`: a bearer of ours is needed. `local`: only in the embedded run and only from loopback; 404 otherwise. */
export type Access = 'public' | 'user' | 'local'

export interface Call<Path extends string, Fields extends QueryFields, Body, Answer> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: Path
  access: Access
  query: Fields
  body: Struct<Body> | null
  answer: Struct<Answer>
  /** The caller must send an `Idempotency-Key`. */
  idempotent: boolean
  /** What cannot be undone, or shows what must not be shown: whether the session stands is asked anew at each call. */
  fresh: boolean
}

const noFields = {} satisfies QueryFields

const get = <Path extends string, Fields extends QueryFields, Answer>(
  path: Path,
  options: { query: Fields; answer: Struct<Answer>; access?: Access; fresh?: boolean },
): Call<Path, Fields, never, Answer> => ({
  method: 'GET',
  path,
  access: options.access ?? 'public',
  query: options.query,
  body: null,
  answer: options.answer,
  idempotent: false,
  fresh: options.fresh ?? false,
})

const post = <Path extends string, Body, Answer>(
  path: Path,
  options: { body: Struct<Body>; answer: Struct<Answer>; access?: Access; idempotent?: boolean; fresh?: boolean },
): Call<Path, typeof noFields, Body, Answer> => ({
  method: 'POST',
  path,
  access: options.access ?? 'public',
  query: noFields,
  body: options.body,
  answer: options.answer,
  idempotent: options.idempotent ?? false,
  fresh: options.fresh ?? false,
})

export const patch = <Path extends string, Body, Answer>(
  path: Path,
  options: { body: Struct<Body>; answer: Struct<Answer>; fresh?: boolean },
): Call<Path, typeof noFields, Body, Answer> => ({
  method: 'PATCH',
  path,
  access: 'user',
  query: noFields,
  body: options.body,
  answer: options.answer,
  idempotent: false,
  fresh: options.fresh ?? false,
})

export const remove = <Path extends string, Fields extends QueryFields, Answer>(
  path: Path,
  options: { query: Fields; answer: Struct<Answer>; fresh?: boolean },
): Call<Path, Fields, never, Answer> => ({
  method: 'DELETE',
  path,
  access: 'user',
  query: options.query,
  body: null,
  answer: options.answer,
  idempotent: false,
  fresh: options.fresh ?? false,
})

const localeCodec: Codec<Locale> = {
  decode: (value) => LOCALES.find((locale) => locale === value),
  encode: (locale) => locale,
}

const stayFields = {
  checkIn: required(dayHourCodec),
  checkOut: required(dayHourCodec),
  rooms: required(roomsCodec),
}

/** The one table of calls. It types the browser's client and the server's handlers. */
export const calls = {
  health: get('/health/', { query: noFields, answer: HealthAnswer }),
  config: get('/config/', { query: noFields, answer: ConfigAnswer }),
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
  searchHotels: get('/hotels/', {
    query: { dest: required(destinationCodec), bounds: optional(boundsCodec), ...stayFields },
    answer: HotelsAnswer,
  }),
  hotel: get('/hotels/:id/', { query: { lang: optional(localeCodec) }, answer: Hotel }),
  rooms: get('/rates/', { query: { hotelId: required(text), ...stayFields }, answer: RoomsAnswer }),
  board: get('/rates/board/', { query: { hotelId: required(text), ...stayFields }, answer: BoardAnswer }),
  rate: get('/rates/:rateKey/', { query: { promo: optional(text), credits: optional(text) }, answer: RateAnswer }),
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
  cancelBooking: post('/bookings/:id/cancel/', { body: CancelBody, answer: CancelAnswer, access: 'user', fresh: true }),
  favorites: get('/user/favorites/', { query: noFields, answer: FavoritesAnswer, access: 'user' }),
  addFavorites: post('/user/favorites/', { body: FavoritesBody, answer: FavoritesAnswer, access: 'user' }),
  removeFavorite: remove('/user/favorites/', { query: { hotel_id: required(text) }, answer: FavoritesAnswer }),
  outbox: get('/staff/outbox/', { query: { to: optional(text) }, answer: OutboxAnswer, access: 'local' }),
}

export type Calls = typeof calls
export type CallName = keyof Calls
export type AnswerOf<Name extends CallName> =
  Calls[Name] extends Call<string, QueryFields, infer _Body, infer Answer> ? Answer : never
export type BodyOf<Name extends CallName> =
  Calls[Name] extends Call<string, QueryFields, infer Body, infer _Answer> ? Body : never
