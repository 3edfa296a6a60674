import { deskQuery, takeDeskStep } from '#src/actors/negotiation/desk.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { useState, type ReactNode } from 'react'
import { ConfirmFrame } from './ConfirmFrame.tsx'
import { Desk } from './Desk.tsx'
import { readDeskAgainIn } from './desk.rules.ts'
import { RenewForm } from './DeskDialogs.tsx'
import { CheckingLink, LinkFace, LinkFailed, Support, type Brand } from './LinkFaces.tsx'
import { useHotelLink } from './useRequestLink.ts'

/** All requests of a hotel behind its own link. `join`: address of the page for hotels. */
export const DeskPage = ({ token, brand, join }: { token: string; brand: Brand; join: string }) => {
  const words = useI18n()
  const [hasLeft, setLeft] = useState(false)
  const view = useHotelLink({
    query: deskQuery(token),
    take: (step) => takeDeskStep(token, step),
    readAgainIn: readDeskAgainIn,
  })
  const { link, failure, isWaiting, retry } = view
  const isOpen = !hasLeft && link?.state === 'open' && link.hotel !== null
  return (
    <ConfirmFrame {...(isOpen ? { hotel: link.hotel?.name } : {})} subtitle={words.t('desk.header')} isWide={isOpen}>
      {content()}
    </ConfirmFrame>
  )

  function content(): ReactNode {
    if (hasLeft || link?.state === 'done')
      return (
        <LinkFace
          tone="over"
          icon={icons.info}
          title={words.t('desk.over.left.title')}
          text={words.t('desk.over.left.text')}
        >
          <a href={join} className={buttonClass({ look: 'line' })}>
            {words.t('desk.rejoin')}
          </a>
        </LinkFace>
      )
    if (link === null)
      return failure !== null || isWaiting ? <LinkFailed failure={failure} onRetry={retry} /> : <CheckingLink />
    if (link.state === 'open' && link.hotel !== null)
      return <Desk token={token} desk={link} hotel={link.hotel} view={view} onLeft={() => setLeft(true)} />
    const why = link.state === 'expired' ? 'expired' : 'unknown'
    return (
      <>
        <LinkFace
          tone="over"
          icon={icons.info}
          title={words.t(`desk.over.${why}.title`)}
          text={words.t(`desk.over.${why}.text`)}
        >
          <RenewForm />
        </LinkFace>
        <Support brand={brand} />
      </>
    )
  }
}
