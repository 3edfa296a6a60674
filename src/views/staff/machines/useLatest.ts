import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same over renders, so that nothing is rendered for it alone, and calls the last one given. */
export const useLatest = <Argument>(callback: (argument: Argument) => void): ((argument: Argument) => void) => {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((argument) => latest.current(argument), [])
}
