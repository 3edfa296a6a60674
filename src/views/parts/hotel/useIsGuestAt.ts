import type { Point } from '#contract/hotel/destination.ts'
import { guestPosition } from '#src/actors/search/guestPosition.ts'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The guest asked for hotels near them in this tab, and this is where they were. */
export const useIsGuestAt = ({ lat, lng }: Point): boolean =>
  useSyncExternalStore(
    never,
    () => guestPosition.is({ lat, lng }),
    () => false,
  )
