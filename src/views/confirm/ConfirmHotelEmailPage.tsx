import { confirmHotelEmail, hotelEmailLinkQuery } from '#src/actors/negotiation/links.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { buttonClass } from '#src/ui/content/Button.tsx'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { ConfirmFrame } from './ConfirmFrame.tsx'
import { ConfirmPage } from './ConfirmPage.tsx'
import { UselessLink, type Brand } from './LinkFaces.tsx'
import * as css from './confirm.css.ts'

/** A hotelier who joined confirms the address to which guests' requests go. `join`: address of the page for hotels. */
export const ConfirmHotelEmailPage = ({
  token,
  brand,
  join,
}: {
  token: string | undefined
  brand: Brand
  join: string
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
      kind="hotelEmail"
      query={hotelEmailLinkQuery(token)}
      confirm={() => confirmHotelEmail(token)}
      brand={brand}
      details={({ hotel, email }) => (
        <div>
          <h2 className={part.title}>
            <bdi>{hotel}</bdi>
          </h2>
          <p>
            <bdi dir="ltr" className={css.address}>
              {email}
            </bdi>
          </p>
        </div>
      )}
      next={() => null}
      restart={
        <a href={join} className={buttonClass({ look: 'line' })}>
          {words.t('negotiation.link.hotelEmail.join')}
        </a>
      }
    />
  )
}
