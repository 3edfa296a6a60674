import type { Bounds, Point } from '#contract/hotel/destination.ts'
import type { HotelSummary } from '#contract/hotel/hotels.ts'
import { withMapTexts } from '#src/i18n/pageTexts.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import type { ReactNode } from 'react'
import * as css from './HotelsMap.css.ts'

/** Fields of a hotel that the map needs. */
export interface HotelOnMap extends Pick<HotelSummary, 'id' | 'name' | 'location'> {
  /** Decisions §11: total with all hours of the stay, in dollars. */
  hours_total: number
  /** Some of the hours are on request. */
  isOnRequest: boolean
}

export interface MapArea {
  bounds: Bounds
  zoom: number
}

export interface HotelsMapProps {
  /** In list order: earlier ones keep their price if not all fit. Must be the same array while unchanged. */
  hotels: readonly HotelOnMap[]
  /** The searched place: center of the map without bounds. */
  point: Point
  /** From the URL; null if none. */
  bounds: Bounds | null
  /** From the URL; 12 by default. */
  zoom: number
  /** Id of the hotel highlighted in the list or on the map. */
  lit: string | null
  onLight: (id: string | null) => void
  /**
   * The guest wants the hotels of this area: by the button, or by moving a map that follows. Search it, and put it into the URL.
   */
  onSearchArea: (area: MapArea) => void
  /** Content of the card opened by a pin. The map adds frame, name and close button. */
  card: (id: string) => ReactNode
  /** A search is running. */
  busy: boolean
  /** Retries the hotels of the area after a failure. */
  onRetry?: (() => void) | undefined
}

const useWhole = lazyPart(async () => (await withMapTexts(import('./LoadedHotelsMap.tsx'))).LoadedHotelsMap)

/** Hotels of a list on a map. Fills its container, which must have a height. Loaded after the page. */
export const HotelsMap = (props: HotelsMapProps) => {
  const { part: Whole, hasFailed, retry } = useWhole(true)
  if (Whole !== null) return <Whole {...props} />
  return (
    <div className={css.waiting} aria-busy={!hasFailed}>
      {hasFailed && <ChunkError onRetry={retry} />}
    </div>
  )
}
