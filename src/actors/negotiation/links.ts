import type { ConfirmInquiryResponse, ConfirmRequestBody, ConfirmRequestResponse } from '#contract/inquiry/confirm.ts'
import type { CallApi } from '#src/services/http.ts'
import { callInquiryApi } from '#src/services/inquiryApi.ts'
import { keys } from '#src/services/query.ts'
import { queryOptions } from '@tanstack/react-query'
import { inquiryTokens } from './inquiryTokens.ts'

/** What a hotel does with a guest's request; `number`: which of the link's requests. */
export type HotelStep =
  | ({ type: 'answer'; number: string } & Omit<ConfirmRequestBody, 'number'>)
  | { type: 'undo'; number: string }
  | { type: 'takeBack'; number: string }

// A response is dropped with its page: whoever opens the browser later needs the link again.
const UNKEPT = { gcTime: 0 } as const

/** The page of the request opens with the token that its link was answered with. */
const keepToken = (response: ConfirmInquiryResponse): ConfirmInquiryResponse => {
  const { inquiry } = response
  if (inquiry !== null && inquiry.token !== null) inquiryTokens.keep(inquiry.id, inquiry.token)
  return response
}

export const inquiryLinkQuery = (token: string) =>
  queryOptions({
    ...UNKEPT,
    queryKey: keys.inquiryLink(token),
    queryFn: async ({ signal }) => keepToken(await callInquiryApi('inquiryLink', { params: { token }, signal })),
  })
export const confirmInquiry = async (token: string) =>
  keepToken(await callInquiryApi('confirmInquiry', { params: { token }, body: {} }))

export const hotelEmailLinkQuery = (token: string) =>
  queryOptions({
    ...UNKEPT,
    queryKey: keys.hotelEmailLink(token),
    queryFn: ({ signal }) => callInquiryApi('hotelEmailLink', { params: { token }, signal }),
  })
export const confirmHotelEmail = (token: string) => callInquiryApi('confirmHotelEmail', { params: { token }, body: {} })

export const requestLinkQuery = (token: string) =>
  queryOptions({
    ...UNKEPT,
    queryKey: keys.requestLink(token),
    queryFn: ({ signal }) => callInquiryApi('requestLink', { params: { token }, signal }),
  })

/** The server answers a repeated step as it answered the first. */
export const takeHotelStep = (
  token: string,
  step: HotelStep,
  call: CallApi<'answerRequest' | 'undoRequestAnswer' | 'takeBackRequest'> = callInquiryApi,
): Promise<ConfirmRequestResponse> => {
  const params = { token }
  const { number } = step
  switch (step.type) {
    case 'answer': {
      const { type: _, ...body } = step
      return call('answerRequest', { params, body })
    }
    case 'undo':
      return call('undoRequestAnswer', { params, body: { number } })
    case 'takeBack':
      return call('takeBackRequest', { params, body: { number } })
  }
}
