import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { tonightStay } from '#machines/search/search.stay.ts'
import { hourAt, placeClock } from '#src/actors/search/placeClock.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { ShortcutProps } from '#src/views/searchForm/SearchForm.tsx'

/** By the clock of the destination. */
const forTonight = async (criteria: SearchCriteria): Promise<SearchCriteria> => {
  const timeZone = await placeClock.ask(criteria.destination.point)
  return { ...criteria, ...tonightStay({ now: hourAt(timeZone), timeZone }) }
}

/** One tap from the home page to the hotels that have a room tonight. */
export const Tonight = ({ search }: ShortcutProps) => {
  const words = useI18n()
  return (
    <Button
      look="quiet"
      size="small"
      icon={icons.bed}
      // Prevent the blur: it would discard a destination that is typed but not chosen yet.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => search(forTonight)}
    >
      {words.t('home.tonight')}
    </Button>
  )
}
