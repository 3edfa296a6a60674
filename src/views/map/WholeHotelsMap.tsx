import { startMap, type MapActor } from '#src/actors/map.ts'
import { useEffect, useRef, useState } from 'react'
import type { HotelsMapProps } from './HotelsMap.tsx'
import * as css from './HotelsMap.css.ts'
import { RunningMap } from './RunningMap.tsx'

/** Begins the actor of this map, which ends with it. */
export const WholeHotelsMap = (props: HotelsMapProps) => {
  const { point, bounds, zoom } = props
  const first = useRef({ point, bounds, zoom })
  const [actor, setActor] = useState<MapActor | null>(null)
  useEffect(() => {
    const started = startMap(first.current)
    setActor(started)
    return () => {
      started.stop()
      setActor(null)
    }
  }, [])
  return actor === null ? <div className={css.waiting} aria-busy /> : <RunningMap {...props} actor={actor} />
}
