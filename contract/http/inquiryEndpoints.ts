import {
  ConfirmHotelEmailResponse,
  ConfirmInquiryResponse,
  ConfirmRequestBody,
  ConfirmRequestResponse,
  EmptyBody,
  RequestNumberBody,
} from '#contract/inquiry/confirm.ts'
import {
  InquiriesResponse,
  InquiryAnswerBody,
  InquiryBody,
  InquiryCardBody,
  InquiryResponse,
  InquiryTokenBody,
  UsualPriceResponse,
} from '#contract/inquiry/inquiries.ts'
import { pointCodec } from '#contract/hotel/destination.ts'
import { dayHourCodec } from '#contract/hotel/stay.ts'
import { text } from './codec.ts'
import { get, noFields, optional, post, required } from './defineEndpoint.ts'

/** Inquiries and negotiations, decisions §13. `token`: of the guest's e-mail, for a guest without an account. */
export const inquiryEndpoints = {
  /** The same request again returns the first one, with status 200. */
  createInquiry: post('/inquiries/', {
    body: InquiryBody,
    response: InquiryResponse,
    access: 'anyone',
    idempotent: true,
    fresh: true,
  }),
  inquiry: get('/inquiries/:id/', { query: { token: optional(text) }, response: InquiryResponse, access: 'anyone' }),
  inquiries: get('/user/inquiries/', { query: noFields, response: InquiriesResponse, access: 'user' }),
  answerInquiry: post('/inquiries/:id/answer/', {
    body: InquiryAnswerBody,
    response: InquiryResponse,
    access: 'anyone',
    fresh: true,
  }),
  withdrawInquiry: post('/inquiries/:id/withdraw/', {
    body: InquiryTokenBody,
    response: InquiryResponse,
    access: 'anyone',
    fresh: true,
  }),
  replaceInquiryCard: post('/inquiries/:id/payment/', {
    body: InquiryCardBody,
    response: InquiryResponse,
    access: 'anyone',
    fresh: true,
  }),
  /** The middle night price of hotels like this one, near it and on these dates. */
  usualPrice: get('/inquiries/usual_price/', {
    query: {
      point: required(pointCodec),
      checkIn: required(dayHourCodec),
      checkOut: required(dayHourCodec),
      hotel: optional(text),
    },
    response: UsualPriceResponse,
  }),
  inquiryLink: get('/confirm/inquiry/:token/', { query: noFields, response: ConfirmInquiryResponse }),
  confirmInquiry: post('/confirm/inquiry/:token/', { body: EmptyBody, response: ConfirmInquiryResponse }),
  requestLink: get('/confirm/request/:token/', { query: noFields, response: ConfirmRequestResponse }),
  answerRequest: post('/confirm/request/:token/', { body: ConfirmRequestBody, response: ConfirmRequestResponse }),
  undoRequestAnswer: post('/confirm/request/:token/undo/', {
    body: RequestNumberBody,
    response: ConfirmRequestResponse,
  }),
  takeBackRequest: post('/confirm/request/:token/take-back/', {
    body: RequestNumberBody,
    response: ConfirmRequestResponse,
  }),
  hotelEmailLink: get('/confirm/hotel-email/:token/', { query: noFields, response: ConfirmHotelEmailResponse }),
  confirmHotelEmail: post('/confirm/hotel-email/:token/', { body: EmptyBody, response: ConfirmHotelEmailResponse }),
}
