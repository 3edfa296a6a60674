import type { Failure } from '#machines/kit/failure.ts'
import {
  areHeartsNeeded,
  dismissHeart,
  isHeartKept,
  isHeartLost,
  loadHeartFlow,
  pressHeart,
  watchHearts,
} from '#src/actors/hearts.ts'
import { lazyPart } from './lazyPart.ts'
import { useSyncExternalStore } from 'react'

const useHeartFlow = lazyPart(() => loadHeartFlow())

/** One hotel's heart. It answers a press before the flow of favourites is here, which then takes it over. */
export const useHeart = (hotelId: string) => {
  const { part: flow, retry } = useHeartFlow(useSyncExternalStore(watchHearts, areHeartsNeeded, notYet))
  const watch = flow?.watch ?? watchHearts
  const isKept = useSyncExternalStore(watch, () => (flow ? flow.isKept(hotelId) : isHeartKept(hotelId)), notYet)
  const problem = useSyncExternalStore(
    watch,
    () => (flow ? flow.problem(hotelId) : lossOf(hotelId)),
    () => null,
  )
  return {
    isKept,
    /** Why it was put back. */
    problem,
    press: () => {
      if (flow) return flow.press(hotelId, !isKept)
      pressHeart(hotelId)
      // When it has failed before, it is wanted still.
      return retry()
    },
    dismiss: () => (flow ? flow.dismiss() : dismissHeart(hotelId)),
  }
}

/** On the server nobody knows what the guest keeps. */
const notYet = () => false

const LOST: Failure = { code: 'unreachable', status: 500 }
const lossOf = (hotelId: string): Failure | null => (isHeartLost(hotelId) ? LOST : null)
