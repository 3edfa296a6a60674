import { runningNight, type DayHour } from '#contract/hotel/stay.ts'
import { hourAt } from '#src/actors/search/placeClock.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Tag } from '#src/ui/content/Tag.tsx'
import { useNow } from '#src/ui/hooks/useNow.ts'

/** "Tonight, from now", while a check-in is that of the night that is running at the hotel; nothing before and after. */
export const TonightNow = ({ checkIn, timeZone }: { checkIn: DayHour; timeZone: string }) => {
  const words = useI18n()
  const isNow = useNow(() => runningNight(hourAt(timeZone)) === checkIn, false)
  return isNow && <Tag icon={icons.bed}>{words.t('common.stay.tonightNow')}</Tag>
}
