import {
  selectViewState,
  selectFailure,
  selectPreview,
  selectRefund,
  selectPreviousReturn,
} from '#machines/cancelling/cancelling.selectors.ts'
import { cancellingActor } from '#src/actors/bookings/cancelling.ts'
import { useLoadingStage } from '#src/views/parts/loading/useLoadingStage.ts'
import { useSelector } from '@xstate/react'
import { useState } from 'react'

/** Opens the cancellation dialog. */
export const openCancelling = (bookingId: string): void => cancellingActor().send({ type: 'cancel.open', bookingId })

/** State and actions of the cancellation dialog. Money in cents. */
export const useCancelling = () => {
  const actor = cancellingActor()
  const viewState = useSelector(actor, selectViewState)
  const [attempt, setAttempt] = useState(0)
  return {
    viewState,
    /** How long the preview or the cancellation has been running. */
    waiting: useLoadingStage(viewState === 'previewing' || viewState === 'cancelling' ? attempt : null),
    preview: useSelector(actor, selectPreview),
    previousReturn: useSelector(actor, selectPreviousReturn),
    refund: useSelector(actor, selectRefund),
    failure: useSelector(actor, selectFailure),
    confirm: () => actor.send({ type: 'cancel.confirm' }),
    retry: () => {
      setAttempt(attempt + 1)
      actor.send({ type: 'cancel.retry' })
    },
    close: () => actor.send({ type: 'cancel.close' }),
  }
}
