import type { Point } from '#contract/destination.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { withMapTexts } from '#src/i18n/pageTexts.ts'
import { lately } from '#src/views/parts/late.ts'
import * as css from './HotelsMap.css.ts'

export interface PlaceMapProps {
  /** What stands at the pin, such as the name of the hotel. */
  name: string
  location: Point
}

const useWhole = lately(async () => (await withMapTexts(import('./WholePlaceMap.tsx'))).WholePlaceMap)

/** One place on a small map. It fills its container, which has to have a height; the page scrolls over it. */
export const PlaceMap = (props: PlaceMapProps) => {
  const words = useWords()
  const { part: Whole, hasFailed } = useWhole(true)
  if (Whole !== null) return <Whole {...props} />
  return (
    <div className={css.waiting} aria-busy={!hasFailed}>
      {hasFailed && <p role="alert">{words.t('search.map.failed')}</p>}
    </div>
  )
}
