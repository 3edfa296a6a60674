import type { Hotel } from '#contract/hotel/hotels.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { phoneHref } from '#src/ui/content/PhoneLink.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import * as css from './BookingPage.css.ts'

/** Contact details of the hotel; null while loading. */
export const HotelContact = ({ contact }: { contact: Hotel['contact'] | null }) => {
  const words = useI18n()
  return (
    <div className={css.part}>
      <h3 className={css.title}>{words.t('hotel.contact.title')}</h3>
      <div className={css.contacts}>
        {contact === null ? (
          <Skeleton width="280px" height="24px" />
        ) : (
          <>
            <a href={phoneHref(contact.phone)} className={css.contact}>
              <Icon path={icons.phone} size="small" />
              <Numeral>{contact.phone}</Numeral>
            </a>
            <a href={`mailto:${contact.email}`} className={css.contact}>
              <Icon path={icons.mail} size="small" />
              <Numeral>{contact.email}</Numeral>
            </a>
          </>
        )}
      </div>
    </div>
  )
}
