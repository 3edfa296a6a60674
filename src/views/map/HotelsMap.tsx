import type { Bounds, Point } from '#contract/hotel/destination.ts'
import type { HotelSummary } from '#contract/hotel/hotels.ts'
import { withMapTexts } from '#src/i18n/pageTexts.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import type { ReactNode } from 'react'
import * as css from './HotelsMap.css.ts'

/** What the map needs of a hotel; a whole `HotelSummary` will do. */
export interface HotelOnMap extends Pick<HotelSummary, 'id' | 'name' | 'location'> {
  /** Dollars, the total of the stay. */
  rate: { total: number }
}

export interface MapArea {
  bounds: Bounds
  zoom: number
}

export interface HotelsMapProps {
  /** As they are listed, the first ones first: these keep their price where there is no room for all. The same array as long as nothing changes. */
  hotels: readonly HotelOnMap[]
  /** The place that was searched for: the middle of the map when there are no bounds. */
  point: Point
  /** As the address has them; null: none. */
  bounds: Bounds | null
  /** As the address has it; 12 when it has none. */
  zoom: number
  /** The hotel that is pointed at in the list, or was on the map. */
  lit: string | null
  onLight: (id: string | null) => void
  /** The guest wants the hotels of this area: by the button, or by moving the map when it follows. To be searched for, and to go into the address. */
  onAreaWanted: (area: MapArea) => void
  /** Stands on the map when a pin has been pressed. The map gives it a frame, a name and a button that closes it. */
  card: (id: string) => ReactNode
  /** Hotels are being searched for. */
  busy: boolean
  /** Asks again for the hotels of the area, which have not come. */
  onRetry?: (() => void) | undefined
}

const useWhole = lazyPart(async () => (await withMapTexts(import('./LoadedHotelsMap.tsx'))).LoadedHotelsMap)

/** The hotels of a list on a map. It fills its container, which has to have a height; what draws it comes after the page. */
export const HotelsMap = (props: HotelsMapProps) => {
  const { part: Whole, hasFailed, retry } = useWhole(true)
  if (Whole !== null) return <Whole {...props} />
  return (
    <div className={css.waiting} aria-busy={!hasFailed}>
      {hasFailed && <ChunkError onRetry={retry} />}
    </div>
  )
}
