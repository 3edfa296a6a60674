import { fake } from '#machines/kit/port.ts'
import { createActor, waitFor } from 'xstate'
import { cancellingMachine } from './cancelling.machine.ts'
import { cancellingPorts } from './cancelling.ports.ts'
import type { Preview } from './cancelling.rules.ts'
import { previewIn } from './cancelling.samples.ts'

interface Plan {
  preview: Preview
  /** How the next calls that cancel are refused. */
  refuse: object[]
  /** No call is answered. */
  hangs: boolean
}

/** A dialog that has been asked for the booking `b1`, before a server that answers as planned. */
export const cancelling = (start: Partial<Plan> = {}) => {
  const plan: Plan = { preview: previewIn(), refuse: [], hangs: false, ...start }
  const asked: number[] = []
  const previewed: string[] = []
  const emitted: string[] = []
  const machine = cancellingMachine.provide({
    actors: {
      loadPreview: fake(cancellingPorts.loadPreview, ({ bookingId }) => {
        previewed.push(bookingId)
        return plan.hangs ? never() : plan.preview
      }),
      cancelBooking: fake(cancellingPorts.cancelBooking, ({ expected }) => {
        asked.push(expected)
        const refusal = plan.refuse.shift()
        if (refusal !== undefined) throw Object.assign(new Error('refused'), refusal)
        return plan.hangs ? never() : { refund: expected }
      }),
    },
  })
  const actor = createActor(machine).start()
  actor.on('cancelled', ({ bookingId }) => emitted.push(bookingId))
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  actor.send({ type: 'cancel.open', bookingId: 'b1' })
  return { actor, plan, asked, previewed, emitted, settled }
}

const never = () => new Promise<never>(() => {})
