import type { MapActor } from '#src/actors/search/map.ts'
import type { SearchedArea } from '#machines/map/map.rules.ts'
import { useEffect, useRef, useState } from 'react'

/**
 * Actor of a map, stopped on unmount; null until started.
 * @param start starts it: the same function on each render.
 * @param searched initial area.
 */
export const useMapActor = (start: (searched: SearchedArea) => MapActor, searched: SearchedArea): MapActor | null => {
  const first = useRef(searched)
  const [actor, setActor] = useState<MapActor | null>(null)
  useEffect(() => {
    const started = start(first.current)
    setActor(started)
    return () => {
      started.stop()
      setActor(null)
    }
  }, [start])
  return actor
}
