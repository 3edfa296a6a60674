import { startMap, type MapActor } from '#src/actors/search/map.ts'
import type { SearchedArea } from '#machines/map/map.rules.ts'
import { useEffect, useRef, useState } from 'react'

/** The actor of one map, which ends with it; null: it has not begun. @param searched where it begins. */
export const useMapActor = (searched: SearchedArea): MapActor | null => {
  const first = useRef(searched)
  const [actor, setActor] = useState<MapActor | null>(null)
  useEffect(() => {
    const started = startMap(first.current)
    setActor(started)
    return () => {
      started.stop()
      setActor(null)
    }
  }, [])
  return actor
}
