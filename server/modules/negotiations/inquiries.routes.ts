import { countNights, datePart, daysBetween, MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/hotel/stay.ts'
import { IDEMPOTENCY_HEADER } from '#contract/http/endpoints.ts'
import { hourPromise } from '#contract/inquiry/hourPromise.ts'
import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import type { Documents } from '#server/documents/documents.ts'
import { ApiError } from '#server/http/errors.ts'
import { BinaryFile, Reply, TextFile, type Caller, type Handlers, type RequestContext } from '#server/http/handler.ts'
import type { AnswerRecords } from '#server/modules/answerRecord/answerRecords.ts'
import type { DocumentBrand } from '#server/modules/bookings/bookings.receipt.ts'
import { negotiationCalendar } from '#server/modules/bookings/negotiation.calendar.ts'
import type { HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { agreedHoursOf, agreedOffer } from './agreedHours.ts'
import type { inquiryCreation } from './inquiries.create.ts'
import { inquiryReceipt } from './inquiry.receipt.ts'
import type { Asker, Inquiries } from './inquiries.service.ts'
import { rowsOf } from './negotiations.rows.ts'
import type { NegotiationLetters } from './negotiations.letters.ts'
import type { NegotiationRow } from './negotiations.store.ts'
import { usualPrice } from './usualPrice.ts'
import { viewInquiry, type NegotiationViewDeps } from './negotiations.view.ts'

export interface InquiryRoutesDeps extends NegotiationViewDeps {
  db: Database
  clock: Clock
  hotels: Pick<HotelIndex, 'around' | 'hotel'>
  answerRecords: Pick<AnswerRecords, 'atPrices'>
  creation: ReturnType<typeof inquiryCreation>
  inquiries: Inquiries
  letters: Pick<NegotiationLetters, 'guestToken'>
  documents: Pick<Documents, 'pdf'>
  brand: DocumentBrand
  requireUser: (caller: Caller | null) => Promise<Caller>
}

type InquiryHandlers = Pick<
  Handlers,
  | 'createInquiry'
  | 'usualPrice'
  | 'inquiry'
  | 'inquiryReceipt'
  | 'inquiryCalendar'
  | 'inquiries'
  | 'answerInquiry'
  | 'withdrawInquiry'
  | 'replaceInquiryCard'
>

const CREATED = 201

const asker = (caller: Caller | null, { address }: RequestContext, token: string | undefined): Asker => ({
  caller,
  token,
  address,
})

export const inquiriesRoutes = (deps: InquiryRoutesDeps): InquiryHandlers => {
  const { db, clock, inquiries } = deps

  const view = async (row: NegotiationRow, locale: Locale): Promise<{ inquiry: Inquiry }> => ({
    inquiry: viewInquiry(await rowsOf(db, row), locale, deps),
  })
  return {
    createInquiry: async ({ body, context, caller }) => {
      const key = context.idempotencyKey
      if (key === undefined) throw new Error(`${IDEMPOTENCY_HEADER} was not asked for`)
      const attempt = { caller, address: context.address, key, body, locale: context.locale }
      const { row, isNew } = await deps.creation.create(attempt)
      const answer = {
        ...(await view(row, context.locale)),
        // Without an account, the page needs a token; the key that made the request is proof enough.
        ...(row.user_uid === null ? { token: await deps.letters.guestToken(db, row, key) } : {}),
      }
      return isNew ? new Reply(CREATED, answer) : answer
    },
    usualPrice: ({ query: { point, checkIn, checkOut, hotel } }) => {
      const today = clock().toZonedDateTimeISO('UTC').toPlainDate().toString()
      const days = daysBetween(today, datePart(checkIn))
      // A day more on both ends: the clock of the place is not known.
      if (days < -1 || days > MAX_DAYS_AHEAD + 1)
        throw new ApiError('invalid_request', 'checkIn: is in the past, or too far ahead', { field: 'checkIn' })
      if (countNights({ checkIn, checkOut }) < 1 || countNights({ checkIn, checkOut }) > MAX_NIGHTS)
        throw new ApiError('invalid_request', 'checkOut: is no stay with checkIn', { field: 'checkOut' })
      return Promise.resolve({
        ...usualPrice(deps.hotels, { point, checkIn, checkOut, hotelId: hotel }),
        answers: [...deps.answerRecords.atPrices()],
      })
    },
    inquiry: async ({ params, query, context, caller }) => {
      const { row, canAct } = await inquiries.read(params.id, asker(caller, context, query.token))
      const { inquiry } = await view(row, context.locale)
      return { inquiry: canAct ? inquiry : { ...inquiry, actions: [] } }
    },
    inquiryReceipt: async ({ params, query, context, caller }) => {
      const { row } = await inquiries.read(params.id, asker(caller, context, query.token))
      const lang = query.lang ?? context.locale
      const rows = await rowsOf(db, row)
      const inquiry = viewInquiry(rows, lang, deps)
      const { charge } = inquiry
      const offer = agreedOffer(rows.offers)
      if (charge === null || offer === undefined)
        throw new ApiError('not_found', 'There is no receipt: nothing was charged for this request')
      const paper = inquiryReceipt({
        inquiry: { ...inquiry, charge },
        hours: agreedHoursOf(row, offer),
        guestZone: row.guest_time_zone,
        brand: deps.brand,
        lang,
        hourCycle: row.hour_cycle,
      })
      return new BinaryFile('application/pdf', `stayless-${row.reference}-${lang}.pdf`, await deps.documents.pdf(paper))
    },
    inquiryCalendar: async ({ params, query, context, caller }) => {
      const { row } = await inquiries.read(params.id, asker(caller, context, query.token))
      const { locale } = context
      const { inquiry } = await view(row, locale)
      if (hourPromise(inquiry.status) === null)
        throw new ApiError('not_found', 'There is no calendar file: no hours are agreed')
      const reader = { locale, hourCycle: row.hour_cycle }
      const file = negotiationCalendar(inquiry, row.outcome === null ? 1 : 2, clock(), reader)
      return new TextFile(file.mediaType, file.name, file.text)
    },
    inquiries: async ({ context, caller }) => {
      const { uid } = await deps.requireUser(caller)
      const rows = await inquiries.ofUser(uid)
      return { inquiries: await Promise.all(rows.map(async (row) => (await view(row, context.locale)).inquiry)) }
    },
    answerInquiry: async ({ params, body, context, caller }) =>
      view(await inquiries.answer(params.id, asker(caller, context, body.token), body), context.locale),
    withdrawInquiry: async ({ params, body, context, caller }) =>
      view(await inquiries.withdraw(params.id, asker(caller, context, body.token)), context.locale),
    replaceInquiryCard: async ({ params, body, context, caller }) =>
      view(await inquiries.replaceCard(params.id, asker(caller, context, body.token), body.payment), context.locale),
  }
}
