import type { DeskResponse } from '#contract/inquiry/desk.ts'
import { callInquiryApi } from '#src/services/inquiryApi.ts'
import { keys } from '#src/services/query.ts'
import { queryOptions } from '@tanstack/react-query'
import type { HotelStep } from './links.ts'

export const deskQuery = (token: string) =>
  queryOptions({
    // Dropped with its page: whoever opens the browser later needs the link again.
    gcTime: 0,
    queryKey: keys.desk(token),
    queryFn: ({ signal }) => callInquiryApi('desk', { params: { token }, signal }),
  })

/** The server answers a repeated step as it answered the first. */
export const takeDeskStep = (token: string, step: HotelStep): Promise<DeskResponse> => {
  const params = { token }
  const { number } = step
  switch (step.type) {
    case 'answer': {
      const { type: _, ...body } = step
      return callInquiryApi('answerFromDesk', { params, body })
    }
    case 'undo':
      return callInquiryApi('undoFromDesk', { params, body: { number } })
    case 'takeBack':
      return callInquiryApi('takeBackFromDesk', { params, body: { number } })
  }
}

/** Sends a new link to the hotel's own address. The answer does not tell whether there is one. */
export const renewDesk = async (email: string): Promise<void> => {
  await callInquiryApi('renewDesk', { body: { email } })
}

export const leaveNetwork = (token: string): Promise<DeskResponse> =>
  callInquiryApi('leaveNetwork', { params: { token }, body: {} })
