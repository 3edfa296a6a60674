import { fake } from '#machines/kit/port.ts'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { cancellingMachine } from './cancelling.machine.ts'
import { cancellingPorts } from './cancelling.ports.ts'
import { isCancellable, obstacleOf, type Obstacle, type Preview } from './cancelling.rules.ts'
import { previewIn } from './cancelling.samples.ts'
import { selectFace, selectFailure, selectPreview, selectRefund, selectToldBefore } from './cancelling.selectors.ts'

test('the guest sees the refund as it is now, says yes to it, and is told what was given back', async () => {
  const { actor, asked, emitted, settled } = await opened()
  expect([selectFace(actor.getSnapshot()), selectPreview(actor.getSnapshot())]).toEqual(['asking', previewIn()])
  actor.send({ type: 'cancel.confirm' })
  const done = await settled()
  expect([selectFace(done), selectRefund(done), asked, emitted]).toEqual(['done', 20_000, [20_000], ['b1']])
})

test('keeping it asks nothing of the server, and the next time all is looked at anew', async () => {
  const { actor, asked, previewed, settled } = await opened()
  actor.send({ type: 'cancel.close' })
  expect([selectFace(actor.getSnapshot()), selectPreview(actor.getSnapshot())]).toEqual(['closed', null])
  actor.send({ type: 'cancel.open', bookingId: 'b2' })
  await settled()
  expect([asked, previewed]).toEqual([[], ['b1', 'b2']])
})

test('another refund than was told is asked about again, and only the second yes counts', async () => {
  const { actor, asked, plan, settled } = await opened()
  plan.preview = previewIn({ refund: 15_000 })
  plan.refuse = [{ code: 'refund_changed', status: 409 }]
  actor.send({ type: 'cancel.confirm' })
  const again = await settled()
  expect([selectFace(again), selectPreview(again)?.refund, selectToldBefore(again)]).toEqual(['asking', 15_000, 20_000])
  actor.send({ type: 'cancel.confirm' })
  expect([selectFace(await settled()), asked]).toEqual(['done', [20_000, 15_000]])
})

test('when the deadline passes before the guest says yes it is refused, and nothing is cancelled', async () => {
  const { actor, emitted, plan, settled } = await opened()
  plan.preview = previewIn({ refund: 0 })
  plan.refuse = [{ code: 'not_cancellable', status: 409 }]
  actor.send({ type: 'cancel.confirm' })
  const refused = await settled()
  expect([selectFace(refused), selectPreview(refused), emitted]).toEqual(['refused', previewIn({ refund: 0 }), []])
})

test('a lost answer is not taken for a no: asking again is safe, by hand or when the network is back', async () => {
  const { actor, asked, plan, settled } = await opened()
  plan.refuse = [
    { code: 'timeout', status: 500 },
    { code: 'network', status: 500 },
  ]
  actor.send({ type: 'cancel.confirm' })
  const unsure = await settled()
  expect([selectFace(unsure), selectFailure(unsure)?.code]).toEqual(['unsure', 'timeout'])
  actor.send({ type: 'connection.restored' })
  expect(selectFace(actor.getSnapshot())).toBe('unsure')
  actor.send({ type: 'cancel.retry' })
  expect(selectFailure(await settled())?.code).toBe('network')
  actor.send({ type: 'connection.restored' })
  expect([selectFace(await settled()), asked]).toEqual(['done', [20_000, 20_000, 20_000]])
})

test('one that is cancelled already is told so, with what it gave back', async () => {
  const { actor, asked, emitted } = await opened({ preview: previewIn({ status: 'cancelled', refund: 18_000 }) })
  const done = actor.getSnapshot()
  expect([selectFace(done), selectRefund(done), asked, emitted]).toEqual(['done', 18_000, [], ['b1']])
})

test('while it is being cancelled the dialog stays, and two presses are one', async () => {
  const { actor, asked, settled } = await opened()
  actor.send({ type: 'cancel.confirm' })
  actor.send({ type: 'cancel.close' })
  actor.send({ type: 'cancel.confirm' })
  expect(selectFace(actor.getSnapshot())).toBe('cancelling')
  await settled()
  expect(asked).toEqual([20_000])
})

test('when the session ends nothing of the booking is left', async () => {
  const { actor, plan, settled } = await opened()
  plan.refuse = [{ code: 'unauthorized', status: 401 }]
  actor.send({ type: 'cancel.confirm' })
  expect(selectFace(await settled())).toBe('failed')
  actor.send({ type: 'session.ended' })
  expect(actor.getSnapshot().context).toEqual({
    bookingId: '',
    preview: null,
    toldBefore: null,
    refund: null,
    failure: null,
  })
})

describe('a booking cannot be cancelled', () => {
  test.each<[string, Partial<Preview>, Obstacle]>([
    ['when its rate gives nothing back', { refund: 0, deadline: null }, 'notRefundable'],
    ['after its deadline', { refund: 0 }, 'tooLate'],
    ['while it is being processed', { refund: 0, status: 'processing' }, 'status'],
    ['during the stay', { refund: 0, status: 'ongoing' }, 'status'],
    ['after the stay', { refund: 0, status: 'completed' }, 'status'],
  ])('%s', (_, changes, obstacle) => {
    const preview = previewIn(changes)
    expect([isCancellable(preview), obstacleOf(preview)]).toEqual([false, obstacle])
  })
})

const opened = async (start: { preview?: Preview } = {}) => {
  const plan: { preview: Preview; refuse: object[] } = { preview: start.preview ?? previewIn(), refuse: [] }
  const asked: number[] = []
  const previewed: string[] = []
  const emitted: string[] = []
  const machine = cancellingMachine.provide({
    actors: {
      loadPreview: fake(cancellingPorts.loadPreview, ({ bookingId }) => {
        previewed.push(bookingId)
        return plan.preview
      }),
      cancelBooking: fake(cancellingPorts.cancelBooking, ({ expected }) => {
        asked.push(expected)
        const refusal = plan.refuse.shift()
        if (refusal !== undefined) throw Object.assign(new Error('refused'), refusal)
        return { refund: expected }
      }),
    },
  })
  const actor = createActor(machine).start()
  actor.on('cancelled', ({ bookingId }) => emitted.push(bookingId))
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  actor.send({ type: 'cancel.open', bookingId: 'b1' })
  await settled()
  return { actor, plan, asked, previewed, emitted, settled }
}
