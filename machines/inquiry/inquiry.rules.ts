import type { Point } from '#contract/hotel/destination.ts'
import {
  datePart,
  dayHour,
  daysBetween,
  isSkippedHour,
  LAST_HOUR,
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  stayProblem,
  type DayHour,
  type Stay,
  type StayProblem,
} from '#contract/hotel/stay.ts'
import { MAX_COMMENT_LENGTH } from '#contract/http/limits.ts'
import { firstHourAsked, isTimeToAsk, negotiationTimes, type NegotiationTimes } from '#contract/inquiry/deadlines.ts'
import {
  MAX_HOTEL_NAME_LENGTH,
  MAX_HOTEL_REFERENCE_LENGTH,
  MAX_HOTEL_TEXT_LENGTH,
  MAX_INQUIRY_PRICE,
} from '#contract/inquiry/inquiries.ts'
import { toCents, type Cents } from '#contract/shared/money.ts'
import { MAX_NAME_LENGTH, readName } from '#contract/user/user.ts'
import { readBid, type BidInput } from '#machines/checkout/bids.rules.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { email, firstProblem, latin, max, required, type RuleName } from '#machines/kit/validation.ts'

/** Specification §2, inquiry wizard, in its order. */
export const STEPS = ['booking', 'time', 'contacts', 'request'] as const
export type Step = (typeof STEPS)[number]

/** Specification §3, Inquiry state. */
export interface InquiryHotel {
  /** Id of the chosen suggestion; empty: the guest wrote the hotel by hand. */
  id: string
  name: string
  /** The address, as the suggestion or the guest has it. */
  description: string
  vicinity: string | null
  internationalPhoneNumber: string | null
  website: string | null
  url: string | null
  /** Town of a hotel written by hand: its clock is the hotel's. */
  town: string
  /** Location of the hotel, or of its town; null: not chosen. */
  point: Point | null
  /** IANA zone of its clock; null: not looked up, empty: nobody knows it. */
  timeZone: string | null
}

export interface InquiryGuest {
  firstName: string
  lastName: string
  email: string
}

/** One end of the stay. `day`: `YYYY-MM-DD`, empty: not chosen. */
export interface End {
  day: string
  hour: number
}

/** Until when the guest can cancel their booking without charge, on the hotel's clock. `day` empty: not said. */
export interface FreeCancellation extends End {
  /** The guest does not know: `DEFAULT_CANCELLATION_HOURS` before check-in. */
  isUnknown: boolean
}

/** The guest's entries so far, as typed. Never card data. */
export interface InquiryDraft {
  hotel: InquiryHotel
  checkIn: End
  checkOut: End
  /** For the extra hours of both ends; null: not named. */
  price: BidInput | null
  /** Price of a night that the guest knows better; null: not said. */
  nightPrice: BidInput | null
  freeCancellation: FreeCancellation
  guest: InquiryGuest
  termsAccepted: boolean
  comment: string
  /** The guest's booking reference at the hotel. */
  reference: string
}

/** An inquiry that the server has. */
export interface SentInquiry {
  id: string
  number: string
  /** The guest must confirm their e-mail address before the hotel is asked. */
  isUnconfirmed: boolean
}

export const NO_HOTEL: InquiryHotel = {
  id: '',
  name: '',
  description: '',
  vicinity: null,
  internationalPhoneNumber: null,
  website: null,
  url: null,
  town: '',
  point: null,
  timeZone: null,
}
const NO_GUEST: InquiryGuest = { firstName: '', lastName: '', email: '' }
/** Hour at which free cancellation ends unless the guest says another. */
const CANCELLATION_HOUR = 18

export const EMPTY_DRAFT: InquiryDraft = {
  hotel: NO_HOTEL,
  checkIn: { day: '', hour: STANDARD_CHECK_IN_HOUR },
  checkOut: { day: '', hour: STANDARD_CHECK_OUT_HOUR },
  price: null,
  nightPrice: null,
  freeCancellation: { isUnknown: false, day: '', hour: CANCELLATION_HOUR },
  guest: NO_GUEST,
  termsAccepted: false,
  comment: '',
  reference: '',
}

/** Specification §4: hours become the standard ones, price and comment are cleared; hotel, dates and guest stay. */
export const draftOfAnother = ({
  hotel,
  checkIn,
  checkOut,
  freeCancellation,
  guest,
  reference,
}: InquiryDraft): InquiryDraft => ({
  ...EMPTY_DRAFT,
  hotel,
  checkIn: { day: checkIn.day, hour: STANDARD_CHECK_IN_HOUR },
  checkOut: { day: checkOut.day, hour: STANDARD_CHECK_OUT_HOUR },
  freeCancellation,
  guest,
  reference,
})

const isChosen = ({ day }: End): boolean => day !== ''
const momentOf = ({ day, hour }: End): DayHour => dayHour(day, hour)

/** The stay asked for; null while its days are not chosen. */
export const stayOf = ({ checkIn, checkOut }: Pick<InquiryDraft, 'checkIn' | 'checkOut'>): Stay | null =>
  isChosen(checkIn) && isChosen(checkOut) ? { checkIn: momentOf(checkIn), checkOut: momentOf(checkOut) } : null

/** Hours asked for before the standard check-in and after the standard check-out. */
export const extraHours = ({ checkIn, checkOut }: Pick<InquiryDraft, 'checkIn' | 'checkOut'>): number =>
  STANDARD_CHECK_IN_HOUR - checkIn.hour + checkOut.hour - STANDARD_CHECK_OUT_HOUR

/** An inquiry asks for hours beyond the standard ones: nobody gives any back. */
export const withinExtraHours = ({ checkIn, checkOut }: { checkIn: number; checkOut: number }) => ({
  checkIn: Math.max(0, Math.min(checkIn, STANDARD_CHECK_IN_HOUR)),
  checkOut: Math.max(STANDARD_CHECK_OUT_HOUR, Math.min(checkOut, LAST_HOUR)),
})

/** Specification §5, date and time prompts: what of the stay the guest is asked to select. */
type StayPrompt = 'dateAndTime' | 'date' | 'time' | 'checkInTime' | 'checkOutTime'

export const stayPrompt = (draft: Pick<InquiryDraft, 'checkIn' | 'checkOut' | 'hotel'>): StayPrompt | null => {
  const stay = stayOf(draft)
  const hasHours = extraHours(draft) > 0
  if (stay === null) return hasHours ? 'date' : 'dateAndTime'
  if (!hasHours) return 'time'
  const zone = draft.hotel.timeZone || null
  if (isSkippedHour(stay.checkIn, zone)) return isSkippedHour(stay.checkOut, zone) ? 'time' : 'checkInTime'
  return isSkippedHour(stay.checkOut, zone) ? 'checkOutTime' : null
}

/** Decisions §6. Null while the stay or the hotel's clock is not known. */
export const timesOf = (draft: InquiryDraft): NegotiationTimes | null => {
  const { timeZone } = draft.hotel
  const stay = stayOf(draft)
  if (!timeZone || stay === null) return null
  const firstHour = firstHourAsked(null, stay)
  return negotiationTimes({ firstHour, freeCancellationUntil: freeCancellationUntil(draft), timeZone })
}

/** Null: unknown. */
export const freeCancellationUntil = ({ freeCancellation }: InquiryDraft): DayHour | null =>
  freeCancellation.isUnknown || !isChosen(freeCancellation) ? null : momentOf(freeCancellation)

export const MAX_PRICE: Cents = toCents(MAX_INQUIRY_PRICE)

/** In US cents; null while none is named, or the typed text is none. */
export const priceOf = (input: BidInput | null): Cents | null => (input === null ? null : readBid(input, MAX_PRICE))

/** A problem of a field. `unknownClock`: the hotel's local time is not known. `tooLate`: no time to answer is left. `notChosen`: typed, but not chosen from the list. */
export type Problem =
  | RuleName
  | StayPrompt
  | StayProblem
  | 'unknownClock'
  | 'tooLate'
  | 'afterCheckIn'
  | 'notAPrice'
  | 'notChosen'

/** The broken rule per field; valid fields are absent. */
export type Problems = Partial<Record<Field, Problem>>
const FIELDS = {
  booking: ['hotel', 'address', 'town', 'dates', 'reference'],
  time: ['hours', 'price', 'nightPrice', 'cancellation'],
  contacts: ['firstName', 'lastName', 'email', 'terms'],
  request: ['comment'],
} as const satisfies Record<Step, readonly string[]>
export type Field = (typeof FIELDS)[Step][number]

const found = (problems: Record<string, Problem | null>): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))

/** @param now ISO instant. Null: unknown, so nothing has passed. */
const stayProblemAt = (draft: InquiryDraft, now: string | null): StayProblem | null => {
  const stay = stayOf(draft)
  const { timeZone } = draft.hotel
  if (stay === null || now === null || !timeZone) return null
  const there = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDateTime()
  return stayProblem(stay, dayHour(there.toPlainDate().toString(), there.hour), timeZone) ?? null
}

const isSkipped = (problem: StayProblem | null): boolean =>
  problem === 'check_in_skipped' || problem === 'check_out_skipped'

const bookingProblems = (draft: InquiryDraft, now: string | null): Problems => {
  const { hotel, reference } = draft
  const isByHand = hotel.id === ''
  // Hours can change on the next step only: the days are judged by the standard hours.
  const wrongDays = stayProblemAt({ ...draft, checkIn: { ...draft.checkIn, hour: STANDARD_CHECK_IN_HOUR } }, now)
  return found({
    hotel:
      firstProblem(hotel.name, required, max(MAX_HOTEL_NAME_LENGTH)) ?? (hotel.timeZone === '' ? 'unknownClock' : null),
    address: isByHand ? firstProblem(hotel.description, max(MAX_HOTEL_TEXT_LENGTH)) : null,
    town: !isByHand || hotel.point !== null ? null : hotel.town === '' ? 'required' : 'notChosen',
    dates: stayOf(draft) === null ? 'date' : isSkipped(wrongDays) ? null : wrongDays,
    reference: firstProblem(reference, max(MAX_HOTEL_REFERENCE_LENGTH)),
  })
}

const hoursProblem = (draft: InquiryDraft, now: string | null): Problem | null => {
  const prompt = stayPrompt(draft)
  if (prompt !== null) return prompt
  const times = timesOf(draft)
  if (now === null || times === null) return null
  return isTimeToAsk(Temporal.Instant.from(now), times) ? stayProblemAt(draft, now) : 'tooLate'
}

const cancellationProblem = (draft: InquiryDraft): Problem | null => {
  if (draft.freeCancellation.isUnknown) return null
  const until = freeCancellationUntil(draft)
  if (until === null) return 'required'
  const stay = stayOf(draft)
  return stay !== null && until > stay.checkIn ? 'afterCheckIn' : null
}

const timeProblems = (draft: InquiryDraft, now: string | null): Problems => {
  const { price, nightPrice } = draft
  return found({
    hours: hoursProblem(draft, now),
    price: price === null || price.text.trim() === '' ? 'required' : priceOf(price) === null ? 'notAPrice' : null,
    nightPrice:
      nightPrice !== null && nightPrice.text.trim() !== '' && priceOf(nightPrice) === null ? 'notAPrice' : null,
    cancellation: cancellationProblem(draft),
  })
}

const nameProblem = (typed: string): RuleName | null =>
  firstProblem(readName(typed), required, latin, max(MAX_NAME_LENGTH))

const contactsProblems = ({ guest, termsAccepted }: InquiryDraft): Problems =>
  found({
    firstName: nameProblem(guest.firstName),
    lastName: nameProblem(guest.lastName),
    email: firstProblem(guest.email.trim(), required, email),
    terms: termsAccepted ? null : 'required',
  })

/** @param now ISO instant; null: what passes with time is not judged. */
export const stepProblems = (step: Step, draft: InquiryDraft, now: string | null): Problems => {
  switch (step) {
    case 'booking':
      return bookingProblems(draft, now)
    case 'time':
      return timeProblems(draft, now)
    case 'contacts':
      return contactsProblems(draft)
    case 'request':
      return found({ comment: firstProblem(draft.comment, max(MAX_COMMENT_LENGTH)) })
  }
}

export const hasProblems = (step: Step, draft: InquiryDraft, now: string | null): boolean =>
  Object.keys(stepProblems(step, draft, now)).length > 0

/** A booking step without the hotel's clock is not complete: all hours are judged by it. */
export const isComplete = (step: Step, draft: InquiryDraft, now: string | null): boolean =>
  !hasProblems(step, draft, now) && (step !== 'booking' || draft.hotel.timeZone !== null)

/** The first step that is not complete; null: all are. */
export const firstWrongStep = (draft: InquiryDraft, now: string | null): Step | null =>
  STEPS.find((step) => !isComplete(step, draft, now)) ?? null

/** Specification §2: a step opens once all before it are completed; otherwise the first open one is shown. */
export const openStep = (completed: readonly Step[], wanted: Step): Step =>
  STEPS.slice(0, STEPS.indexOf(wanted)).find((step) => !completed.includes(step)) ?? wanted

/** The first step that is not completed. */
export const firstOpenStep = (completed: readonly Step[]): Step => openStep(completed, 'request')

export const withCompleted = (completed: readonly Step[], step: Step): Step[] =>
  STEPS.filter((one) => one === step || completed.includes(one))

/** Completed steps that are still right after a change. */
export const stillCompleted = (completed: readonly Step[], draft: InquiryDraft): Step[] =>
  completed.filter((step) => isComplete(step, draft, null))

/** Our field for each part of the request that the server can refuse. */
const REFUSABLE: Readonly<Partial<Record<string, Field>>> = {
  hotel: 'hotel',
  'hotel.formatted_address': 'address',
  guest_id_at_hotel: 'reference',
  checkin_datetime: 'hours',
  checkout_datetime: 'hours',
  price: 'price',
  free_cancellation_until: 'cancellation',
  guest: 'firstName',
  'guest.first_name': 'firstName',
  'guest.last_name': 'lastName',
  'guest.email': 'email',
  comment: 'comment',
}

/** The field that the server refused; null: none. */
export const refusedField = ({ code, field = '' }: Pick<Failure, 'code' | 'field'>): Field | null =>
  code === 'too_late' ? 'hours' : (REFUSABLE[field] ?? REFUSABLE[field.split('.')[0] ?? ''] ?? null)

const holds = (step: Step, field: Field | null): boolean => FIELDS[step].some((name) => name === field)

/** The step before the last that holds what the server refused; null: none. */
export const stepOfFailure = (failure: Pick<Failure, 'code' | 'field'>): Exclude<Step, 'request'> | null => {
  const field = refusedField(failure)
  return (['booking', 'time', 'contacts'] as const).find((step) => holds(step, field)) ?? null
}

/** The problems of a step, and in it what the server has refused since. */
export const withRefusal = (
  step: Step,
  problems: Problems,
  failure: Pick<Failure, 'code' | 'field'> | null,
): Problems => {
  const field = failure === null ? null : refusedField(failure)
  if (failure === null || field === null || !holds(step, field)) return problems
  return { [field]: failure.code === 'too_late' ? 'tooLate' : 'regex', ...problems }
}

/** The names and e-mail address of a signed-in guest are offered where none are typed. */
export const guestAfterSignIn = (guest: InquiryGuest, user: InquiryGuest): InquiryGuest => {
  const { firstName, lastName } = guest.firstName === '' && guest.lastName === '' ? user : guest
  return { firstName, lastName, email: guest.email === '' ? user.email : guest.email }
}

/** Removes an account's data from the form once its session has ended. */
export const guestAfterSignOut = (guest: InquiryGuest, user: InquiryGuest): InquiryGuest => {
  const isOwnName = guest.firstName === user.firstName && guest.lastName === user.lastName
  return {
    ...(isOwnName ? { firstName: '', lastName: '' } : { firstName: guest.firstName, lastName: guest.lastName }),
    email: guest.email === user.email ? '' : guest.email,
  }
}

/** Nights of the stay; 0 while its days are not chosen. */
export const nightsOf = ({ checkIn, checkOut }: Pick<InquiryDraft, 'checkIn' | 'checkOut'>): number =>
  isChosen(checkIn) && isChosen(checkOut) ? daysBetween(checkIn.day, checkOut.day) : 0

/** The stay as it was booked, with the standard hours. */
export const standardStay = (stay: Stay): Stay => ({
  checkIn: dayHour(datePart(stay.checkIn), STANDARD_CHECK_IN_HOUR),
  checkOut: dayHour(datePart(stay.checkOut), STANDARD_CHECK_OUT_HOUR),
})
