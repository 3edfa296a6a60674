import { fake } from '#machines/kit/port.ts'
import { createActor, waitFor } from 'xstate'
import { cancellingMachine } from './cancelling.machine.ts'
import { cancellingPorts } from './cancelling.ports.ts'
import type { Preview, ShownReturn } from './cancelling.rules.ts'
import { previewIn } from './cancelling.samples.ts'

interface Plan {
  preview: Preview
  /** Failures of the next `cancelBooking` calls, in order. */
  refuse: object[]
  refusePreview: object[]
  /** No call ever settles. */
  hangs: boolean
}

/** Starts a machine with the dialog opened for booking `b1` and ports that follow the plan. */
export const cancelling = (start: Partial<Plan> = {}) => {
  const { preview = previewIn(), refuse: refused = [], refusePreview = [], hangs = false } = start
  const plan: Plan = { preview, refuse: [...refused], refusePreview: [...refusePreview], hangs }
  const refunds: number[] = []
  const agreed: ShownReturn[] = []
  const cancelled: string[] = []
  const previewed: string[] = []
  const emitted: string[] = []
  const machine = cancellingMachine.provide({
    actors: {
      loadPreview: fake(cancellingPorts.loadPreview, ({ bookingId }) => {
        previewed.push(bookingId)
        refuse(plan.refusePreview.shift())
        return plan.hangs ? never() : plan.preview
      }),
      cancelBooking: fake(cancellingPorts.cancelBooking, ({ bookingId, expected }) => {
        cancelled.push(bookingId)
        refunds.push(expected.refund)
        agreed.push(expected)
        refuse(plan.refuse.shift())
        return plan.hangs ? never() : { refund: expected.refund }
      }),
    },
  })
  const actor = createActor(machine).start()
  actor.on('cancelled', ({ bookingId }) => emitted.push(bookingId))
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  actor.send({ type: 'cancel.open', bookingId: 'b1' })
  return { actor, plan, refunds, agreed, cancelled, previewed, emitted, settled }
}

const refuse = (refusal: object | undefined) => {
  if (refusal !== undefined) throw Object.assign(new Error('refused'), refusal)
}

const never = () => new Promise<never>(() => {})
