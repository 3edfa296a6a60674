import type { HourCycle } from '#contract/shared/hourCycle.ts'
import { toDollars } from '#contract/shared/money.ts'
import type { InquiryBody } from '#contract/inquiry/inquiries.ts'
import { MAX_HOTEL_TEXT_LENGTH } from '#contract/inquiry/inquiries.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { readName } from '#contract/user/user.ts'
import {
  freeCancellationUntil,
  priceOf,
  stayOf,
  type InquiryDraft,
  type InquiryGuest,
  type SentInquiry,
} from '#machines/inquiry/inquiry.rules.ts'
import type { Attempt } from '#machines/inquiry/inquiry.ports.ts'
import type { CallApi } from '#src/services/http.ts'
import type { CardVault, Payment } from '#src/actors/checkout/cardVault.ts'

export interface InquiryServices {
  callApi: CallApi
  desk: Pick<CardVault, 'open' | 'pay' | 'payWithSavedCard' | 'paymentOf'>
  /** A new idempotency key. */
  newKey: () => string
  locale: () => Locale
  /** How the page writes hours. */
  hourCycle: () => HourCycle
  /** Keeps what opens the page of the request for a guest without an account. */
  keepToken: (id: string, token: string) => void
  /** The request has arrived: lists of requests are outdated. */
  onSent: () => void
}

/** A card that is kept is verified for zero: no money moves. */
const NO_AMOUNT = 0

const orNull = (text: string): string | null => text.trim() || null
const cut = (text: string): string | null => orNull(text.slice(0, MAX_HOTEL_TEXT_LENGTH))

const inquiryBody = (
  draft: InquiryDraft,
  payment: Payment,
  { locale, hourCycle }: Pick<InquiryServices, 'locale' | 'hourCycle'>,
): InquiryBody => {
  const { hotel, guest, comment, reference } = draft
  const stay = stayOf(draft)
  const price = priceOf(draft.price)
  if (stay === null || price === null) throw new Error('sent before the draft was complete')
  return {
    guest: {
      first_name: readName(guest.firstName),
      last_name: readName(guest.lastName),
      email: guest.email.trim(),
    },
    hotel: {
      place_id: orNull(hotel.id),
      name: hotel.name.trim(),
      formatted_address: cut(hotel.description),
      vicinity: cut(hotel.vicinity ?? hotel.town),
      international_phone_number: orNull(hotel.internationalPhoneNumber ?? ''),
      website: cut(hotel.website ?? ''),
      url: cut(hotel.url ?? ''),
      location: hotel.point,
    },
    checkin_datetime: stay.checkIn,
    checkout_datetime: stay.checkOut,
    price: toDollars(price),
    comment: comment.trim(),
    free_cancellation_until: freeCancellationUntil(draft),
    payment: {
      type: 'card',
      nonce: payment.nonce,
      device_data: payment.deviceData,
      ...(payment.paymentMethodId === undefined ? {} : { payment_method_id: payment.paymentMethodId }),
    },
    guest_id_at_hotel: orNull(reference),
    lang: locale(),
    time_zone: Temporal.Now.timeZoneId(),
    hour_cycle: hourCycle(),
  }
}

interface Invocation<Input> {
  input: Input
  signal: AbortSignal
}

/** The ports of the last step, on the live server and the live card fields. Load them lazily: they bring the payment code. */
export const inquiryWork = (services: InquiryServices) => {
  const { callApi, desk, newKey, keepToken, onSent } = services
  return {
    openCard: async ({ signal }: Invocation<undefined>) => ({ card: await desk.open(signal) }),
    verifyCard: async ({
      input: { card, paymentMethodId, guest, attemptId },
      signal,
    }: Invocation<{
      card: string
      paymentMethodId: string | null
      guest: InquiryGuest
      attemptId: string
    }>): Promise<Attempt> => {
      const { firstName, lastName, email } = guest
      const order = {
        amount: NO_AMOUNT,
        firstName: readName(firstName),
        lastName: readName(lastName),
        email: email.trim(),
      }
      const payment =
        paymentMethodId === null
          ? await desk.pay(card, order, signal)
          : await desk.payWithSavedCard(paymentMethodId, order, signal)
      return { id: attemptId || newKey(), payment }
    },
    sendInquiry: async ({
      input: { attempt, draft },
      signal,
    }: Invocation<{ attempt: Attempt; draft: InquiryDraft }>): Promise<SentInquiry> => {
      const body = inquiryBody(draft, desk.paymentOf(attempt.payment), services)
      const { inquiry, token } = await callApi('createInquiry', { body, idempotencyKey: attempt.id, signal })
      if (token !== undefined) keepToken(inquiry.id, token)
      onSent()
      return { id: inquiry.id, number: inquiry.number, isUnconfirmed: inquiry.status === 'unconfirmed' }
    },
  }
}
export type InquiryWork = ReturnType<typeof inquiryWork>
