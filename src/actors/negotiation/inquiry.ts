import type { Inquiry, InquiryAnswerBody } from '#contract/inquiry/inquiries.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { callInquiryApi } from '#src/services/inquiryApi.ts'
import { saveFile } from '#src/services/saveFile.ts'
import { keys } from '#src/services/query.ts'
import { queryOptions } from '@tanstack/react-query'
import { inquiryTokens } from './inquiryTokens.ts'

/** What a guest does with their request. */
export type InquiryStep =
  | ({ type: 'answer' } & Omit<InquiryAnswerBody, 'token'>)
  | { type: 'withdraw' }
  /** `paymentMethodId`: of a saved card; its nonce proves that the bank verified it. */
  | { type: 'replaceCard'; nonce: string; deviceData: string | null; paymentMethodId?: string | undefined }

const withToken = (id: string): { token?: string } => {
  const token = inquiryTokens.read(id)
  return token === null ? {} : { token }
}

/** Below the user's key: a session that ends takes it along. */
export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: keys.inquiry(id),
    queryFn: async ({ signal }): Promise<Inquiry> =>
      (await callInquiryApi('inquiry', { params: { id }, query: withToken(id), signal })).inquiry,
  })

/** Saves the receipt of a charged request, in the page's language. @throws ApiFailure */
export const saveInquiryReceipt = async (
  { id, number }: Pick<Inquiry, 'id' | 'number'>,
  lang: Locale,
): Promise<void> => {
  const pdf = await callInquiryApi('inquiryReceipt', { params: { id }, query: { lang, ...withToken(id) } })
  saveFile(`stayless-${number}-${lang}.pdf`, pdf, 'application/pdf')
}

/** Saves the agreed hours as a calendar file. @throws ApiFailure */
export const saveInquiryCalendar = async ({ id, number }: Pick<Inquiry, 'id' | 'number'>): Promise<void> => {
  const text = await callInquiryApi('inquiryCalendar', { params: { id }, query: withToken(id) })
  saveFile(`stayless-${number}.ics`, text, 'text/calendar;charset=utf-8')
}

/** The server answers a repeated step as it answered the first. */
export const takeInquiryStep = async (id: string, step: InquiryStep): Promise<Inquiry> => {
  const params = { id }
  const token = withToken(id)
  switch (step.type) {
    case 'answer': {
      const { type: _, ...answer } = step
      return (await callInquiryApi('answerInquiry', { params, body: { ...answer, ...token } })).inquiry
    }
    case 'withdraw':
      return (await callInquiryApi('withdrawInquiry', { params, body: token })).inquiry
    case 'replaceCard': {
      const payment = {
        type: 'card',
        nonce: step.nonce,
        device_data: step.deviceData,
        ...(step.paymentMethodId === undefined ? {} : { payment_method_id: step.paymentMethodId }),
      } as const
      return (await callInquiryApi('replaceInquiryCard', { params, body: { payment, ...token } })).inquiry
    }
  }
}
