import { startHotelsMap } from '#src/actors/search/map.ts'
import type { HotelsMapProps } from './HotelsMap.tsx'
import * as css from './HotelsMap.css.ts'
import { InteractiveMap } from './InteractiveMap.tsx'
import { useMapActor } from './useMapActor.ts'

export const LoadedHotelsMap = (props: HotelsMapProps) => {
  const { point, bounds, zoom } = props
  const actor = useMapActor(startHotelsMap, { point, bounds, zoom })
  return actor === null ? <div className={css.waiting} aria-busy /> : <InteractiveMap {...props} actor={actor} />
}
