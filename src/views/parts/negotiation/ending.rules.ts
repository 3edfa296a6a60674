import type { Inquiry, InquiryOffer, InquiryOutcome } from '#contract/inquiry/inquiries.ts'

/** How it ended, for the page's words: who did not answer makes a difference to the reader. */
export type Ending = InquiryOutcome | 'unansweredByGuest'

const FALLBACK = { rejected: 'declined', expired: 'unanswered', withdrawn: 'withdrawn' } as const

/** Null while it goes on. */
export const endingOf = (inquiry: Pick<Inquiry, 'status' | 'outcome' | 'offers'>): Ending | null => {
  const { status, outcome } = inquiry
  if (status !== 'rejected' && status !== 'expired' && status !== 'withdrawn') return null
  const ending = outcome ?? FALLBACK[status]
  return ending === 'unanswered' && lastOffer(inquiry)?.by === 'hotel' ? 'unansweredByGuest' : ending
}

export const lastOffer = ({ offers }: Pick<Inquiry, 'offers'>): InquiryOffer | undefined =>
  offers.toSorted((one, other) => one.place - other.place).at(-1)

/** The guest's request, which every later offer answers. */
export const firstOffer = ({ offers }: Pick<Inquiry, 'offers'>): InquiryOffer | undefined =>
  offers.toSorted((one, other) => one.place - other.place)[0]
