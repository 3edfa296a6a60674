import { inquiryEndpoints } from '#contract/http/inquiryEndpoints.ts'
import { asGuest } from './browserClient.ts'
import { clientOf } from './http.ts'

/** Client with only the calls of requests for hours: the pages behind links load no more. */
export const callInquiryApi = clientOf(inquiryEndpoints, asGuest)
