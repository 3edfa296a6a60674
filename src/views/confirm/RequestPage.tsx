import { useI18n } from '#src/i18n/I18nContext.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { extraHoursOf, stayOf } from '#src/views/parts/negotiation/offer.rules.ts'
import { priceText } from '#src/views/parts/negotiation/words.ts'
import { use, type ReactNode } from 'react'
import { readStep, sheetOf, type PlainPage } from './answerForm.rules.ts'
import { ConfirmFrame } from './ConfirmFrame.tsx'
import { CheckingLink, LinkFailed, UselessLink, type Brand } from './LinkFaces.tsx'
import { HotelRequestCard } from './HotelRequestCard.tsx'
import * as css from './confirm.css.ts'
import { PlainPageContext } from './plainPage.ts'
import { useRequestLink, type RequestLink } from './useRequestLink.ts'

/** The hotel's answer to a guest's request, on a phone in two taps. Nothing is sent on load. */
export const RequestPage = ({ token, brand }: { token: string | undefined; brand: Brand }) =>
  token === undefined ? (
    <ConfirmFrame>
      <UselessLink why="noToken" brand={brand} />
    </ConfirmFrame>
  ) : (
    <Requests key={token} token={token} brand={brand} />
  )

const Requests = ({ token, brand }: { token: string; brand: Brand }) => {
  const words = useI18n()
  const plain = use(PlainPageContext)
  const view = withRefused(useRequestLink(token), plain)
  const { link, failure, isWaiting, retry } = view
  return <ConfirmFrame hotel={link?.hotel?.name}>{content()}</ConfirmFrame>

  function content(): ReactNode {
    if (link === null)
      return failure !== null || isWaiting ? <LinkFailed failure={failure} onRetry={retry} /> : <CheckingLink />
    const [first] = link.requests
    if (link.state === 'unknown' || link.hotel === null || first === undefined)
      return <UselessLink why={link.state === 'expired' ? 'expired' : 'unknown'} brand={brand} />
    const { time_zone: zone } = link.hotel
    // The sheet of one request is a page of its own.
    const opened = link.requests.find((request) => sheetOf(plain, request, view.now()) !== null)
    const requests = opened === undefined ? link.requests : [opened]
    const isOne = requests.length === 1
    const title = words.plural('negotiation.hoursFor', extraHoursOf(stayOf(first.offer), first.side), {
      money: priceText(words, first.offer.price),
    })
    return (
      <>
        <PageHead title={isOne ? title : words.plural('negotiation.hotel.more', requests.length)} hidden />
        {!isOne && <h1 className={css.heading}>{words.plural('negotiation.hotel.more', requests.length)}</h1>}
        {requests.map((request) => (
          <HotelRequestCard
            key={request.number}
            request={request}
            zone={zone}
            view={view}
            level={isOne ? 'h1' : 'h2'}
          />
        ))}
      </>
    )
  }
}

/** The step of a form that was not taken has failed like one of the application. */
const withRefused = (view: RequestLink, plain: PlainPage | null): RequestLink => {
  const read = plain?.failure ? readStep(plain.fields) : null
  return plain?.failure && read && 'step' in read
    ? { ...view, failed: { step: read.step, failure: plain.failure } }
    : view
}
