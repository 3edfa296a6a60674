import type { HotelsMapProps } from './HotelsMap.tsx'
import * as css from './HotelsMap.css.ts'
import { RunningMap } from './RunningMap.tsx'
import { useMapActor } from './useMapActor.ts'

export const WholeHotelsMap = (props: HotelsMapProps) => {
  const { point, bounds, zoom } = props
  const actor = useMapActor({ point, bounds, zoom })
  return actor === null ? <div className={css.waiting} aria-busy /> : <RunningMap {...props} actor={actor} />
}
