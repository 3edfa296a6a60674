import { confirmHotelEmail, hotelEmailLinkQuery } from '#src/actors/negotiation/links.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { buttonClass } from '#src/ui/content/Button.tsx'
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
      hotel={({ hotel }) => hotel ?? undefined}
      details={({ email }) => (
        <p>
          <b>
            <bdi dir="ltr" className={css.address}>
              {email}
            </bdi>
          </b>
        </p>
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
