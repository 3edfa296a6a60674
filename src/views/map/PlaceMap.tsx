import type { Point } from '#contract/hotel/destination.ts'
import { withMapTexts } from '#src/i18n/pageTexts.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import * as css from './HotelsMap.css.ts'

export interface PlaceMapProps {
  /** Label of the pin, e.g. the hotel's name. */
  name: string
  location: Point
}

const useWhole = lazyPart(async () => (await withMapTexts(import('./LoadedPlaceMap.tsx'))).LoadedPlaceMap)

/** One place on a small map. Fills its container, which must have a height; the page scrolls over it. */
export const PlaceMap = (props: PlaceMapProps) => {
  const { part: Whole, hasFailed, retry } = useWhole(true)
  if (Whole !== null) return <Whole {...props} />
  return (
    <div className={css.waiting} aria-busy={!hasFailed}>
      {hasFailed && <ChunkError onRetry={retry} />}
    </div>
  )
}
