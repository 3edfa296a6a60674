import { confirmInquiry, inquiryLinkQuery } from '#src/actors/negotiation/links.ts'
import type { ConfirmInquiryResponse } from '#contract/inquiry/confirm.ts'
import { hourPromise } from '#contract/inquiry/hourPromise.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { buttonClass } from '#src/ui/content/Button.tsx'
import type { ReactNode } from 'react'
import { endingOf } from '#src/views/parts/negotiation/ending.rules.ts'
import type { FaceTone } from '#src/views/parts/negotiation/negotiation.css.ts'
import { stayOf } from '#src/views/parts/negotiation/offer.rules.ts'
import { agreedTitle } from '#src/views/parts/negotiation/words.ts'
import { ConfirmFrame } from './ConfirmFrame.tsx'
import { ConfirmPage } from './ConfirmPage.tsx'
import { InquirySummary } from './InquirySummary.tsx'
import { UselessLink, type Brand } from './LinkFaces.tsx'

/** Heading and color for the status of a confirmed request that has not ended. */
const statusHeading = (
  words: PageI18n,
  inquiry: NonNullable<ConfirmInquiryResponse['inquiry']>,
): { tone: FaceTone; title: string } => {
  const promise = hourPromise(inquiry.status)
  if (promise === null) {
    const status = inquiry.status === 'countered' ? 'countered' : 'asked'
    return { tone: 'thinking', title: words.t(`negotiation.status.${status}.title`) }
  }
  return { tone: 'agreed', title: agreedTitle(words, promise, stayOf(inquiry), null) }
}

/** The address behind the link is the guest's: only now is the hotel asked. `see`: a link to the request. */
export const ConfirmInquiryPage = ({
  token,
  brand,
  see,
  onConfirmed,
  newRequest,
}: {
  token: string | undefined
  brand: Brand
  see: (id: string, text: string, className: string) => ReactNode
  onConfirmed: (id: string) => void
  /** Address of a new request. */
  newRequest: string
}) => {
  const words = useI18n()
  if (token === undefined)
    return (
      <ConfirmFrame>
        <UselessLink why="noToken" brand={brand} />
      </ConfirmFrame>
    )
  return (
    <ConfirmPage
      kind="inquiry"
      query={inquiryLinkQuery(token)}
      confirm={() => confirmInquiry(token)}
      brand={brand}
      details={({ inquiry }) => inquiry !== null && <InquirySummary inquiry={inquiry} />}
      usedBefore={({ inquiry }) => {
        if (inquiry === null) return null
        const ending = endingOf(inquiry)
        return ending === null
          ? { ...statusHeading(words, inquiry), text: words.t('negotiation.link.inquiry.again.text') }
          : {
              tone: 'over',
              title: words.t(`negotiation.status.ended.${ending}.title`),
              text: words.t(`negotiation.status.ended.${ending}.text`),
            }
      }}
      next={({ inquiry }) =>
        inquiry !== null && see(inquiry.id, words.t('negotiation.link.inquiry.see'), buttonClass({ look: 'ink' }))
      }
      restart={
        <a href={newRequest} className={buttonClass({ look: 'line' })}>
          {words.t('negotiation.link.inquiry.new')}
        </a>
      }
      onConfirmed={({ inquiry }) => {
        if (inquiry !== null) onConfirmed(inquiry.id)
      }}
    />
  )
}
