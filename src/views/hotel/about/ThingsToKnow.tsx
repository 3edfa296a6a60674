import { EmailAddress } from '#src/ui/content/EmailAddress.tsx'
import type { Hotel } from '#contract/hotel/hotels.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { zoneName } from '#locales/kit/zoneName.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import * as css from '#src/views/hotel/HotelPage.css.ts'

export const ThingsToKnow = ({ hotel: { things_to_know: things, time_zone, contact } }: { hotel: Hotel }) => {
  const words = useI18n()
  return (
    <div className={css.things}>
      <div>
        <h3 className={css.thingTitle}>
          {words.t('common.stay.checkIn')} · {words.t('common.stay.checkOut')}
        </h3>
        <p className={css.sub}>
          {words.t('hotel.hours', {
            from: words.hour(things.check_in_from),
            until: words.hour(things.check_out_until),
            zone: zoneName(time_zone, words.locale),
          })}
        </p>
        <p className={css.sub}>{words.t(things.guarantees_early_check_in ? 'hotel.earlyHeld' : 'hotel.earlyAsked')}</p>
        <p className={css.sub}>{words.t(things.guarantees_late_check_out ? 'hotel.lateHeld' : 'hotel.lateAsked')}</p>
      </div>
      {things.policies.map(({ title, text }) => (
        <div key={title}>
          <h3 className={css.thingTitle}>{title}</h3>
          <p className={css.sub}>{words.timesIn(text)}</p>
        </div>
      ))}
      <div>
        <h3 className={css.thingTitle}>{words.t('hotel.contact.title')}</h3>
        <p className={css.contacts}>
          <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
            <Numeral>{contact.phone}</Numeral>
          </a>
          <a href={`mailto:${contact.email}`}>
            <EmailAddress className={css.email}>{contact.email}</EmailAddress>
          </a>
        </p>
      </div>
    </div>
  )
}
