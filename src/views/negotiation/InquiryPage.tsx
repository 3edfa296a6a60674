import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card, page } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { hidden } from '#src/ui/content/VisuallyHidden.css.ts'
import { useInstant } from '#src/ui/hooks/useNow.ts'
import { useModals } from '#src/views/layout/modals.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { Offline, LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { useRef, useState, type ReactNode } from 'react'
import { Status, useStatusTitle } from './Status.tsx'
import { Summary } from './Summary.tsx'
import { Timeline } from './Timeline.tsx'
import * as css from './InquiryPage.css.ts'
import { useFocusAfterStep } from '#src/views/parts/negotiation/useFocusAfterStep.ts'
import { useInquiry, type InquiryView } from './useInquiry.ts'

/** A guest's request for hours: how it stands, and what they can do. `back`: a link to all of them. `missing`: the page
 * of an unknown address; a request of somebody else says the same. */
export const InquiryPage = ({
  id,
  back,
  missing,
}: {
  id: string
  back: (text: ReactNode) => ReactNode
  missing: ReactNode
}) => {
  const words = useI18n()
  const { show } = useModals()
  const heading = useRef<HTMLHeadingElement>(null)
  const view = useInquiry(id)
  const { viewState, inquiry, failure, retry } = view
  if (viewState === 'missing') return missing
  if (viewState === 'shown' && inquiry !== null)
    return (
      <div className={page}>
        <div className={css.crumb}>
          {view.isSignedIn &&
            back(
              <>
                <Icon path={icons.prev} />
                {words.t('negotiation.status.back')}
              </>,
            )}
          <span>
            <Trans
              text="negotiation.status.number"
              parts={{ number: <Numeral key="number">{inquiry.number}</Numeral> }}
            />
          </span>
        </div>
        <Shown inquiry={inquiry} view={view} heading={heading} />
      </div>
    )
  return (
    <div className={page}>
      <PageHead title={words.t('negotiation.status.youAsked')} hidden />
      <h1 className={hidden}>{words.t('negotiation.status.youAsked')}</h1>
      <div className={css.columns}>
        <div className={card}>{state()}</div>
      </div>
    </div>
  )

  function state(): ReactNode {
    switch (viewState) {
      case 'signedOut':
        return (
          <EmptyState
            icon={icons.lock}
            title={words.t('negotiation.status.signIn.title')}
            text={words.t('negotiation.status.signIn.text')}
            action={
              <Button look="ink" onClick={() => show('log-in')}>
                {words.t('common.nav.logIn')}
              </Button>
            }
          />
        )
      case 'offline':
        return <Offline text="negotiation.status.offline" />
      case 'failed':
        return (
          <LoadError
            of="negotiation.status.failed"
            offline="negotiation.status.offline"
            failure={failure}
            onRetry={retry}
          />
        )
      default:
        return (
          <Loading label="negotiation.status.loading" onRetry={retry}>
            <Skeleton height="136px" />
            <Skeleton height="220px" />
          </Loading>
        )
    }
  }
}

const Shown = ({
  inquiry,
  view,
  heading,
}: {
  inquiry: Inquiry
  view: InquiryView
  heading: React.RefObject<HTMLHeadingElement | null>
}) => {
  const words = useI18n()
  const now = useInstant()
  const title = useStatusTitle(inquiry, now)
  useFocusAfterStep(heading, title, view.taking !== null)
  const [known, setKnown] = useState(title)
  const [news, setNews] = useState('')
  if (known !== title) {
    setKnown(title)
    setNews(words.t('negotiation.status.changed', { status: title }))
  }
  return (
    <div className={css.columns}>
      <PageHead title={title} hidden />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      <Status inquiry={inquiry} now={now} title={title} heading={heading} view={view} />
      <aside className={css.column}>
        <Timeline inquiry={inquiry} now={now} />
        <Summary inquiry={inquiry} view={view} />
      </aside>
    </div>
  )
}
