import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS, MAX_ROOMS } from '#contract/hotel/stay.ts'
import type { UrlRepair } from '#machines/search/search.criteria.url.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { placeName } from '#src/i18n/placeName.ts'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import * as css from './UrlRepairNotice.css.ts'

export interface LinkChangesProps {
  changes: readonly UrlRepair[]
  criteria: SearchCriteria
  onPutAway: () => void
}

/** One sentence per change made to a link. */
export const LinkChanges = ({ changes, criteria, onPutAway }: LinkChangesProps) => {
  const words = useI18n()
  return (
    <Notice icon={icons.info}>
      <div className={css.row}>
        <ul className={css.changes}>
          {changes.map((change) => (
            <li key={change}>{changeText(words, change, criteria)}</li>
          ))}
        </ul>
        <IconButton icon={icons.close} label={words.t('common.close')} onClick={onPutAway} />
      </div>
    </Notice>
  )
}

const changeText = (words: PageI18n, change: UrlRepair, criteria: SearchCriteria): string => {
  const checkIn = words.day(criteria.checkIn, 'dayMonth')
  const checkOut = words.day(criteria.checkOut, 'dayMonth')
  switch (change) {
    case 'destination_unknown':
      return words.t('search.changed.destination', { place: placeName(words, criteria.destination) })
    case 'area_unknown':
      return words.t('search.changed.area', { place: placeName(words, criteria.destination) })
    case 'rooms_unknown':
      return words.t('search.changed.rooms')
    case 'too_many_rooms':
      return words.plural('search.changed.tooManyRooms', MAX_ROOMS)
    case 'dates_unknown':
      return words.t('search.changed.dates', { checkIn, checkOut })
    case 'in_the_past':
      return words.t('search.changed.past', { checkIn })
    case 'hour_passed':
      return words.t('search.changed.hourPassed', { hour: words.hourOf(criteria.checkIn) })
    case 'night_has_begun':
      return words.t('search.changed.nightHasBegun')
    case 'check_in_skipped':
      return words.t('search.changed.checkInSkipped', { day: checkIn, hour: words.hourOf(criteria.checkIn) })
    case 'check_out_passed':
      return words.t('search.changed.checkOutPassed', { hour: words.hourOf(criteria.checkOut) })
    case 'check_out_skipped':
      return words.t('search.changed.checkOutSkipped', { day: checkOut, hour: words.hourOf(criteria.checkOut) })
    case 'too_far_ahead':
      return words.plural('search.changed.tooFarAhead', MAX_DAYS_AHEAD, { checkIn })
    case 'check_out_not_after_check_in':
      return words.t('search.changed.checkOut', { checkOut })
    case 'too_many_nights':
      return words.plural('search.changed.tooManyNights', MAX_NIGHTS, { checkOut })
  }
}
