import { string } from 'superstruct'
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
import {
  DeskAnswerBody,
  DeskRenewBody,
  DeskRequestBody,
  DeskResponse,
  EndInquiryBody,
  EndStaffHotelBody,
  HotelierBody,
  JoinResponse,
  SendInquiryBody,
  StaffHotelsResponse,
  StaffInquiriesResponse,
  StaffInquiryResponse,
} from '#contract/inquiry/desk.ts'
import { AcceptedResponse } from '#contract/user/user.ts'
import { pointCodec } from '#contract/hotel/destination.ts'
import { dayHourCodec } from '#contract/hotel/stay.ts'
import { localeCodec } from '#contract/shared/locale.ts'
import { text } from './codec.ts'
import { FileBytes, get, noFields, optional, post, required } from './defineEndpoint.ts'

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
  inquiry: get('/inquiries/:id/', { query: { token: optional(text) }, response: InquiryResponse, access: 'anyone' }),
  /** Application/pdf, in `lang` or else the language of the request; 404 while nothing was charged. */
  inquiryReceipt: get('/inquiries/:id/receipt.pdf', {
    query: { lang: optional(localeCodec), token: optional(text) },
    response: FileBytes,
    access: 'anyone',
  }),
  /** The agreed hours as an event; 404 while nothing is agreed. */
  inquiryCalendar: get('/inquiries/:id/calendar.ics', {
    query: { token: optional(text) },
    response: string(),
    access: 'anyone',
  }),
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
  desk: get('/desk/:token/', { query: noFields, response: DeskResponse }),
  answerFromDesk: post('/desk/:token/answer/', { body: DeskAnswerBody, response: DeskResponse }),
  undoFromDesk: post('/desk/:token/undo/', { body: DeskRequestBody, response: DeskResponse }),
  takeBackFromDesk: post('/desk/:token/take-back/', { body: DeskRequestBody, response: DeskResponse }),
  renewDesk: post('/desk/renew/', { body: DeskRenewBody, response: AcceptedResponse }),
  /** The hotel leaves the network: it is asked nothing any more. */
  leaveNetwork: post('/desk/:token/leave/', { body: EmptyBody, response: DeskResponse }),
  joinNetwork: post('/hoteliers/', { body: HotelierBody, response: JoinResponse }),
  staffHotels: get('/staff/hotels/', { query: noFields, response: StaffHotelsResponse, access: 'staff', fresh: true }),
  /** Nobody speaks for the hotel at this address any more; what it was asked there waits for staff. */
  endStaffHotel: post('/staff/hotels/end/', {
    body: EndStaffHotelBody,
    response: StaffHotelsResponse,
    access: 'staff',
    fresh: true,
  }),
  staffInquiries: get('/staff/inquiries/', {
    query: noFields,
    response: StaffInquiriesResponse,
    access: 'staff',
    fresh: true,
  }),
  sendInquiry: post('/staff/inquiries/:id/send/', {
    body: SendInquiryBody,
    response: StaffInquiryResponse,
    access: 'staff',
    fresh: true,
  }),
  /** Goes on with what the card service says of the charge in review. */
  settleInquiry: post('/staff/inquiries/:id/settle/', {
    body: EmptyBody,
    response: StaffInquiryResponse,
    access: 'staff',
    fresh: true,
  }),
  endInquiry: post('/staff/inquiries/:id/end/', {
    body: EndInquiryBody,
    response: StaffInquiryResponse,
    access: 'staff',
    fresh: true,
  }),
  confirmHotelEmail: post('/confirm/hotel-email/:token/', { body: EmptyBody, response: ConfirmHotelEmailResponse }),
}
